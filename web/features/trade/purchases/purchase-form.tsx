import type { FieldProblem } from '#web/ui/field.tsx';
import { EntryForm } from '#web/features/trade/records/trade-record-form.tsx';
import type { PurchaseBody, PurchaseDraft } from './purchase-draft.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { usePurchaseForm } from '#web/features/trade/records/use-trade-record-form.ts';

/** The page's form to add or edit a purchase. */
export function PurchaseForm(props: {
  start: PurchaseDraft;
  ofPet?: boolean;
  save: string;
  busy: boolean;
  /** Validation errors from the server, by field. */
  problems: Record<string, FieldProblem>;
  onSave: (body: PurchaseBody) => void;
  cancel: string;
}) {
  const { ofPet = false } = props;
  const { submit, problems, ...form } = usePurchaseForm(props.start, ofPet, props.onSave);
  return (
    <EntryForm onSubmit={submit} save={props.save} busy={props.busy} cancel={props.cancel}>
      <PurchaseFields {...form} problems={{ ...props.problems, ...problems }} ofPet={ofPet} />
    </EntryForm>
  );
}
