/** Sums as queries give them: of a year ('2026') or a month ('2026-03'), the oldest first. */
type Sums = { period: string };

/** The same as answers tell them: years the newest first, months in their order. */
export function byPeriod<Row extends Sums>(years: readonly Row[], months: readonly Row[]) {
  return {
    by_year: years.map(({ period, ...row }) => ({ year: Number(period), ...row })).toReversed(),
    by_month: months.map(({ period, ...row }) => ({ month: period, ...row })),
  };
}

/** One column over all periods. */
export const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0);
