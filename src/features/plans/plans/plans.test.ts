import { describe, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// 2026-03-10 is a Tuesday.
const today = '2026-03-10';
const there = { 'x-today': today };
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });

const weekly = {
  fp_name: 'Adult tarantulas',
  fp_repeat: 7,
  fp_start: '2026-03-01',
  fp_weekdays: '0000000',
  fp_active: 1,
  def_feeder: 'Dubia roach',
  retry_days: 0,
};

describe('a plan', () => {
  test('is added, read, changed and deleted by its keeper', async () => {
    const { as } = setUp();
    const added = await as(3).post('plan/add', weekly);
    expect([added.status, added.data.status]).toEqual([200, true]);
    const { id } = added.data;
    const details = await as(3).get(`plan/details/${id}`, undefined, there);
    expect(details.data.data).toEqual({
      fp_id: id,
      rev: 1,
      own: 1,
      fp_filter: '',
      ...weekly,
      next_date: '2026-03-15',
      last_date: null,
      pets: 0,
      due: 0,
      resting: 0,
    });

    const changed = { fp_id: id, ...weekly, fp_repeat: 0, fp_weekdays: '1001000' };
    expect((await as(3).put('plan/update', changed)).data).toEqual({ status: true, id });
    const after = (await as(3).get(`plan/details/${id}`, undefined, there)).data;
    expect([after.fp_weekdays, after.next_date]).toEqual(['1001000', '2026-03-12']);

    expect((await as(3).delete('plan/delete', { fp_id: id })).data).toEqual({ status: true });
    expect((await as(3).get(`plan/details/${id}`)).status).toBe(404);
  });

  test('can be paused with just its flag, and has no next date then', async () => {
    const { as, db } = setUp();
    const fp_id = aPlan(db);
    expect((await as(3).put('plan/update', { fp_id, fp_active: 0 })).status).toBe(200);
    const { rows } = (await as(3).get('plan/list', undefined, there)).data;
    expect(rows[0]).toMatchObject({ fp_id, fp_active: 0, next_date: null });
    expect((await as(3).get('plan/active')).data).toEqual({ rows: [], count: 0 });
  });

  test('starts today by default', async () => {
    const { as } = setUp();
    const { data } = await as(3).post('plan/add', { fp_name: 'Geckos', fp_repeat: 2 }, there);
    const plan = (await as(3).get(`plan/details/${data.id}`, undefined, there)).data;
    expect([plan.fp_start, plan.next_date, plan.fp_active]).toEqual([today, today, 1]);
  });

  test.each<[string, object, string]>([
    ['without a name', { fp_name: ' ' }, 'fp_name'],
    ['with a name that is too long', { fp_name: 'x'.repeat(81) }, 'fp_name'],
    ['without a weekday and a repeat', { fp_repeat: 0 }, 'fp_repeat'],
    ['with a repeat of more than a year', { fp_repeat: 366 }, 'fp_repeat'],
    ['with six weekdays', { fp_weekdays: '100000' }, 'fp_weekdays'],
    ['with a weekday of 2', { fp_weekdays: '2000000' }, 'fp_weekdays'],
    ['with a start that the calendar does not have', { fp_start: '2026-02-30' }, 'fp_start'],
    ['with a flag of 2', { fp_active: 2 }, 'fp_active'],
    ['with a feeder that is too long', { def_feeder: 'x'.repeat(61) }, 'def_feeder'],
    ['with another owner', { uid: 4 }, 'uid'],
  ])('%s is refused by its field', async (_, wrong, field) => {
    const { as } = setUp();
    const response = await as(3).post('plan/add', { ...weekly, ...wrong });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, [field]]);
    expect((await as(3).get('plan/list')).data.count).toBe(0);
  });
});

describe('next dates', () => {
  test('of a plan are those of its first animal, whatever each was offered', async () => {
    const { as, db } = setUp();
    const [fed, other] = [aPet(db, { name: 'Ada' }), aPet(db, { name: 'Bea' })];
    const fp_id = aPlan(db, { fp_start: '2026-03-03' }, [fed, other]);
    await as(3).post('pet/feeding/feed', { id: fed, date_f: today, food: 'Dubia', progress: 0 });

    const { own: _, ...plan } = (await as(3).get(`plan/details/${fp_id}`, undefined, there)).data
      .data;
    expect([plan.last_date, plan.next_date, plan.due]).toEqual([today, today, 1]);
    const { rows } = (await as(3).get(`plan/assigned_pets/${fp_id}`, undefined, there)).data;
    expect(
      rows.map((pet: { name: string; next_date: string }) => [pet.name, pet.next_date]),
    ).toEqual([
      ['Ada', '2026-03-17'],
      ['Bea', today],
    ]);
    const ofPet = (await as(3).get(`plan/of_pet/${fed}`, undefined, there)).data;
    const { due: _due, resting: _resting, ...same } = plan;
    expect(ofPet.rows).toEqual([{ ...same, next_date: '2026-03-17' }]);
  });

  test('move on when the plan itself is used, also twice a day', async () => {
    const { as, db } = setUp();
    const fp_id = aPlan(db, { fp_start: '2026-03-03', def_feeder: 'Dubia' }, [aPet(db), aPet(db)]);
    for (const progress of [1, 0]) {
      await as(3).post('pet/feeding/feed_plan', { fp_id, progress }, there);
      const plan = (await as(3).get('plan/active', undefined, there)).data.rows[0];
      expect([plan.last_date, plan.next_date]).toEqual([today, '2026-03-17']);
    }
  });

  test('an overdue plan keeps its past day', async () => {
    const { as, db } = setUp();
    const pet = aPet(db);
    const fp_id = aPlan(db, { fp_start: '2026-03-02' }, [pet]);
    await as(3).post('pet/feeding/feed_plan', { fp_id, date_f: '2026-02-20', progress: 0 });
    const plan = (await as(3).get(`plan/details/${fp_id}`, undefined, there)).data;
    expect(plan.next_date).toBe('2026-03-02');
  });

  test('of a pet in pre-molt or shortly after a molt are marked as muted', async () => {
    const { as, db } = setUp();
    const premolt = aPet(db, { name: 'Nyx', pre_molt: '2026-03-01' });
    const fresh = aPet(db, { name: 'Pip' });
    const fp_id = aPlan(db, {}, [premolt, fresh, aPet(db, { name: 'Zoe' })]);
    await as(3).post('pet/molt/add', { id: fresh, date_mt: '2026-03-09' });
    const { rows } = (await as(3).get(`plan/assigned_pets/${fp_id}`, undefined, there)).data;
    expect(rows.map((pet: { muted: number }) => pet.muted)).toEqual([1, 1, 0]);
  });
});

