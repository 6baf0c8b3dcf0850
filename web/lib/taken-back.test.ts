import '#web/testing/dom.ts';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { noteAll, type NamedWrite } from '#web/lib/note.ts';
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
    const fed = (ids: number[], progress: number): NamedWrite => ({
      ...{ method: 'POST', path: '/pet/feeding/feed_many', names: [] },
      body: { ids, date_f: today, food: 'Grille', progress },
    });
    const unfed = (id: number): NamedWrite => ({
      ...{ method: 'DELETE', path: '/pet/feeding/delete', names: [] },
      body: { id, date_f: today, food: 'Grille' },
    });
    const cleo = aPet(app.db, { name: 'Cleo' });
    online(app);
    await it.sync();
    offline();
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
