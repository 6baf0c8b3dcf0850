import { describe, expect, test } from 'bun:test';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';

/** Rosa is due, Emil has eaten, Nyx refused twice, Saphira is in pre-molt, and Old is archived. */
async function collection() {
  const { as, db } = createTestApp({ now: `${today}T20:00:00Z` });
  const keeper = as(3);
  const python = speciesId(db, 'Python regius');
  const ids = {
    rosa: aPet(db, { name: 'Rosa', gender: 'f' }),
    emil: aPet(db, { name: 'Emil', gender: 'm' }),
    nyx: aPet(db, {
      name: 'Nyx',
      gender: 'f',
      sc_id: python,
      kept_since: '2026-01-01',
      hatched: '2024',
    }),
    saphira: aPet(db, { name: 'Saphira', gender: 'f', pre_molt: '2026-03-01' }),
    old: aPet(db, { name: 'Old' }),
  };
  aPet(db, { name: 'Of another keeper', uid: 4 });
  const plan = aPlan(db, { fp_name: 'Weekly', fp_start: '2026-03-03', fp_repeat: 7 }, [
    ids.rosa,
    ids.emil,
  ]);
  const feed = (id: number, date_f: string, progress: number) =>
    keeper.post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress });
  await feed(ids.emil, today, 0);
  await feed(ids.nyx, '2026-03-01', 2);
  await feed(ids.nyx, '2026-03-05', 2);
  await keeper.post('pet/molt/add', { id: ids.emil, date_mt: '2026-02-20', size: 12 });
  await keeper.put('pet/archive', { id: ids.old, archived: 1, reason: 'sold' });
  return { keeper, db, ids, plan, python };
}

describe('the filters of the list', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['all', {}, ['Rosa', 'Emil', 'Nyx', 'Saphira']],
    ['female', { gender: 'f' }, ['Rosa', 'Nyx', 'Saphira']],
    ['of two sexes', { gender: 'm,other' }, ['Emil']],
    ['of two types', { an_type: 'tarantula,reptile' }, ['Rosa', 'Emil', 'Nyx', 'Saphira']],
    ['female refusers', { gender: 'f', refusing: '1' }, ['Nyx']],
    ['due', { due: '1' }, ['Rosa']],
    ['without a plan', { no_plan: 'true' }, ['Nyx', 'Saphira']],
    ['in pre-molt', { pre_molt: '1' }, ['Saphira']],
    ['not eaten for a week', { not_eaten_days: '7' }, ['Rosa', 'Nyx', 'Saphira']],
    ['not eaten since long before it came', { not_eaten_days: '70' }, ['Rosa', 'Saphira']],
    ['molted lately', { molted_within: '30' }, ['Emil']],
    ['older than a year', { age_min: '12' }, ['Nyx']],
    ['large', { size_min: '10' }, ['Emil']],
    ['found by a search, too', { gender: 'f', search: 'ros' }, ['Rosa']],
    ['archived for a reason', { archived: '1', archive_reason: 'sold,died' }, ['Old']],
    ['archived for another reason', { archived: '1', archive_reason: 'died' }, []],
    ['that asks for nothing', { gender: '', due: '0' }, ['Rosa', 'Emil', 'Nyx', 'Saphira']],
  ])('%s', async (_, query, names) => {
    const { keeper } = await collection();
    const byId = { ...query, sort_by: 'id' };
    const { rows, count } = (await keeper.get('pet/list', byId)).data;
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(count).toBe(names.length);
    const table = (await keeper.get('pet/table', byId)).data;
    expect(table.rows.map(({ name }: { name: string }) => name)).toEqual(names);
    expect((await keeper.get('pet/ids', query)).data.ids).toEqual(
      rows.map(({ id }: { id: number }) => id),
    );
  });

  test('of whom nothing was noted for so many days, as the first page says', async () => {
    const { as, db } = createTestApp({ now: `${today}T20:00:00Z` });
    const keeper = as(3);
    const created = '2025-01-01T12:00:00Z';
    const ids: Record<string, number> = {};
    for (const name of ['fed', 'refused', 'molted', 'weighed', 'seen', 'ahead', 'never'])
      ids[name] = aPet(db, { name, created });
    ids.kept = aPet(db, { name: 'kept', created, kept_since: '2026-02-01' });
    ids.entered = aPet(db, { name: 'entered', created: '2026-02-01T12:00:00Z' });
    const gone = { archived: 1, archive_reason: 'died', archive_date: '2026-02-02' } as const;
    ids.gone = aPet(db, { name: 'gone', created, ...gone });
    aPet(db, { name: 'Of another keeper', uid: 4, created });
    const day = '2026-01-09';
    await keeper.post('pet/feeding/feed', { id: ids.fed, date_f: day, food: 'Dubia', progress: 0 });
    await keeper.post('pet/feeding/feed', {
      ...{ id: ids.refused, date_f: day, food: 'Dubia', progress: 2 },
    });
    await keeper.post('pet/molt/add', { id: ids.molted, date_mt: day, size: 4 });
    const weighed = { date_ms: day, kind: 'weight', value: 41 };
    await keeper.post('pet/measurement/add', { id: ids.weighed, ...weighed });
    await keeper.post('pet/events/add', { id: ids.seen, date_ev: day, event: 'Seen' });
    await keeper.post('pet/events/add', { id: ids.ahead, date_ev: '2026-04-01', event: 'Vet' });
    const found = async (query: object) =>
      (await keeper.get('pet/table', query)).data.rows.map(({ name }: { name: string }) => name);

    const noted = ['fed', 'refused', 'molted', 'weighed', 'seen'];
    expect(await found({ not_seen_days: '60', sort_by: 'id' })).toEqual([
      ...noted,
      ...['ahead', 'never'],
    ]);
    expect(await found({ not_seen_days: '61' })).toEqual(['ahead', 'never']);
    expect(await found({ not_seen_days: '3000' })).toEqual([]);
    expect(await found({ not_seen_days: '60', archived: '1' })).toEqual(['gone']);
    const { not_seen } = (await keeper.get('today')).data;
    expect(not_seen.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      [...noted, 'ahead', 'never'].toSorted(),
    );
  });

  test('by plan and species', async () => {
    const { keeper, ids, plan, python } = await collection();
    const found = async (query: object) => (await keeper.get('pet/ids', query)).data.ids;
    expect(await found({ fp_id: plan })).toEqual([ids.rosa, ids.emil]);
    expect(await found({ fp_id: plan, no_plan: '1' })).toHaveLength(4);
    expect(await found({ sc_id: python })).toEqual([ids.nyx]);
    expect(await found({ genus: 'Python' })).toEqual([ids.nyx]);
  });

  test('answer the same cards as without them, page by page', async () => {
    const { keeper } = await collection();
    const query = { sort_by: 'name', asc: 'DESC', limit: '2', offset: '1' };
    const plain = (await keeper.get('pet/list', query)).data;
    const all = { ...query, gender: 'm,f,other' };
    expect((await keeper.get('pet/list', all)).data).toEqual(plain);
  });

  test.each([
    ['an_type', 'dragon'],
    ['sc_id', 'x'],
    ['not_eaten_days', '0'],
    ['not_seen_days', '0'],
    ['size_min', 'big'],
    ['due', 'maybe'],
    ['sort', 'colour'],
  ])('%s is not %s', async (name, value) => {
    const { keeper } = await collection();
    const { status, data } = await keeper.get('pet/list', { [name]: value });
    expect(status).toBe(422);
    expect(Object.keys(data.fields)).toEqual([name]);
  });
});

