import { describe, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });

describe('recording a feeding', () => {
  test('the same pet, day and feeder is one record, whatever its result later', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const first = await as(3).post('pet/feeding/feed', {
      id,
      date_f: today,
      food: 'Dubia',
      progress: 1,
    });
    const second = await as(3).post('pet/feeding/feed', {
      id,
      date_f: today,
      food: 'Dubia',
      progress: 0,
    });
    expect(first.status).toBe(200);
    expect(second.data.id).toBe(first.data.id);
    const list = await as(3).get('pet/feeding/list', { id });
    expect(list.data).toEqual({
      rows: [
        {
          id: first.data.id,
          date_f: today,
          food: 'Dubia',
          progress: 0,
          amount: null,
          fp_id: null,
          rev: 2,
        },
      ],
      count: 1,
    });
  });

  test('the order of a day is that of the calls, though the clock was set back in between', async () => {
    const { as, db, setNow } = setUp();
    const id = aPet(db);
    const fp_id = aPlan(db, {}, [id]);
    const at = { date_f: today, progress: 0 };
    const feed = (food: string) => as(3).post('pet/feeding/feed', { ...at, id, food });
    const newest = async () => (await as(3).get(`pet/detail/${id}`)).data.food;
    const order = async () =>
      (await as(3).get('pet/feeding/list', { id })).data.rows.map(
        ({ food }: { food: string }) => food,
      );
    const first = await feed('Dubia');
    setNow(`${today}T18:00:00Z`);
    await feed('Locust');
    expect(await newest()).toBe('Locust');
    setNow(`${today}T16:00:00Z`);
    await as(3).post('pet/feeding/feed_many', { ...at, ids: [id], food: 'Moth' });
    expect(await newest()).toBe('Moth');
    await as(3).post('pet/feeding/feed_plan_all', { ...at, fp_id, ids: [id], food: 'Roach' });
    expect(await newest()).toBe('Roach');
    await as(3).put('pet/feeding/update', { id: first.data.id, ...at, food: 'Dubia', progress: 2 });
    expect(await order()).toEqual(['Dubia', 'Roach', 'Moth', 'Locust']);
  });

  test('without a feeder it is about the open attempt of that day', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    await as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Locust', progress: 1 });
    await as(3).post('pet/feeding/feed', { id, date_f: today, progress: 2 });
    const { rows } = (await as(3).get('pet/feeding/list', { id })).data;
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ food: 'Locust', progress: 2 });
  });

  test('is deleted by its feeder as it was typed, like the feeder itself', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const typed = { id, date_f: today, food: ' Dubia ' };
    await as(3).post('pet/feeding/feed', { ...typed, progress: 1 });
    expect((await as(3).delete('pet/feeding/delete', typed)).status).toBe(200);
    expect((await as(3).get('pet/feeding/list', { id })).data.count).toBe(0);
    const { food } = typed;
    expect((await as(3).delete('pet/available_feeders/delete', { food })).status).toBe(200);
    expect((await as(3).get('pet/available_feeders')).data.rows).toEqual([]);
  });

  test('a refusal is no feeding but stays in the history and closes the attempt', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    await as(3).post('pet/feeding/feed', { id, date_f: '2026-03-01', food: 'Dubia', progress: 0 });
    await as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 1 });
    expect((await as(3).get('pet/dashboard/feed')).data.rows).toHaveLength(1);
    await as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 2 });
    expect((await as(3).get('pet/dashboard/feed')).data.rows).toHaveLength(0);
    const pet = (await as(3).get(`pet/detail/${id}`)).data;
    expect(pet).toMatchObject({
      date_f: '2026-03-01',
      food: 'Dubia',
      progress: 2,
      offer_date: today,
    });
  });

  test.each([
    [{ date_f: '2026-02-30' }, 'date_f'],
    [{ date_f: '2026-03-20' }, 'date_f'],
    [{ progress: 3 }, 'progress'],
    [{ progress: '1' }, 'progress'],
    [{ food: 'x'.repeat(61) }, 'food'],
    [{ uid: 4 }, 'uid'],
  ])('%j is refused by its field', async (wrong, field) => {
    const { as, db } = setUp();
    const id = aPet(db);
    const response = await as(3).post('pet/feeding/feed', {
      id,
      date_f: today,
      food: 'Dubia',
      progress: 0,
      ...wrong,
    });
    expect(response.status).toBe(422);
    expect(response.data.fields).toHaveProperty(field);
    expect((await as(3).get('pet/feeding/list', { id })).data.count).toBe(0);
  });

  test("another keeper's pet does not exist, a stranger is told to log in", async () => {
    const { as, visitor, db } = setUp();
    const id = aPet(db);
    const input = { id, date_f: today, food: 'Dubia', progress: 0 };
    expect((await as(4).post('pet/feeding/feed', input)).status).toBe(404);
    expect((await visitor.post('pet/feeding/feed', input)).status).toBe(401);
    expect((await as(4).get('pet/feeding/list', { id })).status).toBe(404);
    expect((await as(4).delete('pet/feeding/delete', { id, date_f: today })).status).toBe(404);
  });
});

