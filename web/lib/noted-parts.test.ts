import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { openCopy } from '#src/db/database.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { currentSession, endSession, startSession, type Session } from '#web/state/session.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { dropEntry, mendEntry } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';

// Some of a group that left it without a network, from the device's queue to the server's records.

let app: TestApp;
let [slings, rosa] = [0, 0];
let it: NotingDevice;

beforeEach(async () => {
  app = createTestApp();
  slings = aPet(app.db, { name: 'Slings', an_count: 5 });
  rosa = aPet(app.db, { name: 'Rosa' });
  it = await notingDevice(app);
  offline();
});
afterEach(() => {
  it.sender.stop();
  endSession();
});

const left = { reason: 'died', note: 'Dried out', tag: '7KQ2MX' };
const archive = async (count: number, fields: object = left) =>
  Number((await it.write('POST', '/pet/archive_part', { id: slings, count, ...fields })).id);
const rejoin = (id: number) => it.write('DELETE', '/pet/archive_part', { id, group_id: slings });

type Shown = { name: string; an_count: number; archive_reason: string | null; tag: string };
const said = (animals: Iterable<Shown>) =>
  [...animals]
    .filter(({ name }) => name === 'Slings')
    .map(({ an_count, archive_reason }) => [an_count, archive_reason]);
const here = () => said(it.device.collection?.animals.values() ?? []);
async function there({ as }: TestApp = app) {
  const of = async (archived: number): Promise<{ id: number }[]> =>
    (await as(3).get(`pet/list?archived=${archived}`)).data.rows;
  const all = [...(await of(0)), ...(await of(1))];
  const told = all
    .toSorted((a, b) => a.id - b.id)
    .map(async ({ id }) => (await as(3).get(`pet/detail/${id}`)).data);
  return (await Promise.all(told)).filter(({ name }) => name === 'Slings');
}
const paths = () => it.device.queue.map(({ method, path }) => `${method} ${path}`);
function queue() {
  showQueueOf(it.device);
  return currentDeviceQueue();
}

test('they leave on the device at once, and on the server once though its answer is lost', async () => {
  const id = await archive(2);
  expect(id).toBeLessThan(0);
  expect(here()).toEqual([
    [3, null],
    [2, 'died'],
  ]);
  expect(queue().lines).toMatchObject([
    { write: 'POST /pet/archive_part', name: 'Slings', pet: { id: slings }, records: 1 },
  ]);
  // both records wait
  expect([...(it.device.collection?.waiting ?? [])]).toEqual([slings, id]);
  await it.write('PUT', '/pet/update', { id, if_rev: 1, notes: 'In the box' });
  online(app, async (request, answer) => {
    await answer();
    if (request.url.endsWith('/archive_part')) throw new TypeError('Failed to fetch');
    return answer();
  });
  await it.sender.now();
  // a sync contains it, and tells its number by its tag
  await it.sync();
  expect(it.device.ids[id]).toBeGreaterThan(slings);
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await there()).toMatchObject([
    { name: 'Slings', an_count: 3, archived: 0 },
    {
      ...{ name: 'Slings', an_count: 2, archived: 1, notes: 'In the box' },
      ...{ archive_reason: 'died', archive_note: 'Dried out', tag: '7KQ2MX' },
    },
  ]);
});

test('a tag that another animal has is drawn again', async () => {
  const other = await archive(1);
  online(app);
  await it.sender.now();
  offline();
  const id = await archive(2);
  online(app);
  await it.sender.now();
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(new Set((await there()).map(({ tag }) => tag)).size).toBe(3);
  expect(it.device.ids[id]).not.toBe(it.device.ids[other]);
});

test('an undo before it was sent leaves nothing of it', async () => {
  // which stands first, so that the rest has certainly not left
  await it.write('PUT', '/pet/archive', { id: rosa });
  await it.sender.now();
  const before = JSON.stringify([...(it.device.collection?.animals ?? [])]);
  await rejoin(await archive(2));
  expect(paths()).toEqual(['PUT /pet/archive']);
  expect(JSON.stringify([...(it.device.collection?.animals ?? [])])).toBe(before);
});

