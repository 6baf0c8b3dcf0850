import { describe, expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const { app, as, db, tokenOf } = createTestApp();
const p_sc_id = speciesId(db);
const id = aPet(db);
const plan = aPlan(db);

describe('an integer', () => {
  test.each(['0x10', '1e3', ' ', 'Infinity', 'NaN', '1.0', '+1', ' 1', '1_000', '٣', '-1'])(
    'in a query is no %j',
    async (offset) => {
      const { status, data } = await as(3).get('pet/list', { offset });
      expect([status, Object.keys(data.fields)]).toEqual([422, ['offset']]);
    },
  );

  test.each(['0x1', '1e0', ' 1', '1 ', '+1', '99999999999', '\u0000'])(
    'in a path is no %j',
    async (text) => {
      expect((await as(3).get(`pet/detail/${encodeURIComponent(text)}`)).status).toBe(422);
    },
  );

  test.each([['1'], [1.5], [1e21], [true], [[1]], [null], [{}]])(
    'in a body is no %j',
    async (count) => {
      const { status, data } = await as(3).put('pet/increment_count', { id, count });
      expect([status, Object.keys(data.fields)]).toEqual([422, ['count']]);
    },
  );

  test('may be at its limits', async () => {
    for (const [limit, status] of [
      [1, 200],
      [100, 200],
      [0, 422],
      [101, 422],
    ] as const)
      expect((await as(3).get('pet/list', { limit })).status).toBe(status);
  });
});

describe('an id of 0 names nobody', () => {
  const day = '2025-01-01';
  const box = { date: day, custom_text: 'A box' };
  const feeding = { id, date_f: day, food: 'Dubia', progress: 0 };
  test.each([
    ['post', 'pet/feeding/feed', { ...feeding, fp_id: 0 }, 404],
    ['post', 'purchases/add', { ...box, p_sc_id: 0 }, 422],
    ['post', 'purchases/add', { ...box, parent_id: 0 }, 404],
    ['post', 'purchases/add', { ...box, pet_id: 0 }, 404],
    ['post', 'purchases/update', { p_sc_id: 0 }, 422],
    ['post', 'purchases/update', { parent_id: 0 }, 404],
    ['post', 'purchases/add_pet', { name: 'Rosa', p_sc_id: 0 }, 422],
  ] as const)('%s %s %j', async (method, call, body, expected) => {
    const bought = await as(3).post('purchases/add', { ...box, p_sc_id, count: 3 });
    const isOfPurchase = !('date' in body) && !('date_f' in body);
    const { status } = await as(3)[method](call, {
      ...body,
      ...(isOfPurchase && { id: bought.data.id }),
    });
    expect(status).toBe(expected);
  });
});

describe('a date', () => {
  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-2-1',
    '2026-02-01T00:00',
    '20260201',
    '',
    '0000-00-00',
    '2026-13-01',
  ])('%j does not exist', async (pre_molt) => {
    expect((await as(3).put('pet/pre_molt', { id, pre_molt })).data.fields).toHaveProperty(
      'pre_molt',
    );
  });

  test('of a leap year exists', async () => {
    expect((await as(3).put('pet/pre_molt', { id, pre_molt: '2024-02-29' })).status).toBe(200);
  });
});

describe('a text', () => {
  const shown = ['🕷️', 'e\u0301', '\uFFFE', '<b>x</b>', "'; DROP TABLE pets; --", '%_\\'];
  const hidden = ['a\u0000b', '\u202Eabc', 'a\tb', 'a\nb', '\u200B', '\uFEFF', '\u0000'];

  test.each([...shown, ...hidden])('such as %j is kept as typed', async (notes) => {
    const { data } = await as(3).post('pet/add', { p_sc_id, name: 'Kept', notes });
    expect((await as(3).get(`pet/detail/${data.id}`)).data).toMatchObject({ notes });
  });

  test.each(shown)('such as %j is a name', async (name) => {
    const { data } = await as(3).post('pet/add', { p_sc_id, name });
    expect((await as(3).get(`pet/detail/${data.id}`)).data).toMatchObject({ name });
    const found = (await as(3).get('pet/list', { search: name, limit: 100 })).data.rows;
    expect(found.map((row: { name: string }) => row.name)).toContain(name);
  });

  test.each(
    hidden.flatMap((name) =>
      [
        { call: 'pet/add', field: 'name' },
        { call: 'plan/add', field: 'fp_name' },
        { call: 'user/register', field: 'uname' },
        { call: 'pet/available_feeders/add', field: 'food' },
        { call: 'purchases/add_pet', field: 'name' },
        { call: 'admin/countries/add', field: 'name' },
        { call: 'admin/expo_log/add', field: 'e_name' },
      ].map((one) => ({ ...one, name })),
    ),
  )('such as $name is no $field of $call', async ({ call, field, name }) => {
    const { status, data } = await as(2).post(call, { [field]: name });
    expect([status, typeof data.fields[field]]).toEqual([422, 'string']);
  });

  // line breaks and tabs become spaces in the name of a species
  test.each(hidden.filter((name) => !/^a\s/.test(name)))(
    'such as %j is no name of a species',
    async (sc_name) => {
      const body = { sc_name: `${sc_name}`, an_type: 'tarantula' };
      const { status, data } = await as(2).post('species/add', body);
      expect([status, Object.keys(data.fields)]).toEqual([422, ['sc_name']]);
    },
  );

  test.each(hidden)('such as %j is no name in an import', async (name) => {
    const { status, data } = await as(3).post('pet/add_all', { values_add: [{ p_sc_id, name }] });
    expect([status, data.errors[0].field]).toEqual([422, 'name']);
  });

  test.each(['a\uD800b', '\uDC00', '\uDC00\uD800'])(
    'of half characters such as %j is refused',
    async (name) => {
      const { status, data } = await as(3).post('pet/add', { p_sc_id, name });
      expect([status, data.fields]).toEqual([422, { name: 'holds half a character' }]);
      const rows = [{ p_sc_id, name: 'x', notes: name }];
      expect((await as(3).post('pet/add_all', { values_add: rows })).data.fields).toHaveProperty(
        'values_add',
      );
    },
  );

  test('with % or _ in a search means itself', async () => {
    aPet(db, { uid: 4, name: '100% _x_' });
    aPet(db, { uid: 4, name: 'plain' });
    for (const [search, count] of [
      ['%', 1],
      ['_', 1],
      ['0%', 1],
      ['_x_', 1],
      ['p_ain', 0],
      ['\\', 0],
      ['[a-z]', 0],
      ['*', 0],
      ['?', 0],
    ] as const)
      expect([search, (await as(4).get('pet/list', { search })).data.count]).toEqual([
        search,
        count,
      ]);
  });
});

