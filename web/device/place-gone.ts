import { isRecord } from '#src/domain/is-record.ts';
import type { Collection, Write } from './collection.ts';
import { asNewCall, type QueueEntry } from './entries.ts';
import { idsIn, movesIn, realId, type Ids } from './ids.ts';
import type { QueueChange } from './kept-queue.ts';
import { placesOf } from './places.ts';
import { partsOfMoveBack } from './split-entry.ts';

// What was noted of a place that another device has deleted since goes to the place around it, as the animals did that stood
// in it: nothing that was noted is lost.

/** Places by id, as they were when something was noted. */
export type Around = Readonly<Record<number, { path: string; outer: number | null }>>;

/** The paths of the place that was named first, and of the one that took its place; empty: not known, or none. */
export type GonePlace = { gone: string; into: string };

/** The places that a write names, and those that they stand in. */
export function aroundOf(collection: Collection, write: Write): Around | undefined {
  const places = placesOf(collection);
  const around: Record<number, Around[number]> = {};
  for (const id of idsIn(write, 'place')) {
    let place = places.get(id);
    while (place && !around[place.id]) {
      around[place.id] = { path: place.path, outer: place.parent_id };
      place = place.parent_id === null ? undefined : places.get(place.parent_id);
    }
  }
  return Object.keys(around).length > 0 ? around : undefined;
}

/** The field in which a write names where something goes. */
const targets: Readonly<Record<string, string>> = {
  'POST /pet/add': 'place_id',
  'PUT /pet/update': 'place_id',
  'PUT /pet/move': 'place_id',
  'PUT /pet/move_back': 'moved',
  'POST /place/add': 'parent_id',
  'PUT /place/update': 'parent_id',
  'POST /place/notes/add': 'id',
};

export const placeFieldOf = ({ method, path }: QueueEntry): string | undefined =>
  targets[`${method} ${path}`];

/** An entry whose place is gone, as a call that names what that stood in; undefined where it is not about that. */
export function inPlaceAround(
  entry: QueueEntry,
  codes: Record<string, unknown>,
  ids: Ids,
): QueueChange | undefined {
  const field = placeFieldOf(entry);
  if (field === undefined || !isPlace(codes[field])) return undefined;
  const [first, ...others] = movesIn(entry);
  // of several only some are gone
  if (others.length > 0) return { put: partsOfMoveBack(entry), remove: [entry.place] };
  const named = first ? first.was.place_id : entry.body[field];
  const { path = '', outer } = entry.around?.[Number(named)] ?? {};
  const into = knownOuter(entry.around, outer ?? null, ids);
  // a note is of some place
  if (into === null && field === 'id') return undefined;
  const body = first
    ? { ...entry.body, moved: [{ ...first, was: { ...first.was, place_id: into } }] }
    : Object.fromEntries(
        // the animal that it was put behind stands elsewhere
        Object.entries({ ...entry.body, [field]: into }).filter(([name]) => name !== 'after'),
      );
  const gone: GonePlace = {
    gone: entry.gone?.gone ?? path,
    into: (into !== null && entry.around?.[into]?.path) || '',
  };
  return { put: [asNewCall(entry, { body, gone })] };
}

const isPlace = (issue: unknown): boolean =>
  isRecord(issue) && isRecord(issue['params']) && issue['params']['what'] === 'place';

/** The next one outwards that the server ever had. */
function knownOuter(around: Around | undefined, from: number | null, ids: Ids): number | null {
  let id = from;
  while (id !== null && realId(id, ids) < 0) id = around?.[id]?.outer ?? null;
  return id;
}
