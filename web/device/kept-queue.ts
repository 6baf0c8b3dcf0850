import { FIRST_NEW_ID } from '#src/domain/sync/ids.ts';
import type { Database } from './database.ts';
import { isShown, settingOf, type NewEntry, type QueueEntry } from './entries.ts';
import { idsIn, madeBy, type Ids } from './ids.ts';
import { toldAfter, type Told } from './told.ts';

/** What changes in the queue: entries that are new, changed, or taken out. */
export type QueueChange = {
  /** The entries that it is about: where another tab or the sender was quicker with one of them, nothing is changed. */
  of?: readonly QueueEntry[];
  /** It marks an attempt to send them: another tab that tried since was quicker, too. */
  isAttempt?: true;
  add?: readonly NewEntry[];
  put?: readonly QueueEntry[];
  remove?: readonly number[];
  /** What the server answered: ids of records that were noted here. */
  ids?: Ids;
  /** What has to be told of what was stored, and the keys of what was read of that. */
  tell?: readonly Told[];
  read?: readonly string[];
  /** How far the feeding round has come of which the entries are (state/round-progress.ts). */
  round?: unknown;
};

/** Where a feeding round is kept, and how far it has come. */
export const roundKeys = { whole: 'round.whole', progress: 'round' } as const;

/**
 * The place and the id that were given last. None is given twice, even after its entry has left. The ids nearest to zero are
 * those of the examples in the guide.
 */
export type Last = { place: number; id: number };
export const none: Last = { place: 0, id: FIRST_NEW_ID + 1 };

export type Kept = { added: QueueEntry[]; last: Last };

/**
 * Resolves when the disk has it, all of it in one transaction: what a screen says is stored must outlive a dead battery. Null:
 * another tab was quicker.
 */
export function keepQueue(database: Database, change: QueueChange): Promise<Kept | null> {
  return database.use(async (connection) => {
    const strict = { durability: 'strict' } as const;
    const transaction = connection.transaction(['queue', 'meta'], 'readwrite', strict);
    const queue = transaction.objectStore('queue');
    const meta = transaction.objectStore('meta');
    const stored = await Promise.all((change.of ?? []).map(({ place }) => queue.get(place)));
    if (!areStill(change, stored)) return null;
    const kept = numbered(change.add ?? [], ((await meta.get('last')) as Last | undefined) ?? none);
    if (kept.added.length > 0) void meta.put(kept.last, 'last');
    if (change.ids) void meta.put({ ...((await meta.get('ids')) as Ids), ...change.ids }, 'ids');
    if (change.tell || change.read) {
      const told = (await meta.get('told')) as readonly Told[] | undefined;
      void meta.put(toldAfter(told ?? [], change), 'told');
    }
    if (change.round) void meta.put(change.round, roundKeys.progress);
    for (const entry of [...kept.added, ...(change.put ?? [])]) void queue.put(entry, entry.place);
    for (const gone of change.remove ?? []) void queue.delete(gone);
    await transaction.done;
    return kept;
  });
}

/** New entries with their places, and the ids of the records that they make. */
export function numbered(entries: readonly NewEntry[], last: Last): Kept {
  let { place, id } = last;
  const added = entries.map((entry) => {
    const first = id - 1;
    place += 1;
    id -= Math.max(1, entry.pets.length);
    // some that leave a group concern the group
    const isNew = madeBy(entry) === 'pet' && idsIn(entry, 'pet').length === 0;
    return { ...entry, place, first, pets: isNew ? [first] : entry.pets };
  });
  return { added, last: { place, id } };
}

/** Whether the entries that are stored in their places are still those that a change is about. */
export const areStill = (
  { of = [], isAttempt }: QueueChange,
  stored: readonly (QueueEntry | undefined)[],
): boolean =>
  of.every((one, nth) => {
    const now = stored[nth];
    return (
      now?.key === one.key &&
      now.state === one.state &&
      Boolean(now.tried) === Boolean(one.tried) &&
      !(isAttempt && now.tried !== one.tried)
    );
  });

/** The queue after a change. */
export function queueAfter(
  queue: readonly QueueEntry[],
  { put = [], remove = [] }: QueueChange,
  added: readonly QueueEntry[],
): QueueEntry[] {
  const out = new Set([...remove, ...put.map(({ place }) => place)]);
  const rest = queue.filter(({ place }) => !out.has(place));
  return [...rest, ...put, ...added].toSorted((a, b) => a.place - b.place);
}

/**
 * Whether all that a change shows lies upon what is shown already: new entries, and nothing else of the others. One that was
 * sent shows the same as before, until a sync contains it.
 */
export function laysOnTop(
  queue: readonly QueueEntry[],
  { add = [], put = [], remove = [], ids }: QueueChange,
): boolean {
  // a setting that is set again covers what it was before
  const isCovered = (place: number) => {
    const entry = queue.find((before) => before.place === place);
    const key = entry && settingOf(entry);
    return key !== undefined && add.some((one) => settingOf(one) === key);
  };
  const isShownAlike = (entry: QueueEntry) =>
    queue.some(
      (before) =>
        before.place === entry.place &&
        isShown(before) === isShown(entry) &&
        before.body === entry.body &&
        before.pets === entry.pets,
    );
  return remove.every(isCovered) && ids === undefined && put.every(isShownAlike);
}
