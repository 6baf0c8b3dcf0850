import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aPet } from '#src/testing/samples.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { openDatabase, type Db } from './database.ts';
import { recoverLog } from './lost-log.ts';

const countPets = ({ $client }: Db) =>
  $client.query<{ n: number }, []>('SELECT count(*) AS n FROM pets').get()?.n ?? 0;

/** The pets of what is on the disk: what a kill at this moment leaves. */
function petsAfterKill(file: string): number {
  const copy = join(temporaryFolder('killed'), 'exuvia.db');
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const db = openDatabase(copy);
  const pets = countPets(db);
  db.$client.close();
  return pets;
}

test.each([[['-wal']], [['-wal', '-shm']]])('rows survive the loss of %p while it runs', (gone) => {
  const file = join(temporaryFolder('lost'), 'exuvia.db');
  const db = openDatabase(file);
  insertUser(db, { uid: 3, uname: 'Berta', email: 'berta@example.org', password_hash: '' });
  for (let n = 0; n < 5; n += 1) aPet(db, { uid: 3 });
  expect(recoverLog(db, file)).toBe(false);
  for (const end of gone) rmSync(file + end);
  for (let n = 0; n < 5; n += 1) aPet(db, { uid: 3 });
  expect(recoverLog(db, file)).toBe(true);
  expect(petsAfterKill(file)).toBe(countPets(db));
  aPet(db, { uid: 3 });
  expect(petsAfterKill(file)).toBe(countPets(db));
  expect(recoverLog(db, file)).toBe(false);
  db.$client.close();
});
