import { derivedOfFeedings, derivedOfGrowth } from '#src/domain/animal/derived.ts';
import { refusalsInARow } from '#src/domain/feeding/feeding-round.ts';
import type {
  Animal,
  DeviceEvent,
  DeviceFeeding,
  DeviceMeasurement,
  DeviceMolt,
} from '#src/domain/sync/collection.ts';

// An animal with other records, and what follows from them.

export const withEvents = (animal: Animal, events: readonly DeviceEvent[]): Animal => ({
  ...animal,
  events,
  records: { ...animal.records, event: events.length },
});

export const withMolts = (animal: Animal, molts: readonly DeviceMolt[]): Animal => ({
  ...animal,
  molts,
  records: { ...animal.records, molt: molts.length },
  ...derivedOfGrowth(molts, animal.measurements),
});

export const withMeasurements = (
  animal: Animal,
  measurements: readonly DeviceMeasurement[],
): Animal => ({
  ...animal,
  measurements,
  records: { ...animal.records, measurement: measurements.length },
  ...derivedOfGrowth(animal.molts, measurements),
});

/** The newest first, those of a day by kind, backwards. */
export const inOrder = (rows: readonly DeviceMeasurement[]): DeviceMeasurement[] =>
  rows.toSorted((a, b) => later(a.date_ms, b.date_ms) || later(a.kind, b.kind));

const later = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);

export const withFeedings = (animal: Animal, feedings: readonly DeviceFeeding[]): Animal => ({
  ...animal,
  feedings,
  records: {
    ...animal.records,
    feeding: animal.records.feeding + feedings.length - animal.feedings.length,
  },
  ...derivedOfFeedings(feedings),
  ...fromOlder(animal, feedings),
});

/** What the device knows by the animal's head alone: the last meal is older than the feedings that it holds. */
function fromOlder(before: Animal, feedings: readonly DeviceFeeding[]) {
  if (hasMeal(before.feedings) || hasMeal(feedings)) return {};
  const { date_f, food, offer_date, offer_food, progress } = before;
  const now = refusalsInARow(feedings);
  const older = Math.max(0, before.refusals - refusalsInARow(before.feedings).count);
  return {
    ...{ date_f, food, refusals: older + now.count },
    refused_since: older > 0 ? before.refused_since : now.since,
    ...(before.feedings.length + feedings.length === 0 && { offer_date, offer_food, progress }),
  };
}

const hasMeal = (feedings: readonly DeviceFeeding[]) =>
  feedings.some(({ progress }) => progress === 0);
