import type { Executor } from '#src/db/database.ts';
import { readPath } from '#src/domain/places/new-path.ts';
import { placed } from '#src/domain/places/standing.ts';
import { BETWEEN, inside } from '#src/domain/places/tree.ts';
import { fold } from '#src/domain/text/fold.ts';
import { upsertPlaceNote } from '#src/features/animals/places/place-notes.queries.ts';
import {
  findPlace,
  findPlaceWithTag,
  insertPlace,
  listNodes,
} from '#src/features/animals/places/places.queries.ts';
import { requireRoom } from '#src/features/animals/places/places.service.ts';
import { listStanding, updateStanding } from '#src/features/animals/places/standing.queries.ts';
import { filled, type Values } from '#src/records/fields.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';
import type { DocumentPlace } from './import.shapes.ts';

// Places of an import: those that the keeper has already, by their names, are the same.

type About = { uid: number; owner: number; import_id: number };
type Known = ReturnType<typeof listNodes>[number];

export type PlaceWork = {
  /** The keeper's places and those that the import made, once somebody asked. */
  nodes: Known[] | null;
  made: Set<number>;
  /** By the ids of the document. */
  ids: Map<number, number>;
  /** The animals that come to places which the keeper has already, with their order in the document. */
  coming: Map<number, { id: number; place_order: number }[]>;
};

export const placeWork = (): PlaceWork => ({
  nodes: null,
  made: new Set(),
  ids: new Map(),
  coming: new Map(),
});

const nodesOf = (db: Executor, uid: number, work: PlaceWork): Known[] =>
  (work.nodes ??= listNodes(db, uid));

const isNamed = (name: string) => (place: Known) => fold(place.name) === fold(name);

/** A place of a document, with its notes where it is a new one. */
export function storePlace(
  db: Executor,
  about: About,
  work: PlaceWork,
  { id, parent_id, entries = [], ...row }: DocumentPlace,
): void {
  const above = work.ids.get(parent_id ?? 0) ?? null;
  const place = filled(placeFields, row);
  const found = inside(nodesOf(db, about.uid, work), above).find(isNamed(place.name));
  const place_id = found?.id ?? make(db, about, work, above, place);
  work.ids.set(id, place_id);
  if (found) return;
  for (const entry of entries) upsertPlaceNote(db, { place_id, ...filled(placeNoteFields, entry) });
}

/** The place that a row names; what is missing of it is made. */
function placeOfPath(db: Executor, about: About, work: PlaceWork, path: string): number | null {
  const nodes = nodesOf(db, about.uid, work);
  const known = nodes.find((place) => fold(place.path) === fold(path.trim()));
  if (known) return known.id;
  const { parent_id, missing } = readPath(nodes, path);
  return missing.reduce(
    (above, place) => make(db, about, work, above, filled(placeFields, place)),
    parent_id,
  );
}

function make(
  db: Executor,
  { uid, owner, import_id }: About,
  work: PlaceWork,
  parent_id: number | null,
  place: Values<typeof placeFields>,
): number {
  const nodes = nodesOf(db, uid, work);
  requireRoom(nodes.length + 1);
  const tag = findPlaceWithTag(db, place.tag) ? '' : place.tag;
  const position = inside(nodes, parent_id).length;
  const id = insertPlace(db, { ...place, tag, position, parent_id, import_id, uid: owner });
  const above = nodes.find((node) => node.id === parent_id);
  const path = above ? above.path + BETWEEN + place.name : place.name;
  nodes.push({ id, parent_id, position, name: place.name, kind: place.kind, path });
  work.made.add(id);
  return id;
}

type Pet = {
  place?: string | null;
  place_id?: number | null;
  place_order?: number | null;
};

/** Where an animal of the import is to stand; null for nowhere. */
export function placeOfRow(db: Executor, about: About, work: PlaceWork, pet: Pet): number | null {
  if (pet.place_id) return work.ids.get(pet.place_id) ?? null;
  return pet.place ? placeOfPath(db, about, work, pet.place) : null;
}

/** Puts a stored animal into its place: into one that the keeper has with the last transaction, until which nobody sees it. */
export function standIn(
  db: Executor,
  work: PlaceWork,
  place_id: number,
  { id, place_order }: { id: number; place_order: number | null | undefined },
): void {
  if (!work.made.has(place_id)) {
    const coming = work.coming.get(place_id) ?? [];
    work.coming.set(place_id, [...coming, { id, place_order: place_order ?? coming.length }]);
  } else if (typeof place_order === 'number') updateStanding(db, place_id, [{ id, place_order }]);
  else updateStanding(db, place_id, placed(listStanding(db, place_id), [id]));
}

/** Puts the others into the keeper's places, behind those that stand there. */
export function storeStanding(db: Executor, uid: number, { coming }: PlaceWork): void {
  for (const [place_id, animals] of coming) {
    if (!findPlace(db, uid, place_id)) continue;
    const ids = animals.toSorted((a, b) => a.place_order - b.place_order).map(({ id }) => id);
    updateStanding(db, place_id, placed(listStanding(db, place_id), ids));
  }
}
