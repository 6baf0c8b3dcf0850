import type {
  Animal,
  DeviceEvent,
  DeviceFeeding,
  DeviceMolt,
} from '#src/domain/sync/collection.ts';

// An animal with other records, and what follows from them, as the triggers of the server derive it.

export const withEvents = (animal: Animal, events: readonly DeviceEvent[]): Animal => ({
  ...animal,
  events,
  records: { ...animal.records, event: events.length },
});

export const withMolts = (animal: Animal, molts: readonly DeviceMolt[]): Animal => ({
  ...animal,
  molts,
  records: { ...animal.records, molt: molts.length },
  mmt: molts[0]?.date_mt ?? null,
  size: molts.find(({ size }) => size !== null)?.size ?? null,
});

/** Feedings that are older than what the device holds go on counting as far as they are known. */
export function withFeedings(animal: Animal, feedings: readonly DeviceFeeding[]): Animal {
  const feeding = animal.records.feeding + feedings.length - animal.feedings.length;
  const changed = { ...animal, feedings, records: { ...animal.records, feeding } };
  return { ...changed, ...lastMeal(animal, feedings), ...newestOffer(animal, feedings) };
}

function lastMeal(before: Animal, feedings: readonly DeviceFeeding[]) {
  const meal = mealOf(feedings);
  const row = refusalsSince(feedings);
  const older = meal || mealOf(before.feedings) ? 0 : olderRefusals(before);
  const known = meal ?? (mealOf(before.feedings) ? undefined : before);
  return {
    date_f: known?.date_f ?? null,
    food: known?.food ?? null,
    refusals: older + row.length,
    refused_since: older > 0 ? before.refused_since : (row.at(-1)?.date_f ?? null),
  };
}

function newestOffer(before: Animal, feedings: readonly DeviceFeeding[]) {
  const [newest] = feedings;
  if (newest)
    return { offer_date: newest.date_f, offer_food: newest.food, progress: newest.progress };
  if (before.feedings.length > 0) return { offer_date: null, offer_food: null, progress: null };
  const { offer_date, offer_food, progress } = before;
  return { offer_date, offer_food, progress };
}

const mealOf = (feedings: readonly DeviceFeeding[]) =>
  feedings.find(({ progress }) => progress === 0);

function refusalsSince(feedings: readonly DeviceFeeding[]): DeviceFeeding[] {
  const meal = feedings.findIndex(({ progress }) => progress === 0);
  const since = meal < 0 ? feedings : feedings.slice(0, meal);
  return since.filter(({ progress }) => progress === 2);
}

const olderRefusals = (animal: Animal) =>
  Math.max(0, animal.refusals - refusalsSince(animal.feedings).length);
