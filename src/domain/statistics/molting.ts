import { countedMoltsOf, isMoltDay, LONGEST_GAP } from '#src/domain/animal/counted-molts.ts';
import { countedSizesOf } from '#src/domain/animal/counted-sizes.ts';
import type { Day } from '#src/domain/days.ts';
import type { CountedAnimal, KnownMolt, YearRecords } from './records.ts';

/** A molt with the days since the one before, and the last size (cm) that was measured at one before it. */
export type CountedMolt = KnownMolt & { gap: number | null; size_before: number | null };

/** By how many cm an animal was larger on a day than when it was measured last. */
export type Grown = { pet_id: number; date: Day; growth: number };

type Animals = readonly Pick<CountedAnimal, 'id' | 'an_type' | 'hatched' | 'an_count'>[];

/** A day of an animal. */
export type DayOf = { pet_id: number; date: Day };

/** What the molts and lengths of animals tell. `noted`: the days of all molts, of those that were noted twice, too. */
type Molting = { molts: CountedMolt[]; noted: DayOf[]; grown: Grown[]; wrong_sizes: DayOf[] };

/**
 * Molts and sizes that count (`countedMoltsOf`, `countedSizesOf`), in the order of the animals and their days. A gap
 * over four years is none.
 */
export function moltingOf(
  { molts, lengths }: Pick<YearRecords, 'molts' | 'lengths'>,
  animals: Animals,
  today: Day,
): Molting {
  const moltsOf = Map.groupBy(molts, ({ pet_id }) => pet_id);
  const lengthsOf = Map.groupBy(lengths, ({ pet_id }) => pet_id);
  const all: Molting = { molts: [], noted: [], grown: [], wrong_sizes: [] };
  for (const pet of animals) {
    const [ofPet, measured] = [moltsOf.get(pet.id) ?? [], lengthsOf.get(pet.id) ?? []];
    if (ofPet.length + measured.length === 0) continue;
    const isPossible = isMoltDay(pet, today);
    const daysOf = (days: readonly Day[]) => days.map((date) => ({ pet_id: pet.id, date }));
    all.noted.push(...daysOf(ofPet.map(({ date_mt }) => date_mt).filter(isPossible)));
    const counted = countedMoltsOf(ofPet, pet, today);
    let [size_before, before]: [number | null, number | null] = [null, null];
    for (const { at, wrong_size: _, ...molt } of counted) {
      const days = before === null ? null : at - before;
      const gap = days !== null && days <= LONGEST_GAP ? days : null;
      all.molts.push({ ...molt, gap, size_before });
      before = at;
      size_before = molt.size ?? size_before;
    }
    const { sizes, wrong } = countedSizesOf(counted, measured, pet, today);
    all.wrong_sizes.push(...daysOf(wrong));
    for (const [nth, { day: date, size }] of sizes.entries()) {
      const growth = size - (sizes[nth - 1]?.size ?? size);
      if (growth > 0) all.grown.push({ pet_id: pet.id, date, growth });
    }
  }
  return all;
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
