import { describe, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });
type Entry = { kind: string; day: string };
const face = ({ kind, day }: Entry) => `${day} ${kind}`;

async function withHistory() {
  const { as, db } = setUp();
  const id = aPet(db);
  const keeper = as(3);
  for (const date_f of ['2026-01-05', '2026-02-05', today]) {
    await keeper.post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress: 0 });
  }
  await keeper.post('pet/feeding/feed', { id, date_f: '2024-12-01', food: 'Dubia', progress: 2 });
  await keeper.post('pet/molt/add', { id, date_mt: '2025-01-20', size: 3 });
  await keeper.post('pet/molt/add', { id, date_mt: '2026-02-05', size: 4.5 });
  await keeper.post('pet/events/add', { id, date_ev: '2026-02-05', event: 'Rehoused' });
  return { as, db, id };
}

describe('the timeline of a pet', () => {
  test('merges feedings, molts and events, the newest first', async () => {
    const { as, id } = await withHistory();
    const { rows, count } = (await as(3).get('pet/timeline', { id })).data;
    expect(count).toBe(7);
    expect(rows.map(face)).toEqual([
      `${today} feeding`,
      '2026-02-05 event',
      '2026-02-05 molt',
      '2026-02-05 feeding',
      '2026-01-05 feeding',
      '2025-01-20 molt',
      '2024-12-01 feeding',
    ]);
    expect(rows[2]).toMatchObject({ size: 4.5, size_before: 3, day_before: '2025-01-20' });
    expect(rows[5]).toMatchObject({ size: 3, size_before: null, day_before: null });
    expect(rows[1]).toMatchObject({ event: 'Rehoused', food: null, size: null });
  });

  test('comes page by page, each entry once', async () => {
    const { as, id } = await withHistory();
    const all = (await as(3).get('pet/timeline', { id, limit: '100' })).data.rows.map(face);
    const paged: string[] = [];
    for (let offset = 0; offset < 8; offset += 2) {
      const query = { id, offset: String(offset), limit: '2' };
      paged.push(...(await as(3).get('pet/timeline', query)).data.rows.map(face));
    }
    expect(paged).toEqual(all);
  });

  test.each([
    ['feeding', 4],
    ['molt', 2],
    ['event', 1],
  ])('shows only %ss when asked', async (kind, n) => {
    const { as, id } = await withHistory();
    const { rows, count } = (await as(3).get('pet/timeline', { id, kind })).data;
    expect(count).toBe(n);
    expect(rows.every((row: Entry) => row.kind === kind)).toBe(true);
  });

  test('another keeper finds nothing, a stranger is told to log in, the administrator sees it', async () => {
    const { as, id } = await withHistory();
    const { visitor } = setUp();
    expect((await as(4).get('pet/timeline', { id })).status).toBe(404);
    expect((await as(4).get(`pet/history/${id}`)).status).toBe(404);
    expect((await visitor.get('pet/timeline', { id })).status).toBe(401);
    expect((await as(2).get('pet/timeline', { id })).data.count).toBe(7);
    expect((await as(3).get('pet/timeline', { id, kind: 'sale' })).status).toBe(422);
  });
});

test('the charts get a year of feedings and events, all molts and measurements, oldest first', async () => {
  const { as, id } = await withHistory();
  const response = await as(3).get(`pet/history/${id}`, undefined, { 'x-today': today });
  expect(response.data).toEqual({
    since: '2025-03-10',
    feedings: ['2026-01-05', '2026-02-05', today].map((date_f) => ({
      date_f,
      food: 'Dubia',
      progress: 0,
    })),
    measurements: [],
    molts: [
      { date_mt: '2025-01-20', size: 3 },
      { date_mt: '2026-02-05', size: 4.5 },
    ],
    events: [{ date_ev: '2026-02-05', event: 'Rehoused' }],
  });
});

test('the page of a pet says how many records would be deleted with it', async () => {
  const { as, id } = await withHistory();
  expect((await as(3).get(`pet/detail/${id}`)).data.records).toEqual({
    feeding: 4,
    molt: 2,
    measurement: 0,
    event: 1,
  });
});

describe('several pets at once', () => {
  const date_f = today;

  test('get one event each; the response tells which existed already', async () => {
    const { as, db } = setUp();
    const [one, two] = [aPet(db), aPet(db)];
    await as(3).post('pet/events/add', { id: one, date_ev: today, event: 'Rehoused' });
    const input = { ids: [one, two], date_ev: today, event: 'Rehoused ' };
    const { rows } = (await as(3).post('pet/events/add_many', input)).data;
    expect(rows.map((row: { known: number }) => row.known)).toEqual([1, 0]);
    const ids = [rows[1].id];
    expect((await as(4).delete('pet/events/delete_many', { ids })).status).toBe(404);
    const undone = await as(3).delete('pet/events/delete_many', { ids });
    expect(undone.data).toEqual({ status: true, superseded: [] });
    expect((await as(3).get('pet/events/list', { id: two })).data.count).toBe(0);
  });

  test('are archived with one reason; the response names those that changed', async () => {
    const { as, db } = setUp();
    const [one, two] = [aPet(db), aPet(db, { archived: 1 })];
    const input = { ids: [one, two], archived: 1, reason: 'sold', date: today };
    expect((await as(3).put('pet/archive_all', input)).data.changed).toEqual([one]);
    expect((await as(3).put('pet/archive_all', { ids: [one], archived: 0 })).data.changed).toEqual([
      one,
    ]);
    expect((await as(3).get(`pet/detail/${one}`)).data.archive_reason).toBeNull();
  });

  test('one foreign pet refuses the whole call, and nothing is stored', async () => {
    const { as, db } = setUp();
    const own = aPet(db);
    const ids = [own, aPet(db, { uid: 4 })];
    const calls = [
      as(3).post('pet/feeding/feed_many', { ids, date_f, food: 'Dubia', progress: 0 }),
      as(3).post('pet/events/add_many', { ids, date_ev: today, event: 'Rehoused' }),
      as(3).put('pet/archive_all', { ids, archived: 1 }),
    ];
    for (const call of calls) expect((await call).status).toBe(404);
    expect((await as(3).get('pet/timeline', { id: own })).data.count).toBe(0);
    expect((await as(3).get(`pet/detail/${own}`)).data.archived).toBe(0);
  });
});

describe('beside its rows the list has', () => {
  test('how many of each type there are, and the ids of all that match', async () => {
    const { as, db } = setUp();
    const spider = aPet(db, { name: 'Rosa' });
    aPet(db, { name: 'Juno', sc_id: speciesId(db, 'Python regius'), an_count: 3 });
    aPet(db, { name: 'Old', archived: 1 });
    expect((await as(3).get('pet/overview')).data).toEqual({
      count1: 2,
      count2: 3,
      types: [
        { an_type: 'reptile', count: 1, animals: 3 },
        { an_type: 'tarantula', count: 1, animals: 1 },
      ],
    });
    expect((await as(3).get('pet/ids', { an_type: 'tarantula' })).data).toEqual({ ids: [spider] });
    expect((await as(3).get('pet/ids', { search: 'rosa' })).data).toEqual({ ids: [spider] });
    const reptiles = (await as(3).get('pet/list', { an_type: 'reptile' })).data;
    expect([reptiles.count, reptiles.rows[0].name]).toEqual([1, 'Juno']);
    expect((await as(4).get('pet/ids')).data).toEqual({ ids: [] });
  });
});
