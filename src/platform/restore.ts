import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/db/database.ts';
import { BackupRefused, readArchive } from './backup-archive.ts';
import { checkDatabase, type Verdict } from './backups.ts';
import { writeWhole } from './whole-files.ts';

/** What makes up a data folder besides its backups. */
const SIDE_FILES = ['exuvia.db-wal', 'exuvia.db-shm'];
const PARTS = ['exuvia.db', ...SIDE_FILES, 'uploads', 'secret'];

/** Says that a swap is under way: the next start takes it back. */
const MARKER = 'restoring.json';

/**
 * Puts a backup in the place of the data: checks it, keeps the old data aside, swaps, opens the result as the server
 * would, and rolls back if that fails. Nobody else may work in the folder meanwhile.
 * @throws BackupRefused; the data is then as it was before
 */
export async function restoreBackup(
  dataDir: string,
  archive: string,
  now: Date,
): Promise<Verdict & { aside: string }> {
  if (!existsSync(archive)) throw new BackupRefused(`There is no file ${archive}.`);
  const fresh = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    const names = await readArchive(archive, fresh);
    const verdict = checkDatabase(join(fresh, 'exuvia.db'), new Set(names));
    mkdirSync(join(fresh, 'uploads'), { recursive: true });
    const second = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const aside = mkdtempSync(join(dataDir, `before-restore-${second}Z-`));
    writeWhole([{ path: join(dataDir, MARKER), bytes: JSON.stringify({ aside, fresh }) }]);
    try {
      move(dataDir, aside);
      move(fresh, dataDir);
      openDatabase(join(dataDir, 'exuvia.db')).$client.close();
      rmSync(join(dataDir, MARKER));
    } catch (error) {
      finishInterruptedRestore(dataDir);
      throw new BackupRefused(
        `The restored data is not sound (${String(error)}). The old data is in its place again.`,
      );
    }
    return { ...verdict, aside };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Takes a restore back that was cut off in the middle, so that the old data is in its place, and clears what it left. */
export function finishInterruptedRestore(dataDir: string): void {
  const marker = join(dataDir, MARKER);
  if (existsSync(marker)) takeBack(dataDir, marker);
  for (const name of readdirSync(dataDir))
    if (name.startsWith('restoring-'))
      rmSync(join(dataDir, name), { recursive: true, force: true });
}

function takeBack(dataDir: string, marker: string): void {
  const { aside, fresh } = JSON.parse(readFileSync(marker, 'utf8')) as {
    aside: string;
    fresh: string;
  };
  // What lies aside is old; what took its place since is the archive's. What never moved is still where it was.
  const moved = PARTS.filter((part) => existsSync(join(aside, part)));
  for (const part of moved) rmSync(join(dataDir, part), { recursive: true, force: true });
  if (moved.includes('exuvia.db'))
    for (const part of SIDE_FILES) rmSync(join(dataDir, part), { force: true });
  move(aside, dataDir);
  rmSync(aside, { recursive: true, force: true });
  rmSync(fresh, { recursive: true, force: true });
  rmSync(marker);
}

function move(from: string, to: string): void {
  for (const part of PARTS)
    if (existsSync(join(from, part))) renameSync(join(from, part), join(to, part));
}