describe('the last usages', () => {
  test('have the results of the plan’s last evening', async () => {
    const { as, db } = setUp();
    const ids = [aPet(db), aPet(db), aPet(db)];
    const fp_id = aPlan(db, { def_feeder: 'Cricket' }, ids);
    aPlan(db, { fp_name: 'Never used' });
    await as(3).post('pet/feeding/feed_plan', { fp_id, date_f: '2026-03-01', progress: 0 });
    await as(3).post('pet/feeding/feed_plan', { fp_id, date_f: today, progress: 0 });
    await as(3).post('pet/feeding/feed_plan_all', { fp_id, ids: [ids[0]], progress: 2 }, there);
    expect((await as(3).get('plan/last_usages')).data).toEqual({
      count: 1,
      rows: [{ fp_id, fp_name: 'Weekly', last_date: today, fed: 2, offered: 0, refused: 1 }],
    });
    expect((await as(4).get('plan/last_usages')).data).toEqual({ rows: [], count: 0 });
  });
});

test('pets by plan list for each active plan who is due when', async () => {
  const { as, db } = setUp();
  const [ada, bea] = [aPet(db, { name: 'Ada' }), aPet(db, { name: 'Bea', pre_molt: today })];
  const fp_id = aPlan(db, { fp_start: '2026-03-03' }, [bea, ada]);
  aPlan(db, { fp_name: 'Paused', fp_active: 0 }, [ada]);
  await as(3).post('pet/feeding/feed', { id: ada, date_f: today, food: 'Dubia', progress: 2 });
  const { rows } = (await as(3).get('plan/pets_by_plan', undefined, there)).data;
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    fp_id,
    next_date: '2026-03-17',
    due: 0,
    resting: 1,
    pets: [
      { id: ada, next_date: '2026-03-17', muted: 0 },
      { id: bea, next_date: today, muted: 1 },
    ],
  });
});

describe('a plan of somebody else', () => {
  const calls: [string, string, (id: number, pet: number) => object | undefined][] = [
    ['get', 'plan/details/', () => undefined],
    ['get', 'plan/edit_details/', () => undefined],
    ['get', 'plan/assigned_pets/', () => undefined],
    ['get', 'plan/assignable_pets_edit/', () => undefined],
    ['put', 'plan/update', (fp_id) => ({ fp_id, ...weekly })],
    ['delete', 'plan/delete', (fp_id) => ({ fp_id })],
    ['delete', 'plan/assignment/clear', (id) => ({ id })],
    ['post', 'plan/assignment/add_all', (id) => ({ id, pet_ids: [] })],
  ];
  test.each(calls)('%s %s does not exist for others', async (method, path, body) => {
    const { as, visitor, db } = setUp();
    const pet = aPet(db);
    const fp_id = aPlan(db, {}, [pet]);
    const address = path.endsWith('/') ? `${path}${fp_id}` : path;
    for (const uid of [4, 2]) {
      const call = as(uid)[method as 'get' | 'put' | 'post' | 'delete'];
      // the administrator reads it
      const status = uid === 2 && method === 'get' ? 200 : 404;
      expect((await call(address, body(fp_id, pet))).status).toBe(status);
    }
    const call = visitor[method as 'get' | 'put' | 'post' | 'delete'];
    expect((await call(address, body(fp_id, pet))).status).toBe(401);
    expect((await as(3).get(`plan/details/${fp_id}`)).data).toMatchObject({
      fp_name: 'Weekly',
      pets: 1,
    });
  });

  test('nor does its pet', async () => {
    const { as, db } = setUp();
    const pet = aPet(db);
    aPlan(db, {}, [pet]);
    expect((await as(4).get(`plan/of_pet/${pet}`)).status).toBe(404);
    expect((await as(4).delete('plan/assignment/clear_pet', { id: pet })).status).toBe(404);
    expect((await as(3).get(`plan/of_pet/${pet}`)).data.count).toBe(1);
  });
});

test('each plan counts its own animals and feedings', async () => {
  const { as, db } = createTestApp({ now: '2026-03-10T12:00:00Z' });
  const [first, second, third] = [aPet(db), aPet(db), aPet(db)];
  const one = aPlan(db, { fp_name: 'One' }, [first]);
  aPlan(db, { fp_name: 'Two' }, [second, third]);
  await as(3).post('pet/feeding/feed_plan', { fp_id: one, date_f: '2026-03-09' });
  const { rows } = (await as(3).get('plan/list')).data;
  const facts = rows.map((row: { fp_name: string; pets: number; last_date: string | null }) => [
    row.fp_name,
    row.pets,
    row.last_date,
  ]);
  expect(facts).toEqual([
    ['One', 1, '2026-03-09'],
    ['Two', 2, null],
  ]);
});
