import { limits } from '#src/domain/limits.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { NumberField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MoreFields } from './more-fields.tsx';
import type { SaleDraft } from './sale-draft.ts';
import { useMoney } from './use-money.ts';

type FieldsProps = {
  draft: SaleDraft;
  change: (part: Partial<SaleDraft>) => void;
  problems: Record<string, string>;
  /** How many animals can be sold; 1 needs no asking. */
  most: number;
  /** The last price for one animal, in minor units. */
  unit?: number | null;
};

/** How many, for how much, when and to whom; what papers and parcels need is folded. */
export function SaleFields(props: FieldsProps) {
  const { draft, change, problems, most, unit = null } = props;
  const { inventory } = useTexts();
  const money = useMoney();
  const today = useToday();
  return (
    <>
      <div className={most > 1 ? 'count-and-price' : undefined}>
        {most > 1 && (
          <Stepper
            label={inventory.howManySold}
            value={draft.s_count}
            min={1}
            max={most}
            onChange={(s_count) => change({ s_count })}
            hint={inventory.ofThere(most)}
            problem={problems['s_count']}
          />
        )}
        <MoneyField
          label={inventory.totalPrice(draft.s_count)}
          value={draft.total_price}
          onChange={(total_price) => change({ total_price })}
          hint={unit === null ? undefined : inventory.lastPrice(money.format(unit))}
          problem={problems['total_price']}
          data-autofocus
        />
      </div>
      <TextField
        label={inventory.buyerName}
        autoComplete="off"
        maxLength={limits.buyer_name}
        value={draft.buyer_name}
        onChange={(buyer_name) => change({ buyer_name })}
        problem={problems['buyer_name']}
      />
      <RecentDateField
        label={inventory.when}
        today={today}
        max={today}
        value={draft.s_date}
        onChange={(day) => day && change({ s_date: day })}
        problem={problems['s_date']}
      />
      <MoreSaleFields {...props} />
    </>
  );
}

function MoreSaleFields({ draft, change, problems }: FieldsProps) {
  const { inventory } = useTexts();
  const { shipping, buyer_contact, buyer_address, document_no, s_notes } = draft;
  const inside = ['shipping', 's_size', 'buyer_contact', 'buyer_address', 'document_no', 's_notes'];
  const filled = [shipping, buyer_contact, buyer_address, document_no, s_notes].some(Boolean);
  return (
    <MoreFields title={inventory.moreSale} open={filled || inside.some((field) => problems[field])}>
      <TextField
        label={inventory.buyerContact}
        autoComplete="off"
        maxLength={limits.buyer_contact}
        value={buyer_contact}
        onChange={(text) => change({ buyer_contact: text })}
        problem={problems['buyer_contact']}
      />
      <TextArea
        label={inventory.buyerAddress}
        rows={2}
        maxLength={limits.buyer_address}
        value={buyer_address}
        onChange={(text) => change({ buyer_address: text })}
        problem={problems['buyer_address']}
      />
      <TextField
        label={inventory.documentNo}
        hint={inventory.documentHint}
        autoComplete="off"
        maxLength={limits.document_no}
        value={document_no}
        onChange={(text) => change({ document_no: text })}
        problem={problems['document_no']}
      />
      <div className="fields">
        <NumberField
          label={inventory.sizeCm}
          unit="cm"
          decimals
          value={draft.s_size}
          onChange={(s_size) => change({ s_size })}
          problem={problems['s_size']}
        />
        <MoneyField
          label={inventory.shipping}
          hint={inventory.shippingHint}
          value={shipping}
          onChange={(text) => change({ shipping: text })}
          problem={problems['shipping']}
        />
      </div>
      <TextArea
        label={inventory.notes}
        maxLength={limits.sale_notes}
        value={s_notes}
        onChange={(text) => change({ s_notes: text })}
        problem={problems['s_notes']}
      />
    </MoreFields>
  );
}
