import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { placed } from '#src/domain/places/standing.ts';
import { arranged, inside, walkingOrder, withBelow } from '#src/domain/places/tree.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { pick, type Values } from '#src/records/fields.ts';
import { placeFields, type placeNoteFields } from '#src/records/place.ts';
import { upsertPlaceNote } from './place-notes.queries.ts';
import {
  deletePlaces,
  findPlaceWithTag,
  insertPlace,
  listNodes,
  listPlaceNotes,
  listPlaces,
  updateNodes,
} from './places.queries.ts';
import { requireRoom } from './places.service.ts';
import { listPlacesOf, listStanding, updateStanding } from './standing.queries.ts';

type RemovedPlace = Values<typeof placeFields> & {
  id: number;
  parent_id: number | null;
  position: number;
  entries: Values<typeof placeNoteFields>[];
};

/** What a removal took away: the places, each after what it stood in, and where their animals stood. */
export type Removed = {
  places: RemovedPlace[];
  pets: { id: number; place_id: number; place_order: number }[];
};

/**
 * Removes a place with all that stands in it; its animals go to what it stood in. That is no move of theirs, and is not
 * noted. Returns what `restorePlaces` takes. @throws Problem 404
 */
export function removePlace(db: Db, uid: number, id: number): Removed {
  return inTransaction(db, (tx) => {
    const all = listPlaces(tx, uid);
    const top = all.find((place) => place.id === id);
    if (!top) throw notFound('place', 'id');
    const below = withBelow(all, id);
    const removed = all.filter((place) => below.has(place.id));
    const notes = Map.groupBy(listPlaceNotes(tx, [...below]), ({ place_id }) => place_id);
    const pets = removed.flatMap((place) =>
      listStanding(tx, place.id).map((pet) => ({
        id: pet.id,
        place_id: place.id,
        place_order: pet.place_order,
      })),
    );
    putInto(
      tx,
      top.parent_id,
      pets.map((pet) => pet.id),
    );
    deletePlaces(tx, uid, [...below]);
    const nodes = listNodes(tx, uid);
    const siblings = inside(nodes, top.parent_id).map((place) => place.id);
    updateNodes(tx, uid, arranged(nodes, top.parent_id, siblings));
    const places = removed.map((place) => ({
      id: place.id,
      parent_id: place.parent_id,
      position: place.position,
      ...pick(placeFields, place),
      entries: (notes.get(place.id) ?? []).map(({ date, kind, text }) => ({ date, kind, text })),
    }));
    return { places, pets };
  });
}

function putInto(tx: Executor, place_id: number | null, ids: number[]): void {
  const rows =
    place_id === null
      ? ids.map((id) => ({ id, place_order: 0 }))
      : placed(listStanding(tx, place_id), ids);
  updateStanding(tx, place_id, rows);
}

/**
 * Undoes a removal. The places get new ids; animals that were moved elsewhere meanwhile stay there. Returns the new id of
 * each place.
 */
export function restorePlaces(
  db: Db,
  uid: number,
  { places, pets }: Removed,
): { was_id: number; id: number }[] {
  return inTransaction(db, (tx) => {
    const nodes = listNodes(tx, uid);
    requireRoom(nodes.length + places.length);
    const known = new Set(nodes.map(({ id }) => id));
    const ids = new Map<number, number>();
    for (const { id, entries, parent_id, ...place } of places) {
      const above = parent_id === null ? null : (ids.get(parent_id) ?? parent_id);
      const isThere = above !== null && (known.has(above) || [...ids.values()].includes(above));
      const tag = findPlaceWithTag(tx, place.tag) ? '' : place.tag;
      const values = { ...place, tag, parent_id: isThere ? above : null, uid };
      const place_id = insertPlace(tx, values);
      ids.set(id, place_id);
      for (const entry of entries) upsertPlaceNote(tx, { place_id, ...entry });
    }
    makeRoom(tx, uid, places, ids);
    standAgain(tx, uid, { places, pets }, ids);
    return [...ids].map(([was_id, id]) => ({ was_id, id }));
  });
}

/** The first place goes back between its siblings. */
function makeRoom(
  tx: Executor,
  uid: number,
  [top]: readonly RemovedPlace[],
  ids: ReadonlyMap<number, number>,
): void {
  const id = ids.get(top?.id ?? 0);
  const nodes = walkingOrder(listNodes(tx, uid));
  const back = nodes.find((node) => node.id === id);
  if (!top || !back) return;
  const siblings = inside(nodes, back.parent_id).filter((node) => node.id !== id);
  const order = siblings.map((node) => node.id).toSpliced(top.position, 0, back.id);
  updateNodes(tx, uid, arranged(nodes, back.parent_id, order));
}

function standAgain(
  tx: Executor,
  uid: number,
  { places, pets }: Removed,
  ids: ReadonlyMap<number, number>,
): void {
  const was = new Map(pets.map((pet) => [pet.id, pet]));
  const waiting = [null, places[0]?.parent_id ?? null];
  for (const { id, place_id } of listPlacesOf(tx, uid, [...was.keys()])) {
    const back = ids.get(was.get(id)?.place_id ?? 0);
    if (back === undefined || !waiting.includes(place_id)) continue;
    updateStanding(tx, back, [{ id, place_order: was.get(id)?.place_order ?? 0 }]);
  }
}
