import { expect, test } from 'bun:test';
import { fstatSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { inSlices } from '#src/platform/jobs/slices.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aFile, lossyDisk, powerCuts, writePages } from '#src/testing/lossy-disk.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { afterCommit, inTransaction } from './database.ts';
import { caughtUp, durable, syncInBackground } from './durable.ts';
import { lookAfterFiles, noteOwnFiles } from './own-files.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const size = (file: string) => statSync(file).size;
const inode = (file: string) => statSync(file).ino;

/** A database whose disk is done when the test says so: `syncs` are those that were asked for. */
function onSlowDisk() {
  const { db, file } = aFile();
  const syncs: { of: number; done: () => void }[] = [];
  const sync = (handle: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    syncs.push({ of: fstatSync(handle).ino, done: resolve });
    return promise;
  };
  syncInBackground(db, file, { sync });
  return { db, file, syncs };
}

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  for (let turn = 0; turn < 5; turn += 1) await tick();
  return (await Promise.race([promise.then(() => true), tick().then(() => null)])) ?? false;
}

test('what was promised outlives a power cut at any moment, and the log stays short', async () => {
  const { db, file } = aFile();
  const disk = lossyDisk(file);
  const power = powerCuts(disk);
  syncInBackground(db, file, { sync: (handle) => disk.sync(handle, power.cut) });
  for (let turn = 1; turn <= 11; turn += 1) {
    writePages(db, 250);
    await durable(db);
    power.promised = turn * 250;
    if (turn % 5 === 0) await caughtUp(db);
  }
  expect(disk.syncs.file).toBeGreaterThan(1);
  expect(power.cuts).toBeGreaterThan(40);
  expect(size(`${file}-wal`)).toBeLessThan(power.promised * 4096);
  db.$client.close();
});

test('promises that are asked for meanwhile share the next wait, and one without a change waits for nothing', async () => {
  const { db, syncs } = onSlowDisk();
  await durable(db);
  writePages(db);
  const first = durable(db);
  await tick();
  writePages(db);
  const second = durable(db);
  writePages(db);
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

test('what can not be undone is done when the disk has the commit', async () => {
  const { db, syncs } = onSlowDisk();
  let done = 0;
  inTransaction(db, () => {
    writePages(db);
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
    writePages(db);
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
  writePages(db);
  rmSync(`${file}-wal`);
  expect(lookAfterFiles(db)).toBe('recovered');
  writePages(db);
  const promise = durable(db);
  await tick();
  expect(syncs.map(({ of }) => of)).toEqual([inode(`${file}-wal`)]);
  syncs[0]?.done();
  await promise;
});
