import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { isShown } from '#src/db/pet-card.ts';
import { prepared } from '#src/db/prepared.ts';
import { pets, pictureSums } from '#src/db/schema.ts';
import type { PictureSize } from './picture-sizes.ts';

/** A pet's picture: each change of it has a version of its own. */
export type Picture = { id: number; img_version: number };
/** SHA-256 of each size's file, in hex. */
export type PictureSums = Record<PictureSize, string>;

const columns = { id: pets.id, img_version: pets.img_version };

/** The picture that a pet has now. Asked with each picture that is sent, so it is prepared. */
export function findPicture(db: Executor, id: number): Picture | undefined {
  return prepared(db, 'picture', () =>
    db
      .select(columns)
      .from(pets)
      .where(and(eq(pets.id, sql.placeholder('id')), eq(pets.has_img, 1)))
      .prepare(),
  ).get({ id });
}

/** The same, for everybody. */
export function findShownPicture(db: Executor, id: number): Picture | undefined {
  return prepared(db, 'shown picture', () =>
    db
      .select(columns)
      .from(pets)
      .where(and(eq(pets.id, sql.placeholder('id')), eq(pets.has_img, 1), isShown))
      .prepare(),
  ).get({ id });
}

/** The version of a pet's last picture, had it one or not; null when the keeper has no such pet. */
export function findPictureVersion(db: Executor, uid: number, id: number): number | null {
  const own = and(eq(pets.id, id), eq(pets.uid, uid));
  return db.select(columns).from(pets).where(own).get()?.img_version ?? null;
}

/** Gives a pet the picture of this version, or takes it away. False when the keeper has no such pet. */
export function updatePicture(
  db: Executor,
  uid: number,
  { id, img_version }: Picture,
  has_img: 0 | 1,
): boolean {
  const own = and(eq(pets.id, id), eq(pets.uid, uid));
  const changed = db.update(pets).set({ has_img, img_version }).where(own).returning(columns).all();
  return changed.length === 1;
}

/** Notes what the files of a picture are. */
export function storeSums(db: Executor, { id, img_version }: Picture, sums: PictureSums): void {
  db.insert(pictureSums)
    .values({ pet_id: id, img_version, ...sums })
    .onConflictDoUpdate({ target: pictureSums.pet_id, set: { img_version, ...sums } })
    .run();
}

export function deleteSums(db: Executor, pet_id: number): void {
  db.delete(pictureSums).where(eq(pictureSums.pet_id, pet_id)).run();
}

/** Pictures in the order of their pets, and whether their sums are noted. The guide's examples, below 0, are no data. */
export function listStored(db: Executor, after: number, limit: number) {
  const ofVersion = and(
    eq(pictureSums.pet_id, pets.id),
    eq(pictureSums.img_version, pets.img_version),
  );
  return db
    .select({ ...columns, has_sums: sql<0 | 1>`${pictureSums.pet_id} IS NOT NULL` })
    .from(pets)
    .leftJoin(pictureSums, ofVersion)
    .where(and(eq(pets.has_img, 1), gt(pets.id, after)))
    .orderBy(asc(pets.id))
    .limit(limit)
    .all();
}
