import { describe, expect, test } from 'bun:test';
import { max } from 'drizzle-orm';
import { pets } from '#src/db/schema.ts';
import { aPet, aPlan, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

type Case = {
  what: string;
  uid: number;
  key: string;
  add: (app: TestApp) => number | Promise<number>;
  /** The call that reads it, or `list`, the one that reads it among the records of its animal. */
  read?: (id: number) => string;
  list?: string;
  put: string;
  post?: true;
  /** Two fields, with the value that is changed elsewhere and the one that is typed here. */
  one: [name: string, theirs: unknown, mine: unknown];
  other: [name: string, mine: unknown];
};

const text = (one: string, other: string): Pick<Case, 'one' | 'other'> => ({
  one: [one, 'Theirs', 'Mine'],
  other: [other, 'Mine too'],
});

/** Adds a record of a new animal's history. */
const ofAnimal = (call: string, fields: object) => async (app: TestApp) =>
  (await app.as(3).post(call, { id: aPet(app.db), ...fields })).data.id as number;

const anExpo = async ({ as }: TestApp): Promise<number> =>
  (await as(2).post('admin/expo_log/add', { e_date: '2026-05-01', e_name: 'Spring' })).data.id;

const cases: Case[] = [
  {
    what: 'pet',
    uid: 3,
    key: 'id',
    add: ({ db }) => aPet(db),
    read: (id) => `pet/detail/${id}`,
    put: 'pet/update',
    ...text('name', 'notes'),
  },
  {
    what: 'plan',
    uid: 3,
    key: 'fp_id',
    add: ({ db }) => aPlan(db),
    read: (id) => `plan/details/${id}`,
    put: 'plan/update',
    ...text('fp_name', 'def_feeder'),
  },
  {
    what: 'purchase',
    uid: 3,
    key: 'id',
    add: ({ db }) => aPurchase(db),
    read: (id) => `purchases/detail/${id}`,
    put: 'purchases/update',
    post: true,
    ...text('seller', 'notes'),
  },
  {
    what: 'sale',
    uid: 3,
    key: 'slid',
    add: ({ db }) => aSale(db),
    read: (id) => `sales/detail/${id}`,
    put: 'sales/update',
    post: true,
    ...text('buyer_name', 's_notes'),
  },
  {
    what: 'species',
    uid: 2,
    key: 'sc_id',
    add: ({ db }) => speciesId(db),
    read: (id) => `species/detail/${id}`,
    put: 'species/update',
    ...text('notes', 'care_sheet'),
  },
  {
    what: 'expo',
    uid: 2,
    key: 'expid',
    add: anExpo,
    read: (id) => `admin/expo_log/detail/${id}`,
    put: 'admin/expo_log/update',
    ...text('e_name', 'e_offer'),
  },
  {
    what: 'feeding',
    uid: 3,
    key: 'id',
    add: ofAnimal('pet/feeding/feed', { date_f: '2026-01-01', food: 'Dubia', progress: 1 }),
    list: 'pet/feeding/list',
    put: 'pet/feeding/update',
    one: ['food', 'Roach', 'Locust'],
    other: ['progress', 2],
  },
  {
    what: 'molt',
    uid: 3,
    key: 'id',
    add: ofAnimal('pet/molt/add', { date_mt: '2026-01-01', size: 3 }),
    list: 'pet/molt/list',
    put: 'pet/molt/update',
    one: ['size', 4, 5],
    other: ['date_mt', '2026-01-02'],
  },
  {
    what: 'event',
    uid: 3,
    key: 'id',
    add: ofAnimal('pet/events/add', { date_ev: '2026-01-01', event: 'Paired' }),
    list: 'pet/events/list',
    put: 'pet/events/update',
    one: ['event', 'Rehoused', 'Weighed'],
    other: ['date_ev', '2026-01-02'],
  },
];

describe.each(cases)('a $what that is edited in two tabs', (record) => {
  const { uid, key } = record;
  const [one, theirs, mine] = record.one;
  const [other, mineToo] = record.other;

  async function opened() {
    const app = createTestApp();
    const id = await record.add(app);
    const read = async () => {
      if (record.read) return (await app.as(uid).get(record.read(id))).data;
      const [animal] = app.db
        .select({ id: max(pets.id) })
        .from(pets)
        .all();
      const { rows } = (await app.as(uid).get(record.list ?? '', { id: animal?.id })).data;
      return rows.find((row: { id: number }) => row.id === id);
    };
    const { rev } = await read();
    expect(rev).toEqual(expect.any(Number));
    const save = (changes: object, if_rev: number = rev) => {
      const { post, put } = app.as(uid);
      return (record.post ? post : put)(record.put, { [key]: id, ...changes, if_rev });
    };
    return { read, rev, save };
  }

  test('keeps both edits of different fields', async () => {
    const { read, rev, save } = await opened();
    expect((await save({ [one]: theirs })).status).toBe(200);
    expect((await save({ [other]: mineToo })).status).toBe(200);
    expect(await read()).toMatchObject({ [one]: theirs, [other]: mineToo, rev: rev + 2 });
  });

  test('asks about a field that both changed, and stores nothing of the edit', async () => {
    const { read, rev, save } = await opened();
    await save({ [one]: theirs });
    const stored = await read();
    const refused = await save({ [one]: mine, [other]: mineToo });
    expect([refused.status, refused.data.code, refused.data.conflicts, refused.data.rev]).toEqual([
      409,
      'changed_elsewhere',
      { [one]: { mine, theirs } },
      rev + 1,
    ]);
    expect(await read()).toEqual(stored);
    expect((await save({ [one]: mine, [other]: mineToo }, rev + 1)).status).toBe(200);
    expect(await read()).toMatchObject({ [one]: mine, [other]: mineToo });
  });

  test('takes the same change twice', async () => {
    const { read, save } = await opened();
    await save({ [one]: mine });
    expect((await save({ [one]: mine })).status).toBe(200);
    expect((await read())[one]).toBe(mine);
  });

  test('asks about everything when the revision is ahead of the record', async () => {
    const { read, rev, save } = await opened();
    const before = await read();
    const refused = await save({ [one]: mine, [other]: mineToo }, rev + 98);
    expect([refused.status, Object.keys(refused.data.conflicts)]).toEqual([409, [one, other]]);
    expect(await read()).toEqual(before);
  });

  test('takes an edit of nothing', async () => {
    const { read, rev, save } = await opened();
    expect((await save({})).status).toBe(200);
    expect((await read()).rev).toBe(rev);
  });
});

test.each([
  ['purchases', 'id', 'price', aPurchase],
  ['sales', 'slid', 'total_price', aSale],
] as const)('%s never mix an amount with another currency', async (area, key, amount, add) => {
  const { as, db } = createTestApp();
  const id = add(db);
  const read = async () => (await as(3).get(`${area}/detail/${id}`)).data;
  const { rev } = await read();
  const save = (changes: object) =>
    as(3).post(`${area}/update`, { [key]: id, ...changes, if_rev: rev });
  expect((await save({ [amount]: 20 })).status).toBe(200);
  expect((await save({ [amount]: '20.00' })).status).toBe(200);
  const { status, data } = await save({ currency: 'JPY' });
  expect([status, data.conflicts]).toEqual([409, { currency: { mine: 'JPY', theirs: 'EUR' } }]);
  expect(await read()).toMatchObject({ [amount]: 20, currency: 'EUR' });
});

test('a text of the site that was changed elsewhere is asked about, the other one is not', async () => {
  const { as, visitor } = createTestApp();
  const { rev } = (await visitor.get('site/texts')).data;
  const save = (texts: object) => as(2).put('admin/site/texts', { ...texts, if_rev: rev });
  expect((await save({ legal_notice: 'Theirs' })).status).toBe(200);
  expect((await save({ legal_notice: 'Mine' })).data.conflicts).toEqual({
    legal_notice: { mine: 'Mine', theirs: 'Theirs' },
  });
  expect((await save({ donate_text: 'Mine' })).status).toBe(200);
  expect((await visitor.get('site/texts')).data).toMatchObject({
    legal_notice: 'Theirs',
    donate_text: 'Mine',
  });
});

test('a profile keeps the name of one device and the address of another', async () => {
  const { as } = createTestApp();
  const read = async () => (await as(3).get('user/me')).data.data[0];
  const { rev } = await read();
  const save = (changes: object) => as(3).put('user/update', { ...changes, if_rev: rev });
  expect((await save({ uname: 'Theirs' })).status).toBe(200);
  expect((await save({ un: 'mine@example.org', upw: password })).status).toBe(200);
  expect(await read()).toMatchObject({ uname: 'Theirs', email: 'mine@example.org', rev: rev + 2 });
  expect((await save({ uname: 'Mine' })).data.conflicts).toEqual({
    uname: { mine: 'Mine', theirs: 'Theirs' },
  });
  expect((await save({})).status).toBe(200);
  expect((await as(3).put('user/update', {})).data.fields).toHaveProperty('uname');
});

test.each([
  ['plan/assignment/add_all', 'the animals of a plan'],
  ['plan/assignment/assign_pet_to_plans', 'the plans of an animal'],
])('%s changes only what was chosen: %s', async (call) => {
  const { as, db } = createTestApp();
  const ids = [1, 2, 3].map((at) =>
    call.endsWith('add_all') ? aPet(db) : aPlan(db, { fp_name: `${at}` }),
  );
  const [stays = 0, goes = 0, comes = 0] = ids;
  const isPlan = call.endsWith('add_all');
  const id = isPlan ? aPlan(db, {}, [stays, goes]) : aPet(db);
  const key = isPlan ? 'pet_ids' : 'plan_ids';
  const change = (body: object) => as(3).post(call, { id, ...body });
  if (!isPlan) await change({ [key]: [stays, goes] });
  expect((await change({ [key]: [comes], was: [goes] })).status).toBe(200);
  const now = async () =>
    isPlan
      ? (await as(3).get(`plan/edit_details/${id}`)).data.pet_ids
      : (await as(3).get(`plan/of_pet/${id}`)).data.rows.map((row: { fp_id: number }) => row.fp_id);
  expect((await now()).toSorted()).toEqual([stays, comes]);
  await change({ [key]: [goes] });
  expect(await now()).toEqual([goes]);
});

test('names of a species are a field of its form', async () => {
  const { as, db } = createTestApp();
  const sc_id = speciesId(db);
  const { rev, synonyms } = (await as(2).get(`species/detail/${sc_id}`)).data;
  const save = (names: string[]) =>
    as(2).put('species/update', { sc_id, if_rev: rev, synonyms: [...synonyms, ...names] });
  expect((await save(['Aus bus'])).status).toBe(200);
  expect(Object.keys((await save(['Aus novus'])).data.conflicts)).toEqual(['synonyms']);
});

test('without if_rev an update wins, as before', async () => {
  const { as, db } = createTestApp();
  const id = aPet(db);
  const pet = { id, p_sc_id: speciesId(db), name: 'Rosa', notes: 'calm' };
  for (const notes of ['calm', 'wild'])
    expect((await as(3).put('pet/update', { ...pet, notes })).status).toBe(200);
  expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({ notes: 'wild', rev: 3 });
  const missing = await as(3).put('pet/update', { id, notes: '' });
  expect([missing.status, Object.keys(missing.data.fields)]).toEqual([422, ['p_sc_id', 'name']]);
});

test('without if_rev a feeding is written as a whole, a molt or an event as far as it is given', async () => {
  const { as, db } = createTestApp();
  const pet = aPet(db);
  const { put, post } = as(3);
  const fed = { id: pet, date_f: '2026-01-01', food: 'Dubia', progress: 1 };
  const { id } = (await post('pet/feeding/feed', fed)).data;
  const missing = await put('pet/feeding/update', { id, food: 'Roach' });
  expect([missing.status, Object.keys(missing.data.fields)]).toEqual([422, ['date_f', 'progress']]);
  await put('pet/feeding/update', { id, date_f: '2026-01-02', progress: 0 });
  const { rows } = (await as(3).get('pet/feeding/list', { id: pet })).data;
  expect(rows).toMatchObject([{ date_f: '2026-01-02', food: '', progress: 0, rev: 2 }]);
  const molt = (await post('pet/molt/add', { id: pet, date_mt: '2026-01-01', size: 3 })).data.id;
  for (const size of [4, 5])
    expect((await put('pet/molt/update', { id: molt, size })).status).toBe(200);
  const molts = (await as(3).get('pet/molt/list', { id: pet })).data.rows;
  expect(molts).toMatchObject([{ date_mt: '2026-01-01', size: 5, rev: 3 }]);
});

test('an animal that was fed meanwhile is no other record', async () => {
  const { as, db } = createTestApp();
  const id = aPet(db);
  await as(3).post('pet/feeding/feed', { id, date_f: '2026-01-01', food: 'Roach', progress: 0 });
  expect((await as(3).get(`pet/detail/${id}`)).data.rev).toBe(1);
});