describe('the last day of a record', () => {
  const input = (id: number, date_f: string) => ({ id, date_f, food: 'Dubia', progress: 0 });
  const tomorrow = '2026-03-11';

  test.each<[string, Record<string, string>, string, number]>([
    ['is the caller’s today', { 'x-today': today }, tomorrow, 422],
    ['is a day ahead of the server where the caller is', { 'x-today': tomorrow }, tomorrow, 200],
    ['is a day behind where the caller is', { 'x-today': '2026-03-09' }, today, 422],
    ['may be tomorrow for one that does not say its day', {}, tomorrow, 200],
    ['is no other because of a wrong clock', { 'x-today': '2099-01-01' }, '2026-03-12', 422],
  ])('%s', async (_, headers, date_f, status) => {
    const { as, db } = setUp();
    const id = aPet(db);
    expect((await as(3).post('pet/feeding/feed', input(id, date_f), headers)).status).toBe(status);
    const pre_molt = await as(3).put('pet/pre_molt', { id, pre_molt: date_f }, headers);
    expect(pre_molt.status).toBe(status);
    const molt = await as(3).post('pet/molt/add', { id, date_mt: date_f }, headers);
    expect(molt.status).toBe(status);
    const archive = await as(3).put('pet/archive', { id, date: date_f }, headers);
    expect(archive.status).toBe(status);
  });

  test.each(['2026-13-45', '2026-02-30', 'today', '1.3.2026'])(
    'is refused where %p is said to be today, which is no day',
    async (day) => {
      const { as, db } = setUp();
      const fed = input(aPet(db), today);
      const { status, data } = await as(3).post('pet/feeding/feed', fed, { 'x-today': day });
      expect([status, Object.keys(data.fields)]).toEqual([422, ['x-today']]);
      expect((await as(3).get('pet/list', undefined, { 'x-today': day })).status).toBe(422);
      expect((await as(3).post('pet/feeding/feed', fed, { 'x-today': '' })).status).toBe(200);
    },
  );

  test('is not the future where the day of an archived animal is left out', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const headers = { 'x-today': '2099-01-01' };
    for (const response of [
      await as(3).put('pet/archive', { id }, headers),
      await as(3).put('pet/archive_all', { ids: [id], archived: 1 }, headers),
    ])
      expect([response.status, Object.keys(response.data.fields)]).toEqual([422, ['date']]);
  });

  test('is no other caller’s day', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    await as(4).get('pet/count', undefined, { 'x-today': '2099-01-01' });
    expect((await as(3).post('pet/feeding/feed', input(id, '2026-03-12'))).status).toBe(422);
  });
});

