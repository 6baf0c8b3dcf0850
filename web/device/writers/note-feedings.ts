import { addDays, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { FEEDING_DAYS, type Animal, type DeviceFeeding } from '#src/domain/sync/collection.ts';
import type { Collection, Noted } from '#web/device/collection.ts';
import { countUses } from './feeders.ts';
import { placed, revised, withAnimals } from './writer.ts';
import { withFeedings } from './with-records.ts';

export type Offered = { date_f: Day; food: string; progress: Progress; fp_id: number | null } & {
  /** Left out where it is not said: the known one stays. */
  amount?: number | null;
};

const dayOf = ({ date_f }: DeviceFeeding) => date_f;

/** False for the future, and for a day of which the device does not hold all feedings of the animal. */
export const canNote = (animal: Animal, day: Day, { today }: Noted): boolean =>
  day <= today &&
  (animal.feedings.length === animal.records.feeding || day >= addDays(today, -FEEDING_DAYS));

/** The animals with the one record of a day and feeder, the same for all, written or updated, and noted now. */
export function noteFeedings(
  collection: Collection,
  animals: readonly Animal[],
  offered: (animal: Animal) => Offered,
  { idFor }: Pick<Noted, 'idFor'>,
): Collection {
  const [first] = animals;
  if (!first) return collection;
  const changed = animals.map((animal) => withFeeding(animal, offered(animal), idFor));
  const added = changed.filter((animal, at) => countOf(animal) !== countOf(animals[at]));
  const { food, date_f } = offered(first);
  return countUses(withAnimals(collection, changed), food, date_f, added.length);
}

const countOf = (animal: Animal | undefined) => animal?.records.feeding;

function withFeeding(animal: Animal, offered: Offered, idFor: Noted['idFor']): Animal {
  const stored = feedingOf(animal, offered);
  const { progress } = offered;
  const fp_id = offered.fp_id ?? stored?.fp_id ?? null;
  const amount = offered.amount === undefined ? (stored?.amount ?? null) : offered.amount;
  const row = stored
    ? revised(stored, { progress, fp_id, amount }, ['progress', 'amount'])
    : { id: idFor(animal.id), ...offered, amount, rev: 1 };
  const others = animal.feedings.filter((one) => one !== stored);
  return withFeedings(animal, placed(others, row, dayOf));
}

export const feedingOf = (
  { feedings }: Animal,
  { date_f, food }: Pick<Offered, 'date_f' | 'food'>,
): DeviceFeeding | undefined => feedings.find((one) => one.date_f === date_f && one.food === food);
