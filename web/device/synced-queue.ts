import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import type { Collection } from './collection.ts';
import { isUpload, partsOf, type QueueEntry, type SentEntry } from './entries.ts';
import { forgotten, madeBy, realId, type Ids, type Kind } from './ids.ts';
import { idsByRecord } from './learned-ids.ts';

// What a sync means for the queue.

type Queue = { entries: readonly QueueEntry[]; ids: Ids };

export type SyncedQueue = Queue & {
  /** What has to be stored: changed entries, those that the sync contains, and places of those that come back from there. */
  put: QueueEntry[];
  archived: SentEntry[];
  removed: number[];
};

type Sync = {
  answer: SyncAnswer;
  /** The cursor before. */
  from: string | null;
  /** The collection after it. */
  base: Collection;
};

/** `sent`: what earlier syncs contained; asked for where the server's data were replaced by a restore. */
export async function queueAfterSync(
  queue: Queue,
  sync: Sync,
  sent: () => Promise<readonly SentEntry[]>,
): Promise<SyncedQueue> {
  const { answer, from, base } = sync;
  const isReplaced = from !== null && partsOf(from).database !== partsOf(answer.cursor).database;
  const lost = isReplaced ? withoutAnswered(await sent(), answer) : [];
  const start = isReplaced ? restored(queue, lost, answer) : queue;
  const { database, rev: until } = partsOf(answer.cursor);
  const entries = start.entries.map((entry) => contained(entry, answer));
  const archived = entries
    .filter(({ state, contained: isContained }) => state === 'sent' && isContained)
    .map((entry) => ({ ...withoutFile(entry), database, until }));
  const ids = { ...start.ids };
  for (const entry of entries)
    if (entry.contained) Object.assign(ids, idsByRecord(entry, base, ids));
  const rest = entries.filter(
    ({ state, contained: isContained }) => !isContained || state !== 'sent',
  );
  return {
    ids,
    entries: rest,
    put: rest.filter((entry) => !queue.entries.includes(entry)),
    archived,
    removed: lost.map(({ place }) => place),
  };
}

function withoutFile(entry: QueueEntry): QueueEntry {
  const { file: _, ...rest } = entry;
  return rest;
}

/** A sync contains an entry by its key, or by the revision that the server answered to it. */
function contained(entry: QueueEntry, { answered, cursor }: SyncAnswer): QueueEntry {
  const { key, state, rev } = entry;
  if (state === 'refused' || entry.contained) return entry;
  const isReached = state === 'sent' && rev !== undefined && rev <= partsOf(cursor).rev;
  return isReached || answered.includes(key) ? { ...entry, contained: 1 } : entry;
}

/**
 * After a restore: what the server had and has no more goes back to its place, and will be sent again. The ids that it
 * had are forgotten, since the records will get others.
 */
function restored(queue: Queue, lost: readonly SentEntry[], answer: SyncAnswer): Queue {
  const again = [...queue.entries, ...lost].map((entry) => unsent(entry, answer));
  const ids = { ...queue.ids };
  let entries = again.toSorted((a, b) => a.place - b.place);
  for (const entry of entries) {
    const kind = entry.state === 'waiting' ? madeBy(entry) : undefined;
    if (kind) entries = withoutIds(entries, entry, kind, ids);
  }
  return { entries, ids };
}

function withoutIds(
  entries: QueueEntry[],
  made: QueueEntry,
  kind: Kind,
  ids: Record<number, number>,
) {
  const negatives: Record<number, number> = {};
  for (let at = 0; at < Math.max(1, made.pets.length); at += 1) {
    const real = ids[made.first - at];
    if (real !== undefined) negatives[real] = made.first - at;
    delete ids[made.first - at];
  }
  if (Object.keys(negatives).length === 0) return entries;
  return entries.map((entry) => ({
    ...forgotten(entry, kind, negatives),
    pets: kind === 'pet' ? entry.pets.map((pet) => realId(pet, negatives)) : entry.pets,
  }));
}

/** As it was before it was sent, unless the restored data have it. */
function unsent(entry: QueueEntry | SentEntry, { answered }: SyncAnswer): QueueEntry {
  if (entry.state === 'refused' || answered.includes(entry.key)) return entry;
  const { contained: _, rev: __, ...rest } = entry;
  const { place, first, key, method, path, body, at, today, pets, names, seen, file, around } =
    rest;
  const noted = { place, first, key, method, path, body, at, today, pets, names };
  return {
    ...noted,
    ...(seen && { seen }),
    ...(around && { around }),
    ...(file && { file }),
    state: 'waiting',
  };
}

/** A file that has arrived is kept no longer, so it can't be sent again. */
const withoutAnswered = (sent: readonly SentEntry[], { answered }: SyncAnswer) =>
  sent.filter((entry) => !answered.includes(entry.key) && !isUpload(entry));
