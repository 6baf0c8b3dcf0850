import { countedMoltsOf, isMoltDay, LONGEST_GAP } from '#src/domain/animal/counted-molts.ts';
import type { Day } from '#src/domain/days.ts';
import type { CountedAnimal, KnownMolt } from './records.ts';

/** A molt with the days since the one before, and by how many cm the animal has grown since it was last measured. */
export type CountedMolt = KnownMolt & {
  gap: number | null;
  growth: number;
  size_before: number | null;
  wrong_size: number | null;
};

type Animals = readonly Pick<CountedAnimal, 'id' | 'an_type' | 'hatched' | 'an_count'>[];

/**
 * Molts that count (`countedMoltsOf`), in the order of the animals and their days, and `noted`: the days of all that
 * were noted of them, again ones too. A gap over four years is none.
 */
export function countedMolts(
  molts: readonly KnownMolt[],
  animals: Animals,
  today: Day,
): { molts: CountedMolt[]; noted: Day[] } {
  const pets = new Map(animals.map((animal) => [animal.id, animal]));
  const counted: CountedMolt[] = [];
  const noted: Day[] = [];
  for (const [id, ofPet] of Map.groupBy(molts, ({ pet_id }) => pet_id)) {
    const pet = pets.get(id);
    if (!pet) continue;
    const isPossible = isMoltDay(pet, today);
    noted.push(...ofPet.map(({ date_mt }) => date_mt).filter(isPossible));
    let [size_before, before]: [number | null, number | null] = [null, null];
    for (const { at, ...molt } of countedMoltsOf(ofPet, pet, today)) {
      const days = before === null ? null : at - before;
      const growth = size_before !== null && molt.size !== null ? molt.size - size_before : 0;
      const gap = days !== null && days <= LONGEST_GAP ? days : null;
      counted.push({ ...molt, gap, growth, size_before });
      before = at;
      size_before = molt.size ?? size_before;
    }
  }
  return { molts: counted, noted };
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
