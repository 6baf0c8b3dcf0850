import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { endSession } from '#web/state/session.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { noteHere } from './note.ts';
import { dropEntry, mendEntry } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';

const today = dayOf(new Date());
let app: TestApp;
let ada: number;
let it: NotingDevice;

beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  ada = aPet(app.db, { name: 'Ada' });
  it = await notingDevice(app);
});
afterEach(() => {
  it.sender.stop();
  endSession();
  localStorage.clear();
});

const erase = () =>
  noteHere(
    it.device,
    {
      ...{ method: 'DELETE', path: '/api/pet/delete', body: { id: ada } },
      toServer: () => Promise.reject(new Error('noted')),
    },
    it.sender.now,
  );
const molt = () => app.as(3).post('pet/molt/add', { id: ada, date_mt: today });
const stored = async () => (await app.as(3).get(`pet/detail/${ada}`)).status;
const refused = () => {
  showQueueOf(it.device);
  return currentDeviceQueue().refused;
};

test('a deletion without a network waits for its keeper where more was recorded elsewhere since', async () => {
  offline();
  await erase();
  expect(it.device.collection?.animals.has(ada)).toBe(false);
  await molt();
  online(app);
  await it.sender.now();
  expect(await stored()).toBe(200);
  const [entry] = refused();
  expect(entry?.error).toBe('Recorded elsewhere meanwhile: 1 molt. The animal was not deleted.');
  // what came since is shown
  expect(it.device.collection?.animals.get(ada)?.records.molt).toBe(1);
  await mendEntry(it.device, entry?.place ?? 0, {});
  await it.sender.now();
  expect([await stored(), refused()]).toEqual([404, []]);
});

test('or is given up', async () => {
  offline();
  await erase();
  await molt();
  online(app);
  await it.sender.now();
  await dropEntry(it.device, refused()[0]?.place ?? 0);
  await it.sender.now();
  expect([await stored(), refused(), it.device.queue]).toEqual([200, [], []]);
});

test('what the device itself recorded before goes along', async () => {
  offline();
  await it.write('POST', '/pet/molt/add', { id: ada, date_mt: today });
  await it.write('POST', '/pet/feeding/feed', {
    id: ada,
    date_f: today,
    food: 'Moth',
    progress: 0,
  });
  await it.write('PUT', '/pet/update', { id: ada, if_rev: 1, name: 'Adele' });
  await erase();
  online(app);
  await it.sender.now();
  expect([await stored(), refused()]).toEqual([404, []]);
});

test('with a network, too, and the next try is about what is there by then', async () => {
  online(app);
  await molt();
  const first = (await erase()) as Response;
  expect(first.status).toBe(409);
  await it.sync();
  const second = (await erase()) as Response;
  expect([second.status, await stored()]).toEqual([200, 404]);
});
