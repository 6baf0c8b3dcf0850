import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { isShown } from '#src/db/pet-card.ts';
import { prepared } from '#src/db/prepared.ts';
import { pets, pictures } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { PictureSize } from './picture-sizes.ts';

/** The files of a picture: those of one version of a pet. Its cover is the version that the pet's row names. */
export type Picture = { id: number; img_version: number };
/** SHA-256 of each size's file, in hex, and the bytes of all. */
export type PictureSums = Record<PictureSize, string> & { bytes: number };
/** What is noted of a picture. */
export type PictureNotes = { day: Day | null; caption: string; molt_id: number | null };

const columns = { id: pets.id, img_version: pets.img_version };
const stored = { id: pictures.pet_id, img_version: pictures.version };
const isOf = ({ id, img_version }: Picture) =>
  and(eq(pictures.pet_id, id), eq(pictures.version, img_version));

/** The cover that a pet has now. Asked with each picture that is sent, so it is prepared. */
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

/** The picture of a key, for everybody who has it. */
export function findPictureOfKey(db: Executor, key: string): Picture | undefined {
  return prepared(db, 'picture of a key', () =>
    db
      .select(stored)
      .from(pictures)
      .innerJoin(pets, eq(pets.id, pictures.pet_id))
      .where(and(eq(pictures.key, sql.placeholder('key')), isShown))
      .prepare(),
  ).get({ key });
}

/** Whether a row names these files. */
export function isPicture(db: Executor, picture: Picture): boolean {
  const { id } = picture;
  if (id < 0) return findPicture(db, id)?.img_version === picture.img_version;
  return db.select(stored).from(pictures).where(isOf(picture)).get() !== undefined;
}

/** All pictures of a pet. */
export const listFilesOf = (db: Executor, pet_id: number): Picture[] =>
  db.select(stored).from(pictures).where(eq(pictures.pet_id, pet_id)).all();

/** The last version that a picture of the pet had; null when the keeper has no such pet. */
export function findLastVersion(db: Executor, uid: number, id: number): number | null {
  const own = and(eq(pets.id, id), eq(pets.uid, uid));
  const row = db.select({ version: pets.last_version }).from(pets).where(own).get();
  return row?.version ?? null;
}

/** Takes the next version of a pet. False when the keeper has no such pet. */
export function updateLastVersion(
  db: Executor,
  uid: number,
  { id, img_version: last_version }: Picture,
): boolean {
  const own = and(eq(pets.id, id), eq(pets.uid, uid));
  return db.update(pets).set({ last_version }).where(own).returning(columns).all().length === 1;
}

/** Makes a picture the cover of its pet, or leaves the pet without one. */
export function updateCover(db: Executor, { id, img_version }: Picture, has_img: 0 | 1): void {
  db.update(pets).set({ has_img, img_version }).where(eq(pets.id, id)).run();
}

/** The picture of a pet that was taken last. */
export function findNewest(db: Executor, pet_id: number): Picture | undefined {
  return db
    .select(stored)
    .from(pictures)
    .where(eq(pictures.pet_id, pet_id))
    .orderBy(sql`${pictures.day} DESC NULLS LAST`, desc(pictures.version))
    .limit(1)
    .get();
}

export const newKey = (): string => randomBytes(16).toString('hex');

/** Adds a picture. Returns its id. */
export function insertPicture(
  db: Executor,
  { id: pet_id, img_version: version }: Picture,
  values: PictureNotes & Partial<PictureSums>,
): number {
  return db
    .insert(pictures)
    .values({ pet_id, version, key: newKey(), ...values })
    .returning({ id: pictures.id })
    .get().id;
}

/** Gives a picture other files: those of a new version, under a new key. */
export function updateFiles(
  db: Executor,
  before: Picture,
  version: number,
  values: Partial<PictureNotes> & PictureSums,
): number | undefined {
  const set = { version, key: newKey(), ...values };
  return db.update(pictures).set(set).where(isOf(before)).returning({ id: pictures.id }).get()?.id;
}

/** Notes what the files of a picture are; null for what is not known. */
export function storeSums(
  db: Executor,
  picture: Picture,
  sums: {
    [Name in keyof PictureSums]?: PictureSums[Name] | (Name extends PictureSize ? null : never);
  },
): void {
  db.update(pictures).set(sums).where(isOf(picture)).run();
}

export function deletePictureRow(db: Executor, picture: Picture): void {
  db.delete(pictures).where(isOf(picture)).run();
}

/** Pictures in their order, and what is noted of their files. */
export function listStored(db: Executor, after: number, limit: number) {
  return db
    .select({
      row: pictures.id,
      ...stored,
      has_sums: sql<0 | 1>`${pictures.thumb} IS NOT NULL`,
      has_bytes: sql<0 | 1>`${pictures.bytes} > 0`,
    })
    .from(pictures)
    .where(gt(pictures.id, after))
    .orderBy(asc(pictures.id))
    .limit(limit)
    .all();
}

/** How many pictures a keeper has, and their bytes. */
export function sumPictures(db: Executor, uid: number): { count: number; bytes: number } {
  const none = { count: 0, bytes: 0 };
  return (
    db
      .select({ count: count(), bytes: sql<number>`ifnull(sum(${pictures.bytes}), 0)` })
      .from(pictures)
      .innerJoin(pets, eq(pets.id, pictures.pet_id))
      .where(eq(pets.uid, uid))
      .get() ?? none
  );
}

export const countPictures = (db: Executor, uid: number): number => sumPictures(db, uid).count;
