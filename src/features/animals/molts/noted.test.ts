import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const at = (time: string) => `${today}T${time}:00Z`;

function setUp() {
  const app = createTestApp({ now: at('20:00') });
  const id = aPet(app.db, { gender: 'other' });
  const { post, put, get, delete: remove } = app.as(3);
  return {
    id,
    read: async () => (await get(`pet/detail/${id}`)).data,
    molts: async () => (await get('pet/molt/list', { id })).data.rows,
    events: async () => (await get('pet/events/list', { id })).data.rows,
    molted: async (time: string, fields: object = {}) =>
      (await post('pet/molt/add', { id, date_mt: today, ...fields, recorded_at: at(time) })).data,
    preMolt: async (time: string, pre_molt: string | null) =>
      (await put('pet/pre_molt', { id, pre_molt, recorded_at: at(time) })).data,
    happened: async (time: string, event: string) =>
      (await post('pet/events/add', { id, date_ev: today, event, recorded_at: at(time) })).data,
    remove,
    put,
  };
}

describe('of two notes about one molt the later noted counts', () => {
  test.each([
    ['19:10', true, 4],
    ['19:30', false, 5],
  ])('noted at %s', async (time, isOlder, size) => {
    const { id, molted, molts } = setUp();
    await molted('19:20', { size: 4 });
    const { superseded } = await molted(time, { size: 5 });
    expect(superseded).toEqual(isOlder ? [id] : []);
    expect(await molts()).toMatchObject([{ size }]);
  });

  test('an older one still tells what the later one left open', async () => {
    const { molted, read } = setUp();
    await molted('19:20');
    expect((await molted('19:10', { size: 5, gender: 'f' })).superseded).toEqual([]);
    expect(await read()).toMatchObject({ size: 5, gender: 'f' });
    expect((await molted('19:05', { size: 4, gender: 'm' })).superseded).toHaveLength(1);
    expect(await read()).toMatchObject({ size: 5, gender: 'f' });
  });

  test('a change in its form is a note of now', async () => {
    const { put, molted, molts } = setUp();
    const { id } = await molted('19:00', { size: 4 });
    await put('pet/molt/update', { id, size: 4.5 });
    expect((await molted('19:59', { size: 5 })).superseded).toHaveLength(1);
    expect(await molts()).toMatchObject([{ size: 4.5 }]);
  });

  test('a deletion leaves what was noted after it', async () => {
    const { id: pet, remove, molted, molts } = setUp();
    const { id } = await molted('19:20');
    const gone = (time: string) => remove('pet/molt/delete', { id, recorded_at: at(time) });
    expect((await gone('19:10')).data).toEqual({ status: true, superseded: [pet] });
    expect(await molts()).toHaveLength(1);
    expect((await gone('19:30')).data).toEqual({ status: true, superseded: [] });
    expect(await molts()).toEqual([]);
  });
});

describe('of two notes about a pre-molt the later noted counts', () => {
  const begun = '2026-03-08';

  test('the end stays when the beginning arrives after it', async () => {
    const { id, preMolt, read } = setUp();
    expect((await preMolt('19:20', null)).superseded).toEqual([]);
    expect((await preMolt('19:10', begun)).superseded).toEqual([id]);
    expect((await read()).pre_molt).toBeNull();
    expect((await preMolt('19:30', begun)).superseded).toEqual([]);
    expect((await read()).pre_molt).toBe(begun);
  });

  test('and one that says no moment is the newest', async () => {
    const { id, put, preMolt, read } = setUp();
    await preMolt('19:20', null);
    await put('pet/pre_molt', { id, pre_molt: begun });
    expect((await read()).pre_molt).toBe(begun);
  });

  test.each([
    ['begun before the molt', '19:10', '19:20', null],
    ['noted again after it', '19:20', '19:10', begun],
  ])('%s: the same in whichever order the molt arrives', async (_, pre, molt, expected) => {
    const first = setUp();
    await first.preMolt(pre, begun);
    await first.molted(molt);
    const second = setUp();
    await second.molted(molt);
    await second.preMolt(pre, begun);
    for (const { read } of [first, second])
      expect(await read()).toMatchObject({ pre_molt: expected, mmt: today });
  });

  test('an older molt ends no pre-molt that began after it', async () => {
    const { molted, preMolt, read } = setUp();
    await molted('19:20', { date_mt: '2026-02-01' });
    expect((await preMolt('19:10', begun)).superseded).toEqual([]);
    expect((await read()).pre_molt).toBe(begun);
  });
});

