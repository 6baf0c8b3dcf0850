import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';

export type Month = { month: string; entries: TimelineEntry[] };

/** The entries by month ('2026-11'), in the order in which they come. */
export function monthsOf(rows: readonly TimelineEntry[]): Month[] {
  const months: Month[] = [];
  for (const entry of rows) {
    const month = entry.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}

/** What a month brought. */
export function sumOf(entries: readonly TimelineEntry[]) {
  const count = (progress: number) =>
    entries.filter((entry) => entry.kind === 'feeding' && entry.progress === progress).length;
  return {
    fed: count(0),
    refused: count(2),
    molted: entries.some(({ kind }) => kind === 'molt'),
  };
}
