import type {
  Animal,
  DeviceFeeder,
  DevicePlace,
  DevicePlan,
  DeviceSetting,
  DeviceSpecies,
} from '#src/domain/sync/collection.ts';
import type { Day } from '#src/domain/days.ts';
import type { KeptExpo } from './expos.ts';

/** What a device shows: the synced collection with what still waits laid over it. Replaced, never changed in place. */
export type Collection = {
  uid: number;
  uname: string;
  animals: ReadonlyMap<number, Animal>;
  plans: ReadonlyMap<number, DevicePlan>;
  places: ReadonlyMap<number, DevicePlace>;
  feeders: readonly DeviceFeeder[];
  settings: readonly DeviceSetting[];
  species: ReadonlyMap<number, DeviceSpecies>;
  /** The expos that an administrator has opened here, in no sync. */
  expos: ReadonlyMap<number, KeptExpo>;
  /** The server's own address, which labels carry; unknown until a sync has said it. */
  public_url?: string | undefined;
  /** The animals that something waits for. */
  waiting: ReadonlySet<number>;
};

/** A read of the API, as the device gets to see it. `path` without `/api`, such as `/pet/detail/14`. */
export type Read = { path: string; query: URLSearchParams; today: Day };

/**
 * Answers a read as the server would. Undefined: the device can't know, and the server is asked.
 */
export type Reader = (
  collection: Collection,
  read: Read & { params: readonly string[] },
) => object | undefined;

/** A write of the API that the device can note. */
export type Write = { method: string; path: string; body: Record<string, unknown> };

/** What a noted write does to the collection, and what the device answers until the server does. */
export type Applied = {
  collection: Collection;
  answer: object;
  /** The animals that it concerns. */
  pets: readonly number[];
};

export type Noted = {
  today: Day;
  /** The moment of the note. */
  at: string;
  /** The id of the record that the note makes for an animal, or of the new animal or plan: negative until the server's is known. */
  idFor: (pet: number) => number;
};

/** What a write does, as the server's service would. Undefined: the device can't know, and the server is asked. */
export type Writer = (collection: Collection, write: Write, noted: Noted) => Applied | undefined;
