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

/** Removes one version of a picture in all sizes and forms. What cannot be removed now, the sweep removes. */
export function removePictureFiles(folder: Folder, picture: Picture): void {
  for (const size of sizes)
    for (const form of ['webp', 'png'] as const)
      rmSync(pictureFile(folder, size, picture, form), { force: true });
}

/** The id and version in a file's name; null for any other file. */
export function pictureNamed(name: string): Picture | null {
  const [, id, version] = /^tid_(-?\d{1,10})-v(\d{1,10})\.(?:webp|png)$/.exec(name) ?? [];
  return id && version ? { id: Number(id), img_version: Number(version) } : null;
}
