import { asNewCall, type QueueEntry } from './entries.ts';
import { movesIn } from './ids.ts';

const EVENTS = '/pet/events/delete_many';

/** Whether an entry can be sent in parts: an order of places is one whole. */
export const isMany = ({
  path,
  pets,
  body: { ids },
}: Pick<QueueEntry, 'path' | 'pets' | 'body'>): boolean =>
  Array.isArray(ids) && ids.length > 1 && (pets.length > 0 || path === EVENTS);

/** How many records an entry is, so that their number stays the same when it is sent in parts. */
export const recordsIn = (entry: Pick<QueueEntry, 'path' | 'pets' | 'body'>): number =>
  isMany(entry) && Array.isArray(entry.body['ids']) ? entry.body['ids'].length : 1;

/**
 * An entry about several animals, or events, as one for each: in its place, with keys of their own. The records that they
 * make keep their ids.
 */
export function splitEntry(entry: QueueEntry, pets: readonly number[] = entry.pets): QueueEntry[] {
  const { recorded_at, was, ids, ...body } = entry.body;
  const all: unknown[] = Array.isArray(ids) ? ids : [];
  // these name events
  if (entry.path === EVENTS)
    return all.map((id, at) => part(entry, { body: { ...entry.body, ids: [id] } }, at, all.length));
  return pets.map((pet, at) => {
    const place = entry.pets.indexOf(pet);
    const noted = Array.isArray(recorded_at) ? recorded_at[all.indexOf(pet)] : recorded_at;
    const start: unknown = Array.isArray(was) ? was[all.indexOf(pet)] : undefined;
    const own = {
      first: entry.first - place,
      body: {
        ...body,
        ids: [pet],
        ...(noted !== undefined && { recorded_at: noted }),
        ...(start !== undefined && { was: [start] }),
      },
      pets: [pet],
      names: [entry.names[place] ?? ''],
    };
    return part(entry, own, at, pets.length);
  });
}

/** The undo of several moves as one for each. */
export function partsOfMoveBack(entry: QueueEntry): QueueEntry[] {
  const moves = movesIn(entry);
  return moves.map((moved, at) => {
    const place = entry.pets.indexOf(moved.id);
    const own = {
      first: entry.first - place,
      body: { ...entry.body, moved: [moved] },
      pets: [moved.id],
      names: [entry.names[place] ?? ''],
    };
    return part(entry, own, at, moves.length);
  });
}

const part = (entry: QueueEntry, own: Partial<QueueEntry>, at: number, of: number): QueueEntry =>
  asNewCall(entry, { ...own, place: entry.place + (at + 1) / (of + 1) / 1000 });
