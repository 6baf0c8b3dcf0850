import { refusalsInARow, type Offer } from '#src/domain/feeding/feeding-round.ts';
import { newestSize } from '#src/domain/animal/measurements.ts';
import type { AnimalHead, DeviceMeasurement, DeviceMolt } from '#src/domain/sync/collection.ts';

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
  | 'weight'
  | 'weight_date'
>;

type Molt = Pick<DeviceMolt, 'date_mt' | 'size'>;
type Measurement = Pick<DeviceMeasurement, 'date_ms' | 'kind' | 'value'>;

/** All records of each kind, the newest first; feedings of a day in the order of their notes, measurements by kind. */
export const derivedOf = (
  feedings: readonly Offer[],
  molts: readonly Molt[],
  measurements: readonly Measurement[],
): Derived => ({ ...derivedOfFeedings(feedings), ...derivedOfGrowth(molts, measurements) });

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

export function derivedOfGrowth(molts: readonly Molt[], measurements: readonly Measurement[]) {
  const weighed = measurements.find(({ kind }) => kind === 'weight');
  return {
    mmt: molts[0]?.date_mt ?? null,
    size: newestSize(molts, measurements),
    weight: weighed?.value ?? null,
    weight_date: weighed?.date_ms ?? null,
  };
}
