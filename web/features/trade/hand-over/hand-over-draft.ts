import type { Ticks } from '#src/domain/trade/hand-over.ts';
import type { ProposedPrice } from '#src/domain/trade/proposed-price.ts';
import { readAmount, rounded, typedAmount } from '#web/lib/money.ts';
import type { FieldProblem } from '#web/ui/field.tsx';
import type { OfferedRow, travelLines } from './offered.ts';

/** How it reaches the next keeper. */
export const ways = ['table', 'link', 'file'] as const;
export type Way = (typeof ways)[number];

/** A hand-over in the form. */
export type HandOverDraft = Record<keyof Ticks, boolean> & {
  way: Way;
  /** A sale is to be recorded. */
  sale: boolean;
  buyer_name: string;
  /** By the animal's id: how many of a group go, and for how much. */
  counts: Record<number, number>;
  prices: Record<number, string>;
  /** The ids of those that go along. */
  papers: readonly number[];
};

/** What was sold already, where the sale is recorded. */
export type RecordedSale = { slid: number; s_count: number };

/** Everything goes but the notes and papers, which may say what is their keeper's alone. */
export const newDraft = (): HandOverDraft => ({
  history: true,
  pictures: true,
  notes: false,
  origin: true,
  way: 'table',
  sale: true,
  buyer_name: '',
  counts: {},
  prices: {},
  papers: [],
});

/** The likely price for one animal and where it is from, and the currency of all prices. */
export type LikelyPrice = ProposedPrice & { currency: string };

/** The price as typed, or the likely one. */
export function priceOf(
  draft: HandOverDraft,
  row: Pick<OfferedRow, 'id' | 'an_count'>,
  { price, currency }: LikelyPrice,
): string {
  const suggested =
    price === null
      ? ''
      : typedAmount(rounded(price * countOf(draft, row, null), currency), currency);
  return draft.prices[row.id] ?? suggested;
}

/** What several animals cost together, as far as amounts are typed. */
export function totalOf(
  draft: HandOverDraft,
  rows: readonly Pick<OfferedRow, 'id'>[],
  currency: string,
): number {
  const amounts = rows.map(({ id }) => readAmount(draft.prices[id] ?? '', currency) ?? 0);
  return rounded(
    amounts.reduce((sum, amount) => sum + amount, 0),
    currency,
  );
}

export const countOf = (
  draft: HandOverDraft,
  row: Pick<OfferedRow, 'id' | 'an_count'>,
  recorded: RecordedSale | null,
): number => recorded?.s_count ?? draft.counts[row.id] ?? row.an_count;

/** A sale is recorded only of animals that are still in the collection. */
export const isSale = (
  draft: HandOverDraft,
  rows: readonly OfferedRow[],
  recorded: RecordedSale | null,
): boolean => draft.sale && !recorded && rows.some(({ archived }) => archived === 0);

/** By the ids of the animals whose price is none. */
export function priceProblems(
  draft: HandOverDraft,
  rows: readonly OfferedRow[],
  currency: string,
  wrong: FieldProblem,
): Record<number, FieldProblem> {
  return Object.fromEntries(
    rows
      .filter(({ id }) => readAmount(draft.prices[id] ?? '', currency) === null)
      .map(({ id }) => [id, wrong]),
  );
}

function tickedPapers({ papers }: HandOverDraft, row: OfferedRow) {
  const ids = row.papers.map(({ id }) => id).filter((id) => papers.includes(id));
  return ids.length > 0 && { papers: ids };
}

/** What each animal adds to the file, as it is ticked. */
export const loadsOf = (draft: HandOverDraft, rows: readonly OfferedRow[]) =>
  rows.map((row) => ({
    records: draft.history ? row.feedings + row.refused : 0,
    pictures: draft.pictures ? row.picture_bytes : 0,
    papers: row.papers
      .filter(({ id }) => draft.papers.includes(id))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  }));

/** What is sent. Nothing is ticked of which there is nothing. */
export function bodyOf(
  draft: HandOverDraft,
  rows: readonly OfferedRow[],
  given: {
    lines: ReturnType<typeof travelLines>;
    recorded: RecordedSale | null;
    likely: LikelyPrice;
  },
) {
  const { lines, recorded, likely } = given;
  const { currency } = likely;
  const sells = isSale(draft, rows, recorded);
  const flag = (tick: keyof Ticks) => (draft[tick] && lines[tick] !== null ? 1 : 0);
  return {
    pets: rows.map((row) => ({
      id: row.id,
      count: countOf(draft, row, recorded),
      ...(recorded && { slid: recorded.slid }),
      ...tickedPapers(draft, row),
      ...(sells &&
        row.archived === 0 && {
          sale: {
            total_price: readAmount(priceOf(draft, row, likely), currency) ?? 0,
            currency,
            buyer_name: draft.buyer_name.trim(),
          },
        }),
    })),
    history: flag('history'),
    pictures: flag('pictures'),
    notes: flag('notes'),
    origin: flag('origin'),
    reason: sells || recorded ? ('sold' as const) : ('given' as const),
  } as const;
}
