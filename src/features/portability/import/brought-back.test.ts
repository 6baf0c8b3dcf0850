import { expect, test } from 'bun:test';
import type { BookEntry } from '#src/domain/trade/stock-book.ts';
import { bringBack, exportOf } from '#src/testing/bring-back.ts';
import { offer } from '#src/testing/hand-overs.ts';
import { aPet, aPlan, aPurchase } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

/** What the stock book says of each animal, but by which record. */
async function bookOf(app: TestApp) {
  const { data } = await app.as(3).get('stock_book/list');
  const lines = data.rows.map(({ name, in_count, out }: BookEntry) => [
    ...[name, in_count],
    ...out.map(({ count, reason, date, note }) => [count, reason, date, note]),
  ]);
  return { lines: lines.toSorted(), totals: data.totals };
}

/** Animals that left in each way, and of a group of five two that were sold; with files from before and after that. */
async function animalsThatLeft() {
  const app = setUp();
  const keeper = app.as(3);
  const bought = { custom_text: 'Lot', count: 5, date: '2025-02-01', seller: 'Exotica' };
  const purchase_id = aPurchase(app.db, { ...bought, parent_id: null });
  const died = aPet(app.db, { name: 'Died', tag: '3WKX9P' });
  const sold = aPet(app.db, { name: 'Sold', tag: '4AAAAA', an_count: 2 });
  const given = aPet(app.db, { name: 'Given', tag: '4BBBBB' });
  const group = aPet(app.db, { name: 'Group', tag: '4CCCCC', an_count: 5, purchase_id });
  const before = await exportOf(app);
  await keeper.put('pet/archive', { id: died, archived: 1, reason: 'died', note: 'Mould' });
  await keeper.post('sales/add', { pet_id: sold, s_count: 2, s_date: '2026-03-02' });
  await keeper.post('sales/add', { pet_id: group, s_count: 2, s_date: '2026-03-03' });
  const { code } = await offer(app, [{ id: given }]);
  expect((await app.as(4).post('hand_over/take', { code })).status).toBe(200);
  return { app, ids: [died, sold, given, group], before, after: await exportOf(app) };
}

const removeAll = async (app: TestApp, ids: readonly number[]) => {
  for (const id of ids)
    expect((await app.as(3).delete('pet/delete', { id })).data).toEqual({ status: true });
};

const undo = async (app: TestApp, id: number) =>
  expect((await app.as(3).delete('data/import_undo', { id })).status).toBe(200);

test.each(['before', 'after'] as const)(
  'animals that had left come back out of a file from %s that, and are in the stock book once',
  async (when) => {
    const { app, ids, ...files } = await animalsThatLeft();
    const known = await bookOf(app);
    expect(known.totals).toEqual({ came: 9, left: 6, stock: 3 });
    await removeAll(app, ids);
    const gone = await bookOf(app);
    expect(gone.totals).toEqual({ came: 9, left: 6, stock: 3 });

    const first = await bringBack(app, files[when]);
    expect(first.added).toBe(4);
    expect(await bookOf(app)).toEqual(known);
    const { pets, past_pets, sales } = await exportOf(app);
    expect(past_pets).toEqual([]);
    expect(sales.map(({ pet_id, past_id }: Record<string, unknown>) => [pet_id, past_id])).toEqual([
      [first.ids[1], null],
      [first.ids[3], null],
    ]);
    expect(pets.map(({ tag }: { tag: string }) => tag)).toEqual([
      ...['3WKX9P', '4AAAAA', '4BBBBB', '4CCCCC'],
    ]);
    const old = (await app.as(3).get(`stock_book/pet/${ids[1]}`)).data;
    expect(old).toEqual((await app.as(3).get(`stock_book/pet/${first.ids[1]}`)).data);
    expect(await bringBack(app, files[when])).toMatchObject({ added: 0 });

    await undo(app, first.import_id);
    expect(await bookOf(app)).toEqual(gone);
    const second = await bringBack(app, files[when]);
    expect(await bookOf(app)).toEqual(known);
    await removeAll(app, second.ids);
    expect(await bookOf(app)).toEqual(gone);
    await undo(app, second.import_id);
    expect(await bookOf(app)).toEqual(gone);
    await bringBack(app, files[when]);
    expect(await bookOf(app)).toEqual(known);

    const elsewhere = setUp();
    await sendFile(elsewhere, 3, new TextEncoder().encode(JSON.stringify(await exportOf(app))));
    expect((await elsewhere.as(3).post('data/import', {})).data.added).toBe(4);
    expect(await bookOf(elsewhere)).toEqual(known);
  },
);

test('an animal that came back out of a newer file comes back out of the oldest, too, as it left', async () => {
  const app = setUp();
  const id = aPet(app.db, { name: 'Died', tag: '3WKX9P' });
  const oldest = await exportOf(app);
  await app.as(3).put('pet/archive', { id, archived: 1, reason: 'died' });
  const known = await bookOf(app);
  await removeAll(app, [id]);
  const first = await bringBack(app, oldest);
  const newer = await exportOf(app);
  await removeAll(app, first.ids);
  const second = await bringBack(app, newer);
  await removeAll(app, second.ids);

  expect((await bringBack(app, oldest)).added).toBe(1);
  expect(await bookOf(app)).toEqual(known);
});

