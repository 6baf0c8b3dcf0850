import { Database } from 'bun:sqlite';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { restoreCommand } from '#src/db/database-refused.ts';
import { hasLostLog } from '#src/db/lost-log.ts';
import { idOf } from '#src/db/own-files.ts';
import { writeFileAtomic } from './atomic-write.ts';
import { BEGUN } from './uploaded-files.ts';

export type DataFolder = {
  database: string;
  uploads: string;
  backups: string;
  secret: string;
  /** Encrypts the secrets of authenticator apps. No backup holds it, and a restore leaves it as it is. */
  factorKey: string;
  /** Gives the folder back to the next process. */
  release: () => void;
};

/** The data folder can't be used: one line that names the path. */
export class DataFolderRefused extends Error {}

/**
 * Makes the data folder where it is missing, takes it for this process alone and clears what a crash left half-made.
 * @throws DataFolderRefused
 */
export function takeDataFolder(path: string): DataFolder {
  const database = join(path, 'exuvia.db');
  const [uploads, backups] = [join(path, 'uploads'), join(path, 'backups')];
  try {
    for (const folder of [path, uploads, backups]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
    }
    if (existsSync(database)) accessSync(database, constants.W_OK | constants.R_OK);
  } catch (error) {
    throw unwritable(path, error);
  }
  const release = lock(path);
  try {
    for (const folder of [path, uploads, backups, join(path, 'documents')]) removeLeftovers(folder);
    closeToOthers(path, database);
    // files that were on their way to be imported; nothing of them was stored
    removeUploads(join(path, 'imports'));
    const secret = keepSecret(join(path, 'secret'));
    const factorKey = keepFactorKey(path);
    return { database, uploads, backups, secret, factorKey, release };
  } catch (error) {
    release();
    throw error instanceof DataFolderRefused ? error : unwritable(path, error);
  }
}

/**
 * A database that is missing or empty beside its backups or pictures is an accident: a new one in its place would hide it.
 * @throws DataFolderRefused
 */
export function assertDatabaseNotLost(folder: DataFolder): void {
  const { database } = folder;
  if ((statSync(database, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  if (!holdsData(folder)) return;
  throw new DataFolderRefused(
    `${database} is missing or empty, though there are backups or pictures. No new one was made. ` +
      `Restore a backup: ${restoreCommand} (or, to start again, move the rest of the folder away).`,
  );
}

/** Whether there are backups or pictures: then there was a database, too. */
export const holdsData = ({ backups, uploads }: DataFolder): boolean =>
  readdirSync(backups).length + readdirSync(uploads).length > 0;

/** SQLite's own file lock: the system frees it when the process ends, however it ends. */
function lock(path: string): () => void {
  let file: Database | undefined;
  try {
    file = new Database(join(path, 'lock.db'), { create: true });
    file.run('PRAGMA locking_mode = EXCLUSIVE');
    file.run('BEGIN EXCLUSIVE');
    if (!isMarked(file, path)) {
      refuseOpenElsewhere(path);
      mark(file, path);
    }
  } catch (error) {
    file?.close();
    if (error instanceof DataFolderRefused) throw error;
    throw /locked|busy/i.test(String(error))
      ? new DataFolderRefused(
          `Another Exuvia already works in ${path}. Stop it first, or set another DATA_DIR.`,
        )
      : unwritable(path, error);
  }
  const held = file;
  return () => {
    try {
      if (!isMarked(held, path)) mark(held, path); // the database was made or restored meanwhile
    } catch {
      // on a full disk: the next start asks SQLite whether the database is open elsewhere
    }
    held.close();
  };
}

/** @throws DataFolderRefused; the lock that was just made goes, so that it is not taken for the other process's */
function refuseOpenElsewhere(path: string): void {
  if (!isOpenElsewhere(join(path, 'exuvia.db'))) return;
  rmSync(join(path, 'lock.db'), { force: true });
  throw new DataFolderRefused(
    `Another program has the database in ${path} open: another Exuvia perhaps, whose lock.db was removed or replaced. Stop it first.`,
  );
}

/** Whether this lock was held for this database before. Any other one may stand in the place of one that is held. */
const isMarked = (lock: Database, path: string) =>
  lock.query('PRAGMA user_version').values()[0]?.[0] === markOf(path);

/** An exclusive lock outlasts the transaction. */
function mark(lock: Database, path: string): void {
  lock.run(`PRAGMA user_version = ${markOf(path)}`);
  if (lock.inTransaction) lock.run('COMMIT');
}

/** Of the two files, which a copied or moved one is not. SQLite stores it as a signed number of 32 bits. */
const markOf = (path: string) =>
  Bun.hash.crc32(`${idOf(join(path, 'lock.db'))} ${idOf(join(path, 'exuvia.db'))}`) | 0;

/** Whether another process has a database open. Only then SQLite refuses to leave its log. */
function isOpenElsewhere(database: string): boolean {
  if (!existsSync(database) || hasLostLog(database)) return false; // openDatabase refuses it, and finds it as it is
  const file = new Database(database, { readwrite: true });
  try {
    file.query('PRAGMA journal_mode = DELETE').all();
    return false;
  } catch (error) {
    return /locked|busy/i.test(String(error)); // whatever else is wrong is said where it is opened
  } finally {
    file.close();
  }
}

/** What older versions made readable by every user of the machine. Some file systems have no rights to set. */
function closeToOthers(path: string, database: string): void {
  for (const [file, mode] of [
    [path, 0o700],
    [database, 0o600],
    [`${database}-wal`, 0o600],
    [`${database}-shm`, 0o600],
  ] as const) {
    try {
      chmodSync(file, mode);
    } catch {
      // not there, or not ours to close
    }
  }
}

/** Files are written under a temporary name and renamed when complete; what kept that name is a crash's. */
function removeLeftovers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.tmp') || entry.name.startsWith('making-'))
      rmSync(path, { recursive: true, force: true });
    // the pictures of one size each; deeper there is nothing
    else if (folder.endsWith('uploads') && entry.isDirectory()) removeLeftovers(path);
  }
}

function removeUploads(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!name.endsWith(BEGUN)) rmSync(join(folder, name), { recursive: true, force: true });
}

const ofSessions =
  'to sign sessions with. Remove it: a new one is made and everybody logs in again.';
const ofFactorKey =
  'to encrypt with. Remove it: a new one is made, and authenticator apps are set up again.';

/** The secret that signs sessions, or another one; made where there is none. @throws DataFolderRefused when it is weak */
export function keepSecret(file: string, use = ofSessions): string {
  if (!existsSync(file))
    writeFileAtomic([{ path: file, bytes: randomBytes(32).toString('base64url') }], 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 43 || new Set(secret).size < 10) {
    throw new DataFolderRefused(`${file} is too weak ${use}`);
  }
  return secret;
}

export const keepFactorKey = (folder: string): string =>
  keepSecret(join(folder, 'second-factor-key'), ofFactorKey);

function unwritable(path: string, error: unknown): DataFolderRefused {
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return new DataFolderRefused(
    /ENOSPC|disk is full/i.test(String(error))
      ? `The disk of the data folder ${path} is full. Make room, then start again.`
      : `The data folder ${path} can not be written (${reason}).`,
  );
}
