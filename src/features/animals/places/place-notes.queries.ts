import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { placeNotes, places } from '#src/db/schema.ts';
import type { Values } from '#src/records/fields.ts';
import type { placeNoteFields } from '#src/records/place.ts';

type PlaceNote = Values<typeof placeNoteFields>;

/** The same text of the same kind on the same day is one record, so a repeated call changes nothing. Returns its id. */
export const upsertPlaceNote = (db: Executor, note: PlaceNote & { place_id: number }): number =>
  db
    .insert(placeNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [placeNotes.place_id, placeNotes.date, placeNotes.kind, placeNotes.text],
      set: { text: note.text },
    })
    .returning({ id: placeNotes.id })
    .get().id;

export const findPlaceNoteLike = (db: Executor, note: PlaceNote & { place_id: number }) =>
  db
    .select({ id: placeNotes.id })
    .from(placeNotes)
    .where(
      and(
        eq(placeNotes.place_id, note.place_id),
        eq(placeNotes.date, note.date),
        eq(placeNotes.kind, note.kind),
        eq(placeNotes.text, note.text),
      ),
    )
    .get();

export const findOwnPlaceNote = (db: Executor, uid: number, id: number) =>
  db
    .select({
      place_id: placeNotes.place_id,
      date: placeNotes.date,
      kind: placeNotes.kind,
      text: placeNotes.text,
    })
    .from(placeNotes)
    .innerJoin(places, eq(places.id, placeNotes.place_id))
    .where(and(eq(placeNotes.id, id), eq(places.uid, uid)))
    .get();

export const updatePlaceNote = (db: Executor, id: number, changes: PlaceNote): void =>
  void db.update(placeNotes).set(changes).where(eq(placeNotes.id, id)).run();

export const deletePlaceNote = (db: Executor, id: number): void =>
  void db.delete(placeNotes).where(eq(placeNotes.id, id)).run();
