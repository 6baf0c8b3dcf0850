import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Db } from '#src/db/database.ts';
import { insertUser } from '#src/features/accounts/accounts.queries.ts';
import { aPet } from './samples.ts';

export const SECRET = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

/** A data folder with one pet that has a picture, and its open database. */
export function aDataFolder(): { dataDir: string; db: Db; pet: number } {
  const dataDir = mkdtempSync(join(tmpdir(), 'exuvia-backup-'));
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  insertUser(db, { uid: 3, uname: 'Berta', email: 'berta@example.org', password_hash: '' });
  const pet = aPet(db, { has_img: 1, name: 'First' });
  for (const size of ['thumb', 'mobile', 'large']) {
    mkdirSync(join(dataDir, 'uploads', size), { recursive: true });
    writeFileSync(join(dataDir, 'uploads', size, `tid_${pet}.webp`), `picture ${size}`);
  }
  writeFileSync(join(dataDir, 'secret'), SECRET);
  return { dataDir, db, pet };
}

/** What lies in a folder; SQLite's side files come and go. */
export const parts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .toSorted();

/** The names of a database's pets. */
export const names = (file: string) => {
  const db = openDatabase(file);
  const rows = db.$client.query<{ name: string }, []>('SELECT name FROM pets WHERE id > 0').all();
  db.$client.close();
  return rows.map((row) => row.name);
};
