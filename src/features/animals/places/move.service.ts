import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { noteOfMove } from '#src/domain/places/move-note.ts';
import { placed, putBack, reordered, type Standing } from '#src/domain/places/standing.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { requireOwnPets } from '#src/platform/security/ownership.ts';
import { deleteEvent } from '#src/features/animals/events/events.queries.ts';
import { findPlace } from './places.queries.ts';
import {
  findMoveNote,
  insertMoveNote,
  listPlacesOf,
  listStanding,
  updateMoveNote,
  updateStanding,
} from './standing.queries.ts';

/** Where an animal stood before it was moved. */
export type Moved = { id: number; was: { place_id: number | null; place_order: number } };
/** By whom and when animals are moved: each move is noted in their history. */
type Mover = { uid: number; today: Day; now: number };

type Move = { ids: number[]; place_id: number | null; after?: number | undefined };

/** Moves animals to a place, or nowhere (null). Archived ones stand nowhere and stay as they are. @throws Problem 404 */
export function movePets(context: Context, uid: number, { ids, ...to }: Move, today: Day): Moved[] {
  const mover = { uid, today, now: context.now().getTime() };
  return inTransaction(context.db, (tx) =>
    moveTo(tx, mover, { ids: requireOwnPets(tx, uid, ids), ...to }),
  );
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
export function movePetsBack(context: Context, uid: number, moved: Moved[], today: Day): Moved[] {
  const mover = { uid, today, now: context.now().getTime() };
  return inTransaction(context.db, (tx) => {
    const ids = requireOwnPets(
      tx,
      uid,
      moved.map(({ id }) => id),
      'moved',
    );
    const kept = keptOf(tx, uid, ids);
    const known = new Set(kept.map(({ id }) => id));
    const back = moved.filter(({ id }) => known.has(id));
    return [...Map.groupBy(back, ({ was }) => was.place_id)].flatMap(([place_id, some]) => {
      const path = pathOf(tx, uid, place_id, 'moved');
      const rows = some.map(({ id, was }) => ({ id, place_order: was.place_order }));
      const changes =
        place_id === null
          ? nowhere(rows.map(({ id }) => id))
          : putBack(listStanding(tx, place_id), rows);
      return put(tx, mover, { place_id, path }, changes, kept);
    });
  });
}

/** Puts the animals of a place into this order; those that have left it meanwhile are passed over. @throws Problem 404 */
export function orderPets(context: Context, uid: number, id: number, pet_ids: number[]): void {
  inTransaction(context.db, (tx) => {
    if (!findPlace(tx, uid, id)) throw notFound('place', 'id');
    const ids = requireOwnPets(tx, uid, pet_ids, 'pet_ids');
    updateStanding(tx, id, reordered(listStanding(tx, id), ids));
  });
}

type Place = { place_id: number | null; path: string };
type Kept = ReturnType<typeof listPlacesOf>;

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
  for (const pet of moved) note(tx, mover, pet, { place_id, path });
  return moved.map(({ id, place_id: from, place_order }) => ({
    id,
    was: { place_id: from, place_order },
  }));
}

function note(tx: Executor, { today, now }: Mover, pet: Kept[number], { place_id, path }: Place) {
  if (pet.place_id === place_id) return;
  const noted = findMoveNote(tx, pet.id, today);
  const outcome = noteOfMove(noted, pet.place_id, place_id);
  if (outcome === 'unchanged') return;
  if (outcome === 'none') {
    if (noted) deleteEvent(tx, noted.id);
  } else if (noted) updateMoveNote(tx, noted.id, path, now);
  else
    insertMoveNote(tx, { pet_id: pet.id, date_ev: today, event: path, recorded: now, ...outcome });
}

function pathOf(tx: Executor, uid: number, place_id: number | null, field: string): string {
  if (place_id === null) return '';
  const place = findPlace(tx, uid, place_id);
  if (!place) throw notFound('place', field);
  return place.path;
}
