import { describe, expect, test } from 'bun:test';
import { countFeedings } from '#src/domain/feeding/due-state.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const yesterday = '2026-03-09';
const there = { 'x-today': today };

/** The keeper's server, and what its screens say of plans and animals. */
function setUp() {
  const app = createTestApp({ now: `${today}T20:00:00Z` });
  const { as } = app;
  const rows = async (path: string) => (await as(3).get(path, undefined, there)).data.rows;
  return {
    ...app,
    feed: (id: number, fields: object = {}) =>
      as(3).post('pet/feeding/feed', {
        id,
        date_f: today,
        food: 'Dubia',
        progress: 0,
        ...fields,
      }),
    nextDates: async (): Promise<[string, string | null, number][]> =>
      (await rows('plan/active')).map(
        (plan: { fp_name: string; next_date: string | null; due: number }) => [
          plan.fp_name,
          plan.next_date,
          plan.due,
        ],
      ),
    waiting: async (): Promise<string[]> =>
      (await rows('pet/dashboard/feed')).map((row: { name: string }) => row.name),
    box: () => rows('pet/dashboard/feed'),
  };
}

/** A weekly plan whose animals were fed a week ago, so that it is due since yesterday. */
async function dueSinceYesterday(screen: ReturnType<typeof setUp>, names: string[]) {
  const pets = names.map((name) => aPet(screen.db, { name }));
  const fp_id = aPlan(screen.db, { fp_start: yesterday, def_feeder: 'Dubia' }, pets);
  for (const id of pets) await screen.feed(id, { date_f: '2026-03-02' });
  return { fp_id, pets };
}

describe('a plan moves on', () => {
  test('however its animals were fed: from a label, from a list, by a program', async () => {
    const screen = setUp();
    const { fp_id, pets } = await dueSinceYesterday(screen, ['Ada', 'Bea', 'Cleo', 'Dora']);
    const [ada = 0, bea = 0, cleo = 0, dora = 0] = pets;
    expect(await screen.nextDates()).toEqual([['Weekly', yesterday, 4]]);
    await screen.feed(ada);
    const input = { date_f: today, food: 'Dubia', progress: 0 };
    await screen.as(3).post('pet/feeding/feed_many', { ids: [bea], ...input });
    await screen.as(3).post('pet/feeding/feed_plan_all', { fp_id, ids: [cleo], ...input });
    expect(await screen.nextDates()).toEqual([['Weekly', yesterday, 1]]);
    expect(await screen.waiting()).toEqual(['Dora']);
    await screen.feed(dora, { progress: 2 });
    expect(await screen.nextDates()).toEqual([['Weekly', '2026-03-16', 0]]);
    expect(await screen.waiting()).toEqual([]);
    expect((await screen.as(3).get('plan/last_usages')).data.rows).toEqual([
      { fp_id, fp_name: 'Weekly', last_date: today, fed: 3, offered: 0, refused: 1 },
    ]);
  });

  test('no further than its last waiting animal', async () => {
    const screen = setUp();
    const { pets } = await dueSinceYesterday(screen, ['Ada', 'Bea', 'Cleo']);
    const [row] = await screen.box();
    await screen.feed(pets[0] ?? 0, { progress: 1, fp_id: row.fp_id });
    expect(await screen.nextDates()).toEqual([['Weekly', yesterday, 2]]);
    const plan = (await screen.as(3).get(`plan/details/${row.fp_id}`, undefined, there)).data;
    expect([plan.next_date, plan.due]).toEqual([yesterday, 2]);
  });

  test('with every other plan of the same animal', async () => {
    const screen = setUp();
    const { pets } = await dueSinceYesterday(screen, ['Ada']);
    const other = aPlan(
      screen.db,
      { fp_name: 'Biweekly', fp_repeat: 14, fp_start: '2026-02-24' },
      pets,
    );
    await screen.as(3).post('pet/feeding/feed_plan', { fp_id: other, progress: 0 }, there);
    expect(await screen.nextDates()).toEqual([
      ['Biweekly', '2026-03-24', 0],
      ['Weekly', '2026-03-16', 0],
    ]);
  });
});

