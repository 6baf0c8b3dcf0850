import type { Collection } from './collection.ts';
import { isShown, notedOf, recordsThatWait, type QueueEntry } from './entries.ts';
import { animalsIn, realId, translated, type Ids } from './ids.ts';
import { writers } from './writers.ts';

/** The synced collection with the writes laid over it that it does not contain yet. */
export const viewOf = (base: Collection, queue: readonly QueueEntry[], ids: Ids): Collection =>
  withEntries(base, queue, ids);

/** The same with more of them. */
export function withEntries(
  collection: Collection,
  entries: readonly QueueEntry[],
  ids: Ids,
): Collection {
  const after = entries.filter(isShown).reduce((before, entry) => {
    const write = translated(entry, ids);
    const writer = writers[`${write.method} ${write.path}`];
    // what can't be applied any more, such as to an animal that was deleted elsewhere, changes nothing
    return writer?.(before, write, notedOf(entry, ids))?.collection ?? before;
  }, collection);
  const waiting = waitingIn(entries, ids);
  return waiting.length === 0
    ? after
    : { ...after, waiting: new Set([...collection.waiting, ...waiting]) };
}

/** The same with those that wait now: an entry was sent, which changes nothing else of what is shown. */
export function withWaiting(
  collection: Collection,
  queue: readonly QueueEntry[],
  ids: Ids,
): Collection {
  const waiting = new Set(waitingIn(queue, ids));
  const isSame =
    waiting.size === collection.waiting.size &&
    [...waiting].every((id) => collection.waiting.has(id));
  return isSame ? collection : { ...collection, waiting };
}

const waitingIn = (entries: readonly QueueEntry[], ids: Ids): number[] =>
  [...entries.filter(({ state }) => state === 'refused'), ...recordsThatWait(entries)].flatMap(
    (entry) => animalsIn(entry).map((pet) => realId(pet, ids)),
  );