/** Every text of every call that has a limit, by the calls' own schemas. */
const limited = app.routes.flatMap(({ method, path, hooks }) =>
  Object.entries(propertiesOf(hooks)).flatMap(([field, schema]) => {
    const most = mostOf(schema);
    return most ? [{ call: `${method} ${path}`, method, path, field, most }] : [];
  }),
);

describe('the limit of a text', () => {
  test.each(limited)(
    '$field of $call holds at the last character',
    async ({ method, path, field, most }) => {
      const send = async (length: number) => {
        const who = as(2);
        const how = { POST: who.post, PUT: who.put, DELETE: who.delete }[
          method as 'POST' | 'PUT' | 'DELETE'
        ];
        return (await how(path, { [field]: 'a'.repeat(length) })).data.fields?.[field];
      };
      expect(await send(most + 1)).toBeString();
      expect((await send(most)) ?? '').not.toContain('at most');
    },
  );

  test('is tried for more than fifty', () => {
    expect(limited.length).toBeGreaterThan(50);
  });
});

describe('an array', () => {
  const ids = Array.from({ length: limits.idsPerCall + 1 }, (_, index) => index + 1);

  test.each([
    [
      'feeding_many',
      () =>
        as(3).post('pet/feeding/feed_many', { ids, date_f: '2026-01-01', food: 'x', progress: 0 }),
    ],
    ['archive_all', () => as(3).put('pet/archive_all', { ids, archived: 1 })],
    ['assignment/add_all', () => as(3).post('plan/assignment/add_all', { id: plan, pet_ids: ids })],
    [
      'assign_pet_to_plans',
      () => as(3).post('plan/assignment/assign_pet_to_plans', { id, plan_ids: ids }),
    ],
    ['labels', () => as(3).get(`pet/labels/${JSON.stringify(ids)}`)],
    ['round', () => as(3).get('pet/feeding/round', { ids: String(ids) })],
  ])('of ids ends at 500: %s', async (_call, send) => {
    expect((await send()).status).toBe(422);
  });

  test('of rows to import ends at 1000', async () => {
    const values_add = Array.from({ length: limits.importRows + 1 }, () => ({
      name: 'x',
      p_sc_id,
    }));
    for (const call of ['pet/add_all', 'species/add_all'])
      expect((await as(2).post(call, { values_add })).data.fields).toHaveProperty('values_add');
    const most = await as(3).post('pet/add_all', { values_add: values_add.slice(1), dry_run: 1 });
    expect(most.status).toBe(200);
  });
});

test('a body may not set what is not named', async () => {
  for (const extra of ['uid', 'has_img', 'is_admin', '__proto__x'])
    expect((await as(3).post('pet/add', { p_sc_id, name: 'x', [extra]: 1 })).data.fields).toEqual({
      [extra]: 'is not known here',
    });
});

describe('a body that is no object with fields', () => {
  const send = async (body: string) => {
    const headers = {
      authorization: `Bearer ${await tokenOf(3)}`,
      'content-type': 'application/json',
    };
    const url = 'http://localhost/api/pet/add';
    const response = await app.handle(new Request(url, { method: 'POST', headers, body }));
    return { status: response.status, data: JSON.parse(await response.text()) };
  };

  test.each(['"x"', '[1]', '[]', 'null', '1', 'true'])(
    'such as %s is refused as a whole',
    async (body) => {
      const { status, data } = await send(body);
      expect([status, data.code, data.error]).toEqual([
        422,
        'invalid',
        'The request must be a JSON object with named fields.',
      ]);
      expect(data.field_codes).toEqual({ body: { code: 'not_an_object' } });
    },
  );

  test.each(['constructor', '__proto__', 'prototype'])(
    'may not have the field %s',
    async (name) => {
      for (const body of [`{"${name}":1}`, `{"name":{"${name}":1}}`]) {
        const { status, data } = await send(body);
        expect([status, data.error]).toEqual([422, `The field ${name} is not known here.`]);
        expect(Object.keys(data.fields)).toEqual([name]);
      }
    },
  );
});

type Schema = { maxLength?: number; anyOf?: Schema[]; properties?: Record<string, Schema> };

function propertiesOf(hooks: unknown): Record<string, Schema> {
  return (hooks as { body?: Schema }).body?.properties ?? {};
}

function mostOf({ maxLength, anyOf = [] }: Schema): number | undefined {
  return maxLength ?? anyOf.find((option) => option.maxLength)?.maxLength;
}
