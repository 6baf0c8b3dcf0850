import type { Adds } from '#src/platform/http/quotas.ts';
import type { Collection, Own } from './import.types.ts';

/**
 * What storing a collection adds besides the places and feeders that the keeper lacks. `inPlans`: plans that each animal gets.
 * Tombstones of animals that come back count already.
 */
export function addsOf(
  collection: Collection,
  inPlans = 0,
  own?: Pick<Own, 'plans' | 'past'>,
): Adds & { animals: number; entries: number; papers: number } {
  const { pets, plans, purchases, past_pets, sales } = collection;
  let entries = [...plans, ...(own?.plans ?? [])].reduce(
    (sum, { pet_ids }) => sum + pet_ids.length,
    pets.length * inPlans,
  );
  let papers = plans.length + purchases.length + sales.length;
  for (const { feedings, molts, measurements, events, moves, purchase } of pets) {
    for (const rows of [feedings, molts, measurements, events, moves]) entries += rows?.length ?? 0;
    if (purchase) papers += 1;
  }
  const back = new Set(own?.past.map(({ past_id }) => past_id)).size;
  return { animals: pets.length + past_pets.length - back, entries, papers };
}
