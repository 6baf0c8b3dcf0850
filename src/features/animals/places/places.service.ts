import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { findRevision } from '#src/db/revisions.ts';
import { limits } from '#src/domain/limits.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { isMovedElsewhere, isReordered } from '#src/domain/places/arrange-start.ts';
import { nameProblem } from '#src/domain/places/path-names.ts';
import { arranged, inside, parentProblem, wayTo } from '#src/domain/places/tree.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import { requireReadable, type Reader } from '#src/platform/security/ownership.ts';
import type { Values } from '#src/records/fields.ts';
import type { placeFormFields } from '#src/records/place.ts';
import {
  findPlace,
  findPlaceWithTag,
  insertPlace,
  listNodes,
  listPlaceLabels,
  listPlaceNotes,
  listPlaces,
  updateNodes,
  updatePlace,
} from './places.queries.ts';

type Fields = Values<typeof placeFormFields>;
type NewPlace = Fields & { parent_id: number | null; tag?: string };

/** A place with the way to it, and what was noted of it. @throws Problem 404 */
export function placeDetail(db: Executor, reader: Reader, id: number) {
  const uid = requireReadable(db, reader, 'place', id);
  const place = findPlace(db, uid, id);
  if (!place) throw notFound('place');
  const crumbs = wayTo(listPlaces(db, uid), id).slice(0, -1);
  return {
    ...place,
    crumbs: crumbs.map((one) => ({ id: one.id, name: one.name, kind: one.kind })),
    entries: listPlaceNotes(db, [id]).map(({ id: entry, date, kind, text, rev }) => ({
      id: entry,
      date,
      kind,
      text,
      rev,
    })),
  };
}

/** The same of the place whose label was scanned. @throws Problem 404 */
export function placeOfTag(db: Executor, reader: Reader, tag: string) {
  const found = findPlaceWithTag(db, tag);
  if (!found) throw notFound('place');
  return placeDetail(db, reader, found.id);
}

/** The data of labels, in the order of the ids. @throws Problem 404 */
export function placeLabels(db: Executor, reader: Reader, ids: number[]) {
  const owner = reader.is_admin ? null : reader.uid;
  const byId = new Map(listPlaceLabels(db, owner, ids).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const label = byId.get(id);
    if (!label) throw notFound('place');
    return label;
  });
}

/** Adds places at the end of what stands in their parent. Returns their ids. @throws Problem 404, 409, 422 */
export function addPlaces(db: Db, uid: number, added: readonly NewPlace[]): number[] {
  return inTransaction(db, (tx) => {
    const nodes = listNodes(tx, uid);
    requireRoom(nodes.length + added.length);
    for (const { parent_id, name } of added) {
      requireParent(nodes, null, parent_id);
      requireName(name, added.length === 1 ? 'name' : 'names');
    }
    return added.map((place) => {
      const { tag = '', parent_id } = place;
      if (tag && findPlaceWithTag(tx, tag)) throw invalid({ tag: issue('tag_taken') });
      const position = inside(nodes, parent_id).length;
      const id = insertPlace(tx, { ...place, name: place.name.trim(), tag, position, uid });
      nodes.push({ id, parent_id, position, name: place.name, kind: place.kind, path: '' });
      return id;
    });
  });
}

/** @throws Problem 409 */
export function requireRoom(count: number): void {
  const max = limits.perKeeper.places;
  if (count > max) throw new Problem('quota_reached', { what: 'places', max });
}

/** Changes the fields that are given. Returns the revision. @throws Problem 404, 409, 422 */
export function changePlace(
  db: Db,
  uid: number,
  {
    id,
    if_rev,
    ...changes
  }: { id: number; if_rev?: number | undefined; parent_id?: number | null } & Partial<Fields>,
): number {
  return inTransaction(db, (tx) => {
    const place = findPlace(tx, uid, id);
    if (!place) throw notFound('place', 'id');
    refuseConflicts(findRevision(tx, 'places', id), if_rev, changes, place);
    if (changes.name !== undefined && changes.name !== place.name) requireName(changes.name);
    const { parent_id = place.parent_id, ...fields } = changes;
    updatePlace(tx, uid, id, { ...fields, name: (fields.name ?? place.name).trim() });
    if (parent_id !== place.parent_id) {
      const nodes = listNodes(tx, uid);
      requireParent(nodes, id, parent_id);
      const last = inside(nodes, parent_id).map((sibling) => sibling.id);
      updateNodes(tx, uid, arranged(nodes, parent_id, [...last, id]));
    }
    return findRevision(tx, 'places', id).rev;
  });
}

type Arrange = {
  parent_id: number | null;
  ids: number[];
  was?: number[] | undefined;
  was_in?: (number | null)[] | undefined;
};

/**
 * Puts places into another one, or to the top, in this order. @throws Problem 404, 409 where somebody else has arranged them
 * since they stood as in `was` and `was_in`, 422
 */
export function arrangePlaces(db: Db, uid: number, { parent_id, ids, was, was_in }: Arrange): void {
  inTransaction(db, (tx) => {
    const nodes = listNodes(tx, uid);
    const known = new Set(nodes.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) throw notFound('place', 'ids');
    if (ids.length === 0) requireParent(nodes, null, parent_id);
    for (const id of ids) requireParent(nodes, id, parent_id);
    const row = inside(nodes, parent_id).map(({ id }) => id);
    const isElsewhere =
      (was && isReordered(row, was)) ||
      (was_in && isMovedElsewhere(nodes, { ids, was_in }, parent_id));
    if (isElsewhere) throw new Problem('changed_elsewhere');
    updateNodes(tx, uid, arranged(nodes, parent_id, [...new Set(ids)]));
  });
}

/** @throws Problem 422 */
function requireName(name: string, field: 'name' | 'names' = 'name'): void {
  const wrong = nameProblem(name);
  if (wrong) throw invalid({ [field]: wrong });
}

/** @throws Problem 404, 422 */
function requireParent(
  nodes: ReturnType<typeof listNodes>,
  id: number | null,
  parent_id: number | null,
): void {
  if (parent_id !== null && !nodes.some((node) => node.id === parent_id))
    throw notFound('place', 'parent_id');
  const wrong = parentProblem(nodes, id, parent_id);
  if (wrong) throw invalid({ parent_id: wrong });
}
