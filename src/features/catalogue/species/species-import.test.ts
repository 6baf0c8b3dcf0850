import { beforeEach, describe, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeEach(() => void (app = createTestApp()));

const row = (sc_name: string, fields = {}) => ({ an_type: 'tarantula', sc_name, ...fields });
const call = (values_add: unknown[], options = {}) =>
  app.as(2).post('species/add_all', { values_add, ...options });
const count = async () => (await app.visitor.get('species/count')).data.count;

describe('importing species', () => {
  test('adds all rows with a log entry each', async () => {
    const before = await count();
    const rows = [
      row('Novum primum', { humidity: 3, env_type: 'a', country_code: 'mx' }),
      row('Novum secundum'),
    ];
    const { status, data } = await call(rows);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: true, added: 2, skipped: [] });
    expect(await count()).toBe(before + 2);
    for (const id of data.ids)
      expect((await app.as(3).get(`spec_log/logs/${id}`)).data.count).toBe(1);
  });

  test('a dry run stores nothing and says how many would be added', async () => {
    const before = await count();
    const { data } = await call([row('Novum primum')], { dry_run: 1 });
    expect(data).toEqual({ status: true, added: 1, skipped: [], ids: [] });
    expect(await count()).toBe(before);
  });

  test('one wrong row refuses all of them, every mistake is named by row and field', async () => {
    const before = await count();
    const { status, data } = await call([
      row('Novum primum'),
      row('lower case'),
      row('Novum secundum', { humidity: 'wet', country_code: 'Mexico' }),
      row('novum Primum'.replace('n', 'N')),
      row('Novum tertium', { an_type: null, env_type: 'x' }),
      row('Brachypelma HAMORII'),
      { an_type: 'spider' },
    ]);
    expect(status).toBe(422);
    expect(data.error).toBe("6 rows can't be imported");
    expect(
      data.errors.map((one: { row: number; field: string }) => `${one.row} ${one.field}`),
    ).toEqual([
      '2 sc_name',
      '3 country_code',
      '3 humidity',
      '4 sc_name',
      '5 an_type',
      '5 env_type',
      '6 sc_name',
      '7 sc_name',
    ]);
    expect(data.errors).toContainEqual({
      row: 4,
      field: 'sc_name',
      error: 'This name stands in an earlier row',
      code: 'repeated_name',
    });
    expect(await count()).toBe(before);
  });

  test('species that exist already can be skipped', async () => {
    const rows = [row('Brachypelma hamorii'), row('Novum primum'), row('Grammostola PULCHRA')];
    const { data } = await call(rows, { skip_known: 1 });
    expect(data).toMatchObject({ added: 1, skipped: [1, 3] });
  });

  test('too many rows, none, and unknown fields are refused', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => row(`Novum n${at}`));
    for (const rows of [many, [], [row('Novum primum', { sc_id: 1 })]])
      expect((await call(rows)).status).toBe(422);
  });
});
