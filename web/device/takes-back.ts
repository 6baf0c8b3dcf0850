import type { Animal } from '#src/domain/sync/collection.ts';
import type { Applied, Collection, Noted, Write } from './collection.ts';
import { neverLeft, type QueueEntry } from './entries.ts';
import { idsIn, realId, translated, type Ids } from './ids.ts';
import { withDependents } from './next-entry.ts';
import { viewOf } from './view.ts';
import { writers } from './writers.ts';

/** What a device has of a keeper: what was synced, and the same with the queue laid over it. */
export type Shown = {
  synced: Collection;
  collection: Collection;
  queue: readonly QueueEntry[];
  ids: Ids;
};

/**
 * The entry that a write about `pets` takes back: the newest one about these animals, where it waits, nothing builds upon it,
 * and the write leaves everything as it was before. Neither of the two has to be sent where it never left.
 */
export function entryTakenBack(
  { synced, collection, queue, ids }: Shown,
  pets: readonly number[],
  after: Collection,
): QueueEntry | undefined {
  const entry = queue.findLast((one) => isAbout(one, pets, ids));
  if (entry?.state !== 'waiting' || entry.contained) return undefined;
  if (withDependents(queue, entry).length > 1) return undefined;
  const rest = queue.filter((one) => one !== entry);
  const before = viewOf(synced, rest, ids);
  const about = [...new Set([...pets, ...entry.pets.map((pet) => realId(pet, ids))])];
  const isAlike = isAlikeFor(about);
  // what changed nothing may still be the later one of two notes
  return isAlike(before, after) && !isAlike(before, collection) ? entry : undefined;
}

/**
 * `out`: the entries that the writes only take back, and that never left; `left`: the writes that remain without these.
 * `takesBack`: the keys of the entries that those take back which may have left.
 */
export type TakenBack<One extends Write> = {
  out: readonly QueueEntry[];
  left: readonly One[];
  takesBack: ReadonlyMap<One, string>;
};

/** What several writes take back, from the newest entry to the oldest. */
export function allTakenBack<One extends Write>(
  before: Shown,
  writes: readonly One[],
  noted: Noted,
): TakenBack<One> {
  const { ids } = before;
  const petsOf = new Map(writes.map((write) => [write, idsIn(translated(write, ids), 'pet')]));
  const takesBack = new Map<One, string>();
  const out: QueueEntry[] = [];
  let [shown, left] = [before, writes];
  for (const entry of before.queue.filter(({ state }) => state === 'waiting').toReversed()) {
    const about = new Set(entry.pets.map((pet) => realId(pet, ids)));
    const some = left.filter((write) => petsOf.get(write)?.some((id) => about.has(id)));
    const after = some.length > 0 && appliedAll(shown, some, noted);
    const taken = after && entryTakenBack(shown, after.pets, after.collection);
    if (!taken) continue;
    if (neverLeft(taken)) {
      out.push(taken);
      left = left.filter((one) => !some.includes(one));
      shown = without(shown, taken);
    } else for (const write of some) takesBack.set(write, taken.key);
  }
  return { out, left, takesBack };
}

function without(shown: Shown, gone: QueueEntry): Shown {
  const queue = shown.queue.filter((entry) => entry !== gone);
  return { ...shown, queue, collection: viewOf(shown.synced, queue, shown.ids) };
}

/** What several writes do after each other; undefined where the device can't know. */
function appliedAll(
  { collection, ids }: Shown,
  writes: readonly Write[],
  noted: Noted,
): Applied | undefined {
  return writes.reduce<Applied | undefined>(
    (before, given) => {
      const write = translated(given, ids);
      const writer = writers[`${write.method} ${write.path}`];
      const next = before && writer?.(before.collection, write, noted);
      return next && { ...next, pets: [...new Set([...before.pets, ...next.pets])] };
    },
    { collection, answer: {}, pets: [] },
  );
}

const isAbout = (entry: QueueEntry, pets: readonly number[], ids: Ids): boolean =>
  pets.length === 0
    ? entry.pets.length === 0
    : entry.pets.some((pet) => pets.includes(realId(pet, ids)));

const isAlikeFor = (pets: readonly number[]) => (one: Collection, other: Collection) =>
  textOf(one, pets) === textOf(other, pets);

function textOf(
  { animals, plans, places, feeders, settings, expos }: Collection,
  pets: readonly number[],
): string {
  const of = pets.map((id): Animal | null => animals.get(id) ?? null);
  // where animals are alike, what was counted of their feeders is
  const list = pets.length === 0 ? feeders : [];
  return JSON.stringify([of, [...plans], [...places], list, settings, [...expos]], withoutRevision);
}

/** How often a record was changed is not what it says. */
const withoutRevision = (name: string, value: unknown) =>
  name === 'rev' || name === 'changed' ? undefined : value;
