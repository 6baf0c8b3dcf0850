import { describe, expect, test } from 'bun:test';
import { aPet, aPlan, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

type Case = {
  what: string;
  uid: number;
  key: string;
  add: (app: TestApp) => number | Promise<number>;
  read: (id: number) => string;
  put: string;
  post?: true;
  texts: [one: string, other: string];
};

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
    texts: ['name', 'notes'],
  },
  {
    what: 'plan',
    uid: 3,
    key: 'fp_id',
    add: ({ db }) => aPlan(db),
    read: (id) => `plan/details/${id}`,
    put: 'plan/update',
    texts: ['fp_name', 'def_feeder'],
  },
  {
    what: 'purchase',
    uid: 3,
    key: 'id',
    add: ({ db }) => aPurchase(db),
    read: (id) => `purchases/detail/${id}`,
    put: 'purchases/update',
    post: true,
    texts: ['seller', 'notes'],
  },
  {
    what: 'sale',
    uid: 3,
    key: 'slid',
    add: ({ db }) => aSale(db),
    read: (id) => `sales/detail/${id}`,
    put: 'sales/update',
    post: true,
    texts: ['buyer_name', 's_notes'],
  },
  {
    what: 'species',
    uid: 2,
    key: 'sc_id',
    add: ({ db }) => speciesId(db),
    read: (id) => `species/detail/${id}`,
    put: 'species/update',
    texts: ['notes', 'care_sheet'],
  },
  {
    what: 'expo',
    uid: 2,
    key: 'expid',
    add: anExpo,
    read: (id) => `admin/expo_log/detail/${id}`,
    put: 'admin/expo_log/update',
    texts: ['e_name', 'e_offer'],
  },
];

describe.each(cases)('a $what that is edited in two tabs', (record) => {
  const {
    uid,
    key,
    texts: [one, other],
  } = record;

  async function opened() {
    const app = createTestApp();
    const id = await record.add(app);
    const read = async () => {
      const { data } = await app.as(uid).get(record.read(id));
      return data;
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
    expect((await save({ [one]: 'Theirs' })).status).toBe(200);
    expect((await save({ [other]: 'Mine' })).status).toBe(200);
    expect(await read()).toMatchObject({ [one]: 'Theirs', [other]: 'Mine', rev: rev + 2 });
  });

  test('asks about a field that both changed, and stores nothing of the edit', async () => {
    const { read, rev, save } = await opened();
    await save({ [one]: 'Theirs' });
    const refused = await save({ [one]: 'Mine', [other]: 'Mine too' });
    expect([refused.status, refused.data.code, refused.data.conflicts, refused.data.rev]).toEqual([
      409,
      'changed_elsewhere',
      { [one]: { mine: 'Mine', theirs: 'Theirs' } },
      rev + 1,
    ]);
    expect((await read())[other]).not.toBe('Mine too');
    expect((await save({ [one]: 'Mine', [other]: 'Mine too' }, rev + 1)).status).toBe(200);
    expect(await read()).toMatchObject({ [one]: 'Mine', [other]: 'Mine too' });
  });

  test('takes the same change twice', async () => {
    const { read, save } = await opened();
    await save({ [one]: 'Alike' });
    expect((await save({ [one]: 'Alike' })).status).toBe(200);
    expect((await read())[one]).toBe('Alike');
  });

  test('asks about everything when the revision is ahead of the record', async () => {
    const { read, rev, save } = await opened();
    const before = await read();
    const refused = await save({ [one]: 'Mine', [other]: 'Mine too' }, rev + 98);
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

test('an animal that was fed meanwhile is no other record', async () => {
  const { as, db } = createTestApp();
  const id = aPet(db);
  await as(3).post('pet/feeding/feed', { id, date_f: '2026-01-01', food: 'Roach', progress: 0 });
  expect((await as(3).get(`pet/detail/${id}`)).data.rev).toBe(1);
});