describe('feeding by plan', () => {
  test('offers the plan’s feeder to every assigned pet that is not archived', async () => {
    const { as, db } = setUp();
    const pets = [aPet(db), aPet(db), aPet(db, { archived: 1 })];
    const fp_id = aPlan(db, { def_feeder: 'Cricket' }, pets);
    expect((await as(3).post('pet/feeding/feed_plan', { fp_id })).data).toEqual({
      status: true,
      fed: 2,
      superseded: [],
      skipped: [],
    });
    const pet = (await as(3).get(`pet/detail/${pets[0]}`, {})).data;
    expect(pet).toMatchObject({ progress: 1, offer_date: today });
  });

  test('an attempt of the plan does not overwrite a known result', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const fp_id = aPlan(db, { def_feeder: 'Cricket' }, [id]);
    await as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Cricket', progress: 0 });
    await as(3).post('pet/feeding/feed_plan', { fp_id });
    expect((await as(3).get('pet/feeding/list', { id })).data.rows[0].progress).toBe(0);
  });

  test('one foreign id refuses the whole call', async () => {
    const { as, db } = setUp();
    const own = aPet(db);
    const foreign = aPet(db, { uid: 4 });
    const fp_id = aPlan(db, {}, [own]);
    expect(
      (await as(3).post('pet/feeding/feed_plan_all', { fp_id, ids: [own, foreign] })).status,
    ).toBe(404);
    expect((await as(3).get('pet/feeding/list', { id: own })).data.count).toBe(0);
    expect((await as(4).post('pet/feeding/feed_plan', { fp_id })).status).toBe(404);
  });
});

describe('feedings in progress', () => {
  test('open attempts and due pets, oldest first, the muted ones marked', async () => {
    const { as, db } = setUp();
    const attempt = aPet(db, { name: 'Attempt' });
    const overdue = aPet(db, { name: 'Overdue' });
    const premolt = aPet(db, { name: 'Pre-molt', pre_molt: '2026-03-01' });
    aPlan(db, { fp_start: '2026-03-03', def_feeder: 'Dubia' }, [overdue, premolt, attempt]);
    for (const [id, date_f] of [
      [overdue, '2026-03-02'],
      [premolt, '2026-03-03'],
      [attempt, '2026-03-08'],
    ] as const) {
      await as(3).post('pet/feeding/feed', {
        id,
        date_f,
        food: 'Dubia',
        progress: id === attempt ? 1 : 0,
      });
    }
    const { rows } = (await as(3).get('pet/dashboard/feed', undefined, { 'x-today': today })).data;
    expect(
      rows.map((row: { name: string; date_f: string; progress: number | null; muted: number }) => [
        row.name,
        row.date_f,
        row.progress,
        row.muted,
      ]),
    ).toEqual([
      ['Overdue', '2026-03-03', null, 0],
      ['Attempt', '2026-03-08', 1, 0],
      ['Pre-molt', '2026-03-10', null, 1],
    ]);
  });
});

test('an open attempt rests, too, in pre-molt and in the week after a molt', async () => {
  const { as, db } = setUp();
  const [waits, rests, molted] = [aPet(db), aPet(db, { pre_molt: '2026-03-01' }), aPet(db)];
  await as(3).post('pet/molt/add', { id: molted, date_mt: '2026-03-08' });
  for (const id of [waits, rests, molted])
    await as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 1 });
  const { rows } = (await as(3).get('pet/dashboard/feed', undefined, { 'x-today': today })).data;
  const muted = Object.fromEntries(
    rows.map((row: { id: number; muted: number }) => [row.id, row.muted]),
  );
  expect(muted).toEqual({ [waits]: 0, [rests]: 1, [molted]: 1 });
});

describe('feeders', () => {
  test('are listed most used first, and can be added and deleted', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    for (const date_f of ['2026-03-01', '2026-03-02']) {
      await as(3).post('pet/feeding/feed', { id, date_f, food: 'Locust', progress: 0 });
    }
    await as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 0 });
    await as(3).post('pet/available_feeders/add', { food: 'Waxworm' });
    const names = async () =>
      (await as(3).get('pet/available_feeders')).data.rows.map((row: { food: string }) => row.food);
    expect(await names()).toEqual(['Locust', 'Dubia', 'Waxworm']);
    await as(3).delete('pet/available_feeders/delete', { food: 'Dubia' });
    expect(await names()).toEqual(['Locust', 'Waxworm']);
    await as(3).post('pet/available_feeders/add', { food: 'Dubia' });
    expect(await names()).toEqual(['Locust', 'Dubia', 'Waxworm']);
    expect((await as(4).get('pet/available_feeders')).data.rows).toEqual([]);
  });
});

