import type { Collection } from './collection.ts';
import type { QueueEntry } from './entries.ts';
import { realId, type Ids } from './ids.ts';

type Kind = 'animals' | 'plans' | 'places';

/** The lists of a write that name several records, any of which another device may delete. */
const lists: Readonly<Record<string, [kind: Kind, ...fields: string[]]>> = {
  'PUT /place/arrange': ['places', 'ids'],
  'PUT /place/order': ['animals', 'pet_ids'],
  'POST /plan/assignment/add_all': ['animals', 'pet_ids', 'was'],
  'POST /plan/assignment/assign_pet_to_plans': ['plans', 'plan_ids', 'was'],
};

/** A refused entry without what it names in a list and is gone by now: sent again, it does the rest. */
export function withoutGone(
  collection: Collection | null,
  ids: Ids,
  entry: QueueEntry,
): QueueEntry {
  const [kind, ...fields] = lists[`${entry.method} ${entry.path}`] ?? [];
  if (!collection || !kind) return entry;
  const isThere = (id: unknown) => collection[kind].has(realId(Number(id), ids));
  const body = Object.entries(entry.body).map(([name, held]) => [
    name,
    fields.includes(name) && Array.isArray(held) ? held.filter(isThere) : held,
  ]);
  const left = { ...entry, body: Object.fromEntries(body) };
  return kind === 'places' ? inWhatIsThere(left, isThere) : left;
}

/** Places that were put into one that is gone go to the next one outwards. */
function inWhatIsThere(entry: QueueEntry, isThere: (id: unknown) => boolean): QueueEntry {
  let parent_id = entry.body['parent_id'] ?? null;
  while (parent_id !== null && !isThere(parent_id))
    parent_id = entry.around?.[Number(parent_id)]?.outer ?? null;
  return { ...entry, body: { ...entry.body, parent_id } };
}
