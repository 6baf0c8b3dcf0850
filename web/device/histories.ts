import { unpackFeedings, type PackedAnimal } from '#src/domain/sync/packed-history.ts';
import type { Animal, AnimalHead, DeviceFeeding } from '#src/domain/sync/collection.ts';

/** What is kept apart of an animal's head, so that a list is there before all histories are read. */
export type History = Pick<PackedAnimal, 'feedings' | 'molts' | 'events'>;

/** Thrown where records are asked for that are still being read from the device's database. */
export class HistoryNotRead extends Error {
  override name = 'HistoryNotRead';
}

export function partsOfAnimal({ feedings, molts, events, ...head }: PackedAnimal): {
  head: AnimalHead;
  history: History;
} {
  return { head, history: { feedings, molts, events } };
}

/** Feedings are unpacked when they are first asked for: those of 2,000 animals take a while. */
export function withHistory(head: AnimalHead, { feedings, molts, events }: History): Animal {
  let unpacked: DeviceFeeding[] | undefined;
  return {
    ...NEWER,
    ...head,
    molts,
    events,
    get feedings() {
      return (unpacked ??= unpackFeedings(feedings));
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
const NEWER = { sales: [], place_id: null, place_order: 0 };

const throwing = (head: AnimalHead): Animal => ({
  ...NEWER,
  ...head,
  get feedings(): Animal['feedings'] {
    throw new HistoryNotRead();
  },
  get molts(): Animal['molts'] {
    throw new HistoryNotRead();
  },
  get events(): Animal['events'] {
    throw new HistoryNotRead();
  },
});
