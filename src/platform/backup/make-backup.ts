import { HOUR, WEEK } from '#src/domain/durations.ts';
import { fullDiskForBackup, noRoomForBackup } from '#src/domain/warnings/backup-room.ts';
import { Database } from 'bun:sqlite';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasLostLog } from '#src/db/lost-log.ts';
import { syncFolder } from '#src/platform/files/atomic-write.ts';
import { freeBytes } from '#src/platform/files/free-disk.ts';
import { isWholeWebp } from '#src/platform/pictures/whole-webp.ts';
import { BackupRefused, gzipFile, writeArchive, type Sums } from './archive.ts';
import {
  BASELINE,
  lostRows,
  writeContent,
  type BackupContent,
  type BackupFault,
} from './content.ts';
import { backupName, listBackups, type Backup, type BackupKind } from './names.ts';
import { countRows, integrityOf, verifyBackup, type Verdict } from './verify.ts';
import { holdDocuments } from './held-documents.ts';
import { holdPictures, type HeldFile } from './held-files.ts';
import { comparedWith, prune } from './prune.ts';

type BackupOptions = {
  kind: BackupKind;
  /** Of a backup before an update: the version that comes. */
  version?: string;
  /** Bytes of disk that a backup leaves free. */
  floor?: number;
};

/**
 * Makes one archive of the database and the pictures, opens it again to verify it, compares it with the last one without faults,
 * and gives it its name only then. Blocks for as long as the copy takes, so the server runs it in a process of its own.
 * @throws BackupRefused
 */
