import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { splitEntry } from '#web/device/split-entry.ts';
import { endSession } from '#web/state/session.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { noteAll, type NamedWrite } from './note.ts';
import { showQueueOf } from './queue-lines.ts';

const today = dayOf(new Date());
let app: TestApp;
let [ada, bea] = [0, 0];
let it: NotingDevice;

beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  it = await notingDevice(app);
  offline();
});
afterEach(() => {
  it.sender.stop();
  endSession();
  localStorage.clear();
});

const offer = { date_f: today, food: 'Dubia' };
const refuse = (id: number) => it.write('POST', '/pet/feeding/feed', { id, ...offer, progress: 2 });
const unfeed = (id: number) => it.write('DELETE', '/pet/feeding/delete', { id, ...offer });
const listed = () => {
  showQueueOf(it.device);
  const { waiting, lines } = currentDeviceQueue();
  return {
    ...{ waiting, lines: lines.map(({ write, name }) => `${write} ${name}`) },
    shown: [...(it.device.collection?.waiting ?? [])],
  };
};
const nothing = { waiting: 0, lines: [], shown: [] };
const offersOf = async (id: number) =>
  (await app.as(3).get('pet/feeding/list', { id: String(id) })).data.rows;

test('what was taken back after an attempt to send it is sent with its undo, and is listed no more', async () => {
  await refuse(ada);
  await it.sender.now();
  expect(listed()).toEqual({
    ...{ waiting: 1, lines: ['POST /pet/feeding/feed Ada'], shown: [ada] },
  });
  await unfeed(ada);
  expect(it.device.queue).toHaveLength(2);
  expect(listed()).toEqual(nothing);
  await refuse(bea);
  expect(listed()).toEqual({
    ...{ waiting: 1, lines: ['POST /pet/feeding/feed Bea'], shown: [bea] },
  });
  online(app);
  await it.sender.now();
  expect([it.device.queue, await offersOf(ada)]).toEqual([[], []]);
  expect(await offersOf(bea)).toHaveLength(1);
});

test('a round that was taken back after an attempt to send it is listed no more', async () => {
  const call = { method: 'POST', path: '/pet/feeding/feed_many', names: ['Ada', 'Bea'] };
  await noteAll(it.device, [{ ...call, body: { ids: [ada, bea], ...offer, progress: 2 } }]);
  await it.sender.now();
  expect(listed()).toMatchObject({ waiting: 2, shown: [ada, bea] });
  const back = (id: number): NamedWrite => ({
    ...{ method: 'DELETE', path: '/pet/feeding/delete', names: [] },
    body: { id, ...offer },
  });
  await noteAll(it.device, [back(ada), back(bea)]);
  expect(it.device.queue).toHaveLength(3);
  expect(listed()).toEqual(nothing);
  online(app);
  await it.sender.now();
  expect([it.device.queue, await offersOf(ada), await offersOf(bea)]).toEqual([[], [], []]);
});

test('what is taken back in part stays in the list', async () => {
  const call = { method: 'POST', path: '/pet/feeding/feed_many', names: ['Ada', 'Bea'] };
  await noteAll(it.device, [{ ...call, body: { ids: [ada, bea], ...offer, progress: 2 } }]);
  await it.sender.now();
  await unfeed(ada);
  expect(listed()).toMatchObject({ waiting: 3, shown: [ada, bea] });
});

test('the same number waits when the server wants the animals of a round one by one', async () => {
  const call = { method: 'POST', path: '/pet/feeding/feed_many', names: ['Ada', 'Bea'] };
  await noteAll(it.device, [{ ...call, body: { ids: [ada, bea], ...offer, progress: 0 } }]);
  expect(listed()).toMatchObject({ waiting: 2, lines: ['POST /pet/feeding/feed_many Ada, Bea'] });
  const [entry] = it.device.queue;
  if (entry) await it.device.changeQueue({ put: splitEntry(entry), remove: [entry.place] });
  expect(listed()).toMatchObject({
    waiting: 2,
    lines: ['POST /pet/feeding/feed_many Bea', 'POST /pet/feeding/feed_many Ada'],
  });
});

test('settings are sent, and are no records that wait', async () => {
  for (const [conf_key, value] of [
    ['last_feeder', 'Moth'],
    ['units', { length: 'in' }],
  ] as const) {
    const conf_val = JSON.stringify(value);
    await it.write('POST', '/user_config/set', { conf_key, conf_val });
  }
  expect(it.device.queue).toHaveLength(2);
  expect(listed()).toEqual(nothing);
});

test('of what is moved it is said where to', async () => {
  const rack = (await app.as(3).post('place/add', { name: 'Rack B', kind: 'rack' })).data.id;
  online(app);
  await it.sync();
  offline();
  await it.write('PUT', '/pet/move', { ids: [ada, bea], place_id: rack });
  showQueueOf(it.device);
  expect(currentDeviceQueue().lines.map(({ where }) => where)).toEqual(['Rack B']);
});

test('of a place that is moved, changed or put in order it is said which it is then', async () => {
  const add = async (name: string, kind: string, parent_id: number | null = null) =>
    (await app.as(3).post('place/add', { name, kind, parent_id })).data.id as number;
  const [a, b] = [await add('Rack A', 'rack'), await add('Rack B', 'rack')];
  const [one, two] = [await add('Shelf 1', 'shelf', a), await add('Shelf 2', 'shelf', b)];
  online(app);
  await it.sync();
  offline();
  await it.write('PUT', '/place/arrange', { parent_id: b, ids: [two, one] });
  await it.write('PUT', '/place/arrange', { parent_id: null, ids: [b, a] });
  await it.write('PUT', '/place/arrange', { parent_id: b, ids: [one, two] });
  await it.write('PUT', '/place/update', { id: two, notes: 'warm' });
  showQueueOf(it.device);
  expect(currentDeviceQueue().lines.map(({ where }) => where)).toEqual([
    ...['Rack B / Shelf 2', 'Rack B', undefined, 'Rack B / Shelf 1'],
  ]);
});

test('of a new place it is said what it is called, and where it stands', async () => {
  const { id: rack } = await it.write('POST', '/place/add', { name: 'Rack A', kind: 'rack' });
  const shelf = { name: 'Shelf 1', kind: 'shelf', parent_id: rack };
  await it.write('POST', '/place/add', shelf);
  showQueueOf(it.device);
  const said = currentDeviceQueue().lines.map(({ name, where }) => [name, where]);
  expect(said).toEqual([
    ['Shelf 1', 'Rack A / Shelf 1'],
    ['Rack A', undefined],
  ]);
});
