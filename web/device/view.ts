import type { Collection } from './collection.ts';
import type { QueueEntry } from './entries.ts';
import { writers } from './writes.ts';

/** The synced collection with the writes laid over it that it does not contain yet. */
export function viewOf(base: Collection, queue: readonly QueueEntry[]): Collection {
  const sent = queue.filter(({ state }) => state === 'sent').reduce(layOver, base);
  return queue.filter(({ state }) => state === 'waiting').reduce(withWaiting, sent);
}

/** The same with one more that waits. */
export function withWaiting(collection: Collection, entry: QueueEntry): Collection {
  const after = layOver(collection, entry);
  if (after === collection) return collection;
  const waiting = new Set(collection.waiting);
  for (const [id, animal] of after.animals)
    if (collection.animals.get(id) !== animal) waiting.add(id);
  return { ...after, waiting };
}

/** What can't be applied any more, such as to an animal that was deleted elsewhere, changes nothing. */
function layOver(collection: Collection, entry: QueueEntry): Collection {
  const writer = writers[`${entry.method} ${entry.path}`];
  return writer?.(collection, entry, entry)?.collection ?? collection;
}
