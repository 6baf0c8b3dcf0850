import { LONGEST_GAP, SAME_MOLT } from '#src/domain/animal/molt-gaps.ts';
import { daysBetween, type Day } from '#src/domain/days.ts';
import type { KnownMolt } from './records.ts';

/** A molt with the days since the one before, and by how many cm the animal has grown since it was last measured. */
export type CountedMolt = KnownMolt & {
  gap: number | null;
  growth: number;
  size_before: number | null;
};

/**
 * Molts that count, in the order of the animals and their days. Left out: one that is noted again within four days of
 * another note, as `moltGaps` does. A gap over four years is none, and an animal that was measured smaller than before
 * has not grown.
 */
export function countedMolts(molts: readonly KnownMolt[]): CountedMolt[] {
  const counted: CountedMolt[] = [];
  let largest: number | null = null;
  let before: KnownMolt | null = null;
  let noted: Day | null = null;
  for (const molt of molts) {
    if (before?.pet_id !== molt.pet_id) [before, largest, noted] = [null, null, null];
    const isSame = noted !== null && daysBetween(noted, molt.date_mt) <= SAME_MOLT;
    noted = molt.date_mt;
    if (isSame) continue;
    const days: number | null = before && daysBetween(before.date_mt, molt.date_mt);
    const growth = largest !== null && molt.size !== null ? Math.max(0, molt.size - largest) : 0;
    const gap = days !== null && days <= LONGEST_GAP ? days : null;
    counted.push({ ...molt, gap, growth, size_before: largest });
    before = molt;
    if (molt.size !== null) largest = Math.max(largest ?? 0, molt.size);
  }
  return counted;
}

export const within = (from: Day, to: Day) => (day: Day | null) =>
  day !== null && day >= from && day <= to;

/** The middle one of some numbers; null without any. */
export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
