import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { notedAt } from '#src/domain/feeding/noted.ts';
import { isReordered } from '#src/domain/places/arrange-start.ts';
import { placed, putBack, reordered, type Standing } from '#src/domain/places/standing.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { requireOwnPets } from '#src/platform/security/ownership.ts';
import type { Noted } from '#src/features/animals/feedings/noted-each.ts';
import { noteLateMove, noteMove } from './move-notes.service.ts';
import { findPlace } from './places.queries.ts';
import { listPlacesOf, listStanding, updateStanding } from './standing.queries.ts';

/** Where an animal stood before it was moved. */
export type Moved = { id: number; was: { place_id: number | null; place_order: number } };
/** By whom and when animals are moved: each move is noted in their history. `now`: when it was noted. */
type Mover = { uid: number; today: Day; now: number };

type Move = { ids: number[]; place_id: number | null; after?: number | undefined };

/** `superseded`: the animals that were moved again later, which stay where they are. */
export type Outcome = { moved: Moved[]; superseded: number[] };

/** Moves animals to a place, or nowhere (null). Archived ones stand nowhere and stay as they are. @throws Problem 404 */
export function movePets(
  context: Context,
  uid: number,
  { ids, recorded_at, ...to }: Move & Noted,
  today: Day,
): Outcome {
  const mover = moverOf(context, uid, today, recorded_at);
  return inTransaction(context.db, (tx) => {
    const own = requireOwnPets(tx, uid, ids);
    const path = pathOf(tx, uid, to.place_id, 'place_id');
    const superseded = noteThoseMovedSince(tx, mover, own, { place_id: to.place_id, path });
    const others = own.filter((id) => !superseded.includes(id));
    return { moved: moveTo(tx, mover, { ids: others, ...to }), superseded };
  });
}

/** The same in the caller's transaction, for animals of its own. */
export function moveTo(tx: Executor, mover: Mover, { ids, place_id, after }: Move): Moved[] {
  const path = pathOf(tx, mover.uid, place_id, 'place_id');
  const kept = keptOf(tx, mover.uid, ids);
  const come = kept.map(({ id }) => id);
  const changes =
    place_id === null ? nowhere(come) : placed(listStanding(tx, place_id), come, after);
  return put(tx, mover, { place_id, path }, changes, kept);
}

/** The order of an animal that is added to a place: at the end. @throws Problem 404 */
export function lastOrder(tx: Executor, uid: number, place_id: number): number {
  if (!findPlace(tx, uid, place_id)) throw notFound('place', 'place_id');
  const [added] = placed(listStanding(tx, place_id), [0]);
  return added?.place_order ?? 0;
}

/** Undoes moves: takes what `movePets` returned. @throws Problem 404 */
export function movePetsBack(
  context: Context,
  uid: number,
  { moved, recorded_at }: { moved: Moved[] } & Noted,
  today: Day,
): Outcome {
  const mover = moverOf(context, uid, today, recorded_at);
  return inTransaction(context.db, (tx) => {
    const ids = requireOwnPets(
      tx,
      uid,
      moved.map(({ id }) => id),
      'moved',
    );
    const kept = keptOf(tx, uid, ids);
    const known = new Set(kept.map(({ id }) => id));
    const back = Map.groupBy(
      moved.filter(({ id }) => known.has(id)),
      ({ was }) => was.place_id,
    );
    const all: Outcome = { moved: [], superseded: [] };
    for (const [place_id, some] of back) {
      const place = { place_id, path: pathOf(tx, uid, place_id, 'moved') };
      const superseded = noteThoseMovedSince(
        tx,
        mover,
        some.map(({ id }) => id),
        place,
      );
      const rows = some
        .filter(({ id }) => !superseded.includes(id))
        .map(({ id, was }) => ({ id, place_order: was.place_order }));
      const changes =
        place_id === null
          ? nowhere(rows.map(({ id }) => id))
          : putBack(listStanding(tx, place_id), rows);
      all.moved.push(...put(tx, mover, place, changes, kept));
      all.superseded.push(...superseded);
    }
    return all;
  });
}

type Order = { id: number; pet_ids: number[]; was?: number[] | undefined };

/**
 * Puts the animals of a place into this order; those that have left it meanwhile are passed over. Returns those that somebody
 * else has put into another order than `was` since, which stays. @throws Problem 404
 */
export function orderPets(context: Context, uid: number, { id, pet_ids, was }: Order): number[] {
  return inTransaction(context.db, (tx) => {
    if (!findPlace(tx, uid, id)) throw notFound('place', 'id');
    const ids = requireOwnPets(tx, uid, pet_ids, 'pet_ids');
    const there = listStanding(tx, id);
    const now = there.map((pet) => pet.id);
    if (was && isReordered(now, was)) return ids.filter((pet) => now.includes(pet));
    updateStanding(tx, id, reordered(there, ids));
    return [];
  });
}

type Place = { place_id: number | null; path: string };
type Kept = ReturnType<typeof listPlacesOf>;

const moverOf = (context: Context, uid: number, today: Day, recorded_at?: string): Mover => ({
  uid,
  today,
  now: notedAt(recorded_at, context.now().getTime()),
});

/** Those of the animals that were moved again after a move that comes late: it becomes a line of their history alone. */
const noteThoseMovedSince = (tx: Executor, { uid, ...mover }: Mover, ids: number[], to: Place) =>
  keptOf(tx, uid, ids).flatMap(({ id }) => (noteLateMove(tx, mover, id, to) ? [id] : []));

const keptOf = (tx: Executor, uid: number, ids: number[]): Kept =>
  listPlacesOf(tx, uid, ids).filter(({ archived }) => !archived);

const nowhere = (ids: readonly number[]): Standing[] => ids.map((id) => ({ id, place_order: 0 }));

/** Stores where animals stand now, and notes it of those that came from elsewhere. */
function put(
  tx: Executor,
  mover: Mover,
  { place_id, path }: Place,
  changes: readonly Standing[],
  come: Kept,
): Moved[] {
  updateStanding(tx, place_id, changes);
  const changed = new Map(changes.map((row) => [row.id, row.place_order]));
  const moved = come.filter(
    (pet) =>
      changed.has(pet.id) && (pet.place_id !== place_id || pet.place_order !== changed.get(pet.id)),
  );
  for (const pet of moved) noteMove(tx, mover, pet, { place_id, path });
  return moved.map(({ id, place_id: from, place_order }) => ({
    id,
    was: { place_id: from, place_order },
  }));
}

/** @throws Problem 404 where it is no place of this keeper */
export const requirePlace = (
  tx: Executor,
  uid: number,
  place_id: number | null | undefined,
): void => void pathOf(tx, uid, place_id ?? null, 'place_id');

function pathOf(tx: Executor, uid: number, place_id: number | null, field: string): string {
  if (place_id === null) return '';
  const place = findPlace(tx, uid, place_id);
  if (!place) throw notFound('place', field);
  return place.path;
}
