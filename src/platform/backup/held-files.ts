import type { Database } from 'bun:sqlite';
import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSizes, type PictureSize } from '#src/platform/pictures/picture-sizes.ts';
import type { Picture, PictureSums } from '#src/platform/pictures/pictures.queries.ts';

/** A file for the archive, and the sum that it had on the day it was stored, where that is known. */
export type HeldFile = { name: string; path: string; sum: string | null };

type Row = Picture & Partial<PictureSums>;

const sizes = Object.keys(pictureSizes) as PictureSize[];

/**
 * Holds the pictures that a copied database names by links, so that one deleted meanwhile is still there. One that was
 * replaced or deleted since the copy was taken is taken as it is now, and its row with it. `missing` counts the
 * pictures that lack a file; what there is of them is held all the same.
 */
export function holdPictures(
  copy: Database,
  live: Database,
  dataDir: string,
  work: string,
): { files: HeldFile[]; missing: number } {
  const files: HeldFile[] = [];
  let missing = 0;
  for (const row of picturesWithSums(copy)) {
    const { held, isWhole } = holdCurrent(copy, live, dataDir, work, row);
    if (!isWhole) missing += 1;
    files.push(...held);
  }
  return { files, missing };
}

function holdCurrent(copy: Database, live: Database, dataDir: string, work: string, row: Row) {
  const held = sizes.flatMap((size) => holdOne(dataDir, work, size, row));
  if (held.length === sizes.length) return { held, isWhole: true };
  const current = pictureNow(live, row.id);
  if (!current) {
    copy.run('UPDATE pets SET has_img = 0 WHERE id = ?', [row.id]);
    return { held: [], isWhole: true };
  }
  if (current.img_version === row.img_version) return { held, isWhole: false };
  copy.run('UPDATE pets SET img_version = ? WHERE id = ?', [current.img_version, row.id]);
  return holdCurrent(copy, live, dataDir, work, current);
}

/** A picture as the database in use has it at this moment; null when it was deleted. */
const pictureNow = (live: Database, id: number): Picture | null =>
  live
    .query<Picture, [number]>('SELECT id, img_version FROM pets WHERE id = ? AND has_img = 1')
    .get(id);

function holdOne(dataDir: string, work: string, size: PictureSize, row: Row): HeldFile[] {
  const name = namesOf(size, row).find((one) => hold(dataDir, work, one));
  return name ? [{ name, path: join(work, name), sum: row[size] ?? null }] : [];
}

/** The names that a picture's file may have: the one of now, and the one of older versions of the program. */
export const namesOf = (size: string, { id, img_version }: Picture) =>
  [`tid_${id}-v${img_version}`, `tid_${id}`].map((name) => `uploads/${size}/${name}.webp`);

function hold(dataDir: string, work: string, name: string): boolean {
  const path = join(work, name);
  mkdirSync(join(path, '..'), { recursive: true });
  try {
    linkSync(join(dataDir, name), path);
  } catch {
    if (!existsSync(join(dataDir, name))) return false;
    copyFileSync(join(dataDir, name), path); // a file system without links
  }
  return true;
}

/** A database of an older version has no sums yet: it is backed up before it is changed. */
function picturesWithSums(copy: Database): Row[] {
  const hasSums = copy.query(`SELECT 1 FROM sqlite_master WHERE name = 'picture_sums'`).get();
  return copy
    .query<Row, []>(
      hasSums
        ? `SELECT pets.id, pets.img_version, thumb, mobile, large FROM pets
           LEFT JOIN picture_sums AS sums
             ON sums.pet_id = pets.id AND sums.img_version = pets.img_version
           WHERE has_img = 1 AND pets.id > 0`
        : 'SELECT id, img_version FROM pets WHERE has_img = 1 AND id > 0',
    )
    .all();
}
