import { Database } from 'bun:sqlite';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { BackupRefused, gzipFile, readArchive, writeArchive } from './backup-archive.ts';
import { pictureSizes } from './picture-sizes.ts';
import { syncFolder } from './whole-files.ts';

/** How many archives are kept. */
export const KEPT = 14;
const NAME = /^exuvia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-[a-z-]+)?\.tar$/;

export type Backup = { name: string; bytes: number; made: string };
export type Verdict = { pets: number; feedings: number; pictures: number };

/** A second in UTC as it stands in names of files, '2026-01-02T03-04-05'. */
export const secondOf = (instant: Date) => instant.toISOString().slice(0, 19).replaceAll(':', '-');

const isBackupName = (name: string) => NAME.test(name);

/** The archives of a data folder, newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isBackupName)
    .map((name) => {
      const { size, mtime } = statSync(join(folder, name));
      return { name, bytes: size, made: mtime.toISOString() };
    })
    .toSorted((a, b) => b.made.localeCompare(a.made));
}

/**
 * Makes one archive of the database and the pictures, opens it again to verify it, and gives it its name only then.
 * Blocks for as long as the copy takes, so the server runs it in a process of its own. `note` becomes part of the name.
 * @throws BackupRefused
 */
export async function makeBackup(dataDir: string, now: Date, note = ''): Promise<Backup & Verdict> {
  if (!existsSync(join(dataDir, 'exuvia.db')))
    throw new BackupRefused(`There is no database in ${dataDir}. Set DATA_DIR to the data folder.`);
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const name = `exuvia-${secondOf(now)}Z${note && `-${note}`}.tar`;
  const work = mkdtempSync(join(folder, 'making-'));
  const archive = join(work, name); // two made in the same second don't share it
  try {
    copyDatabase(join(dataDir, 'exuvia.db'), join(work, 'exuvia.db'));
    const pictures = holdPictures(dataDir, work);
    await gzipFile(join(work, 'exuvia.db'), join(work, 'exuvia.db.gz'));
    const secret = join(dataDir, 'secret');
    await writeArchive(archive, [
      { name: 'exuvia.db.gz', path: join(work, 'exuvia.db.gz') },
      ...(existsSync(secret) ? [{ name: 'secret', path: secret }] : []),
      ...pictures,
    ]);
    const verdict = await verifyBackup(archive, work);
    renameSync(archive, join(folder, name));
    syncFolder(folder);
    prune(folder, name, now);
    return { name, bytes: statSync(join(folder, name)).size, made: now.toISOString(), ...verdict };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Opens an archive: every sum is right, the database is sound, every picture it names is there. @throws BackupRefused */
async function verifyBackup(archive: string, work: string): Promise<Verdict> {
  const to = mkdtempSync(join(work, 'verify-'));
  try {
    const names = await readArchive(archive, to, (name) => name === 'exuvia.db.gz');
    return checkDatabase(join(to, 'exuvia.db'), new Set(names));
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
}

/** A plain copy of a WAL database misses rows; VACUUM INTO takes one moment of it, compact. */
function copyDatabase(from: string, to: string): void {
  const sqlite = new Database(from, { readwrite: true, create: false });
  try {
    sqlite.run('PRAGMA busy_timeout = 5000');
    sqlite.run('VACUUM INTO ?', [to]);
  } finally {
    sqlite.close();
  }
}

/** Checks a database file, and that the pictures it names are among `names`. @throws BackupRefused */
export function checkDatabase(file: string, names: Set<string>): Verdict {
  const sqlite = new Database(file, { readonly: true });
  try {
    const verdict = sqlite.query('PRAGMA integrity_check(1)').values()[0]?.[0];
    if (verdict !== 'ok')
      throw new BackupRefused(`The database in the backup is damaged (${String(verdict)}).`);
    if (sqlite.query('PRAGMA foreign_key_check').values().length) {
      throw new BackupRefused('The database in the backup has rows without their parent.');
    }
    const shown = picturesOf(sqlite);
    const missing = shown.filter((id) => !names.has(`uploads/large/tid_${id}.webp`));
    if (missing.length)
      throw new BackupRefused(`The backup misses the pictures of ${missing.length} pets.`);
    const count = (rows: string) =>
      Number(sqlite.query(`SELECT count(*) FROM ${rows}`).values()[0]?.[0]);
    // the guide's examples, below 0, are nobody's
    return {
      pets: count('pets WHERE id > 0'),
      feedings: count('feedings'),
      pictures: shown.length,
    };
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(`The database in the backup can not be read (${String(error)}).`);
  } finally {
    sqlite.close();
  }
}

/**
 * Holds the pictures of this moment by links, so that one deleted meanwhile is still there; what is missing already
 * is struck out in the copied database. Returns what goes into the archive.
 */
function holdPictures(dataDir: string, work: string): { name: string; path: string }[] {
  const copy = new Database(join(work, 'exuvia.db'));
  try {
    return picturesOf(copy).flatMap((id) => {
      const held = Object.keys(pictureSizes).map((size) =>
        hold(dataDir, work, `uploads/${size}/tid_${id}.webp`),
      );
      if (held.every((file) => file !== null)) return held;
      copy.run('UPDATE pets SET has_img = 0 WHERE id = ?', [id]);
      return [];
    });
  } finally {
    copy.close();
  }
}

function hold(dataDir: string, work: string, name: string): { name: string; path: string } | null {
  const path = join(work, name);
  mkdirSync(join(path, '..'), { recursive: true });
  try {
    linkSync(join(dataDir, name), path);
  } catch {
    if (!existsSync(join(dataDir, name))) return null;
    copyFileSync(join(dataDir, name), path); // a file system without links
  }
  return { name, path };
}

const picturesOf = (sqlite: Database) =>
  sqlite
    .query<{ id: number }, []>('SELECT id FROM pets WHERE has_img = 1 AND id > 0')
    .all()
    .map((row) => row.id);

/**
 * Keeps the newest by name. The one just made always stays, and those with a date to come count as the oldest:
 * so neither a clock that is wrong now nor one that was wrong once wipes out the good ones.
 */
function prune(folder: string, made: string, now: Date): void {
  const others = readdirSync(folder).filter((name) => isBackupName(name) && name !== made);
  const ripe = `exuvia-${secondOf(new Date(now.getTime() + 60 * 60 * 1000))}`;
  const [past, toCome] = [
    others.filter((name) => name <= ripe),
    others.filter((name) => name > ripe),
  ];
  const newestFirst = [past, toCome].flatMap((names) => names.toSorted().toReversed());
  for (const name of newestFirst.slice(KEPT - 1)) rmSync(join(folder, name), { force: true });
}
