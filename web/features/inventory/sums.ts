import type { Day } from '#src/domain/days.ts';

// What the sums and their chart show, as numbers.

type YearRow = { year: number; total: number };
type MonthRow = { month: string; total: number };

/** One cell of the chart: the day that names it, what was spent and earned. */
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
