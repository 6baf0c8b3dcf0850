import { describe, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
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
    const fed = { id: aPet(db), date_f: '2026-03-01', food: 'Dubia' };
    for (const [progress, stored] of [
      [true, 1],
      [false, 0],
    ] as const) {
      expect((await as(3).post('pet/feeding/feed', { ...fed, progress })).status).toBe(200);
      const { rows } = (await as(3).get('pet/feeding/list', { id: fed.id })).data;
      expect(rows).toMatchObject([{ progress: stored }]);
    }
    const archive = await as(3).put('pet/archive', { id: aPet(db), archived: true });
    expect([archive.status, archive.data.archived]).toEqual([200, 1]);
    const count = await as(3).put('pet/increment_count', { id: pet_id, count: true });
    expect(count.status).toBe(422);
  });

  test('without the content type of JSON is refused with a reason', async () => {
    const response = await app.handle(
      new Request('http://localhost/api/pet/add', {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokenOf(3)}` },
        body: new TextEncoder().encode(JSON.stringify({ p_sc_id, name: 'Nyx' })),
      }),
    );
    expect([response.status, (await response.json()).error]).toEqual([
      415,
      'Send the request as JSON, with the content-type application/json.',
    ]);
  });
});
