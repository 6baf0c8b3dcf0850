import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import type { PurchaseBody, PurchaseDraft } from './purchase-draft.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { usePurchaseForm } from './use-purchase-form.ts';

/** The page's form of a purchase that is added or edited. */
export function PurchaseForm(props: {
  start: PurchaseDraft;
  ofPet?: boolean;
  save: string;
  busy: boolean;
  /** What the server found wrong, by field. */
  problems: Record<string, string>;
  onSave: (body: PurchaseBody) => void;
  end: ReactNode;
}) {
  const { ofPet = false } = props;
  const form = usePurchaseForm(props.start, ofPet, props.onSave);
  return (
    <Form onSubmit={form.submit}>
      <PurchaseFields
        draft={form.draft}
        change={form.change}
        problems={{ ...props.problems, ...form.problems }}
        ofPet={ofPet}
      />
      <div className="form-end">
        <Button type="submit" variant="primary" large busy={props.busy}>
          {props.save}
        </Button>
        {props.end}
      </div>
    </Form>
  );
}
