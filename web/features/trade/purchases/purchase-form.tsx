import type { Save } from '#web/lib/action.ts';
import { Form } from '#web/ui/form.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import type { PurchaseBody, PurchaseDraft } from './purchase-draft.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { usePurchaseForm } from '#web/features/trade/records/use-trade-record-form.ts';

/** The page's form to add or edit a purchase. */
export function PurchaseForm(props: {
  start: PurchaseDraft;
  /** Whose purchase it is, as `usePurchaseForm` takes it. */
  of: string;
  ofPet?: boolean;
  label: string;
  /** Is only called with a complete body. */
  save: Save<PurchaseBody>;
  cancel: string;
}) {
  const { of, ofPet = false, save } = props;
  const { submit, problems, ...form } = usePurchaseForm(props.start, { of, ofPet }, save.run);
  return (
    <Form onSubmit={submit}>
      <PurchaseFields {...form} problems={{ ...save.problems, ...problems }} ofPet={ofPet} />
      <FormEnd label={props.label} busy={save.busy} cancel={props.cancel} />
    </Form>
  );
}
