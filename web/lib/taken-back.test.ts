import '#web/testing/dom.ts';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { Device } from '#web/device/device.ts';
import type { QueueChange } from '#web/device/kept-queue.ts';
import { noteAll, type NamedWrite } from '#web/lib/note.ts';
import type { Progress } from '#web/state/round-progress.ts';
import { endSession } from '#web/state/session.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';

const today = dayOf(new Date());
let app: TestApp;
let [ada, bea] = [0, 0];
let it: NotingDevice;

/** Bea's feeding stands first in the queue: it may have reached the server, as far as the device can tell. */
beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  it = await notingDevice(app);
  offline();
  await feed(bea);
  await it.sender.now();
});
afterEach(() => {
  it.sender.stop();
  endSession();
  localStorage.clear();
});

const feed = (id: number, fields: object = {}) =>
  it.write('POST', '/pet/feeding/feed', {
    ...{ id, date_f: today, food: 'Dubia', progress: 0 },
    ...fields,
  });
const unfeed = (id: number) =>
  it.write('DELETE', '/pet/feeding/delete', { id, date_f: today, food: 'Dubia' });
const shown = () => JSON.stringify([...(it.device.collection?.animals ?? [])]);
const paths = () => it.device.queue.map(({ path }) => path);

const fed = (ids: number[], progress: number): NamedWrite => ({
  ...{ method: 'POST', path: '/pet/feeding/feed_many', names: [] },
  body: { ids, date_f: today, food: 'Grille', progress },
});
const unfed = (id: number): NamedWrite => ({
  ...{ method: 'DELETE', path: '/pet/feeding/delete', names: [] },
  body: { id, date_f: today, food: 'Grille' },
});

/** One more animal that the device knows. */
async function synced(name: string): Promise<number> {
  const id = aPet(app.db, { name });
  online(app);
  await it.sync();
  offline();
  return id;
}

type Step = [method: string, path: string, body: object];
const pairs: [string, Step, (made: Record<string, unknown>) => Step][] = [
  [
    'a feeding',
    ['POST', '/pet/feeding/feed', { date_f: today, food: 'Dubia', progress: 2 }],
    () => ['DELETE', '/pet/feeding/delete', { date_f: today, food: 'Dubia' }],
  ],
  [
    'a molt',
    ['POST', '/pet/molt/add', { date_mt: today, size: 4.5 }],
    ({ id }) => ['DELETE', '/pet/molt/delete', { id }],
  ],
  [
    'a note of pre-molt',
    ['PUT', '/pet/pre_molt', { pre_molt: today }],
    () => ['PUT', '/pet/pre_molt', { pre_molt: null }],
  ],
  [
    'a count',
    ['PUT', '/pet/increment_count', { count: 2 }],
    () => ['PUT', '/pet/decrement_count', { count: 2 }],
  ],
];

