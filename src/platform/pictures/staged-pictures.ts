import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { syncFolder, writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { pictureFile, sizes } from './picture-files.ts';
import type { PictureSize } from './picture-sizes.ts';
import { sumsOf } from './pictures.ts';
import { storeSums, type Picture, type PictureSums } from './pictures.queries.ts';

/** A picture of an import, kept on the disk until the whole import is valid. */
export type StagedPicture = { folder: string; name: string; sums: PictureSums };

export function stagePicture(folder: string, name: string, encoded: EncodedPicture): StagedPicture {
  writeFileAtomic(
    sizes.map((size) => ({ path: stagedFile(folder, size, name), bytes: encoded[size] })),
  );
  return { folder, name, sums: sumsOf(encoded) };
}

/** The same of a picture that is here already; null where its files are gone. */
export function stageCopy(
  context: Pick<Context, 'config'>,
  folder: string,
  picture: Picture,
  name: string,
): StagedPicture | null {
  const read = (size: PictureSize) => readFileSync(pictureFile(context, size, picture));
  try {
    const encoded = { thumb: read('thumb'), mobile: read('mobile'), large: read('large') };
    return stagePicture(folder, name, encoded);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Puts staged pictures in their places, in the transaction that writes their rows: renaming is as quick as a row. When
 * it throws, the caller removes the files of all of them.
 */
export function placePictures(
  tx: Executor,
  context: Pick<Context, 'config'>,
  staged: readonly (readonly [Picture, StagedPicture])[],
): void {
  const folders = new Set<string>();
  for (const [picture, { folder, name, sums }] of staged) {
    storeSums(tx, picture, sums);
    for (const size of sizes) {
      const target = pictureFile(context, size, picture);
      if (mkdirSync(dirname(target), { recursive: true })) folders.add(dirname(dirname(target)));
      renameSync(stagedFile(folder, size, name), target);
      folders.add(dirname(target));
    }
  }
  for (const folder of folders) syncFolder(folder);
}

const stagedFile = (folder: string, size: string, name: string) =>
  join(folder, size, `${name}.webp`);
