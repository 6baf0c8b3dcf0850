import { showAmount } from '#web/lib/money.ts';
import { limits } from '#src/domain/limits.ts';
import { useToday } from '#web/lib/today.ts';
import { units } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { NumberField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { CurrencyField } from '#web/features/trade/records/currency-field.tsx';
import { MoneyField } from '#web/features/trade/records/money-field.tsx';
import { MoreFields } from '#web/features/trade/records/more-fields.tsx';
import type { Proposal, SaleDraft } from './sale-draft.ts';
import { bindFields, type Typed } from '#web/lib/bind-fields.ts';

type FieldsProps = Typed<SaleDraft> & {
  /** How many animals can be sold; 1 is not asked for. */
  most: number;
  /** The price that it started from. */
  proposal?: Proposal;
};

/** How many, for how much, when and to whom; what documents and parcels need is collapsed. */
export function SaleFields(props: FieldsProps) {
  const { draft, most, proposal } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const bind = bindFields(props);
  return (
    <>
      <div className={most > 1 ? 'count-and-price' : undefined}>
        {most > 1 && (
          <Stepper
            label={inventory.howManySold}
            {...bind('s_count')}
            min={1}
            max={most}
            hint={inventory.ofThere(most)}
          />
        )}
        <MoneyField
          label={inventory.totalPrice(draft.s_count)}
          hint={proposal && hintOf(proposal, draft.currency, inventory)}
          currency={draft.currency}
          {...bind('total_price')}
          onCurrency={bind('currency').onChange}
          data-autofocus
        />
      </div>
      <TextField
        label={inventory.buyerName}
        autoComplete="off"
        {...bind('buyer_name', limits.buyer_name)}
      />
      <RecentDateField label={inventory.when} today={today} max={today} {...bind('s_date')} />
      <MoreSaleFields {...props} />
    </>
  );
}

function hintOf({ price, price_source }: Proposal, currency: string, { priceFrom }: Words) {
  if (price === null || price_source === null) return undefined;
  return priceFrom[price_source](showAmount(price, currency));
}

type Words = Texts['inventory'];

function MoreSaleFields(props: FieldsProps) {
  const { draft, problems } = props;
  const { inventory } = useTexts();
  const bind = bindFields(props);
  const folded = ['shipping', 'buyer_contact', 'buyer_address', 'document_no', 's_notes'] as const;
  // A size is suggested, so a size alone does not expand them.
  const open =
    problems['s_size'] ||
    problems['currency'] ||
    folded.some((field) => draft[field] || problems[field]);
  return (
    <MoreFields title={inventory.moreSale} open={Boolean(open)}>
      <TextField
        label={inventory.buyerContact}
        autoComplete="off"
        {...bind('buyer_contact', limits.buyer_contact)}
      />
      <TextArea
        label={inventory.buyerAddress}
        rows={2}
        {...bind('buyer_address', limits.buyer_address)}
      />
      <TextField
        label={inventory.documentNo}
        hint={inventory.documentHint}
        autoComplete="off"
        {...bind('document_no', limits.document_no)}
      />
      <div className="fields">
        <NumberField label={inventory.sizeCm} unit={units().length} decimals {...bind('s_size')} />
        <MoneyField
          label={inventory.shipping}
          hint={inventory.shippingHint}
          currency={draft.currency}
          {...bind('shipping')}
          // a price that is there would get it, too
          {...(!draft.total_price && { onCurrency: bind('currency').onChange })}
        />
      </div>
      <CurrencyField {...bind('currency')} />
      <TextArea label={inventory.notes} {...bind('s_notes', limits.sale_notes)} />
    </MoreFields>
  );
}
