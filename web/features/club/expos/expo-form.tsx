import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { useState } from 'react';
import { expoProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { stockLines } from '#src/domain/trade/stock-list.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { showError } from '#web/state/dialogs.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { StockDialog } from './stock-dialog.tsx';

export type ExpoDraft = Omit<Expo, 'expid' | 'rev'>;

/** Date, name, table, and the two lists. `save` is only called with a complete expo. */
export function ExpoForm(props: {
  start: ExpoDraft;
  label: string;
  errorTitle: string;
  save: Save<ExpoDraft>;
  cancel: string;
}) {
  const { start, label, errorTitle, save, cancel } = props;
  const { expos } = useTexts();
  const [draft, change] = useDraft(start, 'expo');
  const bind = bindFields({ draft, change, problems: save.problems });
  const [picking, setPicking] = useState(false);
  const problem = expoProblem(draft);

  function submit() {
    // Enter in a field submits the form although its button is disabled.
    if (problem) showError({ title: errorTitle, text: sayIssue(problem) });
    else void save.run(draft);
  }
  return (
    <>
      <Form onSubmit={submit}>
        <DateField label={expos.date} {...bind('e_date')} required />
        <TextField
          label={expos.name}
          autoComplete="off"
          maxLength={limits.e_name}
          {...bind('e_name')}
          required
        />
        <TextField
          label={expos.table}
          autoComplete="off"
          maxLength={limits.e_table}
          {...bind('e_table')}
        />
        <OfferField
          offer={draft.e_offer}
          onChange={(e_offer) => change({ e_offer })}
          onPick={() => setPicking(true)}
          problem={save.problems['e_offer']}
        />
        <TextArea
          label={expos.sold}
          hint={expos.soldHint(draft.e_sold.length, limits.e_sold)}
          rows={4}
          maxLength={limits.e_sold}
          {...bind('e_sold')}
        />
        <FormEnd label={label} busy={save.busy} disabled={problem !== null} cancel={cancel} />
      </Form>
      {picking && (
        <StockDialog
          offer={draft.e_offer}
          onClose={() => setPicking(false)}
          onAdd={(e_offer) => {
            change({ e_offer });
            setPicking(false);
          }}
        />
      )}
    </>
  );
}

/** The stock list, typed or generated from animals. */
function OfferField(props: {
  offer: string;
  onChange: (offer: string) => void;
  onPick: () => void;
  problem: string | undefined;
}) {
  const { offer, onChange, onPick, problem } = props;
  const { expos } = useTexts();
  return (
    <div className="stack close">
      <TextArea
        label={expos.offer}
        hint={expos.offerHint(offer.length, limits.e_offer)}
        rows={8}
        maxLength={limits.e_offer}
        value={offer}
        onChange={onChange}
        problem={problem}
      />
      <AsRead offer={offer} />
      <div className="cluster">
        <Button icon="tarantula" onClick={onPick}>
          {expos.pick}
        </Button>
      </div>
    </div>
  );
}

/** What visitors will see of it: how many offers, and which lines are none. */
function AsRead({ offer }: { offer: string }) {
  const { expos } = useTexts();
  const lines = stockLines(offer).filter(({ text }) => text.trim() !== '');
  if (lines.length === 0) return null;
  const words = lines.filter(({ count }) => count === null).map(({ text }) => text.trim());
  return <p className="hint stock-read">{expos.asRead(lines.length - words.length, words)}</p>;
}
