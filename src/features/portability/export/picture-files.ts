import { existsSync } from 'node:fs';
import type { Context } from '#src/platform/context.ts';
import { pictureFile } from '#src/platform/pictures/picture-files.ts';
import { listPictures } from './export-animals.queries.ts';
import type { ZippedFile } from './zip-writer.ts';

/**
 * The pictures of a pet as the files of a ZIP, in their large size. The cover is named by the pet alone, as it was when
 * that was the only one.
 */
export function* zippedPictures(
  context: Pick<Context, 'config' | 'db'>,
  pet_id: number,
): Generator<ZippedFile> {
  for (const { no, cover } of listPictures(context.db, pet_id)) {
    const path = pictureFile(context, 'large', { id: pet_id, img_version: no });
    if (existsSync(path)) yield { name: `pictures/${nameOf(pet_id, no, cover)}.webp`, path };
  }
}

export const nameOf = (pet_id: number, no: number, cover: 0 | 1): string =>
  cover ? String(pet_id) : `${pet_id}-${no}`;
