import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '#src/platform/files/root.ts';
import type { Context } from '#src/platform/context.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';
import { findPicture, type Picture } from './pictures.queries.ts';

type Folder = Pick<Context, 'config'>;

export const sizes = Object.keys(pictureSizes) as PictureSize[];

const examples = fromRoot('assets/examples');

/**
 * The path of a picture. Made of integers and fixed words only, never of input. The version is part of
 * the name: a file that the row does not name belongs to nothing, whatever raced with it.
 */
export function pictureFile(
  { config }: Folder,
  size: PictureSize,
  { id, img_version }: Picture,
  form: 'webp' | 'png' = 'webp',
): string {
  // the guide's examples come with the program, whose folder may be read-only: their PNG is kept with the data
  if (id < 0 && form === 'webp') return join(examples, size, `tid_${id}.webp`);
  return join(config.dataDir, 'uploads', size, `tid_${id}-v${img_version}.${form}`);
}

/** The file of the picture that a pet has now, or null. */
export function currentPictureFile(
  context: Folder & Pick<Context, 'db'>,
  size: PictureSize,
  id: number,
): string | null {
  const picture = findPicture(context.db, id);
  if (!picture) return null;
  const file = pictureFile(context, size, picture);
  return existsSync(file) ? file : null;
}

/**
 * Removes one version of a picture in all sizes and forms, and what was kept to undo the edit that made it. What cannot be
 * removed now, the sweep removes.
 */
export function removePictureFiles(folder: Folder, picture: Picture): void {
  for (const size of sizes) {
    rmSync(pictureFile(folder, size, picture), { force: true });
    rmSync(pictureFile(folder, size, picture, 'png'), { force: true });
  }
  rmSync(pathBeforeEdit(folder, picture), { force: true });
}

/** How long what a picture was before its last edit is kept at least, in milliseconds. */
export const UNDO_MS = 3_600_000;

/** Its name says which version came of it, so that a restart in between costs nobody the undo. */
const pathBeforeEdit = ({ config }: Folder, { id, img_version }: Picture) =>
  join(config.dataDir, 'uploads', 'large', `tid_${id}-v${img_version}-before.webp`);

/**
 * Keeps the large file of a picture that was edited, for an undo: until the next edit, its removal, or a sweep an hour
 * later, since what was cut off may be what nobody is to see.
 */
export function keepForUndo(
  context: Folder & Pick<Context, 'now'>,
  before: Picture,
  after: Picture,
): void {
  const [from, to] = [pictureFile(context, 'large', before), pathBeforeEdit(context, after)];
  if (existsSync(from)) {
    utimesSync(from, context.now(), context.now());
    renameSync(from, to);
  }
  removePictureFiles(context, before);
}

/** The large file that a picture was last turned or cut from; null where it is not kept any more. */
export function fileBeforeEdit(folder: Folder, picture: Picture): string | null {
  const path = pathBeforeEdit(folder, picture);
  return existsSync(path) ? path : null;
}

/**
 * The id and version in a file's name, and whether it is what that version was before its edit; null for any other file.
 */
export function pictureNamed(name: string): (Picture & { isBefore: boolean }) | null {
  const [, id, version, before] =
    /^tid_(-?\d{1,10})-v(\d{1,10})(-before)?\.(?:webp|png)$/.exec(name) ?? [];
  return id && version
    ? { id: Number(id), img_version: Number(version), isBefore: before !== undefined }
    : null;
}