test('an undo of what may have left is sent after it', async () => {
  const id = await archive(2);
  await it.sender.now();
  await rejoin(id);
  expect(here()).toEqual([[5, null]]);
  expect(paths()).toEqual(['POST /pet/archive_part', 'DELETE /pet/archive_part']);
  expect(queue().lines).toEqual([]);
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(said(await there())).toEqual([[5, null]]);
});

test('where too few are left by then, it waits with its reason for another number', async () => {
  await archive(2);
  await it.write('PUT', '/pet/pre_molt', { id: slings, pre_molt: null });
  await app.as(3).post('pet/archive_part', { id: slings, count: 3, reason: 'sold' });
  online(app);
  await it.sender.now();
  // nothing is taken off the group, and what comes after it waits
  expect(here().toSorted()).toEqual([
    [2, null],
    [3, 'sold'],
  ]);
  const { refused, lines, waiting } = queue();
  expect(refused).toMatchObject([
    { name: 'Slings', isConflict: false, mend: { field: 'count', value: '2' } },
  ]);
  expect(refused[0]?.error).toContain('Would leave no animal; archive the pet instead');
  expect([lines.map(({ isHeld }) => isHeld), waiting]).toEqual([[true], 0]);
  await mendEntry(it.device, refused[0]?.place ?? 0, { count: 1 });
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await there()).toMatchObject([
    { an_count: 1, archived: 0 },
    { an_count: 3, archive_reason: 'sold' },
    { an_count: 1, archive_reason: 'died', archive_note: 'Dried out', tag: '7KQ2MX' },
  ]);
});

test('given up, it takes with it what was noted of them, and leaves the group as it is stored', async () => {
  const id = await archive(2);
  await it.write('PUT', '/pet/update', { id, if_rev: 1, notes: 'In the box' });
  await app.as(3).put('pet/decrement_count', { id: slings, count: 3 });
  online(app);
  await it.sender.now();
  const { refused, waiting } = queue();
  expect([refused.length, refused[0]?.line.dependents, waiting]).toEqual([1, 1, 0]);
  await dropEntry(it.device, refused[0]?.place ?? 0);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect([here(), said(await there())]).toEqual([[[2, null]], [[2, null]]]);
});

test('an undo whose group was deleted meanwhile is told, since they went back nowhere', async () => {
  online(app);
  const id = await archive(2);
  await it.sender.now();
  offline();
  await rejoin(id);
  await app.as(3).delete('pet/delete', { id: slings });
  online(app);
  await it.sender.now();
  expect(queue().refused).toMatchObject([{ name: 'Slings', mend: null }]);
  expect(said(await there())).toEqual([[2, 'died']]);
});

test('an undo of what another device has put back already is done', async () => {
  online(app);
  const id = await archive(2);
  await it.sender.now();
  offline();
  await rejoin(id);
  await app.as(3).delete('pet/archive_part', { id: it.device.ids[id], group_id: slings });
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(said(await there())).toEqual([[5, null]]);
});

test('what a restore has lost of it is sent again, with what was noted of them', async () => {
  const backup = app.db.$client.serialize();
  online(app);
  const id = await archive(2);
  await it.sender.now();
  await it.write('PUT', '/pet/update', {
    ...{ id: it.device.ids[id], if_rev: 1, notes: 'In the cellar' },
  });
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  const restored = createTestApp({ db: openCopy(backup) });
  aPet(restored.db, { name: 'Another' });
  renewDatabaseId(restored.db);
  startSession((currentSession() as Session).user, await restored.tokenOf(3));
  online(restored);
  await it.write('PUT', '/pet/pre_molt', { id: slings, pre_molt: null });
  await it.sender.now();
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await there(restored)).toMatchObject([
    { an_count: 3, notes: '' },
    { an_count: 2, tag: '7KQ2MX', notes: 'In the cellar' },
  ]);
});
