import { beforeEach, describe, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeEach(() => void (app = createTestApp()));

const wakanda = { code: 'XW', name: 'Wakanda' };
const codes = async () =>
  (await app.visitor.get('countries/selectable')).data.rows as { code: string; name: string }[];

describe('countries', () => {
  test('are listed for everybody, by name', async () => {
    const rows = await codes();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map((row) => row.name)).toContain('Mexico');
    expect(Object.keys(rows[0] ?? {})).toEqual(['code', 'name']);
  });

  test.each([
    ['get', 'admin/countries/list', undefined],
    ['get', 'admin/countries/detail/MX', undefined],
    ['post', 'admin/countries/add', wakanda],
    ['put', 'admin/countries/update', { code: 'MX', name: 'México' }],
    ['delete', 'admin/countries/delete', { code: 'MX' }],
  ] as const)('%s %s is for the administrator', async (method, path, body) => {
    const before = await codes();
    expect((await app.visitor[method](path, body)).status).toBe(401);
    expect((await app.as(3)[method](path, body)).status).toBe(403);
    expect(await codes()).toEqual(before);
  });

  test('are added, renamed and deleted', async () => {
    expect(
      (await app.as(2).post('admin/countries/add', { code: 'xw', name: '  Wakanda ' })).status,
    ).toBe(200);
    expect((await app.as(2).get('admin/countries/detail/XW')).data.data).toEqual({
      ...wakanda,
      rev: 1,
    });
    await app.as(2).put('admin/countries/update', { code: 'XW', name: 'New Wakanda' });
    expect((await app.as(2).get('admin/countries/list', { search: 'wakan' })).data).toEqual({
      rows: [{ code: 'XW', name: 'New Wakanda' }],
      count: 1,
    });
    expect((await app.as(2).delete('admin/countries/delete', { code: 'XW' })).status).toBe(200);
    expect((await app.as(2).get('admin/countries/detail/XW')).status).toBe(404);
  });

  test('a name that was changed elsewhere is asked about, and nothing is stored', async () => {
    const rename = (body: object) =>
      app.as(2).put('admin/countries/update', { code: 'mx', ...body });
    const read = async () => (await app.as(2).get('admin/countries/detail/MX')).data.data;
    expect((await rename({ name: 'México', if_rev: 1 })).status).toBe(200);
    const { status, data } = await rename({ name: 'Mexiko', if_rev: 1 });
    expect([status, data.code, data.conflicts, data.rev]).toEqual([
      409,
      'changed_elsewhere',
      { name: { mine: 'Mexiko', theirs: 'México' } },
      2,
    ]);
    expect(await read()).toEqual({ code: 'MX', name: 'México', rev: 2 });
    expect((await rename({ name: 'México', if_rev: 1 })).status).toBe(200);
    expect((await rename({ if_rev: 1 })).status).toBe(200);
    expect(await read()).toEqual({ code: 'MX', name: 'México', rev: 2 });
    expect((await rename({ name: 'Mexiko', if_rev: 2 })).status).toBe(200);
    expect((await rename({})).data.fields).toHaveProperty('name');
    expect((await rename({ name: 'Mexico' })).status).toBe(200);
    expect(await read()).toEqual({ code: 'MX', name: 'Mexico', rev: 4 });
  });

  test.each([
    ['a code of one letter', { code: 'X' }, 422, 'code'],
    ['a code of three letters', { code: 'XWX' }, 422, 'code'],
    ['digits', { code: '12' }, 422, 'code'],
    ['letters with accents', { code: 'ÄÖ' }, 422, 'code'],
    ['no name', { name: '  ' }, 422, 'name'],
    ['a name that is too long', { name: 'a'.repeat(121) }, 422, 'name'],
    ['a code that is there, in another case', { code: 'mx' }, 409, 'code'],
    ['a name that is there, in another case', { name: 'mEXICO' }, 409, 'name'],
    ['an unknown field', { population: 1 }, 422, 'population'],
  ])('%s is refused and nothing is changed', async (_, fields, status, field) => {
    const before = await codes();
    const response = await app.as(2).post('admin/countries/add', { ...wakanda, ...fields });
    expect(response.status).toBe(status);
    expect(Object.keys(response.data.fields)).toContain(field);
    expect(await codes()).toEqual(before);
  });

  test('a country that a species comes from can not be deleted', async () => {
    const response = await app.as(2).delete('admin/countries/delete', { code: 'MX' });
    expect(response.status).toBe(409);
    expect(response.data.error).toMatch(
      /^Mexico can't be deleted: \d+ species comes? from there\.$/,
    );
  });

  test('an unknown one is not found', async () => {
    expect((await app.as(2).put('admin/countries/update', wakanda)).status).toBe(404);
    expect((await app.as(2).delete('admin/countries/delete', { code: 'XW' })).status).toBe(404);
    expect((await app.as(2).get('admin/countries/detail/nowhere')).status).toBe(404);
  });
});