describe('feeders that are in use', () => {
  const dubia = async ({ as }: ReturnType<typeof setUp>) =>
    (await as(3).get('pet/available_feeders')).data.rows[0];

  async function fedOn(days: string[][]) {
    const app = setUp();
    const ids = days.map(() => aPet(app.db));
    const fed = (at: number, date_f: string) =>
      app.as(3).post('pet/feeding/feed', { id: ids[at], date_f, food: 'Dubia', progress: 0 });
    for (const [at, each] of days.entries()) for (const day of each) await fed(at, day);
    return { app, ids, fed };
  }

  test('count without the animals that were deleted', async () => {
    const { app, ids } = await fedOn([['2026-03-01', '2026-03-08', '2026-03-09'], ['2026-03-02']]);
    expect(await dubia(app)).toEqual({ food: 'Dubia', uses: 4, last_used: '2026-03-09' });
    await app.as(3).delete('pet/delete', { id: ids[0] });
    expect(await dubia(app)).toEqual({ food: 'Dubia', uses: 1, last_used: '2026-03-02' });
    await app.as(3).delete('pet/delete', { id: ids[1] });
    expect(await dubia(app)).toEqual({ food: 'Dubia', uses: 0, last_used: null });
  });

  test('come back to the list with all their uses, and lose each that is deleted', async () => {
    const { app, ids, fed } = await fedOn([['2026-03-01', '2026-03-02', '2026-03-08']]);
    await app.as(3).delete('pet/available_feeders/delete', { food: 'Dubia' });
    await fed(0, today);
    expect(await dubia(app)).toEqual({ food: 'Dubia', uses: 4, last_used: today });
    for (const [date_f, uses, last_used] of [
      [today, 3, '2026-03-08'],
      ['2026-03-01', 2, '2026-03-08'],
      ['2026-03-08', 1, '2026-03-02'],
    ] as const) {
      await app.as(3).delete('pet/feeding/delete', { id: ids[0], date_f, food: 'Dubia' });
      expect(await dubia(app)).toEqual({ food: 'Dubia', uses, last_used });
    }
    await app.as(3).delete('pet/feeding/delete_all', { id: ids[0] });
    expect(await dubia(app)).toEqual({ food: 'Dubia', uses: 0, last_used: null });
  });
});

describe('a feeding round', () => {
  test('gets its animals in the order of the ids, with their newest records', async () => {
    const { as, visitor, db } = setUp();
    const [ada, bea] = [aPet(db, { name: 'Ada' }), aPet(db, { name: 'Bea' })];
    const others = [aPet(db, { archived: 1 }), aPet(db, { uid: 4 })];
    for (let day = 1; day <= 8; day++) {
      const date_f = `2026-03-0${day}`;
      await as(3).post('pet/feeding/feed', { id: ada, date_f, food: 'Dubia', progress: 2 });
    }
    const ids = [bea, ada, ...others].join(',');
    const { rows } = (await as(3).get('pet/feeding/round', { ids })).data;
    expect(rows.map((row: { name: string }) => row.name)).toEqual(['Bea', 'Ada']);
    expect(rows[1].recent).toHaveLength(6);
    expect(rows[1].recent[0]).toEqual({
      date_f: '2026-03-08',
      food: 'Dubia',
      progress: 2,
      amount: null,
      fp_id: null,
    });
    expect((await as(4).get('pet/feeding/round', { ids })).data.rows).toHaveLength(1);
    expect((await visitor.get('pet/feeding/round', { ids })).status).toBe(401);
  });

  test.each(['', 'a', '1,', '1,,2', `${'1,'.repeat(500)}1`])('refuses the ids %j', async (ids) => {
    expect((await setUp().as(3).get('pet/feeding/round', { ids })).status).toBe(422);
  });
});

