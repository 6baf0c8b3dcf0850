import type { Database } from 'bun:sqlite';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { checkpoint, type Db } from './database.ts';
import { noteNewLog } from './durable.ts';
import { isLocked } from './write-lock.ts';

type Opened = {
  file: string;
  lock: string;
  ids: { file: string; lock: string; log: string };
  /** The log as it was opened: it can be read when its name is gone. */
  log: number;
};

const opened = new WeakMap<Database, Opened>();

/** Notes which files the program has open, so that another one in the place of one of them is noticed. */
export function noteOwnFiles(db: Db, file: string, lock: string): void {
  const ids = { file: idOf(file), lock: idOf(lock), log: logOf(db, file) };
  opened.set(db.$client, { file, lock, ids, log: openSync(`${file}-wal`, 'r') });
}

/**
 * 'replaced': the database's path leads to another file or to none, or another lock is there, so that another process
 * may write: what is written here may be lost. 'recovered': somebody removed or replaced the database's log, and every
 * new row would have been in a file without a name, gone with the process. What was there is merged, and a new log begun.
 * 'held': the same, while another program has the database open. A new log for one of the two would damage the database,
 * so nothing may be written until the other one is closed; what it keeps from being merged is copied to the log's place.
 */
export function lookAfterFiles(db: Db): 'own' | 'replaced' | 'recovered' | 'held' {
  const own = opened.get(db.$client);
  if (!own) return 'own';
  const { file, ids } = own;
  // without a lock nobody else comes in: a process that starts then looks whether the database is open elsewhere
  if (idOf(file) !== ids.file || !['', ids.lock].includes(idOf(own.lock))) return 'replaced';
  if (idOf(`${file}-wal`) === ids.log) return 'own';
  try {
    checkpoint(db);
    for (const mode of ['DELETE', 'WAL']) db.$client.query(`PRAGMA journal_mode = ${mode}`).all();
  } catch (error) {
    if (!isLocked(error)) throw error;
    putBack(own);
    return 'held';
  }
  ids.log = logOf(db, file);
  closeSync(own.log);
  own.log = openSync(`${file}-wal`, 'r');
  noteNewLog(db);
  return 'recovered';
}

/** Copies the log to where it was, unless there is one with content: with the process the only one would be gone. */
function putBack({ file, log }: Opened): void {
  const path = `${file}-wal`;
  if (statSync(path, { throwIfNoEntry: false })?.size) return;
  const bytes = new Uint8Array(fstatSync(log).size);
  for (let at = 0, more = -1; more !== 0; at += more)
    more = readSync(log, bytes, at, bytes.length - at, at);
  const copy = openSync(`${path}.tmp`, 'w', 0o600);
  writeFileSync(copy, bytes);
  fsyncSync(copy);
  closeSync(copy);
  renameSync(`${path}.tmp`, path);
}

/** The log of a database; SQLite makes it with the first statement. */
function logOf(db: Db, file: string): string {
  db.$client.query('SELECT 1 FROM sqlite_master').get();
  return idOf(`${file}-wal`);
}

/** What tells a file from another one at the same path; '' where there is none. */
export function idOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : '';
}
