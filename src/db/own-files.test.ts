import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aPet } from '#src/testing/samples.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { openDatabase, type Db } from './database.ts';
import { lookAfterFiles, noteOwnFiles } from './own-files.ts';

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

/** A database as the program has it open. */
function anOpenOne() {
  const folder = temporaryFolder('own');
  const [file, lock] = [join(folder, 'exuvia.db'), join(folder, 'lock.db')];
  writeFileSync(lock, '');
  const db = openDatabase(file);
  noteOwnFiles(db, file, lock);
  insertUser(db, { uid: 3, uname: 'Berta', email: 'berta@example.org', password_hash: '' });
  return { db, file, lock };
}

const replaceLog = (file: string) => {
  rmSync(`${file}-wal`);
  writeFileSync(`${file}-wal`, '');
};

test.each([
  ['a log that is gone', (file: string) => rmSync(`${file}-wal`)],
  [
    'a log and an index that are gone',
    (file: string) => ['-wal', '-shm'].map((end) => rmSync(file + end)),
  ],
  ['another log in its place', replaceLog],
])('rows survive %s while it runs', (_, spoil) => {
  const { db, file } = anOpenOne();
  for (let n = 0; n < 5; n += 1) aPet(db, { uid: 3 });
  expect(lookAfterFiles(db)).toBe('own');
  spoil(file);
  for (let n = 0; n < 5; n += 1) aPet(db, { uid: 3 });
  expect(lookAfterFiles(db)).toBe('recovered');
  expect(lookAfterFiles(db)).toBe('own');
  expect(petsAfterKill(file)).toBe(countPets(db));
  aPet(db, { uid: 3 });
  expect(petsAfterKill(file)).toBe(countPets(db));
  expect(lookAfterFiles(db)).toBe('own');
  db.$client.close();
});

test.each([
  ['has the database open', '', () => {}],
  ['reads an earlier state of the database', "file.run('BEGIN');", () => {}],
  [
    'reads it and an empty log is in its place',
    "file.run('BEGIN');",
    (log: string) => writeFileSync(log, ''),
  ],
])(
  'a log that is gone while another program %s is made again once that is closed',
  async (_, begin, spoil) => {
    const { db, file } = anOpenOne();
    db.$client.run('PRAGMA busy_timeout = 10');
    aPet(db, { uid: 3 });
    const program = `
    const { Database } = require('bun:sqlite');
    const file = new Database(${JSON.stringify(file)});
    ${begin}
    console.log(file.query('SELECT count(*) FROM pets').values()[0][0]);
    process.stdin.resume();`;
    const other = Bun.spawn([process.execPath, '-e', program], { stdin: 'pipe', stdout: 'pipe' });
    await other.stdout.getReader().read();
    aPet(db, { uid: 3 });
    rmSync(`${file}-wal`);
    spoil(`${file}-wal`);
    for (let turn = 0; turn < 2; turn += 1) expect(lookAfterFiles(db)).toBe('held');
    expect(petsAfterKill(file)).toBe(countPets(db));
    other.kill();
    await other.exited;
    expect(lookAfterFiles(db)).toBe('recovered');
    aPet(db, { uid: 3 });
    expect(petsAfterKill(file)).toBe(countPets(db));
    db.$client.close();
  },
);

test('another file in the place of the database or the lock is noticed, until the old one is back', () => {
  const { db, file, lock } = anOpenOne();
  for (const path of [file, lock]) {
    renameSync(path, `${path}.old`);
    expect(lookAfterFiles(db)).toBe(path === file ? 'replaced' : 'own');
    copyFileSync(`${path}.old`, path);
    expect(lookAfterFiles(db)).toBe('replaced');
    renameSync(`${path}.old`, path);
    expect(lookAfterFiles(db)).toBe('own');
  }
  db.$client.close();
});
