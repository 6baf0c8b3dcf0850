import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, Executor } from '#src/db/database.ts';
import { molts, pets, pictures } from '#src/db/schema.ts';
import type { PictureNotes } from '#src/platform/pictures/pictures.queries.ts';

const { pet_id, day } = pictures;
/** What the molt itself says, else what was measured last until then. */
const size = sql<number | null>`ifnull(${molts.size}, (
  SELECT size FROM (
    SELECT date_mt AS known, size FROM molts before
    WHERE before.pet_id = ${pet_id} AND before.size IS NOT NULL AND before.date_mt <= ${day}
    UNION ALL
    SELECT date_ms, value FROM measurements
    WHERE measurements.pet_id = ${pet_id} AND kind <> 'weight' AND date_ms <= ${day})
  ORDER BY known DESC LIMIT 1))`;

/** A pet's pictures, oldest first; those whose day nobody knows before all others. */
export function listPictures(db: Db, id: number) {
  return db
    .select({
      id: pictures.id,
      img_version: pictures.version,
      key: pictures.key,
      day: pictures.day,
      caption: pictures.caption,
      cover: sql<0 | 1>`${pets.has_img} = 1 AND ${pets.img_version} = ${pictures.version}`,
      molt_id: pictures.molt_id,
      date_mt: molts.date_mt,
      size,
      bytes: pictures.bytes,
      rev: pictures.rev,
    })
    .from(pictures)
    .innerJoin(pets, eq(pets.id, pictures.pet_id))
    .leftJoin(molts, eq(molts.id, pictures.molt_id))
    .where(eq(pictures.pet_id, id))
    .orderBy(asc(pictures.day), asc(pictures.version))
    .all();
}

const { id, version: img_version, caption, molt_id } = getTableColumns(pictures);
const identity = { id, pet_id, img_version, day, caption, molt_id };

/** A picture of one of the keeper's pets. */
export const findOwnPicture = (db: Executor, uid: number, picture: number) =>
  db
    .select(identity)
    .from(pictures)
    .innerJoin(pets, eq(pets.id, pictures.pet_id))
    .where(and(eq(pictures.id, picture), eq(pets.uid, uid)))
    .get();

export function updateNotes(db: Executor, picture: number, notes: Partial<PictureNotes>): void {
  db.update(pictures).set(notes).where(eq(pictures.id, picture)).run();
}

/** How many pictures a keeper has, apart from the cover of this pet. */
export function countOthers(db: Executor, uid: number, pet: number): number {
  const others = sql<number>`count(*) FILTER (WHERE NOT (
    ${pets.id} = ${pet} AND ${pets.has_img} = 1 AND ${pictures.version} = ${pets.img_version}))`;
  return (
    db
      .select({ others })
      .from(pictures)
      .innerJoin(pets, eq(pets.id, pictures.pet_id))
      .where(eq(pets.uid, uid))
      .get()?.others ?? 0
  );
}
