import { existsSync, rmSync } from 'node:fs';
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
  const large = pictureFile(folder, 'large', picture);
  removeSmaller(folder, picture);
  rmSync(large, { force: true });
  const before = beforeEdits.get(large);
  if (before !== undefined) rmSync(before, { force: true });
  beforeEdits.delete(large);
}

function removeSmaller(folder: Folder, picture: Picture): void {
  for (const size of sizes) {
    rmSync(pictureFile(folder, size, picture, 'png'), { force: true });
    if (size !== 'large') rmSync(pictureFile(folder, size, picture), { force: true });
  }
}

/** The large files that pictures were turned or cut from, by those that came of them. */
const beforeEdits = new Map<string, string>();

/** Keeps the large file of a picture that was edited, for an undo: until the next edit, its removal or the sweep. */
export function keepForUndo(folder: Folder, before: Picture, after: Picture): void {
  const large = pictureFile(folder, 'large', before);
  const older = beforeEdits.get(large);
  if (older !== undefined) rmSync(older, { force: true });
  beforeEdits.delete(large);
  removeSmaller(folder, before);
  beforeEdits.set(pictureFile(folder, 'large', after), large);
}

/** The large file that a picture was last turned or cut from; null where it is not kept any more. */
export function fileBeforeEdit(folder: Folder, picture: Picture): string | null {
  const before = beforeEdits.get(pictureFile(folder, 'large', picture));
  return before !== undefined && existsSync(before) ? before : null;
}

/** The id and version in a file's name; null for any other file. */
export function pictureNamed(name: string): Picture | null {
  const [, id, version] = /^tid_(-?\d{1,10})-v(\d{1,10})\.(?:webp|png)$/.exec(name) ?? [];
  return id && version ? { id: Number(id), img_version: Number(version) } : null;
}
