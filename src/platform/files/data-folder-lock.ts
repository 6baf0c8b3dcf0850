import { Database } from 'bun:sqlite';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasLostLog } from '#src/db/lost-log.ts';
import { idOf } from '#src/db/own-files.ts';
import { DataFolderRefused, unwritable } from './data-folder-refused.ts';

/** SQLite's own file lock: the system frees it when the process ends, however it ends. */
export function lockDataFolder(path: string): () => void {
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
