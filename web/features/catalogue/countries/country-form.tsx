import { countryProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { useDraft } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type Country = { code: string; name: string };

/** A country's code and name; the code of an existing one is read-only. */
export function CountryForm(props: {
  /** The country to edit; when omitted, a new one is added. */
  country?: Country;
  errorTitle: string;
  save: string;
  busy: boolean;
  problems: Record<string, string>;
  onSave: (country: Country) => void;
}) {
  const { country, errorTitle, save, busy, problems, onSave } = props;
  const { common, countries } = useTexts();
  const [draft, change] = useDraft<Country>(country ?? { code: '', name: '' });
  const { code, name } = draft;
  const wrongCode = !country && code !== '' && !/^[A-Za-z]{1,2}$/.test(code);

  function submit() {
    const problem = countryProblem(draft);
    if (problem) showError({ title: errorTitle, text: sayIssue(problem) });
    else if (!wrongCode) onSave(draft);
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
          problem={wrongCode ? countries.codeProblem : problems['code']}
          required
        />
      )}
      <TextField
        label={countries.name}
        autoComplete="off"
        maxLength={limits.country_name}
        value={name}
        onChange={(text) => change({ name: text })}
        problem={problems['name']}
        required
      />
      <div className="form-end">
        <Button type="submit" variant="primary" large busy={busy}>
          {save}
        </Button>
        <ButtonLink href={paths.adminCountries()}>{common.cancel}</ButtonLink>
      </div>
    </Form>
  );
}
