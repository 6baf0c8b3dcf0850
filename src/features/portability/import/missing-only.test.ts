import { expect, test } from 'bun:test';
import { purchases } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { sendFile } from '#src/testing/send-file.ts';

const bought = { date: '2025-03-01', price: 25, currency: 'EUR' };
const rows = [
  { sc_name: 'Brachypelma hamorii', name: 'Rosa', purchase: bought },
  { sc_name: 'Brachypelma hamorii', name: 'Max', gender: 'm', place: 'Rack A' },
  { sc_name: 'Boa imperator', name: 'Juno' },
];

test('a deleted animal comes back out of a file of the keeper’s own, and no other is there twice', async () => {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const keeper = app.as(3);
  const { ids } = (await keeper.post('pet/add_all', { values_add: rows })).data;
  const plan = { fp_name: 'All', fp_start: '2026-03-01', fp_repeat: 7 };
  const fp_id = (await keeper.post('plan/add', plan)).data.id as number;
  await keeper.post('plan/assignment/add_all', { id: fp_id, pet_ids: ids });
  await keeper.post('pet/molt/add', { id: ids[0], date_mt: '2026-02-01', size: 4 });
  const file = new TextEncoder().encode(
    JSON.stringify((await keeper.get('data/export.json')).data),
  );

  await sendFile(app, 3, file);
  expect((await keeper.post('data/import', { dry_run: 1 })).data.kept).toBe(3);
  await keeper.delete('pet/delete', { id: ids[0] });
  const dry = (await keeper.post('data/import', { dry_run: 1 })).data;
  expect([dry.added, dry.kept]).toEqual([3, 2]);

  const { data } = await keeper.post('data/import', { missing_only: 1 });
  expect(data.added).toBe(1);
  const names = (await keeper.get('pet/list')).data.rows.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual(['Juno', 'Max', 'Rosa']);
  const { data: rosa } = await keeper.get(`pet/detail/${data.ids[0]}`);
  expect(rosa).toMatchObject({ name: 'Rosa', size: 4, purchase_id: 1 });
  expect((await keeper.get('plan/list')).data.rows).toHaveLength(1);
  expect((await keeper.get('place/list')).data.rows).toHaveLength(1);
  expect(app.db.select().from(purchases).all()).toHaveLength(1);
});

test('for another keeper all of it is missing', async () => {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  await app.as(3).post('pet/add_all', { values_add: rows });
  const file = JSON.stringify((await app.as(3).get('data/export.json')).data);
  await sendFile(app, 4, new TextEncoder().encode(file));
  const { data: dry } = await app.as(4).post('data/import', { dry_run: 1 });
  expect([dry.added, dry.kept]).toEqual([3, undefined]);
  const { data } = await app.as(4).post('data/import', { missing_only: 1 });
  expect(data.added).toBe(3);
  expect((await app.as(4).get('purchases/list')).data.rows).toHaveLength(1);
});
