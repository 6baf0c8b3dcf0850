import {
  unpackFeedings,
  unpackMeasurements,
  unpackMolts,
  type PackedAnimal,
} from '#src/domain/sync/packed-history.ts';
import type {
  Animal,
  AnimalHead,
  DeviceFeeding,
  DeviceMeasurement,
  DeviceMolt,
} from '#src/domain/sync/collection.ts';

/** What is kept apart of an animal's head, so that a list is there before all histories are read. */
export type History = Pick<PackedAnimal, 'feedings' | 'molts' | 'measurements' | 'events'>;

/** Thrown where records are asked for that are still being read from the device's database. */
export class HistoryNotRead extends Error {
  override name = 'HistoryNotRead';
}

export function partsOfAnimal({ feedings, molts, measurements, events, ...head }: PackedAnimal): {
  head: AnimalHead;
  history: History;
} {
  return { head, history: { feedings, molts, measurements, events } };
}

/** Records are unpacked when they are first asked for: those of 2,000 animals take a while. */
export function withHistory(head: AnimalHead, history: History): Animal {
  const { feedings, molts, measurements, events } = history;
  let unpacked: DeviceFeeding[] | undefined;
  let measured: DeviceMeasurement[] | undefined;
  let molted: DeviceMolt[] | undefined;
  return {
    ...withNewer(head),
    events,
    get molts() {
      return (molted ??= unpackMolts(molts));
    },
    get feedings() {
      return (unpacked ??= unpackFeedings(feedings));
    },
    get measurements() {
      return (measured ??= unpackMeasurements(measurements ?? null));
    },
  };
}

const heads = new WeakMap<Animal, AnimalHead>();

/** The head of an animal whose records are not read yet. */
export const headOf = (animal: Animal | undefined) => animal && heads.get(animal);

/** An animal whose records are not read yet. */
export function withoutHistory(head: AnimalHead): Animal {
  const animal = throwing(head);
  heads.set(animal, head);
  return animal;
}

/** What a head has not that an earlier version has kept: the next sync brings it. */
const withNewer = (head: AnimalHead): AnimalHead => ({
  ...{ sales: [], place_id: null, place_order: 0, weight: null, weight_date: null },
  ...head,
  records: { ...NO_RECORDS, ...head.records },
});
const NO_RECORDS = { measurement: 0 };

const throwing = (head: AnimalHead): Animal => ({
  ...withNewer(head),
  get feedings(): Animal['feedings'] {
    throw new HistoryNotRead();
  },
  get molts(): Animal['molts'] {
    throw new HistoryNotRead();
  },
  get measurements(): Animal['measurements'] {
    throw new HistoryNotRead();
  },
  get events(): Animal['events'] {
    throw new HistoryNotRead();
  },
});
