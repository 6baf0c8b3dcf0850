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
    expect((await app.as(2).get('admin/countries/detail/XW')).data.data).toEqual(wakanda);
    await app.as(2).put('admin/countries/update', { code: 'XW', name: 'New Wakanda' });
    expect((await app.as(2).get('admin/countries/list', { search: 'wakan' })).data).toEqual({
      rows: [{ code: 'XW', name: 'New Wakanda' }],
      count: 1,
    });
    expect((await app.as(2).delete('admin/countries/delete', { code: 'XW' })).status).toBe(200);
    expect((await app.as(2).get('admin/countries/detail/XW')).status).toBe(404);
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
    const answer = await app.as(2).post('admin/countries/add', { ...wakanda, ...fields });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.data.fields)).toContain(field);
    expect(await codes()).toEqual(before);
  });

  test('a country that a species comes from can not be deleted', async () => {
    const answer = await app.as(2).delete('admin/countries/delete', { code: 'MX' });
    expect(answer.status).toBe(409);
    expect(answer.data.error).toMatch(/^Mexico can't be deleted: \d+ species comes? from there\.$/);
  });

  test('an unknown one is not found', async () => {
    expect((await app.as(2).put('admin/countries/update', wakanda)).status).toBe(404);
    expect((await app.as(2).delete('admin/countries/delete', { code: 'XW' })).status).toBe(404);
    expect((await app.as(2).get('admin/countries/detail/nowhere')).status).toBe(404);
  });
});