test('the box names the plan of an open attempt, so that an undo restores the same record', async () => {
  const screen = setUp();
  const { fp_id, pets } = await dueSinceYesterday(screen, ['Ada']);
  const id = pets[0] ?? 0;
  await screen.as(3).post('pet/feeding/feed_plan', { fp_id }, there);
  const [row] = await screen.box();
  expect(row).toMatchObject({ id, fp_id, progress: 1, date_f: today, food: 'Dubia' });
  const key = { id, date_f: row.date_f, food: row.food };
  await screen.as(3).delete('pet/feeding/delete', key);
  await screen.feed(id, { ...key, progress: 1, fp_id: row.fp_id });
  const list = (await screen.as(3).get('pet/feeding/list', { id: String(id) })).data.rows;
  expect(list[0]).toMatchObject({ date_f: today, progress: 1, fp_id });
});

test('an attempt that nobody answered until the next turn is due again, in the box as in its plan', async () => {
  const screen = setUp();
  const { fp_id, pets } = await dueSinceYesterday(screen, ['Ada', 'Bea']);
  for (const id of pets) await screen.feed(id, { date_f: '2026-03-02', progress: 1 });
  await screen.feed(pets[1] ?? 0, { progress: 1 });
  const rows = await screen.box();
  expect(rows).toMatchObject([
    { name: 'Ada', progress: 1, date_f: '2026-03-02', next_date: yesterday, muted: 0 },
    { name: 'Bea', progress: 1, date_f: today, next_date: '2026-03-16', muted: 0 },
  ]);
  expect(countFeedings(rows, today)).toEqual({ due: 1, open: 1, resting: 0 });
  const plan = (await screen.as(3).get(`plan/details/${fp_id}`, undefined, there)).data;
  expect([plan.next_date, plan.due]).toEqual([yesterday, 1]);
});

test('an open attempt says that its animal rests, and how often it refused', async () => {
  const screen = setUp();
  const id = aPet(screen.db, { name: 'Nyx', pre_molt: '2026-03-01' });
  await screen.feed(id, { date_f: '2026-03-02', progress: 2 });
  await screen.feed(id, { date_f: '2026-03-06', progress: 2 });
  await screen.feed(id, { progress: 1 });
  const [row] = await screen.box();
  expect(row).toMatchObject({ progress: 1, muted: 1, refusals: 2, refused_since: '2026-03-02' });
  const quick = (await screen.as(3).get(`pet/quickview/${id}`, undefined, there)).data;
  expect(quick).toMatchObject({ muted: 1, refusals: 2, refused_since: '2026-03-02' });
  await screen.feed(id);
  const [card] = (await screen.as(3).get('pet/list')).data.rows;
  expect(card).toMatchObject({ refusals: 0, refused_since: null });
});

test('an animal that molted says one day everywhere, and is not late for the days of its rest', async () => {
  const screen = setUp();
  const { as, db } = screen;
  const id = aPet(db, { name: 'Ada' });
  const fp_id = aPlan(db, { fp_start: today }, [id]);
  await screen.feed(id);
  await as(3).post('pet/molt/add', { id, date_mt: today });
  const said = async (day: string) => {
    screen.setNow(`${day}T20:00:00Z`);
    const read = async (path: string) =>
      (await as(3).get(path, undefined, { 'x-today': day })).data;
    const [animal] = (await read(`plan/assigned_pets/${fp_id}`)).rows;
    const page = await read(`pet/detail/${id}`);
    const days = [animal, page, page.plans[0], await read(`pet/quickview/${id}`)];
    const { week, due, resting } = await read('today');
    const fed = week.filter((one: { due: number }) => one.due > 0);
    const waiting = (await read('pet/dashboard/feed')).rows;
    return {
      next: [...new Set(days.map((one) => one.next_date))],
      week: fed.map((one: { day: string }) => one.day)[0],
      ...{ due, resting, box: waiting.map((row: { muted: 0 | 1 }) => row.muted) },
    };
  };
  const next = ['2026-03-18'];
  const week = '2026-03-18';
  expect(await said('2026-03-16')).toEqual({ next, week, due: 0, resting: 0, box: [] });
  expect(await said('2026-03-17')).toEqual({ next, week, due: 0, resting: 1, box: [1] });
  expect(await said('2026-03-18')).toEqual({ next, week, due: 1, resting: 0, box: [0] });
});

