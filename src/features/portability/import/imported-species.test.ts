import { expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';

const names = ['Harpactira atra', 'Harpactira baviana', 'Harpactira gigas', 'Harpactira tigrina'];
const rows = names.map((sc_name) => ({ sc_name, name: sc_name }));

/** The species of the club's list that only the catalogue knew before. */
async function setUp() {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const listed = async () => {
    const { data } = await app.visitor.get('species/list', { search: 'harpactira', limit: 50 });
    return data.rows
      .map(({ sc_name }: { sc_name: string }) => sc_name)
      .filter((name: string) => names.includes(name));
  };
  expect(await listed()).toEqual([]);
  const { data } = await app.as(3).post('pet/add_all', { values_add: rows });
  expect(await listed()).toEqual(names);
  const idOf = async (sc_name: string) =>
    (await app.visitor.get('species/list', { search: sc_name })).data.rows[0].sc_id as number;
  return {
    app,
    listed,
    idOf,
    undo: (uid: number) => app.as(uid).delete('data/import_undo', { id: data.import_id }),
  };
}

test('undo takes back the species that an import added, and the log says so', async () => {
  const { app, listed, undo } = await setUp();
  expect((await undo(4)).status).toBe(404);
  expect(await listed()).toEqual(names);
  expect((await undo(3)).status).toBe(200);
  expect(await listed()).toEqual([]);
  const log = (await app.as(2).get('admin/spec_log/all', { search: 'Harpactira atra', admin: 1 }))
    .data.rows;
  expect(
    log.map(({ action_type, action_user }: Record<string, unknown>) => [action_type, action_user]),
  ).toEqual([
    ['delete', 3],
    ['add', 3],
  ]);
  const changes = async (at: number) =>
    (await app.as(2).get(`spec_log/detail/${log[at].sid}`)).data.data.changes;
  const turned = (await changes(1)).map((one: Record<string, unknown>) => ({
    ...one,
    old: one['new'],
    new: null,
  }));
  expect(await changes(0)).toEqual(turned);
});

test('what somebody uses or has edited by then stays', async () => {
  const { app, listed, idOf, undo } = await setUp();
  const [kept, bought, edited] = [
    await idOf(names[0] ?? ''),
    await idOf(names[1] ?? ''),
    await idOf(names[2] ?? ''),
  ];
  expect(
    (
      await app
        .as(4)
        .post('pet/add', { p_sc_id: kept, name: 'Own', gender: 'f', an_count: 1, notes: '' })
    ).status,
  ).toBe(200);
  expect(
    (
      await app
        .as(4)
        .post('purchases/add', { p_sc_id: bought, price: 5, count: 1, date: '2026-03-01' })
    ).status,
  ).toBe(200);
  expect((await app.as(2).put('species/update', { sc_id: edited, care_sheet: 'dry' })).status).toBe(
    200,
  );
  expect((await undo(3)).status).toBe(200);
  expect(await listed()).toEqual(names.slice(0, 3));
  expect((await app.as(3).get('pet/list')).data.count).toBe(0);
});
