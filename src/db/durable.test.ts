import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { fstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { inSlices } from '#src/platform/jobs/slices.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { afterCommit, inTransaction, openDatabase, type Db } from './database.ts';
import { caughtUp, durable, syncInBackground } from './durable.ts';
import { lookAfterFiles, noteOwnFiles } from './own-files.ts';
import { news } from './schema.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const size = (file: string) => statSync(file).size;
const inode = (file: string) => statSync(file).ino;

function aFile(): { db: Db; file: string } {
  const file = join(temporaryFolder('durable'), 'exuvia.db');
  const db = openDatabase(file);
  db.$client.run('PRAGMA busy_timeout = 10');
  db.$client.query('PRAGMA wal_checkpoint(TRUNCATE)').all();
  return { db, file };
}

/** A database whose disk is done when the test says so: `syncs` are those that were asked for. */
function onSlowDisk() {
  const { db, file } = aFile();
  const syncs: { of: number; done: () => void; fail: () => void }[] = [];
  syncInBackground(db, file, (handle) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    syncs.push({ of: fstatSync(handle).ino, done: resolve, fail: () => reject(new Error('EIO')) });
    return promise;
  });
  return { db, file, syncs };
}

/** Each of these rows fills a page. */
const write = (db: Db, rows = 1) =>
  inTransaction(db, (tx) => {
    for (let row = 0; row < rows; row += 1)
      tx.insert(news)
        .values({ date_n: '2026-01-01', n_text: 'n'.repeat(3900) })
        .run();
  });
const rowsOf = (sqlite: Database): number =>
  sqlite.query<{ n: number }, []>('SELECT count(*) AS n FROM news').get()?.n ?? 0;

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  for (let turn = 0; turn < 5; turn += 1) await tick();
  return (await Promise.race([promise.then(() => true), tick().then(() => null)])) ?? false;
}

test('what was promised outlives a power cut at any moment, and the log stays short', async () => {
  const { db, file } = aFile();
  const paths = [file, `${file}-wal`];
  /** What the disk has for sure; of what was written since it may have some. */
  const synced = new Map(paths.map((path) => [path, readFileSync(path)]));
  const cut = join(temporaryFolder('cut'), 'exuvia.db');
  let [promised, cuts, merges] = [0, 0, 0];
  const cutPower = () => {
    const now = new Map(paths.map((path) => [path, readFileSync(path)]));
    for (const [ofFile, ofLog] of [
      [synced, synced],
      [now, synced],
      [synced, now],
    ] as const) {
      writeFileSync(cut, ofFile.get(file) ?? '');
      writeFileSync(`${cut}-wal`, ofLog.get(`${file}-wal`) ?? '');
      const left = new Database(cut);
      expect(left.query('PRAGMA integrity_check').values()).toEqual([['ok']]);
      expect(rowsOf(left)).toBeGreaterThanOrEqual(promised);
      left.close();
      cuts += 1;
    }
  };
  syncInBackground(db, file, async (handle) => {
    const path = fstatSync(handle).ino === inode(file) ? file : `${file}-wal`;
    const written = readFileSync(path);
    if (path === file) merges += 1;
    // others write meanwhile, longer while the file is synced
    for (let turn = 0; turn < (path === file ? 12 : 2); turn += 1) await tick();
    cutPower();
    synced.set(path, written);
  });
  for (let turn = 1; turn <= 11; turn += 1) {
    write(db, 250);
    await durable(db);
    promised = turn * 250;
    if (turn % 5 === 0) await caughtUp(db);
  }
  expect(merges).toBeGreaterThan(1);
  expect(cuts).toBeGreaterThan(40);
  expect(size(`${file}-wal`)).toBeLessThan(promised * 4096);
  db.$client.close();
});

test('promises that are asked for meanwhile share the next wait, and one without a change waits for nothing', async () => {
  const { db, syncs } = onSlowDisk();
  await durable(db);
  write(db);
  const first = durable(db);
  await tick();
  write(db);
  const second = durable(db);
  write(db);
  const third = durable(db);
  expect(await isSettled(first)).toBe(false);
  expect(syncs).toHaveLength(1);
  syncs[0]?.done();
  await first;
  expect(await isSettled(second)).toBe(false);
  expect(syncs).toHaveLength(2);
  syncs[1]?.done();
  await Promise.all([second, third]);
  await durable(db);
  expect(syncs).toHaveLength(2);
});

test('where the disk fails nothing is promised until the file itself has it', async () => {
  const { db, file, syncs } = onSlowDisk();
  const reader = new Database(file, { readonly: true });
  reader.run('BEGIN');
  rowsOf(reader);
  write(db);
  for (const state of ['read', 'free']) {
    if (state === 'free') reader.run('COMMIT');
    const promise = durable(db).then(
      () => 'kept',
      () => 'refused',
    );
    await tick();
    syncs.at(-1)?.fail();
    expect(await promise).toBe(state === 'free' ? 'kept' : 'refused');
  }
  const copy = join(temporaryFolder('copy'), 'exuvia.db');
  writeFileSync(copy, readFileSync(file));
  expect(rowsOf(new Database(copy))).toBe(1);
});

test('what can not be undone is done when the disk has the commit', async () => {
  const { db, syncs } = onSlowDisk();
  let done = 0;
  inTransaction(db, () => {
    write(db);
    afterCommit(db, () => (done += 1));
  });
  const promise = durable(db);
  await tick();
  expect(done).toBe(0);
  syncs[0]?.done();
  await promise;
  expect(done).toBe(1);
});

test('a write is answered when the disk has it, and others are answered meanwhile', async () => {
  const { db, syncs } = onSlowDisk();
  insertUser(db, { uid: 3, uname: 'Berta', email: 'berta@example.org', password_hash: '' });
  const { as } = createTestApp({ db });
  const keeper = as(3);
  const pet = aPet(db, { uid: 3 });
  const fed = { id: pet, date_f: '2026-01-02', food: 'Locust', progress: 0 };
  const write = keeper.post('pet/feeding/feed', fed);
  while (syncs.length === 0) await tick();
  expect((await keeper.get('pet/list')).status).toBe(200);
  expect(await isSettled(write)).toBe(false);
  for (const sync of syncs) sync.done();
  expect((await write).status).toBe(200);
});

test('much that is written in slices waits for the disk after each', async () => {
  const { db, syncs } = onSlowDisk();
  let slices = 0;
  const work = inSlices(db, () => {
    write(db);
    return (slices += 1) < 3;
  });
  for (const slice of [1, 2]) {
    while (syncs.length < slice) await tick();
    expect(await isSettled(work)).toBe(false);
    expect(slices).toBe(slice);
    syncs[slice - 1]?.done();
  }
  await work;
  expect(slices).toBe(3);
});

test('after the log was removed the one in its place is waited for', async () => {
  const { db, file, syncs } = onSlowDisk();
  const lock = join(temporaryFolder('lock'), 'lock.db');
  writeFileSync(lock, '');
  noteOwnFiles(db, file, lock);
  write(db);
  rmSync(`${file}-wal`);
  expect(lookAfterFiles(db)).toBe('recovered');
  write(db);
  const promise = durable(db);
  await tick();
  expect(syncs.map(({ of }) => of)).toEqual([inode(`${file}-wal`)]);
  syncs[0]?.done();
  await promise;
});
