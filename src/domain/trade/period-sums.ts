import { amountOf } from './money.ts';

/**
 * Sums as queries give them: of a year ('2026') or a month ('2026-03') and one currency, the oldest first. `counts`
 * are numbers of things, `amounts` minor units of the currency.
 */
type Row<Count extends string, Amount extends string> = {
  period: string;
  currency: string;
} & Record<Count | Amount, number>;

type Columns<Count extends string, Amount extends string> = {
  counts: readonly Count[];
  amounts: readonly Amount[];
};

/**
 * The same as answers tell them, in all, by year (the newest first) and by month: amounts in the keeper's `own`
 * currency, as decimal numbers, and those of each currency under `totals`, the own one first. Things are counted over
 * all currencies.
 */
export function sumsByPeriod<Count extends string, Amount extends string>(
  columns: Columns<Count, Amount>,
  own: string,
  { years, months }: Record<'years' | 'months', readonly Row<Count, Amount>[]>,
) {
  const sumsOf = (rows: readonly Row<Count, Amount>[]) => inEachCurrency(columns, own, rows);
  return {
    currency: own,
    ...sumsOf(years),
    by_year: periods(years)
      .map(([period, rows]) => ({ year: Number(period), ...sumsOf(rows) }))
      .toReversed(),
    by_month: periods(months).map(([period, rows]) => ({ month: period, ...sumsOf(rows) })),
  };
}

const periods = <Sums extends { period: string }>(rows: readonly Sums[]) => [
  ...Map.groupBy(rows, ({ period }) => period),
];

function inEachCurrency<Count extends string, Amount extends string>(
  { counts, amounts }: Columns<Count, Amount>,
  own: string,
  rows: readonly Row<Count, Amount>[],
) {
  const sums = (currency: string) => {
    const among = rows.filter((row) => row.currency === currency);
    return {
      ...summed(counts, among),
      ...mapped(summed(amounts, among), (minor) => amountOf(minor, currency)),
    };
  };
  const found = [...new Set(rows.map(({ currency }) => currency))];
  const order = found.toSorted((a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1));
  return {
    ...sums(own),
    ...summed(counts, rows),
    totals: order.map((currency) => ({ currency, ...sums(currency) })),
  };
}

const summed = <Key extends string>(keys: readonly Key[], rows: readonly Record<Key, number>[]) =>
  Object.fromEntries(
    keys.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]),
  ) as Record<Key, number>;

const mapped = <Key extends string>(values: Record<Key, number>, to: (value: number) => number) =>
  Object.fromEntries(
    Object.entries<number>(values).map(([key, value]) => [key, to(value)]),
  ) as Record<Key, number>;
