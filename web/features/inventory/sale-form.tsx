import { EntryForm } from './entry-form.tsx';
import type { SaleBody, SaleDraft } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { useSaleForm } from './use-entry-form.ts';

/** The page's form of a sale that is added or edited. */
export function SaleForm(props: {
  start: SaleDraft;
  most: number;
  /** The last price for one animal, in minor units. */
  unit?: number | null;
  save: string;
  busy: boolean;
  /** What the server found wrong, by field. */
  problems: Record<string, string>;
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
