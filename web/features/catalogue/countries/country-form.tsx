import { countryProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type Country = { code: string; name: string };

/** A country's code and name; the code of an existing one is read-only. */
export function CountryForm(props: {
  /** The country to edit; when omitted, a new one is added. */
  country?: Country;
  errorTitle: string;
  label: string;
  save: Save<Country>;
}) {
  const { country, errorTitle, label, save } = props;
  const { countries } = useTexts();
  const [draft, change] = useDraft<Country>(country ?? { code: '', name: '' }, 'country');
  const { code } = draft;
  const bind = bindFields({ draft, change, problems: save.problems });
  const wrongCode = !country && code !== '' && !/^[A-Za-z]{1,2}$/.test(code);

  function submit() {
    const problem = countryProblem(draft);
    if (problem) showError({ title: errorTitle, text: sayIssue(problem) });
    else if (!wrongCode) void save.run(draft);
  }
  return (
    <Form onSubmit={submit}>
      {country ? (
        <TextField
          label={countries.code}
          value={code}
          onChange={() => undefined}
          hint={countries.codeStays}
          readOnly
        />
      ) : (
        <TextField
          label={countries.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.country_code}
          value={code}
          onChange={(text) => change({ code: text.toUpperCase() })}
          hint={countries.codeHint}
          problem={wrongCode ? countries.codeProblem : save.problems['code']}
          required
        />
      )}
      <TextField
        label={countries.name}
        autoComplete="off"
        {...bind('name', limits.country_name)}
        required
      />
      <FormEnd label={label} busy={save.busy} cancel={paths.adminCountries()} />
    </Form>
  );
}
