import { limits } from '#src/domain/limits.ts';
import { MoneyField } from '#web/features/trade/records/money-field.tsx';
import type { Sale } from '#web/features/trade/records/use-trade-records.ts';
import { formatDay } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import {
  priceOf,
  totalOf,
  ways,
  type HandOverDraft,
  type LikelyPrice,
  type Way,
} from './hand-over-draft.ts';
import type { OfferedRow } from './offered.ts';

export const wayIcons = {
  table: 'qr',
  link: 'share',
  file: 'download',
} as const satisfies Record<Way, IconName>;

type Props = {
  rows: readonly OfferedRow[];
  draft: HandOverDraft;
  change: (part: Partial<HandOverDraft>) => void;
  /** The sale that is recorded already. */
  sale: Sale | null;
  /** Whether a sale can be recorded. */
  asks: boolean;
  likely: LikelyPrice;
  problems: Record<number, FieldProblem>;
};

/** How it reaches the next keeper, and for how much. */
export function ToWhom({ draft, change, sale, asks, ...rest }: Props) {
  const { handOver } = useTexts();
  return (
    <section className="stack tight">
      <h2>{handOver.whom}</h2>
      <div className="hand-over-ways">
        <Segmented
          label={handOver.whom}
          hint={handOver.wayHints[draft.way]}
          value={draft.way}
          onChange={(way) => change({ way })}
          choices={ways.map((value) => ({
            value,
            label: handOver.ways[value],
            icon: wayIcons[value],
          }))}
        />
      </div>
      {sale && <p>{soldWords(sale, handOver)}</p>}
      {asks && (
        <>
          <Check checked={draft.sale} onChange={(on) => change({ sale: on })}>
            {handOver.sale}
          </Check>
          {draft.sale && <SaleFields draft={draft} change={change} {...rest} />}
        </>
      )}
    </section>
  );
}

/** The price of one animal; those of several stand beside them. */
function SaleFields(props: Omit<Props, 'sale' | 'asks'>) {
  const { rows, draft, change, likely, problems } = props;
  const { handOver, inventory } = useTexts();
  const [only] = rows;
  const total = totalOf(draft, rows, likely.currency);
  return (
    <>
      {rows.length > 1 && total > 0 && (
        <p className="num">{handOver.together(showAmount(total, likely.currency))}</p>
      )}
      <div className="fields">
        {rows.length === 1 && only && (
          <MoneyField
            label={handOver.price}
            hint={whereFrom(likely, inventory)}
            currency={likely.currency}
            value={priceOf(draft, only, likely)}
            onChange={(price) => change({ prices: { ...draft.prices, [only.id]: price } })}
            problem={problems[only.id]}
          />
        )}
        <TextField
          label={handOver.buyer}
          hint={handOver.saleHint}
          placeholder={handOver.buyerPlaceholder}
          autoComplete="off"
          maxLength={limits.buyer_name}
          value={draft.buyer_name}
          onChange={(buyer_name) => change({ buyer_name })}
        />
      </div>
    </>
  );
}

/** Where the price that stands there already is from; nothing where none is known. */
function whereFrom({ price, price_source, currency }: LikelyPrice, words: Texts['inventory']) {
  if (price === null || price_source === null) return undefined;
  return words.priceFrom[price_source](showAmount(price, currency));
}

type Words = Texts['handOver'];

function soldWords({ s_date, total_price, currency, buyer_name }: Sale, words: Words): string {
  const price = total_price > 0 && showAmount(total_price, currency);
  return words.soldOn(formatDay(s_date), [price, buyer_name].filter(Boolean).join(', '));
}