describe('events', () => {
  test('of a day stand in the order in which they were noted', async () => {
    const { happened, events } = setUp();
    await happened('19:20', 'Vet');
    await happened('19:30', 'Rehoused');
    await happened('19:10', 'Weighed');
    const words = (await events()).map((row: { event: string }) => row.event);
    expect(words).toEqual(['Rehoused', 'Vet', 'Weighed']);
  });

  test('that were noted again stay when their deletion was noted before', async () => {
    const { id: pet, remove, happened, events } = setUp();
    const { id } = await happened('19:00', 'Vet');
    expect(await happened('19:20', 'Vet')).toMatchObject({ id, known: 1 });
    const gone = (time: string) => remove('pet/events/delete', { id, recorded_at: at(time) });
    expect((await gone('19:10')).data.superseded).toEqual([pet]);
    expect(await events()).toHaveLength(1);
    expect((await gone('19:30')).data.superseded).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test('of several animals have a moment each', async () => {
    const { as, db } = createTestApp({ now: at('20:00') });
    const ids = [aPet(db), aPet(db)];
    const add = (event: string, recorded_at: string[]) =>
      as(3).post('pet/events/add_many', { ids, date_ev: today, event, recorded_at });
    await add('Vet', [at('19:20'), at('19:20')]);
    await add('Rehoused', [at('19:10'), at('19:30')]);
    const newest = await Promise.all(
      ids.map(async (id) => (await as(3).get('pet/events/list', { id })).data.rows[0].event),
    );
    expect(newest).toEqual(['Vet', 'Rehoused']);
    expect((await add('Fed', [at('19:10')])).data.fields).toHaveProperty('recorded_at');
  });
});

test('what is no moment is refused by its field, and nothing is stored', async () => {
  const { id, put, remove, read, events } = setUp();
  const wrong = { recorded_at: 'soon' };
  for (const answer of [
    await put('pet/pre_molt', { id, pre_molt: today, ...wrong }),
    await remove('pet/molt/delete', { id, ...wrong }),
    await remove('pet/events/delete', { id, ...wrong }),
  ])
    expect([answer.status, Object.keys(answer.data.fields)]).toEqual([422, ['recorded_at']]);
  expect([(await read()).pre_molt, await events()]).toEqual([null, []]);
});

const day = fc.constantFrom('2026-03-08', '2026-03-09', today);
const sex = fc.constantFrom('m', 'f');
const note = fc.oneof(
  fc.record({
    call: fc.constant('molted'),
    date_mt: day,
    size: fc.constantFrom(undefined, 3, 4, 5),
    gender: fc.option(sex, { nil: undefined }),
  }),
  fc.record({ call: fc.constant('preMolt'), pre_molt: fc.option(day) }),
  fc.record({ call: fc.constant('sexSeen'), gender: sex }),
);
const notes = fc.array(note, { minLength: 2, maxLength: 7 });
const arrival = fc.array(fc.double({ noNaN: true }), { minLength: 7, maxLength: 7 });

test('notes of several devices come to the same in whichever order they arrive', async () => {
  const app = createTestApp({ now: at('20:00') });
  async function arrived(all: ({ call: string } & Record<string, unknown>)[]) {
    const id = aPet(app.db, { gender: 'other' });
    const { put, post, get } = app.as(3);
    const paths: Record<string, string> = {
      preMolt: 'pet/pre_molt',
      sexSeen: 'pet/molt/update_gender',
    };
    for (const { call, ...said } of all) {
      const { status } = await (call === 'molted'
        ? post('pet/molt/add', { id, ...said })
        : put(paths[call] ?? '', { id, ...said }));
      expect(status).toBe(200);
    }
    const { gender, pre_molt } = (await get(`pet/detail/${id}`)).data;
    const { rows } = (await get('pet/molt/list', { id })).data;
    const molts = rows.map((row: { date_mt: string; size: number }) => [row.date_mt, row.size]);
    return { gender, pre_molt, molts };
  }
  await fc.assert(
    fc.asyncProperty(notes, arrival, async (said, order) => {
      const noted = said.map((one, minute) => ({ ...one, recorded_at: at(`19:1${minute}`) }));
      const shuffled = noted
        .map((one, index) => ({ one, rank: order[index] ?? 0 }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ one }) => one);
      expect(await arrived(shuffled)).toEqual(await arrived(noted));
    }),
    { numRuns: 60 },
  );
});