describe('after a refusal', () => {
  test('an animal is due after the days that its plan says', async () => {
    const screen = setUp();
    const { fp_id, pets } = await dueSinceYesterday(screen, ['Ada']);
    await screen.as(3).put('plan/update', { fp_id, retry_days: 3 });
    await screen.feed(pets[0] ?? 0, { progress: 2 });
    expect(await screen.nextDates()).toEqual([['Weekly', '2026-03-13', 0]]);
    const day = { 'x-today': '2026-03-13' };
    const { rows } = (await screen.as(3).get('pet/dashboard/feed', undefined, day)).data;
    expect(rows).toMatchObject([{ name: 'Ada', date_f: '2026-03-13', fp_id, refusals: 1 }]);
  });

  test.each([-1, 61, 1.5, '3'])('%p days are refused', async (retry_days) => {
    const screen = setUp();
    const fp_id = aPlan(screen.db);
    const response = await screen.as(3).put('plan/update', { fp_id, retry_days });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, ['retry_days']]);
  });
});

describe('feeding by plan', () => {
  test('feeds of the named animals those that are in the plan, and names the others', async () => {
    const screen = setUp();
    const { fp_id, pets } = await dueSinceYesterday(screen, ['Ada']);
    const stranger = aPet(screen.db, { name: 'Stranger' });
    const input = { fp_id, ids: [...pets, stranger] };
    const response = await screen.as(3).post('pet/feeding/feed_plan_all', input, there);
    expect(response.data).toEqual({ status: true, fed: 1, superseded: [], skipped: [stranger] });
    const list = await screen.as(3).get('pet/feeding/list', { id: String(stranger) });
    expect(list.data.count).toBe(0);
  });

  test('works while the plan is paused: that only stops its reminders', async () => {
    const screen = setUp();
    const pet = aPet(screen.db);
    const fp_id = aPlan(screen.db, { fp_active: 0, def_feeder: 'Dubia' }, [pet]);
    const response = await screen.as(3).post('pet/feeding/feed_plan', { fp_id }, there);
    expect(response.data).toEqual({ status: true, fed: 1, superseded: [], skipped: [] });
  });

  test('an archived animal accepts a late entry, and is due nowhere', async () => {
    const screen = setUp();
    const pet = aPet(screen.db, { archived: 1 });
    aPlan(screen.db, { fp_start: '2026-01-01', fp_repeat: 1 }, [pet]);
    expect((await screen.feed(pet, { date_f: '2026-03-01' })).status).toBe(200);
    expect(await screen.waiting()).toEqual([]);
    const { data } = await screen.as(3).get(`pet/quickview/${pet}`, undefined, there);
    expect([data.date_f, data.next_date]).toEqual(['2026-03-01', null]);
  });
});

test('the API document says what a paused plan and an archived animal do', async () => {
  const { data } = await setUp().visitor.get('openapi.json');
  const call = (path: string) => data.paths[`/api/pet/feeding/${path}`].post;
  expect(call('feed_plan').description).toContain('paused');
  expect(call('feed').description).toContain('archived');
  expect(call('feed').security).toEqual([{ bearer: [] }]);
});
