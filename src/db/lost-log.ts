import { existsSync } from 'node:fs';
import { checkpoint, type Db } from './database.ts';

/**
 * Where somebody removed the database's log while the program runs, every new row would be in a file without a name and
 * gone with the process. Merges what is there and begins a new log. False when nothing was missing. Run every minute.
 */
export function recoverLog(db: Db, file: string): boolean {
  if (existsSync(`${file}-wal`)) return false;
  checkpoint(db);
  for (const mode of ['DELETE', 'WAL']) db.$client.query(`PRAGMA journal_mode = ${mode}`).all();
  return true;
}
