import { daysBetween, type Day } from '#src/domain/days.ts';

/** One day on which something happened to a keeper's animal. */
export type DayOfPet = { pet_id: number; uid: number; day: Day };

/** `days` between two of them, of `animals` animals. */
type MedianInterval = { days: number; animals: number };

/** Below this a number would describe somebody's animals, not the species. */
export const fewest = { animals: 3, keepers: 2 } as const;

/**
 * The typical number of days between such events: the median of the animals' own medians, so that one animal with a
 * long record does not dominate. Null with fewer than three animals or two keepers.
 */
export function medianInterval(list: readonly DayOfPet[]): MedianInterval | null {
  const medians: number[] = [];
  const keepers = new Set<number>();
  for (const animal of Map.groupBy(list, (one) => one.pet_id).values()) {
    const gaps = gapsOf(animal.map((one) => one.day));
    if (gaps.length === 0) continue;
    medians.push(median(gaps));
    for (const { uid } of animal) keepers.add(uid);
  }
  if (medians.length < fewest.animals || keepers.size < fewest.keepers) return null;
  return { days: Math.round(median(medians)), animals: medians.length };
}

/** Days between consecutive events; several on one day count once. */
function gapsOf(days: readonly Day[]): number[] {
  const sorted = [...new Set(days)].toSorted();
  return sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (low + high) / 2;
}
