import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { isReachable } from '#web/state/network.ts';
import { endSession } from '#web/state/session.ts';
import { logIn } from '#web/testing/log-in.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { ask } from './ask.ts';
import { dropEntry } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';
import { asFailure } from './failure.ts';
import { noteHere } from './note.ts';
import { resultOf } from './typed-client.ts';

// Sales at a table without a network, from the device's queue to the server's records.

const today = dayOf(new Date());
let app: TestApp;
let slings: number;
let it: NotingDevice;

beforeEach(async () => {
  app = createTestApp();
  slings = aPet(app.db, { name: 'Slings', an_count: 3 });
  it = await notingDevice(app);
});
afterEach(() => {
  it.sender.stop();
  endSession();
});

const sell = (s_count: number, pet_id = slings) =>
  it.write('POST', '/sales/add', { pet_id, s_count, s_date: today, total_price: 12.5 });
const takeBack = (slid: unknown) => it.write('DELETE', '/sales/delete', { slid, restore: 1 });
const here = (id = slings) => it.device.collection?.animals.get(id);
const salesOf = async () => (await app.as(3).get('sales/list')).data.rows;
const there = async () => (await app.as(3).get(`pet/detail/${slings}`)).data;

function waiting() {
  showQueueOf(it.device);
  return currentDeviceQueue().sales.map(({ name, s_count }) => [name, s_count]);
}

test('a sale counts on the device at once, and is on the server once though its answer is lost', async () => {
  offline();
  expect(await sell(1)).toMatchObject({ archived: 0, left: 2 });
  expect(here()).toMatchObject({ an_count: 2, archived: 0 });
  expect(waiting()).toEqual([['Slings', 1]]);
  expect(currentDeviceQueue().lines).toMatchObject([
    { write: 'POST /sales/add', name: 'Slings', pet: { id: slings }, isHeld: false },
  ]);
  online(app, async (request, answer) => {
    await answer();
    if (request.url.endsWith('/sales/add')) throw new TypeError('Failed to fetch');
    return answer();
  });
  await it.sender.now();
  expect(waiting()).toEqual([['Slings', 1]]);
  online(app);
  await it.sender.now();
  expect(await salesOf()).toMatchObject([{ s_count: 1, total_price: 12.5, pet_id: slings }]);
  expect(await there()).toMatchObject({ an_count: 2, archived: 0 });
  expect(here()).toMatchObject({ an_count: 2, sales: [{ s_count: 1 }] });
  expect(waiting()).toEqual([]);
});

test('the last ones that are sold leave the collection, and come back while the sale waits', async () => {
  offline();
  const { slid } = await sell(3);
  expect(here()).toMatchObject({ archived: 1, archive_reason: 'sold', archive_date: today });
  await takeBack(slid);
  expect(here()).toMatchObject({ archived: 0, archive_reason: null, an_count: 3, sales: [] });
  expect(waiting()).toEqual([]);
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await salesOf()).toEqual([]);
  expect(await there()).toMatchObject({ archived: 0, an_count: 3 });
});

test('a sale that was sent is taken back by the number that the server gave it', async () => {
  offline();
  const { slid } = await sell(2);
  online(app);
  await it.sender.now();
  offline();
  await takeBack(slid);
  expect(here()).toMatchObject({ an_count: 3, sales: [] });
  online(app);
  await it.sender.now();
  expect(await salesOf()).toEqual([]);
  expect(await there()).toMatchObject({ an_count: 3 });
});

test('an animal that was added on the device is sold on the device', async () => {
  offline();
  const sc_id = here()?.sc_id;
  const tag = '7KQ2MX';
  const { id } = await it.write('POST', '/pet/add', { p_sc_id: sc_id, name: 'New', tag });
  await sell(1, Number(id));
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await salesOf()).toMatchObject([{ name: 'New', s_count: 1, archived_pet: 1 }]);
});

test('a sale of animals that were sold elsewhere is told as refused, and given up', async () => {
  offline();
  await sell(3);
  await app.as(3).post('sales/add', { pet_id: slings, s_count: 1, s_date: today });
  online(app);
  await it.sender.now();
  expect(it.device.queue.map(({ state }) => state)).toEqual(['refused']);
  expect(waiting()).toEqual([]);
  expect(currentDeviceQueue().refused).toMatchObject([{ name: 'Slings' }]);
  expect(here()).toMatchObject({ an_count: 2, archived: 0 });
  await dropEntry(it.device, it.device.queue[0]?.place ?? 0);
  expect(it.device.queue).toEqual([]);
  expect(await salesOf()).toMatchObject([{ s_count: 1 }]);
});

test('a sale waits for its keeper to be logged in again', async () => {
  offline();
  await sell(1);
  endSession();
  online(app);
  await it.sender.now();
  expect(await salesOf()).toEqual([]);
  await logIn(app);
  await it.sender.now();
  expect(await salesOf()).toMatchObject([{ s_count: 1 }]);
});

const headers = { 'content-type': 'text/html' };
test.each([
  ['a page of a server with a fault', 500, 'The server has a fault. Try again later.', true],
  ['a page of a proxy that finds it too large', 413, 'That is too large for this server.', false],
])(
  'what the device can’t note and %s answers is told as it is',
  async (_, status, said, reached) => {
    online(app, () => new Response('<h1>Error</h1>', { status, headers }));
    const path = '/api/sales/add';
    const body = { pet_id: slings, s_count: 9, s_date: today };
    const toServer = () => Promise.reject(new Error('not asked here'));
    const write = () =>
      noteHere(it.device, { method: 'POST', path, body, toServer }, async () => {});
    const sent = write() as Promise<Response>;
    const failure = await ask(() => resultOf(sent)).catch(asFailure);
    expect(failure).toMatchObject({ error: said, status });
    expect(isReachable()).toBe(reached);
  },
);
