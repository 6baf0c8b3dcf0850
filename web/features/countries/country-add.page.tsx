import { useState } from 'react';
import { useLocation } from 'wouter';
import { countryProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { showError } from '#web/state/dialogs.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CountryCrumbs } from './country-crumbs.tsx';

export function CountryAddPage() {
  const { common, countries, errors } = useTexts();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  useUnsaved(code !== '' || name !== '');
  const add = useAction(() => api.admin.countries.add.post({ code, name }), {
    errorTitle: errors.addingCountry,
    success: countries.added(name.trim()),
    done: () => navigate(paths.adminCountries(), { replace: true }),
    invalidates: [['countries']],
  });
  const wrongCode = code !== '' && !/^[A-Za-z]{1,2}$/.test(code);

  function submit() {
    const problem = countryProblem({ code, name });
    if (problem) showError({ title: errors.addingCountry, text: problem });
    else if (!wrongCode) void add.run();
  }
  return (
    <Page title={countries.add} crumbs={<CountryCrumbs here={countries.add} />} narrow>
      <Form onSubmit={submit}>
        <TextField
          label={countries.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.country_code}
          value={code}
          onChange={(text) => setCode(text.toUpperCase())}
          hint={countries.codeHint}
          problem={wrongCode ? countries.codeProblem : add.problems['code']}
          required
        />
        <TextField
          label={countries.name}
          autoComplete="off"
          maxLength={limits.country_name}
          value={name}
          onChange={setName}
          problem={add.problems['name']}
          required
        />
        <div className="form-end">
          <Button type="submit" variant="primary" large busy={add.busy}>
            {countries.add}
          </Button>
          <ButtonLink href={paths.adminCountries()}>{common.cancel}</ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
