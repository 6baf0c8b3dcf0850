import { expect, test } from 'bun:test';
import { packedAnimal, syncAnswer } from '#web/testing/synced.ts';
import { openDevice, type Cause } from './device.ts';
import type { NewEntry } from './entries.ts';

// Without IndexedDB, as in a private window that refuses it, or on a device that isn't the keeper's: all in memory.
// tests/journeys/device-database.test.ts has the same with a browser's own.

const open = () => openDevice(1, { uname: 'Ada', keep: true });
const entry: NewEntry = {
  ...{ key: 'k', method: 'PUT', path: '/pet/pre_molt', body: { id: 1, date: null }, pets: [1] },
  ...{ at: '2026-05-01T10:00:00.000Z', today: '2026-05-01', names: ['Rosa'], state: 'waiting' },
};

test('a device without a database holds a collection as long as the page is open', async () => {
  const device = await open();
  const causes: Cause[] = [];
  device.subscribe((cause) => causes.push(cause));
  expect(device.collection).toBeNull();
  expect(device.keeps).toBe(false);
  await device.applySync(syncAnswer(1, { all: 1, pets: [packedAnimal(1), packedAnimal(2)] }));
  expect([...(device.collection?.animals.keys() ?? [])]).toEqual([1, 2]);
  expect(device.cursor).toBe(syncAnswer(1).cursor);
  await device.applySync(syncAnswer(1));
  expect(causes).toEqual(['synced']);
  expect((await open()).collection).toBeNull();
});

test('the queue has places in the order of noting, and loses what a sync contains', async () => {
  const device = await open();
  await device.applySync(syncAnswer(1, { all: 1, pets: [packedAnimal(1)] }));
  const [first] = (await device.changeQueue({ add: [entry, { ...entry, key: 'l' }] })) ?? [];
  await device.changeQueue({ add: [{ ...entry, key: 'm' }] });
  expect(device.queue.map(({ place, key }) => [place, key])).toEqual([
    [1, 'k'],
    [2, 'l'],
    [3, 'm'],
  ]);
  if (!first) throw new Error('Nothing was added');
  await device.changeQueue({ put: [{ ...first, state: 'sent', rev: 2 }], remove: [2] });
  expect(device.queue.map(({ key, state }) => [key, state])).toEqual([
    ['k', 'sent'],
    ['m', 'waiting'],
  ]);
  await device.applySync(syncAnswer(2));
  expect(device.queue.map(({ key }) => key)).toEqual(['m']);
  await device.applySync(syncAnswer(2, { answered: ['m'] }));
  expect(device.queue.map(({ key, contained }) => [key, contained])).toEqual([['m', 1]]);
});

test('what was sent is shown as it was, without laying all of the queue over the collection again', async () => {
  const device = await open();
  await device.applySync(syncAnswer(1, { all: 1, pets: [packedAnimal(1), packedAnimal(2)] }));
  const other = { ...entry, key: 'l', body: { id: 2, date: null }, pets: [2] };
  const [first] = (await device.changeQueue({ add: [entry, other] })) ?? [];
  if (!first) throw new Error('Nothing was added');
  const before = device.collection;
  expect([...(before?.waiting ?? [])]).toEqual([1, 2]);
  await device.changeQueue({ put: [{ ...first, tried: 1 }] });
  await device.changeQueue({ put: [{ ...first, tried: 1, state: 'sent', rev: 2 }] });
  expect(device.collection?.animals).toBe(before?.animals);
  expect([...(device.collection?.waiting ?? [])]).toEqual([2]);
});

test('after it is closed a device tells nobody of changes', async () => {
  const device = await open();
  const causes: Cause[] = [];
  device.subscribe((cause) => causes.push(cause));
  device.close();
  await device.applySync(syncAnswer(1, { all: 1 }));
  expect(causes).toEqual([]);
});
