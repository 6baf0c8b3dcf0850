import type { CountedAnimal } from './records.ts';

/** At most as many years as one would choose from. */
export const MOST_YEARS = 30;

type Kept = Pick<CountedAnimal, 'kept_since' | 'archived' | 'gone'>;

/**
 * The years that there are numbers of, the newest first: this one, those with records, and of those after the first
 * record the ones in which an animal was kept. A mistyped year adds itself alone.
 */
export function yearsToChoose(
  withRecords: readonly number[],
  animals: readonly Kept[],
  thisYear: number,
): number[] {
  const first = Math.min(thisYear, ...withRecords);
  const years = new Set([thisYear, ...withRecords]);
  for (const { kept_since, archived, gone } of animals) {
    const last = archived === 0 ? thisYear : Number(gone.slice(0, 4));
    for (let year = Math.max(first, Number(kept_since.slice(0, 4))); year <= last; year++)
      if (year <= thisYear) years.add(year);
  }
  return [...years].toSorted((a, b) => b - a).slice(0, MOST_YEARS);
}
