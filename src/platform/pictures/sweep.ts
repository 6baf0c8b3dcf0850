import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#src/platform/context.ts';
import { pictureFile, pictureNamed, sizes, UNDO_MS } from './picture-files.ts';
import type { PictureSize } from './picture-sizes.ts';
import { findPicture, isPicture, listStored, storeSums, type Picture } from './pictures.queries.ts';
import { isWholeWebp } from './whole-webp.ts';
import { sumOf } from './pictures.ts';

type Store = Pick<Context, 'config' | 'db'>;
type Swept = { removed: number; missing: number };

const AT_ONCE = 100;

/**
 * Reconciles rows and files: removes files that no row names, which a crash may leave, and what was kept to undo an edit of
 * more than an hour ago, notes the sums of pictures
 * that have none yet, and counts the pictures that lack a file. Those rows stay: an upload folder that is not mounted
 * must not cost anybody a picture. Pauses between parts, so that nobody waits for it.
 */
export async function sweepPictures(context: Store & Pick<Context, 'now'>): Promise<Swept> {
  const removed = await removeUnnamed(context);
  let [missing, after] = [0, 0];
  for (;;) {
    const part = listStored(context.db, after, AT_ONCE);
    if (part.length === 0) return { removed, missing };
    for (const { row, has_sums, has_bytes, ...picture } of part) {
      after = row;
      if (sizes.some((size) => !existsSync(pictureFile(context, size, picture)))) missing += 1;
      else if (!has_sums) await noteSums(context, picture);
      else if (!has_bytes) storeSums(context.db, picture, { bytes: bytesOf(context, picture) });
    }
    await Bun.sleep(0);
  }
}

/** Gives the files of older versions of the program, `tid_14.webp`, the names that they have now. */
export function renameOldFiles(context: Store): void {
  for (const size of sizes) {
    for (const name of namesIn(context, size)) {
      const [, id, form] = /^tid_(-?\d{1,10})\.(webp|png)$/.exec(name) ?? [];
      if (!id) continue;
      const path = join(folderOf(context, size), name);
      const picture = form === 'webp' ? findPicture(context.db, Number(id)) : undefined;
      const target = picture && pictureFile(context, size, picture);
      if (target && !existsSync(target)) renameSync(path, target);
      else rmSync(path, { force: true });
    }
  }
}

async function removeUnnamed(context: Store & Pick<Context, 'now'>): Promise<number> {
  const kept = context.now().getTime() - UNDO_MS;
  let removed = 0;
  for (const size of sizes) {
    const names = namesIn(context, size);
    for (let at = 0; at < names.length; at += AT_ONCE) {
      for (const name of names.slice(at, at + AT_ONCE)) {
        const picture = pictureNamed(name);
        if (!picture) continue;
        const path = join(folderOf(context, size), name);
        const isKept = !picture.isBefore || changedAt(path) > kept;
        if (isKept && isPicture(context.db, picture)) continue;
        rmSync(path, { force: true });
        removed += 1;
      }
      await Bun.sleep(0);
    }
  }
  return removed;
}

/** In milliseconds; one that was just removed is of the oldest. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function noteSums(context: Store, picture: Picture): Promise<void> {
  const isWhole = sizes.every((size) => isWholeWebp(pictureFile(context, size, picture)));
  if (!isWhole) return; // its sum would make it pass for what was stored
  const sum = async (size: PictureSize) =>
    sumOf(await Bun.file(pictureFile(context, size, picture)).bytes());
  const sums = {
    thumb: await sum('thumb'),
    mobile: await sum('mobile'),
    large: await sum('large'),
    bytes: bytesOf(context, picture),
  };
  storeSums(context.db, picture, sums);
}

const bytesOf = (context: Store, picture: Picture): number =>
  sizes.reduce((sum, size) => sum + Bun.file(pictureFile(context, size, picture)).size, 0);

const folderOf = ({ config }: Store, size: PictureSize) => join(config.dataDir, 'uploads', size);

function namesIn(context: Store, size: PictureSize): string[] {
  const folder = folderOf(context, size);
  return existsSync(folder) ? readdirSync(folder) : [];
}
