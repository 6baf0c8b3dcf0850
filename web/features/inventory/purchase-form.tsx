import { EntryForm } from './entry-form.tsx';
import type { PurchaseBody, PurchaseDraft } from './purchase-draft.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { usePurchaseForm } from './use-entry-form.ts';

/** The page's form of a purchase that is added or edited. */
export function PurchaseForm(props: {
  start: PurchaseDraft;
  ofPet?: boolean;
  save: string;
  busy: boolean;
  /** What the server found wrong, by field. */
  problems: Record<string, string>;
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
