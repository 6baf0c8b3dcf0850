import { expect, test } from 'bun:test';
import { purchases } from '#src/db/schema.ts';
import { bringBack, exportOf } from '#src/testing/bring-back.ts';
import { offer } from '#src/testing/hand-overs.ts';
import { aPaper } from '#src/testing/papers.ts';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { sendFile } from '#src/testing/send-file.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

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

test('an animal that was handed over is there already, in a file from before and after', async () => {
  const app = setUp();
  const id = aPet(app.db, { name: 'Frida', tag: '3WKX9P' });
  const before = await exportOf(app);
  const { code } = await offer(app, [{ id }]);
  expect((await app.as(4).post('hand_over/take', { code })).status).toBe(200);
  const after = await exportOf(app);
  expect([before, after].map(({ pets: [pet] }) => pet.handed_over)).toEqual([0, 1]);
  for (const file of [before, after]) expect((await bringBack(app, file)).added).toBe(0);
});

test('a purchase that is deleted, too, comes back with its papers, and no paper is there twice', async () => {
  const app = setUp();
  const [gone, stays] = [aPurchase(app.db), aPurchase(app.db)];
  const id = aPet(app.db, { name: 'Frida', tag: '3WKX9P', purchase_id: gone });
  const other = aPet(app.db, { name: 'Juno', tag: '4AAAAA', purchase_id: stays });
  await aPaper(app, { pet_id: id }, 'Of the animal', 3, 'a');
  await aPaper(app, { purchase_id: gone }, 'Of the purchase', 3, 'b');
  await aPaper(app, { purchase_id: stays }, 'Of the one that stays', 3, 'c');
  const request = new Request('http://localhost/api/data/export.zip', {
    headers: { authorization: `Bearer ${await app.tokenOf(3)}` },
  });
  const file = await (await app.app.handle(request)).bytes();
  for (const pet of [id, other]) await app.as(3).delete('pet/delete', { id: pet });
  await app.as(3).delete('purchases/delete', { id: gone });

  await sendFile(app, 3, file);
  expect((await app.as(3).post('data/import', { missing_only: 1 })).data.added).toBe(2);
  const { papers } = await exportOf(app);
  expect(papers.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Of the animal',
    'Of the one that stays',
    'Of the purchase',
  ]);
});

test('of the species that the list lacks those come along that something missing names', async () => {
  const app = setUp();
  const purchase_id = aPurchase(app.db, { uid: 2 });
  const id = aPet(app.db, { uid: 2, tag: '3WKX9P', purchase_id });
  aPet(app.db, { uid: 2, tag: '4AAAAA' });
  const file = await exportOf(app, 2);
  await app.as(2).delete('pet/delete', { id });
  await app.as(2).delete('purchases/delete', { id: purchase_id });
  const names = ['Inventa missa', 'Inventa empta', 'Inventa aliena'];
  [file.pets[0].sc_name, file.purchases[0].sc_name] = names.map((name) => name.toUpperCase());
  const [like] = file.species;
  file.species.push(...names.map((sc_name) => ({ ...like, sc_name })));
  await bringBack(app, file, 2);
  const { data } = await app.visitor.get('species/list', { search: 'inventa' });
  const listed = data.rows.map(({ sc_name }: { sc_name: string }) => sc_name);
  expect(listed.toSorted()).toEqual(['Inventa empta', 'Inventa missa']);
});

test('a purchase is the keeper’s own where all that tells it is the same, not its number and day alone', async () => {
  const [app, elsewhere] = [setUp(), setUp()];
  const sc_id = speciesId(app.db, 'Boa imperator');
  const others = [
    { seller: 'Marta Keller' },
    { price: 1900 },
    { currency: 'CHF' },
    { document_no: 'DE-17' },
    { custom_text: 'Moss' },
    { sc_id: speciesId(elsewhere.db) },
  ];
  for (const fields of [...others, {}, {}]) {
    aPurchase(app.db, { sc_id });
    const purchase_id = aPurchase(elsewhere.db, fields);
    aPet(elsewhere.db, { name: `Of ${purchase_id}`, purchase_id });
  }
  const file = await exportOf(elsewhere);
  file.purchases.pop();
  await bringBack(app, file);
  const { pets } = await exportOf(app);
  const purchaseIds = pets.map(({ purchase_id }: { purchase_id: number | null }) => purchase_id);
  expect(purchaseIds).toEqual([9, 10, 11, 12, 13, 14, 7, null]);
});
