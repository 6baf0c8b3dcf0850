import type { ReactNode } from 'react';
import type { Save } from '#web/lib/action.ts';
import { Form } from '#web/ui/form.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import type { Proposal, SaleBody, SaleDraft } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { useSaleForm } from '#web/features/trade/records/use-trade-record-form.ts';

/** The page's form to add or edit a sale. */
export function SaleForm(props: {
  start: SaleDraft;
  most: number;
  proposal?: Proposal;
  label: string;
  /** Is only called with a complete body. */
  save: Save<SaleBody>;
  cancel: string;
  /** What else is asked. */
  children?: ReactNode;
}) {
  const { most, proposal, save } = props;
  const { submit, problems, ...form } = useSaleForm(
    props.start,
    proposal?.price ?? null,
    (body) => void save.run(body),
  );
  return (
    <Form onSubmit={submit}>
      <SaleFields
        {...form}
        problems={{ ...save.problems, ...problems }}
        most={most}
        proposal={proposal}
      />
      {props.children}
      <FormEnd label={props.label} busy={save.busy} cancel={props.cancel} />
    </Form>
  );
}
