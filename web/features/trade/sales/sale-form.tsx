import type { FieldProblem } from '#web/ui/field.tsx';
import { EntryForm } from '#web/features/trade/records/trade-record-form.tsx';
import type { SaleBody, SaleDraft } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { useSaleForm } from '#web/features/trade/records/use-trade-record-form.ts';

/** The page's form to add or edit a sale. */
export function SaleForm(props: {
  start: SaleDraft;
  most: number;
  /** The last price for one animal. */
  unit?: number | null;
  save: string;
  busy: boolean;
  /** Validation errors from the server, by field. */
  problems: Record<string, FieldProblem>;
  onSave: (body: SaleBody) => void;
  cancel: string;
}) {
  const { most, unit = null } = props;
  const { submit, problems, ...form } = useSaleForm(props.start, unit, props.onSave);
  return (
    <EntryForm onSubmit={submit} save={props.save} busy={props.busy} cancel={props.cancel}>
      <SaleFields {...form} problems={{ ...props.problems, ...problems }} most={most} unit={unit} />
    </EntryForm>
  );
}
