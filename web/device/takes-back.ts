import type { Animal } from '#src/domain/sync/collection.ts';
import type { Collection } from './collection.ts';
import type { QueueEntry } from './entries.ts';
import { realId, type Ids } from './ids.ts';
import { withDependents } from './next-entry.ts';
import { viewOf } from './view.ts';

type Shown = { synced: Collection; collection: Collection; queue: readonly QueueEntry[]; ids: Ids };

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
