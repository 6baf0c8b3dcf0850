import { inTransaction, type Db } from '#src/db/database.ts';
import { findRevision } from '#src/db/revisions.ts';
import type { Day } from '#src/domain/days.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import type { Values } from '#src/records/fields.ts';
import type { placeNoteFields } from '#src/records/place.ts';
import {
  deletePlaceNote,
  findOwnPlaceNote,
  findPlaceNoteLike,
  updatePlaceNote,
  upsertPlaceNote,
} from './place-notes.queries.ts';
import { findPlace } from './places.queries.ts';

type PlaceNote = Values<typeof placeNoteFields>;

/** Notes that a place was cleaned, or what else happened. `known`: it was noted already. @throws Problem 404, 422 */
export function addPlaceNote(
  db: Db,
  uid: number,
  place_id: number,
  { text, ...noted }: PlaceNote,
  latest: Day,
): { id: number; known: 0 | 1 } {
  requirePast('date', noted.date, latest);
  return inTransaction(db, (tx) => {
    if (!findPlace(tx, uid, place_id)) throw notFound('place', 'id');
    const note = { place_id, text: text.trim(), ...noted };
    const known = findPlaceNoteLike(tx, note) ? 1 : 0;
    return { id: upsertPlaceNote(tx, note), known };
  });
}

/** Changes the fields that are given. Returns the revision. @throws Problem 404, 409, 422 */
export function changePlaceNote(
  db: Db,
  uid: number,
  { id, if_rev, ...changes }: { id: number; if_rev?: number | undefined } & Partial<PlaceNote>,
  latest: Day,
): number {
  if (changes.date) requirePast('date', changes.date, latest);
  return inTransaction(db, (tx) => {
    const found = findOwnPlaceNote(tx, uid, id);
    if (!found) throw notFound('place_note', 'id');
    refuseConflicts(findRevision(tx, 'place_notes', id), if_rev, changes, found);
    const { place_id, ...before } = found;
    const note = { ...before, ...changes, text: (changes.text ?? before.text).trim() };
    const duplicate = findPlaceNoteLike(tx, { place_id, ...note });
    if (duplicate && duplicate.id !== id)
      throw new Problem('event_exists', null, { field: 'text' });
    updatePlaceNote(tx, id, note);
    return findRevision(tx, 'place_notes', id).rev;
  });
}

/** @throws Problem 404 */
export function removePlaceNote(db: Db, uid: number, id: number): void {
  if (!findOwnPlaceNote(db, uid, id)) throw notFound('place_note', 'id');
  deletePlaceNote(db, id);
}