describe('the table', () => {
  test('has what the columns show', async () => {
    const { keeper, ids } = await collection();
    const { rows } = (await keeper.get('pet/table', { gender: 'f', sort: 'refusals,-name' })).data;
    expect(rows).toMatchObject([
      { name: 'Saphira', plans: [], due: 0, muted: 1, next_date: null },
      { name: 'Rosa', plans: ['Weekly'], due: 1, next_date: today, id: ids.rosa },
      { name: 'Nyx', refusals: 2, kept_since: '2026-01-01', hatched: '2024', notes: '' },
    ]);
  });

  test('is sorted by several columns', async () => {
    const { keeper } = await collection();
    const names = async (sort: string) =>
      (await keeper.get('pet/table', { sort })).data.rows.map(({ name }: { name: string }) => name);
    expect(await names('gender,-name')).toEqual(['Saphira', 'Rosa', 'Nyx', 'Emil']);
    expect(await names('-size,name')).toEqual(['Emil', 'Nyx', 'Rosa', 'Saphira']);
  });
});

test('on sale are the animals with a price of their own on a price tag', async () => {
  const { as, db } = createTestApp();
  aPet(db, { name: 'Ada' });
  const bea = aPet(db, { name: 'Bea' });
  aPet(db, { name: 'Not mine', uid: 4 });
  const names = async (uid: number) =>
    (await as(uid).get('pet/list?on_sale=1')).data.rows.map((row: { name: string }) => row.name);
  expect(await names(3)).toEqual([]);
  const conf_val = JSON.stringify({ prices: { [bea]: 1800 }, price_all: 500 });
  await as(3).post('user_config/set', { conf_key: 'label_settings', conf_val });
  expect(await names(3)).toEqual(['Bea']);
  expect(await names(4)).toEqual([]);
  expect((await as(3).get('pet/list?on_sale=2')).status).toBe(422);
});
