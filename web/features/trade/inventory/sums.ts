import type { Day } from '#src/domain/days.ts';

// The data of the sums and their chart.

type InEachCurrency<Sum> = { totals: readonly (Sum & { currency: string })[] };

/** The sums of one currency, from rows with those of all currencies. */
export const inCurrency = <Row extends InEachCurrency<{ total: number }>>(
  rows: readonly Row[],
  currency: string,
) =>
  rows.map((row) => ({
    ...row,
    total: row.totals.find((sum) => sum.currency === currency)?.total ?? 0,
  }));

/** The currencies in which anything was bought or sold, the keeper's own first. */
export const currenciesOf = (...sums: readonly InEachCurrency<object>[]): string[] => [
  ...new Set(sums.flatMap(({ totals }) => totals.map(({ currency }) => currency))),
];

type YearRow = { year: number; total: number };
type MonthRow = { month: string; total: number };

/** One cell of the chart: its first day, what was spent and earned, in one currency. */
export type Period = { day: Day; spent: number; earned: number };

const MOST_YEARS = 12;

/** The months of a year up to now, or all of a year that is over. */
export function monthsOf(
  year: number,
  today: Day,
  spent: readonly MonthRow[],
  earned: readonly MonthRow[],
): Period[] {
  const now = Number(today.slice(0, 4)) === year ? Number(today.slice(5, 7)) : 12;
  const last = [...spent, ...earned].reduce(
    (latest, row) => Math.max(latest, Number(row.month.slice(5))),
    now,
  );
  return Array.from({ length: last }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    const totalOf = (rows: readonly MonthRow[]) =>
      rows.find((row) => row.month === month)?.total ?? 0;
    return { day: `${month}-01`, spent: totalOf(spent), earned: totalOf(earned) };
  });
}

/** The years from the first with an entry to the last, the newest twelve of them. */
export function yearsOf(spent: readonly YearRow[], earned: readonly YearRow[]): Period[] {
  const years = [...spent, ...earned].map((row) => row.year);
  if (years.length === 0) return [];
  const last = Math.max(...years);
  const first = Math.max(Math.min(...years), last - MOST_YEARS + 1);
  const totalOf = (rows: readonly YearRow[], year: number) =>
    rows.find((row) => row.year === year)?.total ?? 0;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at;
    return { day: `${year}-01-01`, spent: totalOf(spent, year), earned: totalOf(earned, year) };
  });
}