describe('several pets at once', () => {
  const date_f = today;

  test('are fed in one call, and the response is enough to undo it', async () => {
    const { as, db } = setUp();
    const [one, two] = [aPet(db), aPet(db)];
    const old = { id: one, date_f, food: 'Dubia', progress: 1 };
    await as(3).post('pet/feeding/feed', old);
    const input = { ids: [one, two, one], date_f, food: ' Dubia ', progress: 0 };
    const { data } = await as(3).post('pet/feeding/feed_many', input);
    expect(data).toEqual({
      status: true,
      fed: 2,
      superseded: [],
      before: [
        { id: one, was: 1, was_amount: null },
        { id: two, was: null, was_amount: null },
      ],
    });
    const gone = { ids: [two], date_f, food: 'Dubia' };
    expect((await as(3).delete('pet/feeding/delete_many', gone)).data.deleted).toBe(1);
    expect((await as(3).get('pet/feeding/list', { id: two })).data.count).toBe(0);
  });

  test('say how many, each of them, where that is said', async () => {
    const { as, db } = setUp();
    const [one, two] = [aPet(db), aPet(db)];
    const offered = { date_f, food: 'Dubia', progress: 0 };
    await as(3).post('pet/feeding/feed', { ...offered, id: one, amount: 5 });
    const many = (more: object) =>
      as(3).post('pet/feeding/feed_many', { ...offered, ids: [one, two], ...more });
    const amounts = async () =>
      Promise.all(
        [one, two].map(
          async (id) => (await as(3).get('pet/feeding/list', { id })).data.rows[0].amount,
        ),
      );
    const { before } = (await many({ amount: 3 })).data;
    expect(before).toEqual([
      { id: one, was: 0, was_amount: 5 },
      { id: two, was: null, was_amount: null },
    ]);
    expect(await amounts()).toEqual([3, 3]);
    await many({ progress: 2 });
    expect(await amounts()).toEqual([3, 3]);
    for (const amount of [0, 1000, 1.5])
      expect([amount, (await many({ amount })).status]).toEqual([amount, 422]);
    expect((await as(4).post('pet/feeding/feed_many', { ...offered, ids: [one] })).status).toBe(
      404,
    );
  });

  test('an attempt does not overwrite a feeding that was eaten', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    await as(3).post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress: 0 });
    await as(3).post('pet/feeding/feed_many', { ids: [id], date_f, food: 'Dubia', progress: 1 });
    expect((await as(3).get('pet/feeding/list', { id })).data.rows[0].progress).toBe(0);
  });
});