describe('what is taken back before it was sent', () => {
  test.each(pairs)('%s is forgotten with its undo', async (_, [method, path, body], undo) => {
    const before = shown();
    const made = await it.write(method, path, { id: ada, ...body });
    expect(shown()).not.toBe(before);
    const [back, at, said] = undo(made);
    await it.write(back, at, { id: ada, ...said });
    expect(paths()).toEqual(['/pet/feeding/feed']);
    expect(shown()).toBe(before);
  });

  test.each(['Dubia', 'Heimchen', 'a new one'])('a feeding of %s, too', async (food) => {
    for (const one of ['Heimchen', 'Dubia', 'Grille']) await feed(bea, { food: one });
    const [before, waiting] = [shown(), paths()];
    await feed(ada, { food });
    await it.write('DELETE', '/pet/feeding/delete', { id: ada, date_f: today, food });
    expect([shown(), paths()]).toEqual([before, waiting]);
  });

  test('a round is forgotten with its undo, whatever its animals were offered', async () => {
    const before = shown();
    const cleo = await synced('Cleo');
    const start = shown();
    expect(start).not.toBe(before);
    await noteAll(it.device, [fed([ada, cleo], 0), fed([bea], 2)]);
    expect(paths()).toHaveLength(3);
    await noteAll(it.device, [unfed(bea), unfed(cleo), unfed(ada)]);
    expect([shown(), paths()]).toEqual([start, ['/pet/feeding/feed']]);
  });

  test('an animal is forgotten with its deletion', async () => {
    const before = shown();
    const fields = {
      p_sc_id: speciesId(app.db),
      name: 'New',
      gender: 'other',
      an_count: 1,
      notes: '',
    };
    const { id } = await it.write('POST', '/pet/add', fields);
    await it.write('DELETE', '/pet/delete', { id });
    expect([paths(), shown()]).toEqual([['/pet/feeding/feed'], before]);
  });

  test('is sent with its undo once it may have reached the server', async () => {
    await unfeed(bea);
    expect(paths()).toEqual(['/pet/feeding/feed', '/pet/feeding/delete']);
    online(app);
    await it.sender.now();
    const { data } = await app.as(3).get('pet/feeding/list', { id: String(bea) });
    expect([data.rows, it.device.queue]).toEqual([[], []]);
  });

  test('stays where something else was noted upon it', async () => {
    await feed(ada);
    await it.write('PUT', '/pet/pre_molt', { id: ada, pre_molt: today });
    await unfeed(ada);
    expect(paths()).toHaveLength(4);
  });

  test('is kept where the second note repeats the first', async () => {
    await feed(ada);
    await feed(ada);
    expect(paths()).toHaveLength(3);
  });
});

describe('a step of a round that takes back', () => {
  const round: Progress = {
    ...{ begun: 'one', saved: 1, id: null, answers: [], swaps: {}, ticks: {} },
  };

  /** The device with what is asked of its queue; `before`: what another tab does to it before the first change. */
  function watched(before = async () => {}) {
    const asked: QueueChange[] = [];
    const device: Device = Object.create(it.device, {
      changeQueue: {
        async value(change: QueueChange) {
          if (asked.push(change) === 1) await before();
          return it.device.changeQueue(change);
        },
      },
    });
    return { device, asked };
  }

  test('is one change with what leaves, what comes and how far the round is', async () => {
    const cleo = await synced('Cleo');
    await noteAll(it.device, [fed([ada], 0), fed([cleo], 2)]);
    const { device, asked } = watched();
    const back = { ...unfed(bea), body: { id: bea, date_f: today, food: 'Dubia' } };
    await noteAll(device, [unfed(cleo), unfed(ada), back], round);
    expect(asked).toMatchObject([
      {
        remove: [3, 2],
        add: [{ path: '/pet/feeding/delete', pets: [bea] }],
        round: { begun: 'one' },
      },
    ]);
    expect(paths()).toEqual(['/pet/feeding/feed', '/pet/feeding/delete']);
  });

  test('changes nothing where one of them is being sent, and is planned again', async () => {
    await noteAll(it.device, [fed([ada], 0), fed([bea], 2)]);
    const [, first, second] = it.device.queue;
    const { device, asked } = watched(async () => {
      if (first) await it.device.changeQueue({ put: [{ ...first, tried: 1 }] });
    });
    await noteAll(device, [unfed(bea), unfed(ada)], round);
    expect(asked).toMatchObject([
      { of: [second, first], add: [], round: { begun: 'one' } },
      { of: [second], add: [{ pets: [ada] }], round: { begun: 'one' } },
    ]);
    expect(it.device.queue.slice(1)).toMatchObject([
      { key: first?.key, tried: 1 },
      { path: '/pet/feeding/delete', pets: [ada], takesBack: first?.key },
    ]);
  });

  test('is sent where what it takes back was sent and synced by then', async () => {
    await noteAll(it.device, [fed([ada], 0)]);
    const { device } = watched(async () => {
      online(app);
      await it.sender.now();
      await it.sync();
    });
    await noteAll(device, [unfed(ada)]);
    await it.sender.now();
    const { data } = await app.as(3).get('pet/feeding/list', { id: String(ada) });
    expect([data.rows, it.device.queue]).toEqual([[], []]);
  });
});
