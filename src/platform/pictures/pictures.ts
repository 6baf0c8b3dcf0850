import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterCommit, inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { notFound } from '#src/platform/http/problem.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { pngOf } from './picture-jobs.ts';
import { pictureFile, removePictureFiles, sizes } from './picture-files.ts';
import type { PictureSize } from './picture-sizes.ts';
import {
  deleteSums,
  findPicture,
  findPictureVersion,
  storeSums,
  updatePicture,
  type Picture,
  type PictureSums,
} from './pictures.queries.ts';

// The one owner of a picture's row and files. The row decides: a file that it does not name is never served, and the
// sweep removes it. Nothing here waits between looking at the row and changing it.

type Store = Pick<Context, 'config' | 'db'>;

/**
 * Gives a keeper's pet a picture: the files under the name of a new version, then the row, then the old files go.
 * @throws Problem 404 when the pet was deleted meanwhile; nothing of the picture is kept then
 */
export function storePicture(
  context: Store,
  uid: number,
  id: number,
  encoded: EncodedPicture,
): void {
  const { db } = context;
  const last = findPictureVersion(db, uid, id);
  if (last === null) throw notFound('pet', 'id');
  const before = findPicture(db, id);
  const picture = { id, img_version: last + 1 };
  try {
    writeFileAtomic(
      sizes.map((size) => ({ path: pictureFile(context, size, picture), bytes: encoded[size] })),
    );
    inTransaction(db, (tx) => {
      if (!updatePicture(tx, uid, picture, 1)) throw notFound('pet', 'id');
      storeSums(tx, picture, sumsOf(encoded));
    });
  } catch (error) {
    removePictureFiles(context, picture);
    throw error;
  }
  if (before) afterCommit(db, () => removePictureFiles(context, before));
}

/** Takes a keeper's pet its picture: the row first, so that a failure leaves both as they were. @throws Problem 404 */
export function deletePicture(context: Store, uid: number, id: number): void {
  const { db } = context;
  const picture = findPicture(db, id);
  inTransaction(db, (tx) => {
    const img_version = findPictureVersion(tx, uid, id);
    if (img_version === null) throw notFound('pet', 'id');
    updatePicture(tx, uid, { id, img_version: img_version + 1 }, 0);
    deleteSums(tx, id);
  });
  if (picture) afterCommit(db, () => removePictureFiles(context, picture));
}

/** The PNG that the spec's addresses name, made of the WebP when it is first asked for. */
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
  if (findPicture(context.db, picture.id)?.img_version !== picture.img_version) return null;
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
});
