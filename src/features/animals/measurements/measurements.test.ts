import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

function setUp() {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const id = aPet(app.db);
  const { post, put, delete: remove, get } = app.as(3);
  return {
    ...app,
    id,
    ...{ put, remove },
    add: (fields: object) => post('pet/measurement/add', { id, ...fields }),
    list: async (query = {}) => (await get('pet/measurement/list', { id, ...query })).data,
    card: async () => (await get(`pet/detail/${id}`)).data,
  };
}
const weight = { kind: 'weight', date_ms: '2026-03-01', value: 14.2 };

describe('measurements', () => {
  test('are noted, shown on the card, changed and deleted', async () => {
    const { id, add, list, put, remove, card } = setUp();
    const first = await add(weight);
    const { id: row } = first.data;
    expect(first.data).toEqual({ status: true, id: row, rev: 1, was: null, superseded: [] });
    await add({ kind: 'leg_span', date_ms: '2026-03-02', value: 9.5 });
    expect(await list()).toEqual({
      rows: [
        { id: expect.any(Number), kind: 'leg_span', date_ms: '2026-03-02', value: 9.5, rev: 1 },
        { id: row, ...weight, rev: 1 },
      ],
      count: 2,
    });
    expect((await list({ kind: 'weight' })).count).toBe(1);
    expect(await card()).toMatchObject({
      ...{ id, weight: 14.2, weight_date: '2026-03-01', size: 9.5 },
      records: { measurement: 2 },
    });
    const changed = await put('pet/measurement/update', { id: row, value: 15, if_rev: 1 });
    expect(changed.data).toEqual({ status: true, rev: 2 });
    expect((await card()).weight).toBe(15);
    await remove('pet/measurement/delete', { id: row });
    expect(await card()).toMatchObject({ weight: null, weight_date: null, size: 9.5 });
  });

  test('of a day and a kind there is one: a repeat replaces it and names what was there', async () => {
    const { add, list } = setUp();
    const { id } = (await add(weight)).data;
    expect((await add({ ...weight, value: 15 })).data).toEqual({
      ...{ status: true, id, rev: 2, superseded: [] },
      was: { id, value: 14.2 },
    });
    expect((await list()).count).toBe(1);
  });

  test('two can not become the same one', async () => {
    const { add, put } = setUp();
    await add(weight);
    const { id } = (await add({ ...weight, date_ms: '2026-03-05' })).data;
    const response = await put('pet/measurement/update', { id, date_ms: '2026-03-01' });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([409, ['date_ms']]);
    expect((await put('pet/measurement/update', { id, kind: 'leg_span' })).status).toBe(200);
  });

  test('a size is the newest length, at a molt or measured by itself', async () => {
    const { id, as, add, card } = setUp();
    await as(3).post('pet/molt/add', { id, date_mt: '2026-03-03', size: 10 });
    await add({ kind: 'leg_span', date_ms: '2026-03-02', value: 9.5 });
    expect((await card()).size).toBe(10);
    await add({ kind: 'leg_span', date_ms: '2026-03-04', value: 10.5 });
    expect((await card()).size).toBe(10.5);
    await as(3).post('pet/molt/add', { id, date_mt: '2026-03-05' });
    expect((await card()).size).toBe(10.5);
  });

  test('of notes on one day the later noted counts, whichever arrives first', async () => {
    const { id, add, list, remove } = setUp();
    await add({ ...weight, value: 15, recorded_at: '2026-03-10T19:30:00Z' });
    const late = await add({ ...weight, recorded_at: '2026-03-10T19:10:00Z' });
    expect(late.data.superseded).toEqual([id]);
    expect((await list()).rows[0].value).toBe(15);
    const early = { id: late.data.id, recorded_at: '2026-03-10T19:20:00Z' };
    expect((await remove('pet/measurement/delete', early)).data.superseded).toEqual([id]);
    expect((await list()).count).toBe(1);
  });

  test('an edit of what was changed elsewhere is refused', async () => {
    const { add, put } = setUp();
    const { id } = (await add(weight)).data;
    await put('pet/measurement/update', { id, value: 15 });
    const edit = { id, value: 16, if_rev: 1 };
    expect((await put('pet/measurement/update', edit)).status).toBe(409);
    const other = { id, date_ms: '2026-03-02', if_rev: 1 };
    expect((await put('pet/measurement/update', other)).data.rev).toBe(3);
  });

  test.each([
    [{ date_ms: '2026-03-12' }, 'date_ms'],
    [{ date_ms: '2026-02-30' }, 'date_ms'],
    [{ kind: 'girth' }, 'kind'],
    [{ value: 0 }, 'value'],
    [{ value: 14.222 }, 'value'],
    [{ value: '14.2' }, 'value'],
    [{ kind: 'leg_span', value: 1001 }, 'value'],
    [{ value: 500_001 }, 'value'],
  ])('%j is refused by its field', async (wrong, field) => {
    const { add, list } = setUp();
    const response = await add({ ...weight, ...wrong });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, [field]]);
    expect((await list()).count).toBe(0);
  });

  test('a kind is not changed to one that can not have the value', async () => {
    const { add, put } = setUp();
    const { id } = (await add({ ...weight, value: 4000 })).data;
    const response = await put('pet/measurement/update', { id, kind: 'leg_span' });
    expect([response.status, response.data.fields]).toEqual([
      422,
      { value: 'must be from 0.01 to 1,000 cm, with at most two decimals' },
    ]);
  });

  test('are in the timeline and the charts, with the value before', async () => {
    const { id, as, add } = setUp();
    await add({ ...weight, date_ms: '2026-02-01', value: 13 });
    await add(weight);
    await add({ kind: 'leg_span', date_ms: '2026-03-01', value: 9.5 });
    await as(3).post('pet/molt/add', { id, date_mt: '2026-03-01' });
    await as(3).post('pet/feeding/feed', { id, date_f: '2026-03-01', food: '', progress: 0 });
    const { rows, count } = (await as(3).get('pet/timeline', { id })).data;
    expect([count, rows.map((row: { kind: string }) => row.kind)]).toEqual([
      5,
      ['molt', 'measurement', 'measurement', 'feeding', 'measurement'],
    ]);
    expect(rows[1]).toMatchObject({
      ...{ ms_kind: 'weight', value: 14.2, value_before: 13, day_before: '2026-02-01' },
      ...{ size: null, event: null },
    });
    expect(rows[2]).toMatchObject({ ms_kind: 'leg_span', value_before: null, day_before: null });
    const some = (await as(3).get('pet/timeline', { id, kind: 'measurement' })).data;
    expect(some.count).toBe(3);
    const { measurements } = (await as(3).get(`pet/history/${id}`)).data;
    expect(measurements).toEqual([
      { date_ms: '2026-02-01', kind: 'weight', value: 13 },
      { date_ms: '2026-03-01', kind: 'leg_span', value: 9.5 },
      { date_ms: '2026-03-01', kind: 'weight', value: 14.2 },
    ]);
  });

  test('come with rows; a length of no kind is what its type is known by', async () => {
    const { as } = setUp();
    const row = { name: 'Kira', sc_name: 'Python regius' };
    const measurements = [
      { date_ms: '2026-03-01', kind: 'weight', value: 1450 },
      { date_ms: '2026-03-01', value: 110 },
    ];
    const { ids } = (await as(3).post('pet/add_all', { values_add: [{ ...row, measurements }] }))
      .data;
    const { rows } = (await as(3).get('pet/measurement/list', { id: ids[0] })).data;
    expect(rows.map(({ kind, value }: { kind: string; value: number }) => [kind, value])).toEqual([
      ['weight', 1450],
      ['total_length', 110],
    ]);
    const wrong = { values_add: [{ ...row, measurements: [{ ...measurements[1], value: 1001 }] }] };
    expect((await as(3).post('pet/add_all', wrong)).status).toBe(422);
    const late = { values_add: [{ ...row, measurements: [{ ...weight, date_ms: '2027-01-01' }] }] };
    expect((await as(3).post('pet/add_all', late)).status).toBe(422);
  });
});
