import { describe, expect, test } from 'bun:test';
import { aPet, aPlan, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const { app, as, db, tokenOf } = createTestApp({ now: '2026-03-10T20:00:00Z' });
const p_sc_id = speciesId(db);
const pet_id = aPet(db, { name: 'Rosa', archived: 0 });

describe('a query', () => {
  test.each([
    ['purchases/list', 3, { year: '', search: '', offset: '' }],
    ['pet/list', 3, { archived: '', sort_by: '', asc: '', limit: '' }],
    ['admin/all_pets', 2, { uid: '', search: '' }],
    ['species/list', 3, { genus: '', _: '123' }],
    ['pet/list', 3, { cache: '1', constructor: 'x' }],
  ])('of %s says nothing by empty and unknown parameters', async (path, uid, query) => {
    expect((await as(uid).get(path, query)).status).toBe(200);
  });

  test('has flags as 0 and 1, or false and true', async () => {
    aPet(db, { name: 'Gone', archived: 1 });
    const names = async (archived: string) =>
      (await as(3).get('pet/list', { archived })).data.rows.map(
        (row: { name: string }) => row.name,
      );
    expect(await names('true')).toEqual(['Gone']);
    expect(await names('1')).toEqual(['Gone']);
    expect(await names('false')).toEqual(['Rosa']);
    const wrong = await as(3).get('pet/list', { archived: 'yes' });
    expect([wrong.status, wrong.data.field_codes]).toEqual([
      422,
      { archived: { code: 'one_of', params: { values: [0, 1] } } },
    ]);
  });
});

describe('a body', () => {
  test('says nothing by null or an empty text, whichever the field can be', async () => {
    const body = { p_sc_id, name: 'Nyx', notes: null, kept_since: '' };
    const { status, data } = await as(3).post('pet/add', body);
    expect(status).toBe(200);
    const kept = (await as(3).get(`pet/detail/${data.id}`)).data;
    expect([kept.notes, kept.kept_since]).toEqual(['', null]);
    const species = { sc_name: 'Aus bus', an_type: 'tarantula', env_type: '', humidity: '' };
    expect((await as(2).post('species/add', species)).status).toBe(200);
    const expo = { e_date: '2026-04-01', e_name: 'Fair', e_table: null };
    expect((await as(2).post('admin/expo_log/add', expo)).status).toBe(200);
    const nameless = await as(3).post('pet/add', { p_sc_id, name: null });
    expect([nameless.status, Object.keys(nameless.data.fields)]).toEqual([422, ['name']]);
  });

  test('has flags as true and false, too, and counts as numbers only', async () => {
    const archive = await as(3).put('pet/archive', { id: aPet(db), archived: true });
    expect([archive.status, archive.data.archived]).toEqual([200, 1]);
    const count = await as(3).put('pet/increment_count', { id: pet_id, count: true });
    expect(count.status).toBe(422);
  });

  test('without the content type of JSON is refused with a reason', async () => {
    const answer = await app.handle(
      new Request('http://localhost/api/pet/add', {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokenOf(3)}` },
        body: new TextEncoder().encode(JSON.stringify({ p_sc_id, name: 'Nyx' })),
      }),
    );
    expect([answer.status, (await answer.json()).error]).toEqual([
      415,
      'Send the request as JSON, with the content-type application/json.',
    ]);
  });
});

describe('a form may send back all that it read', () => {
  const purchase = aPurchase(db);
  const slid = aSale(db, { pet_id });
  const fp_id = aPlan(db, {}, [pet_id]);

  test.each<[string, string, number, 'put' | 'post', string, object]>([
    ['a pet', `pet/detail/${pet_id}`, 3, 'put', 'pet/update', { p_sc_id }],
    ['a purchase', `purchases/detail/${purchase}`, 3, 'post', 'purchases/update', {}],
    ['a sale', `sales/detail/${slid}`, 3, 'post', 'sales/update', {}],
    ['a plan', `plan/details/${fp_id}`, 3, 'put', 'plan/update', {}],
    ['a plan being edited', `plan/edit_details/${fp_id}`, 3, 'put', 'plan/update', {}],
    ['a species', `species/detail/${p_sc_id}`, 2, 'put', 'species/update', {}],
    ['a country', 'admin/countries/detail/DE', 2, 'put', 'admin/countries/update', {}],
  ])('of %s', async (_, read, uid, method, update, more) => {
    const before = await as(uid).get(read);
    expect(before.status).toBe(200);
    const answer = await as(uid)[method](update, { ...before.data, ...more });
    expect([answer.status, answer.data.fields]).toEqual([200, undefined]);
    expect((await as(uid).get(read)).data).toEqual(before.data);
  });

  test.each([
    ['feeding', { date_f: '2026-03-01', food: 'Dubia', progress: 0 }, 'pet/feeding/feed'],
    ['molt', { date_mt: '2026-02-01', size: 4.5 }, 'pet/molt/add'],
    ['events', { date_ev: '2026-01-01', event: 'moved' }, 'pet/events/add'],
  ])('of a record in %s/list', async (kind, record, add) => {
    const id = aPet(db);
    await as(3).post(add, { id, ...record });
    const read = async () => (await as(3).get(`pet/${kind}/list`, { id })).data.rows[0];
    const row = await read();
    const answer = await as(3).put(`pet/${kind}/update`, row);
    expect([answer.status, answer.data.fields]).toEqual([200, undefined]);
    expect(await read()).toEqual(row);
  });

  test('of its own account', async () => {
    const [user] = (await as(3).get('user/me')).data.data;
    const answer = await as(3).put('user/update', { ...user, un: user.email, uname: 'Bertha' });
    expect(answer.status).toBe(200);
  });

  test('and sets nothing that is not its to set', async () => {
    const theirs = { uid: 4, created: '2000-01-01T00:00:00.000Z', archived: 1, has_img: 1 };
    await as(3).put('pet/update', { id: pet_id, p_sc_id, name: 'Rosa', ...theirs });
    const { data } = await as(3).get(`pet/detail/${pet_id}`);
    expect(data).toMatchObject({ uid: 3, archived: 0, has_img: 0 });
    expect(data.created).not.toBe(theirs.created);
    const unknown = await as(3).put('pet/update', { id: pet_id, p_sc_id, name: 'Rosa', sort: 1 });
    expect([unknown.status, Object.keys(unknown.data.fields)]).toEqual([422, ['sort']]);
  });
});