describe('of two notes about one feeding the later noted counts', () => {
  const at = (time: string) => `${today}T${time}:00Z`;
  const offer = { date_f: today, food: 'Dubia' };
  const read = async ({ as }: ReturnType<typeof setUp>, id: number) =>
    (await as(3).get('pet/feeding/list', { id })).data.rows.map(
      (row: { progress: number }) => row.progress,
    );

  async function refusedAt(time: string) {
    const app = setUp();
    const id = aPet(app.db);
    const fp_id = aPlan(app.db, {}, [id]);
    const refused = { id, ...offer, progress: 2, recorded_at: at(time) };
    await app.as(3).post('pet/feeding/feed', refused);
    return { app, id, fp_id, post: app.as(3).post, delete: app.as(3).delete };
  }

  test.each([
    ['19:10', [1], [2]],
    ['19:30', [], [0]],
  ])('whichever arrives first: noted at %s', async (time, superseded, stored) => {
    const { app, id, post } = await refusedAt('19:20');
    const fed = await post('pet/feeding/feed', {
      id,
      ...offer,
      progress: 0,
      recorded_at: at(time),
    });
    expect(fed.data).toMatchObject({ was: 2, superseded });
    expect(await read(app, id)).toEqual(stored);
  });

  test('for many at once and by plan, each with its own moment', async () => {
    const { app, id, fp_id, post } = await refusedAt('19:20');
    const other = aPet(app.db);
    await post('plan/assignment/add_all', { id: fp_id, pet_ids: [id, other] });
    const ids = [other, id];
    const note = { ids, ...offer, progress: 0, recorded_at: [at('19:30'), at('19:10')] };
    const many = await post('pet/feeding/feed_many', note);
    expect(many.data).toMatchObject({ fed: 2, superseded: [id] });
    const planned = await post('pet/feeding/feed_plan_all', { fp_id, ...note });
    expect(planned.data).toMatchObject({ fed: 2, superseded: [id] });
    expect([await read(app, id), await read(app, other)]).toEqual([[2], [0]]);
    const few = await post('pet/feeding/feed_many', { ...note, recorded_at: [at('19:30')] });
    expect([few.status, Object.keys(few.data.fields)]).toEqual([422, ['recorded_at']]);
  });

  test('a deletion leaves what was noted after it', async () => {
    const { app, id, delete: remove } = await refusedAt('19:20');
    const gone = (time: string) =>
      remove('pet/feeding/delete', { id, ...offer, recorded_at: at(time) });
    expect((await gone('19:10')).data).toEqual({
      status: true,
      ...{ superseded: [id], recorded_at: null, was: null },
    });
    expect(await read(app, id)).toEqual([2]);
    expect((await gone('19:30')).data).toMatchObject({ status: true, superseded: [] });
    expect(await read(app, id)).toEqual([]);
  });

  test('an earlier one of that day stays the earlier one: renamed, or deleted and noted again', async () => {
    const { app, id, post, delete: remove } = await refusedAt('08:00');
    await post('pet/feeding/feed', { id, date_f: today, food: 'Cricket', progress: 0 });
    const ate = async () =>
      expect((await app.as(3).get(`pet/detail/${id}`)).data).toMatchObject({
        ...{ progress: 0, offer_food: 'Cricket', refusals: 0 },
      });
    await ate();
    const { rows } = (await app.as(3).get('pet/feeding/list', { id })).data;
    const renamed = { id: rows[1].id, if_rev: 1, food: 'Red runner' };
    expect((await app.as(3).put('pet/feeding/update', renamed)).status).toBe(200);
    await ate();
    const record = { id, date_f: today, food: 'Red runner' };
    const { recorded_at, was } = (await remove('pet/feeding/delete', record)).data;
    expect({ recorded_at, was }).toEqual({ recorded_at: `${today}T08:00:00.000Z`, was: 2 });
    await post('pet/feeding/feed', { ...record, progress: 2, recorded_at });
    expect(await read(app, id)).toEqual([0, 2]);
    await ate();
  });

  test('a changed outcome is noted when it is changed', async () => {
    const { app, id, post } = await refusedAt('19:20');
    const [row] = (await app.as(3).get('pet/feeding/list', { id })).data.rows;
    await app.as(3).put('pet/feeding/update', { id: row.id, if_rev: 1, progress: 1 });
    const late = { id, ...offer, progress: 0, recorded_at: at('19:40') };
    expect((await post('pet/feeding/feed', late)).data.superseded).toEqual([id]);
    expect(await read(app, id)).toEqual([1]);
  });

  test('a device whose clock is ahead gains nothing by it', async () => {
    const { app, id, post } = await refusedAt('23:50');
    const fed = await post('pet/feeding/feed', {
      id,
      ...offer,
      progress: 0,
      recorded_at: at('20:00'),
    });
    expect(fed.data.superseded).toEqual([]);
    expect(await read(app, id)).toEqual([0]);
  });

  test('a call that says no moment is the newest, whatever clock wrote the other', async () => {
    const { app, id, post } = await refusedAt('19:20');
    await post('pet/feeding/feed', { id, ...offer, progress: 1 });
    expect(await read(app, id)).toEqual([1]);
    const bad = await post('pet/feeding/feed', { id, ...offer, progress: 1, recorded_at: 'soon' });
    expect([bad.status, Object.keys(bad.data.fields)]).toEqual([422, ['recorded_at']]);
  });
});

describe('how many were offered', () => {
  async function setUp() {
    const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
    const id = aPet(app.db);
    const offer = { id, date_f: '2026-03-01', food: 'Dubia', progress: 0 };
    const feed = (fields: object) => app.as(3).post('pet/feeding/feed', { ...offer, ...fields });
    const row = async () => (await app.as(3).get('pet/feeding/list', { id })).data.rows[0];
    return { ...app, id, feed, row };
  }

  test('is kept by who does not say it, changed, and taken away', async () => {
    const { as, feed, row } = await setUp();
    expect((await feed({ amount: 3 })).data).toMatchObject({ was: null, was_amount: null });
    expect((await feed({ progress: 2 })).data).toMatchObject({ was: 0, was_amount: 3 });
    expect(await row()).toMatchObject({ progress: 2, amount: 3, rev: 2 });
    const { id } = await row();
    await as(3).put('pet/feeding/update', { id, amount: 12, if_rev: 2 });
    expect(await row()).toMatchObject({ food: 'Dubia', amount: 12, rev: 3 });
    await feed({ amount: null });
    expect(await row()).toMatchObject({ progress: 0, amount: null, rev: 4 });
  });

  test.each([0, 1000, 1.5, '3'])('can not be %p', async (amount) => {
    const { feed } = await setUp();
    const response = await feed({ amount });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, ['amount']]);
  });
});