test('what is sold of animals that came back stays with them when that is undone', async () => {
  const { app, ids, after } = await animalsThatLeft();
  const [, , , group = 0] = ids;
  await removeAll(app, [group]);
  const first = await bringBack(app, after);
  const sale = { pet_id: first.ids[0], s_count: 1, s_date: '2026-03-05' };
  expect((await app.as(3).post('sales/add', sale)).status).toBe(200);
  const known = await bookOf(app);
  expect(known.totals).toEqual({ came: 9, left: 7, stock: 2 });

  await undo(app, first.import_id);
  expect((await bookOf(app)).totals).toEqual({ came: 9, left: 7, stock: 2 });
  await bringBack(app, after);
  expect(await bookOf(app)).toEqual(known);
});

test('an animal that is taken out of the archive and deleted has not left', async () => {
  const { app, ids, after } = await animalsThatLeft();
  const [died = 0] = ids;
  await removeAll(app, [died]);
  const { ids: back, import_id } = await bringBack(app, after);
  await app.as(3).put('pet/archive', { id: back[0], archived: 0 });
  expect((await bookOf(app)).totals).toEqual({ came: 9, left: 5, stock: 4 });
  await removeAll(app, back);
  expect((await bookOf(app)).totals).toEqual({ came: 8, left: 5, stock: 3 });
  await undo(app, import_id);
  expect((await bookOf(app)).totals).toEqual({ came: 8, left: 5, stock: 3 });
});

test('an animal whose tag another keeper has by now is brought back once', async () => {
  const app = setUp();
  const alive = aPet(app.db, { name: 'Alive', tag: '3WKX9P' });
  const dead = aPet(app.db, { name: 'Dead', tag: '4AAAAA' });
  await app.as(3).put('pet/archive', { id: dead, archived: 1, reason: 'died' });
  const file = await exportOf(app);
  await removeAll(app, [alive, dead]);
  expect((await bringBack(app, file, 4)).added).toBe(2);

  const { added, ids } = await bringBack(app, file);
  expect(added).toBe(2);
  expect(await bringBack(app, file)).toMatchObject({ added: 0 });
  const { pets } = await exportOf(app);
  expect(pets.map(({ tag }: { tag: string }) => tag)).toEqual([expect.any(String), '4AAAAA']);
  expect(pets[0].tag).not.toBe('3WKX9P');
  expect(pets.map((pet: { handed_over: number }) => pet.handed_over)).toEqual([0, 1]);
  // and the same of a file that has it as it is now, once it is deleted again
  const newer = await exportOf(app);
  await removeAll(app, ids);
  expect((await bringBack(app, newer)).added).toBe(2);
  for (const one of [file, newer]) expect((await bringBack(app, one)).added).toBe(0);
});

test('each record of an animal that left and came home is brought back, the earlier one, too', async () => {
  const app = setUp();
  const earlier = aPet(app.db, { name: 'Frida', tag: '3WKX9P', handed_over: 1, archived: 1 });
  aPet(app.db, { name: 'Frida', tag: '3WKX9P' });
  const file = await exportOf(app);
  await removeAll(app, [earlier]);
  expect((await bringBack(app, file)).added).toBe(1);
  expect((await bringBack(app, file)).added).toBe(0);
});

test('a deleted animal is in the plans again for which it was chosen, as far as they are there', async () => {
  const app = setUp();
  const id = aPet(app.db, { name: 'Frida', tag: '3WKX9P', gender: 'f' });
  const other = aPet(app.db, { name: 'Juno', tag: '4AAAAA' });
  const weekly = aPlan(app.db, { fp_name: 'Weekly' }, [id, other]);
  const renamed = aPlan(app.db, { fp_name: 'Old name' }, [id]);
  const gone = aPlan(app.db, { fp_name: 'Gone' }, [id]);
  aPlan(app.db, { fp_name: 'Not of it' }, [other]);
  const females = { fp_name: 'Females', fp_start: '2026-03-01', fp_repeat: 7 };
  await app.as(3).post('plan/add', { ...females, fp_filter: 'gender=f' });
  const fed = { id, date_f: '2026-03-01', food: 'Dubia', progress: 0, fp_id: weekly };
  expect((await app.as(3).post('pet/feeding/feed', fed)).status).toBe(200);
  const file = await exportOf(app);
  await removeAll(app, [id]);
  const changed = await app.as(3).put('plan/update', { fp_id: renamed, fp_name: 'New name' });
  const deleted = await app.as(3).delete('plan/delete', { fp_id: gone });
  expect([changed.status, deleted.status]).toEqual([200, 200]);

  const { ids, import_id } = await bringBack(app, file);
  const { pets, plans } = await exportOf(app);
  const members = ({ fp_name, pet_ids }: Record<string, unknown>) => [fp_name, pet_ids];
  expect(plans.map(members)).toEqual([
    ['Weekly', [other, ids[0]]],
    ['New name', ids],
    ['Not of it', [other]],
    ['Females', ids],
  ]);
  expect(pets[1].feedings).toMatchObject([{ food: 'Dubia', fp_id: weekly }]);
  await undo(app, import_id);
  expect((await exportOf(app)).plans).toHaveLength(4);
});

test('what was archived of animals that came back stays with them when that is undone', async () => {
  const { app, ids, after } = await animalsThatLeft();
  const [, , , group = 0] = ids;
  await removeAll(app, [group]);
  const { ids: back, import_id } = await bringBack(app, after);
  const died = { id: back[0], archived: 1, reason: 'died', note: 'Mould' };
  expect((await app.as(3).put('pet/archive', died)).status).toBe(200);
  const known = await bookOf(app);
  expect(known.totals).toEqual({ came: 9, left: 9, stock: 0 });

  await undo(app, import_id);
  expect(await bookOf(app)).toEqual(known);
  await bringBack(app, after);
  expect(await bookOf(app)).toEqual(known);
});
