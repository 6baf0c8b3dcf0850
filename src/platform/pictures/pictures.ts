import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterCommit, inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { notFound } from '#src/platform/http/problem.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { pngOf } from './picture-jobs.ts';
import { keepForUndo, pictureFile, removePictureFiles, sizes } from './picture-files.ts';
import type { PictureSize } from './picture-sizes.ts';
import {
  deletePictureRow,
  findLastVersion,
  findNewest,
  findPicture,
  insertPicture,
  isPicture,
  updateCover,
  updateFiles,
  updateLastVersion,
  type Picture,
  type PictureNotes,
  type PictureSums,
} from './pictures.queries.ts';

// The one owner of a picture's row and files. The row decides: a file that it does not name is never served, and the
// sweep removes it. Nothing here waits between looking at the row and changing it.

type Store = Pick<Context, 'config' | 'db'>;

/** `add`: beside the other pictures; else it takes the place of the cover. */
type NewPicture = Partial<PictureNotes> & { add?: boolean; cover?: 0 | 1 | undefined };

/**
 * Gives a keeper's pet a picture: the files under the name of a new version, then the row; the files of the cover that
 * it replaces go last. The first one of a pet is its cover. Returns the picture's id.
 * @throws Problem 404 when the pet was deleted meanwhile; nothing of the picture is kept then
 */
export function storePicture(
  context: Store,
  uid: number,
  id: number,
  encoded: EncodedPicture,
  { add = false, cover = 0, day = null, caption = '', molt_id = null }: NewPicture = {},
): number {
  const current = findPicture(context.db, id);
  const before = add ? undefined : current;
  const notes = { day, caption, molt_id };
  return writeVersion(context, uid, { id, encoded, before }, (tx, picture, sums) => {
    if (!current || before || cover) updateCover(tx, picture, 1);
    const replaced = before && updateFiles(tx, before, picture.img_version, { ...notes, ...sums });
    return replaced ?? insertPicture(tx, picture, { ...notes, ...sums });
  });
}

/**
 * Gives a picture other files: it was turned or cut. Returns its version. @throws Problem 404 of a picture that became
 * another one meanwhile
 */
export function replaceFiles(
  context: Store & Pick<Context, 'now'>,
  uid: number,
  before: Picture,
  encoded: EncodedPicture,
): number {
  const { id } = before;
  const keep = (picture: Picture) => keepForUndo(context, before, picture);
  const files = { id, encoded, before, keep };
  return writeVersion(context, uid, files, (tx, picture, sums) => {
    if (updateFiles(tx, before, picture.img_version, sums) === undefined)
      throw notFound('picture', 'id');
    if (findPicture(tx, id)?.img_version === before.img_version) updateCover(tx, picture, 1);
    return picture.img_version;
  });
}

type Files = {
  id: number;
  encoded: EncodedPicture;
  before: Picture | undefined;
  /** Instead of removing the files of `before`, which is the same picture and what an undo brings back. */
  keep?: (picture: Picture) => void;
};

/** Files first, under a name that no row knows, then the rows, then the files that they replace go. */
function writeVersion<T>(
  context: Store,
  uid: number,
  { id, encoded, before, keep }: Files,
  write: (tx: Executor, picture: Picture, sums: PictureSums) => T,
): T {
  const { db } = context;
  const last = findLastVersion(db, uid, id);
  if (last === null) throw notFound('pet', 'id');
  const picture = { id, img_version: last + 1 };
  try {
    writeFileAtomic(
      sizes.map((size) => ({ path: pictureFile(context, size, picture), bytes: encoded[size] })),
    );
    const result = inTransaction(db, (tx) => {
      if (!updateLastVersion(tx, uid, picture)) throw notFound('pet', 'id');
      return write(tx, picture, sumsOf(encoded));
    });
    if (before) afterCommit(db, () => (keep ? keep(picture) : removePictureFiles(context, before)));
    return result;
  } catch (error) {
    removePictureFiles(context, picture);
    throw error;
  }
}

/**
 * Takes a keeper's pet one of its pictures, or its cover: the row first, so that a failure leaves both as they were. The
 * newest of the others is the cover then. @throws Problem 404 when the keeper has no such pet
 */
export function deletePicture(context: Store, uid: number, id: number, which?: Picture): void {
  const { db } = context;
  const cover = findPicture(db, id);
  const picture = which ?? cover;
  inTransaction(db, (tx) => {
    const last = findLastVersion(tx, uid, id);
    if (last === null) throw notFound('pet', 'id');
    if (picture) deletePictureRow(tx, picture);
    if (picture?.img_version !== cover?.img_version) return;
    const next = findNewest(tx, id);
    if (next) return updateCover(tx, next, 1);
    const none = { id, img_version: last + 1 };
    updateLastVersion(tx, uid, none);
    updateCover(tx, none, 0);
  });
  if (picture) afterCommit(db, () => removePictureFiles(context, picture));
}

/** The PNG that clients ask for by an animal's id, made of the WebP when it is first asked for. */
export async function pngVariant(
  context: Store & Pick<Context, 'log'>,
  size: PictureSize,
  picture: Picture,
): Promise<string | null> {
  const file = pictureFile(context, size, picture, 'png');
  if (existsSync(file)) return file;
  const webp = pictureFile(context, size, picture);
  if (!existsSync(webp)) return null;
  const [made] = await Promise.allSettled([pngOf(context, webp)]);
  if (existsSync(file)) return file; // another one who waited for it wrote it
  // deleted or replaced meanwhile: a PNG that is written now would outlive it
  if (!isPicture(context.db, picture)) return null;
  if (made.status === 'rejected') throw made.reason;
  writeFileAtomic([{ path: file, bytes: made.value }]);
  return file;
}

export const sumOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export const sumsOf = ({ thumb, mobile, large }: EncodedPicture): PictureSums => ({
  thumb: sumOf(thumb),
  mobile: sumOf(mobile),
  large: sumOf(large),
  bytes: thumb.length + mobile.length + large.length,
});
