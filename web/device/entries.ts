import type { Day } from '#src/domain/days.ts';
import { newKey } from '#web/state/write-key.ts';
import type { Noted, Write } from './collection.ts';
import { realId, type Ids } from './ids.ts';
import type { Around, GonePlace } from './place-gone.ts';

/** A write that was noted on the device. */
export type QueueEntry = Write & {
  /** Its place in the queue, which is its key in the database. One that was split has fractions. */
  place: number;
  /** The id of the first record that it makes; that of the second is one less. */
  first: number;
  /** The Idempotency-Key that it is sent with. */
  key: string;
  /** When and on which day it was noted. */
  at: string;
  today: Day;
  /** The animals that it concerns, and what messages call them; or what it is about instead. */
  pets: readonly number[];
  names: readonly string[];
  /** Of an edit: what its fields held when the keeper changed them. */
  seen?: Readonly<Record<string, unknown>>;
  /** The places that it names and those around them, as they were when it was noted. */
  around?: Around;
  /** What the species was called that it names, when it was noted. */
  species?: string;
  /** It named a place that was deleted elsewhere, and names what that stood in by now. */
  gone?: GonePlace;
  /** `sent`: the server has it, and no sync contained it yet. `refused`: not laid over the collection. */
  state: 'waiting' | 'sent' | 'refused';
  /**
   * It may have reached the server: set on the disk before it is sent, so that only one that never left can be taken out. Each
   * attempt has a number of its own, by which of two tabs one sees that the other sends it.
   */
  tried?: number;
  /** It only takes back the entry with this key, which may have reached the server: both are sent, and nobody waits for them. */
  takesBack?: string;
  /** A sync contains it, though its own answer has not arrived: it is sent again to hear that. */
  contained?: 1;
  /** Why it was refused: what the server answered. */
  refusal?: { status: number; value: unknown };
  /** Of one that was sent: the keeper's revision after it. */
  rev?: number;
  /** The picture or the paper that it uploads. */
  file?: Blob;
};

export type NewEntry = Omit<QueueEntry, 'place' | 'first'>;

/** As a new call with a key of its own: what the server refused, or never got, has changed nothing. */
export function asNewCall(entry: QueueEntry, own: Partial<QueueEntry> = {}): QueueEntry {
  const { refusal: _, tried: __, ...rest } = entry;
  return { ...rest, state: 'waiting', ...own, key: newKey() };
}

/** One that a sync has contained, kept for a restore of the server's data. `until`: the revision that contained it. */
export type SentEntry = QueueEntry & { database: string; until: number };

/** What a device needs to know of the cursor of a sync: the database, and the keeper's revision. */
export function partsOf(cursor: string): { database: string; rev: number } {
  const [, database = '', rev = ''] = cursor.split('.');
  return { database, rev: Number(rev) || 0 };
}

type Addressed = Pick<QueueEntry, 'path'>;

export const isPicture = ({ path }: Addressed): boolean => path === '/picture/upload';
export const isPaper = ({ path }: Addressed): boolean => path === '/document/upload';

/** Files are sent after everything else: they are large, and nothing but what is about them needs them. */
export const isUpload = (entry: Addressed): boolean => isPicture(entry) || isPaper(entry);

/** The key of the setting that it sets, where it sets one. */
export const settingOf = ({ path, body }: Pick<QueueEntry, 'path' | 'body'>): string | undefined =>
  path === '/user_config/set' ? String(body['conf_key']) : undefined;

/** What a keeper has recorded and the server does not have: neither settings, nor what was taken back, nor its undo. */
export function recordsThatWait(queue: readonly QueueEntry[]): QueueEntry[] {
  const waiting = queue.filter(({ state }) => state === 'waiting');
  const keys = new Set(waiting.map(({ key }) => key));
  const taken = new Set(waiting.map(({ takesBack }) => takesBack));
  const isTakenBack = ({ key, takesBack = '' }: QueueEntry) =>
    taken.has(key) || keys.has(takesBack);
  return waiting.filter((entry) => settingOf(entry) === undefined && !isTakenBack(entry));
}

/** Nobody but this device knows of it, so it can be taken out or replaced. */
export const neverLeft = ({ state, tried, contained }: QueueEntry): boolean =>
  state === 'waiting' && !tried && !contained;

/** So many names are said in full, and three of more. */
const MOST_NAMES = 4;

/** For messages. */
export const nameOf = ({ names }: Pick<QueueEntry, 'names'>): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, 3).join(', ')} +${names.length - 3}`
    : names.join(', ');

/** Whether the collection has to have it laid over. */
export const isShown = ({ state, contained }: QueueEntry): boolean =>
  state !== 'refused' && contained === undefined;

/** Far below all ids that are given: what was noted for animals that have come to a plan since. */
const UNPLACED = -1_000_000_000;

/** What a writer is told of an entry. */
export function notedOf({ pets, first, today, at }: QueueEntry, ids: Ids): Noted {
  const idFor = (pet: number) => {
    const place = pet === 0 ? 0 : pets.findIndex((one) => realId(one, ids) === pet);
    return place < 0 ? UNPLACED - Math.abs(pet) : realId(first - place, ids);
  };
  return { today, at, idFor };
}
