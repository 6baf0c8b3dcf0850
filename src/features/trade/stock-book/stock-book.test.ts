import { describe, expect, test } from 'bun:test';
import type { BookEntry } from '#src/domain/trade/stock-book.ts';
import { aPet, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

describe('the stock book', () => {
  test('says of each animal when and from whom it came, when and to whom it went', async () => {
    const { as, db } = setUp();
    const purchase = aPurchase(db, {
      sc_id: speciesId(db),
      count: 5,
      date: '2025-02-01',
      seller: 'Exotica',
      seller_address: 'Ring 1, Hamm',
      document_no: 'D-1',
    });
    const pet_id = aPet(db, { purchase_id: purchase, an_count: 5, gender: 'f' });
    await as(3).post('sales/add', {
      pet_id,
      s_count: 2,
      s_date: '2026-01-05',
      buyer_name: 'Eva',
      buyer_address: 'Weg 2',
      document_no: 'D-2',
    });
    const { rows, count, totals } = (await as(3).get('stock_book/list')).data;
    expect([count, totals]).toEqual([1, { came: 5, left: 2, stock: 3 }]);
    expect(rows[0]).toMatchObject({
      pet_id,
      sc_name: 'Brachypelma hamorii',
      gender: 'f',
      in_date: '2025-02-01',
      in_count: 5,
      bred: 0,
      seller: 'Exotica',
      seller_address: 'Ring 1, Hamm',
      in_document_no: 'D-1',
      out: [
        {
          date: '2026-01-05',
          count: 2,
          reason: 'sold',
          name: 'Eva',
          address: 'Weg 2',
          document_no: 'D-2',
        },
      ],
    });
    expect((await as(3).get('stock_book/list', { year: '2025' })).data.totals).toEqual({
      came: 5,
      left: 0,
      stock: 5,
    });
    expect((await as(3).get(`stock_book/pet/${pet_id}`)).data).toEqual(rows[0]);
  });

  test('says when an animal hatched, and since when it is kept where nobody bought it, also later', async () => {
    const { as, db } = setUp();
    const since = { kept_since: '2019-05-01', hatched: '2018' };
    const pet_id = aPet(db, { name: 'Old', created: '2026-01-01T10:00:00.000Z', ...since });
    await as(3).post('sales/add', { pet_id, s_count: 1, s_date: '2026-01-05' });
    const own = async () => (await as(3).get(`stock_book/pet/${pet_id}`)).data;
    expect(await own()).toMatchObject({ recorded: '2019-05-01', in_date: null, ...since });
    await as(3).delete('pet/delete', { id: pet_id });
    expect(await own()).toMatchObject({ recorded: '2019-05-01', pet_id: null, ...since });
    const noted = aPet(db, { name: 'New', created: '2026-01-01T10:00:00.000Z' });
    const { data } = await as(3).get(`stock_book/pet/${noted}`);
    expect(data).toMatchObject({ recorded: '2026-01-01', kept_since: null, in_date: null });
    const { past_pets } = (await as(3).get('data/export.json')).data;
    expect(past_pets[0]).toMatchObject(since);
    expect((await as(4).get('stock_book/list')).data.count).toBe(0);
  });

  test('knows own offspring, the dead, and animals without a record', async () => {
    const { as, db } = setUp();
    const mother = aPet(db, { name: 'Mother', created: '2024-01-01T10:00:00.000Z' });
    const bred = (await as(3).post('purchases/add', { parent_id: mother, count: 9 })).data.id;
    await as(3).post('purchases/add_pet', { id: bred, name: 'Young', an_count: 6 });
    aPet(db, {
      name: 'Dead',
      an_count: 2,
      archived: 1,
      archive_reason: 'died',
      archive_date: '2026-02-02',
    });
    const sold = aPet(db, { name: 'Gone' });
    await as(3).post('sales/add', { pet_id: sold, buyer_name: 'Eva' });
    await as(3).delete('pet/delete', { id: sold });
    const { rows, totals } = (await as(3).get('stock_book/list')).data;
    type Row = { name: string; pet_id: number | null; in_count: number; bred: number };
    const short = rows.map(({ name, pet_id, in_count, bred: own }: Row) => [
      name,
      pet_id !== null,
      in_count,
      own,
    ]);
    expect(short).toHaveLength(5);
    expect(short).toContainEqual(['Mother', true, 1, 0]);
    expect(short).toContainEqual(['Young', true, 6, 1]);
    expect(short).toContainEqual(['', false, 3, 1]);
    expect(short).toContainEqual(['Dead', true, 2, 0]);
    expect(short).toContainEqual(['Gone', false, 1, 0]);
    expect(totals).toEqual({ came: 13, left: 3, stock: 10 });
  });

  test('keeps the line of an animal that left when its record is deleted', async () => {
    const { as, db } = setUp();
    const mother = aPet(db, { name: 'Mother' });
    const bought = aPurchase(db, {
      sc_id: speciesId(db),
      count: 4,
      date: '2025-02-01',
      seller: 'Exotica',
      document_no: 'D-1',
      size: 3,
    });
    const bred = (await as(3).post('purchases/add', { parent_id: mother, count: 1 })).data.id;
    const pets = [
      aPet(db, { name: 'Pair', purchase_id: bought, an_count: 2, gender: 'f' }),
      aPet(db, { name: 'Dead', purchase_id: bought }),
      aPet(db, { name: 'Young', purchase_id: bred }),
    ];
    await as(3).post('sales/add', { pet_id: pets[0], s_count: 2, buyer_name: 'Eva' });
    await as(3).put('pet/archive', { id: pets[1], archived: 1, reason: 'died', note: 'mould' });
    await as(3).post('sales/add', { pet_id: pets[2], buyer_name: 'Jo' });
    const book = async () => (await as(3).get('stock_book/list')).data;
    const before = await book();
    const proof = (await as(3).get(`stock_book/pet/${pets[0]}`)).data;
    for (const id of [...pets, mother]) await as(3).delete('pet/delete', { id });

    const after = await book();
    expect(after.totals).toEqual({ came: 5, left: 4, stock: 1 });
    const asKept = (line: BookEntry) => ({ ...line, pet_id: line.pet_no, past_id: null });
    const kept = before.rows.filter(({ pet_id }: BookEntry) => pet_id !== mother);
    expect(after.rows.filter(({ past_id }: BookEntry) => past_id).map(asKept)).toEqual(
      kept.filter(({ pet_id }: BookEntry) => pet_id !== null),
    );
    expect(asKept((await as(3).get(`stock_book/pet/${pets[0]}`)).data)).toEqual(proof);
    const { slid } = proof.out[0];
    expect(asKept((await as(3).get(`stock_book/sale/${slid}`)).data)).toEqual(proof);
    expect((await as(3).get(`purchases/detail/${bought}`)).data.rest).toBe(1);
    expect((await as(3).get(`purchases/detail/${bred}`)).data.parent_name).toBe('Mother');
    for (const call of [`pet/${pets[0]}`, `sale/${slid}`]) {
      expect((await as(4).get(`stock_book/${call}`)).status).toBe(404);
    }
  });

  test('gives animals that were there when their record was deleted back to their purchase', async () => {
    const { as, db } = setUp();
    const id = aPurchase(db, { custom_text: 'Box', count: 3, seller: 'Exotica' });
    const pet_id = aPet(db, { purchase_id: id, an_count: 3 });
    await as(3).post('sales/add', { pet_id, s_count: 1, buyer_name: 'Eva' });
    await as(3).delete('pet/delete', { id: pet_id });
    const { rows, totals } = (await as(3).get('stock_book/list')).data;
    expect(totals).toEqual({ came: 3, left: 1, stock: 2 });
    expect(rows).toMatchObject([
      { seller: 'Exotica', sc_name: 'Brachypelma hamorii', in_count: 1, pet_no: pet_id },
      { seller: 'Exotica', sc_name: 'Brachypelma hamorii', in_count: 2, pet_no: null },
    ]);
  });

  test('takes the data of a sale without a pet from the sale', async () => {
    const { as, db } = setUp();
    const slid = aSale(db, { sc_name: 'Python regius', buyer_name: 'Eva' });
    expect((await as(3).get(`stock_book/sale/${slid}`)).data).toMatchObject({
      sc_name: 'Python regius',
      pet_no: null,
      in_count: 1,
      out: [{ slid, name: 'Eva' }],
    });
  });

  test('can be narrowed to a species or a kind, and is only the keeper’s own', async () => {
    const { as, db } = setUp();
    aPet(db);
    const pet = aPet(db, { sc_id: speciesId(db, 'Python regius') });
    aSale(db, { pet_id: null, sc_name: 'Python regius', buyer_name: 'Eva' });
    const count = async (uid: number, query: object) =>
      (await as(uid).get('stock_book/list', query)).data.count;
    expect(await count(3, {})).toBe(3);
    expect(await count(3, { search: 'regius' })).toBe(2);
    expect(await count(3, { an_type: 'reptile' })).toBe(2);
    expect(await count(3, { an_type: 'tarantula' })).toBe(1);
    for (const stranger of [2, 4]) {
      expect(await count(stranger, {})).toBe(0);
      // the administrator reads what belongs to an animal, whosever it is
      const status = stranger === 2 ? 200 : 404;
      expect((await as(stranger).get(`stock_book/pet/${pet}`)).status).toBe(status);
    }
  });
});

test('an animal that went and came back is one animal, which leaves once in the end', async () => {
  const { as, db } = setUp();
  const id = aPet(db, { name: 'Nyx' });
  const totals = async () => (await as(3).get('stock_book/list')).data.totals;
  const out = async () =>
    (await as(3).get(`stock_book/pet/${id}`)).data.out.map(
      (leaving: { reason: string }) => leaving.reason,
    );
  const sell = () => as(3).post('sales/add', { pet_id: id });
  const takeOut = () => as(3).put('pet/archive', { id, archived: 0 });

  await sell();
  await takeOut();
  expect([await totals(), await out()]).toEqual([{ came: 1, left: 0, stock: 1 }, []]);
  await sell();
  expect([await totals(), await out()]).toEqual([{ came: 1, left: 1, stock: 0 }, ['sold']]);
  await takeOut();
  // taken out by mistake, and put back as it was
  await as(3).put('pet/archive', { id, archived: 1, reason: 'sold', date: '2026-03-01' });
  expect([await totals(), await out()]).toEqual([{ came: 1, left: 1, stock: 0 }, ['sold']]);
  await as(3).put('pet/archive_all', { ids: [id], archived: 0 });
  await as(3).put('pet/archive', { id, archived: 1, reason: 'died' });
  expect([await totals(), await out()]).toEqual([{ came: 1, left: 1, stock: 0 }, ['died']]);
  await as(3).delete('pet/delete', { id });
  expect(await totals()).toEqual({ came: 1, left: 1, stock: 0 });
});
