import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { copyFileSync, existsSync, fstatSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aFile, countPages, lossyDisk, powerCuts, writePages } from '#src/testing/lossy-disk.ts';
import { checkpoint, type Db } from './database.ts';
import { caughtUp, diskFault, durable, syncInBackground } from './durable.ts';

/** A database on a disk whose syncs of the file or the log fail while the test says so. */
function onFailingDisk() {
  const { db, file } = aFile();
  const failing = new Set<'file' | 'log'>();
  const told: string[] = [];
  const sync = async (handle: number) => {
    const of = fstatSync(handle).ino === statSync(file).ino ? 'file' : 'log';
    if (failing.has(of)) throw new Error(`EIO: ${of}`);
  };
  syncInBackground(db, file, { sync, onFault: ({ message }) => told.push(message) });
  return { db, file, failing, told };
}

const promise = (db: Db): Promise<string> =>
  durable(db).then(
    () => 'kept',
    () => 'refused',
  );

/** How many pages are in a copy of these files. */
function pagesIn(file: string, ...ends: string[]): number {
  const copy = join(temporaryFolder('copy'), 'exuvia.db');
  for (const end of ['', ...ends]) copyFileSync(file + end, copy + end);
  const left = new Database(copy);
  const pages = countPages(left);
  left.close();
  return pages;
}

test.each([
  ['once', (n: number) => n === 1],
  ['three times', (n: number) => n <= 3],
  ['every second time', (n: number) => n % 2 === 1],
  ['each time', () => true],
])(
  'where a sync of the file fails (%s) a power cut loses nothing',
  async (_, fails) => {
    const { db, file } = aFile();
    const disk = lossyDisk(file, (n, of) => of === 'file' && fails(n));
    const power = powerCuts(disk);
    syncInBackground(db, file, { sync: (handle) => disk.sync(handle, power.cut) });
    for (let round = 1; round <= 12; round += 1) {
      writePages(db, 400);
      await durable(db);
      power.promised = round * 400;
      if (round % 4 === 0) await caughtUp(db);
    }
    await caughtUp(db);
    power.cut();
    expect(disk.syncs.file).toBeGreaterThan(2);
    expect(power.cuts).toBeGreaterThan(40);
    expect(countPages(db.$client)).toBe(power.promised);
    expect(db.$client.query('PRAGMA integrity_check').values()).toEqual([['ok']]);
    db.$client.close();
  },
  240_000,
); // more than forty times all of it is checked

test('where a sync of the log failed nothing is promised until the file itself has it', async () => {
  const { db, file, failing, told } = onFailingDisk();
  const reader = new Database(file, { readonly: true });
  reader.run('BEGIN');
  countPages(reader);
  writePages(db);
  failing.add('log');
  expect(await promise(db)).toBe('refused');
  failing.clear(); // the disk forgot what it could not write: that a sync succeeds says nothing
  expect(await promise(db)).toBe('refused');
  expect(diskFault(db)).toBe('EIO: log');
  reader.run('COMMIT');
  expect(await promise(db)).toBe('kept');
  expect(pagesIn(file)).toBe(1);
  expect(told).toEqual(['EIO: log']);
  expect(diskFault(db)).toBeNull();
});

test('what is promised after a sync of the log failed is in a new log', async () => {
  const { db, file, failing } = onFailingDisk();
  writePages(db, 400);
  expect(await promise(db)).toBe('kept');
  failing.add('log');
  writePages(db);
  expect(await promise(db)).toBe('refused');
  failing.clear();
  expect(await promise(db)).toBe('kept');
  expect(statSync(`${file}-wal`).size).toBe(0);
});

test('a failed sync of the file is told, until a merge succeeds or SQLite has merged all of it', async () => {
  for (const mend of [
    async (db: Db) => (writePages(db, 1100), await caughtUp(db)),
    async (db: Db) => checkpoint(db),
  ]) {
    const { db, file, failing, told } = onFailingDisk();
    failing.add('file');
    writePages(db, 1100);
    await caughtUp(db);
    expect([told, diskFault(db)]).toEqual([['EIO: file'], 'EIO: file']);
    failing.clear();
    await mend(db);
    expect(diskFault(db)).toBeNull();
    expect(pagesIn(file)).toBe(countPages(db.$client));
  }
});

test('where SQLite counts as merged what may be lost nothing is promised, and the log stays', async () => {
  const { db, file, failing } = onFailingDisk();
  rmSync(`${file}-shm`); // the only place where that count can be set back
  failing.add('file');
  writePages(db, 1100);
  await caughtUp(db);
  failing.clear();
  writePages(db, 1100);
  expect(await promise(db)).toBe('refused');
  expect(diskFault(db)).toBe('EIO: file');
  checkpoint(db);
  db.$client.close();
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect(pagesIn(file, '-wal')).toBe(2200);
});
