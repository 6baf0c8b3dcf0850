import { refusalsInARow, type Offer } from '#src/domain/feeding/feeding-round.ts';
import type { AnimalHead, DeviceMolt } from '#src/domain/sync/collection.ts';

/** What follows from an animal's records: the columns of `pets` that src/db/triggers.ts derives. */
export type Derived = Pick<
  AnimalHead,
  | 'date_f'
  | 'food'
  | 'offer_date'
  | 'offer_food'
  | 'progress'
  | 'refusals'
  | 'refused_since'
  | 'mmt'
  | 'size'
>;

/** `feedings` and `molts`: all of them, the newest first, those of a day in the order of their notes. */
export const derivedOf = (
  feedings: readonly Offer[],
  molts: readonly Pick<DeviceMolt, 'date_mt' | 'size'>[],
): Derived => ({ ...derivedOfFeedings(feedings), ...derivedOfMolts(molts) });

export function derivedOfFeedings(feedings: readonly Offer[]) {
  const [newest] = feedings;
  const meal = feedings.find(({ progress }) => progress === 0);
  const { count, since } = refusalsInARow(feedings);
  return {
    date_f: meal?.date_f ?? null,
    food: meal?.food ?? null,
    offer_date: newest?.date_f ?? null,
    offer_food: newest?.food ?? null,
    progress: newest?.progress ?? null,
    refusals: count,
    refused_since: since,
  };
}

export const derivedOfMolts = (molts: readonly Pick<DeviceMolt, 'date_mt' | 'size'>[]) => ({
  mmt: molts[0]?.date_mt ?? null,
  size: molts.find(({ size }) => size !== null)?.size ?? null,
});
