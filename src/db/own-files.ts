import type { Database } from 'bun:sqlite';
import { statSync } from 'node:fs';
import { checkpoint, type Db } from './database.ts';

type Opened = { file: string; lock: string; ids: { file: string; lock: string; log: string } };

const opened = new WeakMap<Database, Opened>();

/** Notes which files the program has open, so that another one in the place of one of them is noticed. */
export function noteOwnFiles(db: Db, file: string, lock: string): void {
  const ids = { file: idOf(file), lock: idOf(lock), log: logOf(db, file) };
  opened.set(db.$client, { file, lock, ids });
}

/**
 * 'replaced': the database's path leads to another file or to none, or another lock is there, so that another process
 * may write: what is written here may be lost. 'recovered': somebody removed or replaced the database's log, and every
 * new row would have been in a file without a name, gone with the process. What was there is merged, and a new log begun.
 */
export function lookAfterFiles(db: Db): 'own' | 'replaced' | 'recovered' {
  const own = opened.get(db.$client);
  if (!own) return 'own';
  const { file, ids } = own;
  // without a lock nobody else comes in: a process that starts then looks whether the database is open elsewhere
  if (idOf(file) !== ids.file || !['', ids.lock].includes(idOf(own.lock))) return 'replaced';
  if (idOf(`${file}-wal`) === ids.log) return 'own';
  checkpoint(db);
  for (const mode of ['DELETE', 'WAL']) db.$client.query(`PRAGMA journal_mode = ${mode}`).all();
  ids.log = logOf(db, file);
  return 'recovered';
}

/** The log of a database; SQLite makes it with the first statement. */
function logOf(db: Db, file: string): string {
  db.$client.query('SELECT 1 FROM sqlite_master').get();
  return idOf(`${file}-wal`);
}

/** What tells a file from another one at the same path; '' where there is none. */
function idOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : '';
}
