import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets, pictures } from '#src/db/schema.ts';
import { findMoltOfDay } from '#src/features/animals/molts/molts.queries.ts';
import {
  insertPicture,
  type Picture,
  type PictureNotes,
} from '#src/platform/pictures/pictures.queries.ts';
import type { NewPet } from './import.types.ts';

type Row = NonNullable<NewPet['pictures']>[number];

/** What a document notes of a picture of this pet, whose molts are stored already. */
export function notesOf(db: Executor, pet_id: number, { day, caption, molt }: Row): PictureNotes {
  const molt_id = (molt && findMoltOfDay(db, pet_id, molt)?.id) || null;
  return { day: day ?? null, caption: caption ?? '', molt_id };
}

export function updateNotes(db: Executor, picture: Picture, notes: PictureNotes): void {
  const own = and(eq(pictures.pet_id, picture.id), eq(pictures.version, picture.img_version));
  db.update(pictures).set(notes).where(own).run();
}

/** Adds a picture of an imported pet, beside its cover. */
export function addPicture(db: Executor, id: number, notes: PictureNotes): Picture {
  const { version } = db
    .update(pets)
    .set({ last_version: sql`max(${pets.last_version}, ${pets.img_version}) + 1` })
    .where(eq(pets.id, id))
    .returning({ version: pets.last_version })
    .get();
  const picture = { id, img_version: version };
  insertPicture(db, picture, notes);
  if (version === 1) updateCoverOf(db, picture);
  return picture;
}

/** The file of the cover was not there. */
function updateCoverOf(db: Executor, { id, img_version }: Picture): void {
  db.update(pets).set({ has_img: 1, img_version }).where(eq(pets.id, id)).run();
}
