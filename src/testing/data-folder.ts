import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Db } from '#src/db/database.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { sumOf } from '#src/platform/pictures/pictures.ts';
import { storeSums } from '#src/platform/pictures/pictures.queries.ts';
import { aPet } from './samples.ts';
import { temporaryFolder } from './clean-up.ts';

export const SECRET = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

/** A data folder with one pet that has a picture, and its open database. */
export function aDataFolder(): { dataDir: string; db: Db; pet: number } {
  const dataDir = temporaryFolder('backup');
  const db = aDatabaseFile(join(dataDir, 'exuvia.db'));
  insertUser(db, { uid: 3, uname: 'Berta', email: 'berta@example.org', password_hash: '' });
  const pet = aPet(db, { has_img: 1, name: 'First' });
  for (const size of ['thumb', 'mobile', 'large']) {
    mkdirSync(join(dataDir, 'uploads', size), { recursive: true });
    writeFileSync(join(dataDir, 'uploads', size, `tid_${pet}-v0.webp`), `picture ${size}`);
  }
  const sum = (size: string) => sumOf(Buffer.from(`picture ${size}`));
  const sums = { thumb: sum('thumb'), mobile: sum('mobile'), large: sum('large'), bytes: 40 };
  storeSums(db, { id: pet, img_version: 0 }, sums);
  writeFileSync(join(dataDir, 'secret'), SECRET);
  return { dataDir, db, pet };
}

let fresh: Uint8Array | undefined;

/** A new database in a file, with an id of its own; migrating and filling one takes several times as long as copying it. */
export function aDatabaseFile(file: string): Db {
  fresh ??= withoutId(openDatabase(':memory:')).$client.serialize();
  writeFileSync(file, fresh);
  return openDatabase(file);
}

function withoutId(db: Db): Db {
  db.$client.run(`DELETE FROM site_config WHERE conf_key = 'database_id'`);
  return db;
}

/** The names in a folder, without SQLite's side files. */
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
