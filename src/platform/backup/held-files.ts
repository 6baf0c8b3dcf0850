import type { Database } from 'bun:sqlite';
import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSizes, type PictureSize } from '#src/platform/pictures/picture-sizes.ts';
import type { Picture } from '#src/platform/pictures/pictures.queries.ts';

/** A file for the archive, and the sum that it had on the day it was stored, where that is known. */
export type HeldFile = { name: string; path: string; sum: string | null };

/** `row`: of the table of pictures, which databases of older versions don't have. */
type Row = Picture & Partial<Record<PictureSize, string | null>> & { row?: number };

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

function holdCurrent(
  copy: Database,
  live: Database,
  dataDir: string,
  work: string,
  row: Row,
): { held: HeldFile[]; isWhole: boolean } {
  const held = sizes.flatMap((size) => holdOne(dataDir, work, size, row));
  if (held.length === sizes.length) return { held, isWhole: true };
  if (row.row === undefined) return { held, isWhole: false };
  const current = pictureNow(live, row.row);
  if (current?.img_version === row.img_version) return { held, isWhole: false };
  if (current) {
    const { img_version, thumb, mobile, large } = current;
    copy.run('UPDATE pictures SET version = ?, thumb = ?, mobile = ?, large = ? WHERE id = ?', [
      ...[img_version, thumb ?? null, mobile ?? null, large ?? null, row.row],
    ]);
  } else copy.run('DELETE FROM pictures WHERE id = ?', [row.row]);
  takeCover(copy, row.id);
  return current ? holdCurrent(copy, live, dataDir, work, current) : { held: [], isWhole: true };
}

/** A picture as the database in use has it at this moment; null when it was deleted. */
const pictureNow = (live: Database, row: number): Row | null =>
  live.query<Row, [number]>(`SELECT ${columns} FROM pictures WHERE id = ?`).get(row);

/** The newest of its pictures is the cover of an animal whose cover is not the one that was copied. */
function takeCover(copy: Database, pet_id: number): void {
  copy.run(
    `UPDATE pets SET
       has_img = EXISTS (SELECT 1 FROM pictures WHERE pet_id = pets.id),
       img_version = ifnull((
         SELECT version FROM pictures WHERE pet_id = pets.id
         ORDER BY day DESC NULLS LAST, version DESC LIMIT 1), img_version)
     WHERE id = ? AND img_version NOT IN (SELECT version FROM pictures WHERE pet_id = pets.id)`,
    [pet_id],
  );
}

function holdOne(dataDir: string, work: string, size: PictureSize, row: Row): HeldFile[] {
  const name = namesOf(size, row).find((one) => hold(dataDir, work, one));
  return name ? [{ name, path: join(work, name), sum: row[size] ?? null }] : [];
}

/** The names that a picture's file may have: the one of now, and the one of older versions of the program. */
export const namesOf = (size: string, { id, img_version }: Picture) =>
  [`tid_${id}-v${img_version}`, `tid_${id}`].map((name) => `uploads/${size}/${name}.webp`);

export function hold(dataDir: string, work: string, name: string): boolean {
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

const columns = 'id AS row, pet_id AS id, version AS img_version, thumb, mobile, large';

export const hasTable = (sqlite: Database, table: string): boolean =>
  sqlite.query(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`).get(table) !== null;

/** A database of an older version has one picture of an animal, and no sums yet: it is backed up before it is changed. */
function picturesWithSums(copy: Database): Row[] {
  if (hasTable(copy, 'pictures'))
    return copy.query<Row, []>(`SELECT ${columns} FROM pictures`).all();
  return copy
    .query<Row, []>(
      hasTable(copy, 'picture_sums')
        ? `SELECT pets.id, pets.img_version, thumb, mobile, large FROM pets
           LEFT JOIN picture_sums AS sums
             ON sums.pet_id = pets.id AND sums.img_version = pets.img_version
           WHERE has_img = 1 AND pets.id > 0`
        : 'SELECT id, img_version FROM pets WHERE has_img = 1 AND id > 0',
    )
    .all();
}
