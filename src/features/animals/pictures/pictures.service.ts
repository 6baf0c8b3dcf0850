import { inTransaction } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { findMoltOfDay, findOwnMolt } from '#src/features/animals/molts/molts.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { fileBeforeEdit, pictureFile } from '#src/platform/pictures/picture-files.ts';
import { editPicture, encodeUpload } from '#src/platform/pictures/picture-jobs.ts';
import type { Edit } from '#src/platform/pictures/edit-picture.ts';
import { deletePicture, replaceFiles, storePicture } from '#src/platform/pictures/pictures.ts';
import { countPictures, updateCover } from '#src/platform/pictures/pictures.queries.ts';
import { requireOwnPet } from '#src/platform/security/ownership.ts';
import type { PictureForm } from './picture-form.ts';
import { countOthers, findOwnPicture, updateNotes } from './pictures.queries.ts';

/** Stores an uploaded picture. Returns its id, and that of its molt. @throws Problem 404, 409, 413, 415, 422 */
export async function addPicture(
  context: Context,
  uid: number,
  { id, file, day, caption, molt, cover }: PictureForm,
  today: Day,
): Promise<{ picture: number; molt_id: number | null }> {
  const { db } = context;
  requireOwnPet(db, uid, id);
  const others = day === null ? countOthers(db, uid, id) : countPictures(db, uid);
  if (others >= limits.picturesPerKeeper)
    throw new Problem('too_many_pictures', { max: limits.picturesPerKeeper });
  const encoded = await encodeUpload(context, uid, file);
  // looked for when all of it has come: the molt may be deleted meanwhile, which must not cost the picture
  const molt_id = (molt && findMoltOfDay(db, id, molt)?.id) || null;
  const notes = { day: day ?? today, caption, molt_id, cover };
  const picture = storePicture(context, uid, id, encoded, { ...notes, add: day !== null });
  return { picture, molt_id };
}

type Changes = {
  day?: Day | null | undefined;
  caption?: string | undefined;
  molt_id?: number | null | undefined;
  cover?: 0 | 1 | undefined;
  if_rev?: number | undefined;
};

/** Changes what is noted of a picture, or makes it the cover. Returns the revision. @throws Problem 404, 409 */
export function changePicture(
  { db }: Context,
  uid: number,
  id: number,
  { cover, if_rev, ...notes }: Changes,
): number {
  return inTransaction(db, (tx) => {
    const picture = findOwnPicture(tx, uid, id);
    if (!picture) throw notFound('picture', 'id');
    refuseConflicts(findRevision(tx, 'pictures', id), if_rev, notes, picture);
    if (notes.molt_id && findOwnMolt(tx, uid, notes.molt_id)?.pet_id !== picture.pet_id)
      throw notFound('molt', 'molt_id');
    if (Object.values(notes).some((value) => value !== undefined)) updateNotes(tx, id, notes);
    if (cover) updateCover(tx, { id: picture.pet_id, img_version: picture.img_version }, 1);
    return findRevision(tx, 'pictures', id).rev;
  });
}

/**
 * Turns a picture, then cuts it, or with `back` takes back the edit that made it what it is. `img_version` is the one that
 * was looked at: a repeat turns nothing twice. Returns the version that comes of it.
 * @throws Problem 404, 409 when it has another version by now, or what it was is not kept any more
 */
export async function turnPicture(
  context: Context,
  uid: number,
  { id, img_version, back, ...edit }: Edit & { id: number; img_version: number; back?: 0 | 1 },
): Promise<number> {
  const picture = findOwnPicture(context.db, uid, id);
  if (!picture) throw notFound('picture', 'id');
  if (picture.img_version !== img_version) throw new Problem('picture_changed');
  const before = { id: picture.pet_id, img_version };
  const path = back ? fileBeforeEdit(context, before) : pictureFile(context, 'large', before);
  if (path === null) throw new Problem('picture_edit_kept');
  const encoded = await editPicture(context, uid, { path, ...(!back && edit) });
  if (findOwnPicture(context.db, uid, id)?.img_version !== img_version)
    throw new Problem('picture_changed');
  return replaceFiles(context, uid, before, encoded);
}

/** Deletes a picture of a pet, or its cover. @throws Problem 404 */
export function removePicture(
  context: Context,
  uid: number,
  { id, picture }: { id: number; picture?: number | undefined },
): void {
  if (picture === undefined) return deletePicture(context, uid, id);
  const found = findOwnPicture(context.db, uid, picture);
  if (found?.pet_id !== id) {
    requireOwnPet(context.db, uid, id);
    throw notFound('picture', 'picture');
  }
  deletePicture(context, uid, id, { id, img_version: found.img_version });
}