export async function makeBackup(
  dataDir: string,
  now: Date,
  { kind, version = '', floor = 0 }: BackupOptions,
): Promise<Backup & Verdict> {
  const database = join(dataDir, 'exuvia.db');
  if (!existsSync(database))
    throw new BackupRefused(`There is no database in ${dataDir}. Set DATA_DIR to the data folder.`);
  if (hasLostLog(database))
    throw new BackupRefused(`The log ${database}-wal is gone: a backup would be incomplete.`);
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  refuseWithoutRoom(dataDir, database, floor);
  const work = mkdtempSync(join(folder, 'making-'));
  const archive = join(work, 'made.tar'); // two made in the same second don't share it
  try {
    const checked = copyDatabase(database, join(work, 'exuvia.db'), checkIsDue(dataDir, now));
    const content = await writeFiles(dataDir, work, archive, checked, { kind, version });
    const verdict = await verifyBackup(archive, work);
    const name = freeName(folder, now, kind, version);
    writeContent(join(folder, name), content);
    renameSync(archive, join(folder, name));
    syncFolder(folder);
    prune(folder, name, now);
    const { size } = statSync(join(folder, name));
    return { name, kind, bytes: size, made: now.toISOString(), content, ...verdict };
  } catch (error) {
    if (!isOfFullDisk(error, dataDir)) throw error;
    const needed = inMegabytes(neededBy(dataDir, database));
    throw new BackupRefused(fullDiskForBackup(dataDir, needed));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A plain copy of a WAL database misses rows; VACUUM INTO takes one moment of it, compact. What is wrong with indexes
 * is repaired in the copy. Returns the verdict on the live file, null where it was not checked and the copy is intact.
 */
function copyDatabase(from: string, to: string, check: boolean): string | null {
  const live = new Database(from, { readwrite: true, create: false });
  try {
    live.run('PRAGMA busy_timeout = 5000');
    live.run('VACUUM INTO ?', [to]);
    return mendIndexes(to) ?? (check ? integrityOf(live) : null);
  } finally {
    live.close();
  }
}

/** What was wrong with a copy; null when nothing was. Rows that are damaged stay so: the archive is refused then. */
function mendIndexes(file: string): string | null {
  const copy = new Database(file);
  try {
    const verdict = integrityOf(copy);
    if (verdict === 'ok') return null;
    copy.run('REINDEX');
    return verdict;
  } finally {
    copy.close();
  }
}

/** Writes the archive from what was copied and held. Returns what it holds. */
async function writeFiles(
  dataDir: string,
  work: string,
  archive: string,
  checked: string | null,
  made: { kind: BackupKind; version: string },
): Promise<BackupContent> {
  const copy = new Database(join(work, 'exuvia.db'));
  const live = new Database(join(dataDir, 'exuvia.db'), { readwrite: true, create: false });
  try {
    const counted = countRows(copy); // before what was deleted since is left out: it is in no count of deletions yet
    const { files, missing } = holdPictures(copy, live, dataDir, work);
    const papers = holdDocuments(copy, live, dataDir, work);
    await gzipFile(join(work, 'exuvia.db'), join(work, 'exuvia.db.gz'));
    const database = { name: 'exuvia.db.gz', path: join(work, 'exuvia.db.gz') };
    const sums = await writeArchive(archive, [database, ...files, ...papers.files]);
    const before = comparedWith(join(dataDir, 'backups'), baselineOf(copy), made);
    const faults: BackupFault[] = [
      ...(missing ? [{ code: 'pictures_missing' as const, count: missing }] : []),
      ...damagedPictures(files, sums),
      ...(papers.missing ? [{ code: 'documents_missing' as const, count: papers.missing }] : []),
      ...damagedDocuments(papers.files, sums),
      ...(before?.content ? lostRows(before.content, counted) : []),
      ...(checked && checked !== 'ok'
        ? [{ code: 'database_damaged' as const, verdict: checked }]
        : []),
    ];
    return { ...counted, checked: checked !== null, faults };
  } finally {
    live.close();
    copy.close();
  }
}

function damagedDocuments(files: HeldFile[], sums: Sums): BackupFault[] {
  const count = files.filter(({ name, sum }) => sums[name] !== sum).length;
  return count ? [{ code: 'documents_damaged', count }] : [];
}

function damagedPictures(files: HeldFile[], sums: Sums): BackupFault[] {
  const damaged = files.filter(({ name, path, sum }) =>
    sum === null ? !isWholeWebp(path) : sums[name] !== sum,
  );
  const count = new Set(damaged.map(({ name }) => name.split('/').at(-1))).size;
  return count ? [{ code: 'pictures_damaged', count }] : [];
}

/** Since when archives are compared: a restore, or the administrator who found a loss to be right. */
function baselineOf(sqlite: Database): string {
  const hasTable = sqlite.query(`SELECT 1 FROM sqlite_master WHERE name = 'site_config'`).get();
  if (!hasTable) return '';
  const rows = `SELECT conf_val FROM site_config WHERE conf_key = '${BASELINE}'`;
  return String(sqlite.query(rows).values()[0]?.[0] ?? '');
}

/** Once a week, and at each backup while it is known to be damaged. */
function checkIsDue(dataDir: string, now: Date): boolean {
  return !listBackups(dataDir).some(({ content, made }) => {
    const age = now.getTime() - Date.parse(made);
    const isDamaged = content?.faults.some(({ code }) => code === 'database_damaged');
    return content?.checked && !isDamaged && age > -HOUR && age < WEEK;
  });
}

/** @throws BackupRefused where the archive would take the room that must stay free */
function refuseWithoutRoom(dataDir: string, database: string, floor: number): void {
  const free = freeBytes({ dataDir });
  const needed = neededBy(dataDir, database);
  if (floor === 0 || free - needed >= floor) return;
  throw new BackupRefused(
    noRoomForBackup({
      needed: inMegabytes(needed),
      floor: inMegabytes(floor),
      free: inMegabytes(free),
    }),
  );
}

/** Bytes for the copy of the database, and an archive like the last one. */
const neededBy = (dataDir: string, database: string): number =>
  2 * statSync(database).size + (listBackups(dataDir)[0]?.bytes ?? 0);

/** Without room for a file of its own SQLite only says that the disk fails. */
function isOfFullDisk(error: unknown, dataDir: string): boolean {
  const { code } = error as { code?: string };
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return true;
  return !!code?.startsWith('SQLITE_IOERR') && freeBytes({ dataDir }) < 65_536;
}

const inMegabytes = (bytes: number): number => Math.ceil(bytes / 1_048_576);

/** Two made in the same second have a name each. */
function freeName(folder: string, now: Date, kind: BackupKind, version: string): string {
  for (let later = 0; ; later += 1000) {
    const name = backupName(new Date(now.getTime() + later), kind, version);
    if (!existsSync(join(folder, name))) return name;
  }
}
