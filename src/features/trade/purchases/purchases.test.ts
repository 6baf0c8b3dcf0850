import { describe, expect, test } from 'bun:test';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

describe('a purchase', () => {
  test('of a thing is added, read, changed and deleted by its keeper', async () => {
    const { as } = setUp();
    const thing = {
      custom_text: ' Cork bark ',
      price: 18.5,
      date: '2026-03-01',
      seller: 'Korkwerk',
    };
    const added = await as(3).post('purchases/add', thing);
    expect([added.status, added.data]).toEqual([200, { status: true, id: expect.any(Number) }]);
    const { id } = added.data;
    expect((await as(3).get(`purchases/detail/${id}`)).data.data).toEqual({
      id,
      rev: 1,
      own: 1,
      custom_text: 'Cork bark',
      price: 18.5,
      currency: 'EUR',
      count: 1,
      size: null,
      date: '2026-03-01',
      seller: 'Korkwerk',
      seller_address: '',
      document_no: '',
      notes: '',
      bred: 0,
      parent_id: null,
      parent_name: null,
      sc_id: null,
      sc_name: null,
      cm_name: null,
      an_type: null,
      name: '',
      pets: [],
      rest: 1,
    });
    const change = { id, price: '20.05', notes: 'dry' };
    expect((await as(3).post('purchases/update', change)).data).toEqual({ status: true, id });
    expect((await as(3).get(`purchases/detail/${id}`)).data).toMatchObject({
      price: 20.05,
      notes: 'dry',
      seller: 'Korkwerk',
    });
    expect((await as(3).delete('purchases/delete', { id })).data).toEqual({ status: true });
    expect((await as(3).get(`purchases/detail/${id}`)).status).toBe(404);
  });

  test('without a date is of the caller’s today', async () => {
    const { as } = setUp();
    const there = { 'x-today': '2026-03-11' };
    const { data } = await as(3).post('purchases/add', { custom_text: 'Lamp' }, there);
    expect((await as(3).get(`purchases/detail/${data.id}`)).data.date).toBe('2026-03-11');
  });

  test('of a pet takes its species and number, and is the pet’s', async () => {
    const { as, db } = setUp();
    const pet_id = aPet(db, { an_count: 3 });
    expect((await as(3).get(`purchases/pet_data/${pet_id}`)).data).toEqual({
      data: null,
      purchase: null,
    });
    const { id } = (await as(3).post('purchases/add', { pet_id, price: 45 })).data;
    const { purchase } = (await as(3).get(`purchases/pet_data/${pet_id}`)).data;
    expect(purchase).toMatchObject({ id, price: 45, count: 3, sc_name: 'Brachypelma hamorii' });
    expect(purchase.name).toBe('Rosalía');
    expect((await as(3).post('purchases/add', { pet_id })).status).toBe(409);
  });

  test('that is deleted leaves its pets', async () => {
    const { as, db } = setUp();
    const pet_id = aPet(db);
    const { id } = (await as(3).post('purchases/add', { pet_id })).data;
    await as(3).delete('purchases/delete', { id });
    expect((await as(3).get(`pet/detail/${pet_id}`)).data.purchase_id).toBeNull();
  });

  const wrong: [string, object, string][] = [
    ['nothing at all', {}, 'custom_text'],
    ['spaces only', { custom_text: '  ' }, 'custom_text'],
    ['a third of a cent', { custom_text: 'Lamp', price: 18.505 }, 'price'],
    ['half a yen', { custom_text: 'Lamp', price: 18.5, currency: 'JPY' }, 'price'],
    ['more money than there is', { custom_text: 'Lamp', price: 1e11 }, 'price'],
    ['a currency that is none', { custom_text: 'Lamp', currency: 'EURO' }, 'currency'],
    ['a price below zero', { custom_text: 'Lamp', price: -1 }, 'price'],
    ['a price in words', { custom_text: 'Lamp', price: '18 €' }, 'price'],
    ['a day to come', { custom_text: 'Lamp', date: '2026-03-12' }, 'date'],
    ['a day that is none', { custom_text: 'Lamp', date: '2026-02-30' }, 'date'],
    ['no animal', { custom_text: 'Lamp', count: 0 }, 'count'],
    ['a size of three decimals', { custom_text: 'Lamp', size: 4.255 }, 'size'],
    ['a species that is none', { p_sc_id: 999_999 }, 'p_sc_id'],
    ['a field of somebody else', { custom_text: 'Lamp', uid: 4 }, 'uid'],
  ];
  test.each(wrong)('with %s is refused by its field', async (_, body, field) => {
    const { as } = setUp();
    const response = await as(3).post('purchases/add', body);
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, [field]]);
    expect((await as(3).get('purchases/list')).data.count).toBe(0);
  });
});

describe('the currency of a purchase', () => {
  const chosen = (conf_val: string) => ({ conf_key: 'display_currency', conf_val });

  test('is the keeper’s of that moment, and no later choice changes what was paid', async () => {
    const { as } = setUp();
    const lamp = { custom_text: 'Lamp', price: 10.01 };
    const { id } = (await as(3).post('purchases/add', lamp)).data;
    await as(3).post('user_config/set', chosen('"JPY"'));
    const now = await as(3).post('purchases/add', { custom_text: 'Bark', price: 1500 });
    const yen = await as(3).get(`purchases/detail/${now.data.id}`);
    expect(yen.data).toMatchObject({ price: 1500, currency: 'JPY' });
    const before = await as(3).get(`purchases/detail/${id}`);
    expect(before.data).toMatchObject({ price: 10.01, currency: 'EUR' });
    const { data } = await as(3).get('purchases/sums');
    expect(data).toMatchObject({ currency: 'JPY', count: 2, total: 1500 });
    expect(data.totals).toEqual([
      { currency: 'JPY', count: 1, total: 1500 },
      { currency: 'EUR', count: 1, total: 10.01 },
    ]);
  });

  test('can be named and changed: the number stays, as far as the currency has its decimals', async () => {
    const { as } = setUp();
    const dinars = { custom_text: 'Lamp', price: '1.234', currency: 'TND' };
    const { id } = (await as(3).post('purchases/add', dinars)).data;
    const change = (body: object) => as(3).post('purchases/update', { id, ...body });
    const refused = await change({ currency: 'EUR' });
    expect([refused.status, refused.data.fields]).toEqual([
      422,
      { price: 'must be an amount in EUR, with at most 2 decimals' },
    ]);
    expect((await change({ currency: 'EUR', price: 1.23 })).status).toBe(200);
    expect((await change({ currency: 'USD' })).status).toBe(200);
    expect((await as(3).get('purchases/list')).data.rows[0]).toMatchObject({
      price: 1.23,
      currency: 'USD',
    });
  });
});

describe('a batch', () => {
  const bought = async (count: number) => {
    const app = setUp();
    const batch = { p_sc_id: speciesId(app.db), count, price: 150 };
    const { id } = (await app.as(3).post('purchases/add', batch)).data;
    return { ...app, id };
  };

  test('of ten becomes ten pets with numbers behind their name', async () => {
    const { as, id } = await bought(10);
    const body = { id, name: 'Sling', records: 10 };
    const made = (await as(3).post('purchases/add_pet', body)).data;
    expect(made).toEqual({ status: true, id: made.ids[0], ids: expect.any(Array) });
    const { pets, rest, name } = (await as(3).get(`purchases/detail/${id}`)).data;
    expect(pets.map((pet: { name: string }) => pet.name)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Sling ${at + 1}`),
    );
    expect([rest, name]).toEqual([0, 'Sling 1, Sling 2, Sling 3']);
    expect((await as(3).get('purchases/list')).data.rows[0].pets).toBe(10);
  });

  test('of ten becomes one group, and no more animals than were bought', async () => {
    const { as, id } = await bought(10);
    await as(3).post('purchases/add_pet', { id, name: 'Group', an_count: 7, gender: 'f' });
    const more = await as(3).post('purchases/add_pet', { id, name: 'More', records: 4 });
    expect([more.status, more.data.fields]).toEqual([
      422,
      { an_count: 'is too many: 3 of 10 animals are left' },
    ]);
    const { pets, rest } = (await as(3).get(`purchases/detail/${id}`)).data;
    expect(pets).toHaveLength(1);
    expect([pets[0].an_count, pets[0].gender, rest]).toEqual([7, 'f', 3]);
  });

  test('remembers animals that were sold since', async () => {
    const { as, id } = await bought(5);
    const { data } = await as(3).post('purchases/add_pet', { id, name: 'Group', an_count: 5 });
    await as(3).post('sales/add', { pet_id: data.id, s_count: 2 });
    expect((await as(3).get(`purchases/detail/${id}`)).data.rest).toBe(0);
    const fewer = await as(3).post('purchases/update', { id, count: 4 });
    expect([fewer.status, Object.keys(fewer.data.fields)]).toEqual([422, ['count']]);
  });

  test('of a thing takes the species of the first pet', async () => {
    const { as, db } = setUp();
    const id = aPurchase(db, { custom_text: 'Surprise box', count: 2 });
    const none = await as(3).post('purchases/add_pet', { id, name: 'What is it' });
    expect(Object.keys(none.data.fields)).toEqual(['p_sc_id']);
    await as(3).post('purchases/add_pet', { id, name: 'Rosa', p_sc_id: speciesId(db) });
    expect((await as(3).get(`purchases/detail/${id}`)).data.sc_name).toBe('Brachypelma hamorii');
  });

  test('with a name too long for its numbers makes no pet', async () => {
    const { as, id } = await bought(10);
    const response = await as(3).post('purchases/add_pet', {
      id,
      name: 'x'.repeat(99),
      records: 10,
    });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, ['name']]);
    expect((await as(3).get('pet/count')).data.count2).toBe(0);
  });
});

describe('own offspring', () => {
  test('has the parent’s species, is bred, and is shown on the parent’s page', async () => {
    const { as, db } = setUp();
    const parent_id = aPet(db, { name: 'Mother' });
    const { id } = (await as(3).post('purchases/add', { parent_id, count: 40 })).data;
    await as(3).post('purchases/add_pet', { id, name: 'Young', an_count: 40 });
    const child = (await as(3).get(`purchases/child_pets/${parent_id}`)).data;
    expect([child.count, child.rows[0].name, child.rows[0].an_count]).toEqual([1, 'Young', 40]);
    expect((await as(3).get(`purchases/detail/${id}`)).data).toMatchObject({
      bred: 1,
      parent_id,
      parent_name: 'Mother',
      sc_name: 'Brachypelma hamorii',
    });
  });

  test('stays bred when the parent’s record is deleted', async () => {
    const { as, db } = setUp();
    const parent_id = aPet(db);
    const { id } = (await as(3).post('purchases/add', { parent_id })).data;
    await as(3).delete('pet/delete', { id: parent_id });
    expect((await as(3).get(`purchases/detail/${id}`)).data).toMatchObject({
      bred: 1,
      parent_id: null,
    });
  });

  test('is never its own parent', async () => {
    const { as, db } = setUp();
    const pet_id = aPet(db);
    const itself = await as(3).post('purchases/add', { pet_id, parent_id: pet_id });
    expect(Object.keys(itself.data.fields)).toEqual(['parent_id']);
    const { id } = (await as(3).post('purchases/add', { pet_id })).data;
    const later = await as(3).post('purchases/update', { id, parent_id: pet_id });
    expect(Object.keys(later.data.fields)).toEqual(['parent_id']);
  });
});

test('nobody descends from its own offspring, however far down', async () => {
  const { as, db } = setUp();
  const [mum, kid, grandkid] = [aPet(db), aPet(db), aPet(db)];
  const born = (pet_id: number, parent_id: number) =>
    as(3).post('purchases/add', { pet_id, parent_id });
  await born(kid, mum);
  await born(grandkid, kid);
  const circle = await born(mum, grandkid);
  expect([circle.status, circle.data.fields]).toEqual([
    422,
    { parent_id: 'descends from this pet itself' },
  ]);
  const { id } = (await as(3).post('purchases/add', { pet_id: mum })).data;
  const later = await as(3).post('purchases/update', { id, parent_id: kid });
  expect([later.status, Object.keys(later.data.fields)]).toEqual([422, ['parent_id']]);
});

describe('the list of purchases', () => {
  test('shows the newest first, by year, and finds what is looked for', async () => {
    const { as, db } = setUp();
    aPurchase(db, { custom_text: 'Lamp 100%', date: '2024-05-05', seller: 'Exotica' });
    const id = aPurchase(db, { custom_text: '', sc_id: speciesId(db), date: '2026-01-01' });
    aPet(db, { name: 'Nyx', purchase_id: id });
    aPurchase(db, { custom_text: 'Bark', date: '2026-02-02' });
    const dates = async (query: object) =>
      (await as(3).get('purchases/list', query)).data.rows.map((row: { date: string }) => row.date);
    expect(await dates({})).toEqual(['2026-02-02', '2026-01-01', '2024-05-05']);
    expect(await dates({ year: '2026' })).toEqual(['2026-02-02', '2026-01-01']);
    expect(await dates({ search: 'nyx' })).toEqual(['2026-01-01']);
    expect(await dates({ search: 'hamorii' })).toEqual(['2026-01-01']);
    expect(await dates({ search: 'exot' })).toEqual(['2024-05-05']);
    expect(await dates({ search: '0%' })).toEqual(['2024-05-05']);
    expect(await dates({ search: '_' })).toEqual([]);
    expect(await dates({ limit: '1', offset: '1' })).toEqual(['2026-01-01']);
    expect((await as(3).get('purchases/list', { limit: '1' })).data.count).toBe(3);
  });

  test('has exact sums by year, and by month of a year', async () => {
    const { as, db } = setUp();
    for (let n = 0; n < 10; n++) aPurchase(db, { price: 10, date: '2025-12-31' });
    aPurchase(db, { price: 1, date: '2026-01-01' });
    aPurchase(db, { uid: 4, price: 99_999, date: '2026-01-01' });
    const sums = (count: number, total: number) => ({
      count,
      total,
      totals: [{ currency: 'EUR', count, total }],
    });
    expect((await as(3).get('purchases/sums', { year: '2025' })).data).toEqual({
      currency: 'EUR',
      ...sums(11, 1.01),
      by_year: [
        { year: 2026, ...sums(1, 0.01) },
        { year: 2025, ...sums(10, 1) },
      ],
      by_month: [{ month: '2025-12', ...sums(10, 1) }],
    });
    expect((await as(2).get('purchases/sums')).data).toEqual({
      currency: 'EUR',
      count: 0,
      total: 0,
      totals: [],
      by_year: [],
      by_month: [],
    });
  });

  test('is a file for spreadsheets that runs no formula', async () => {
    const { as, db } = setUp();
    const seller = '=HYPERLINK("http://x")';
    aPurchase(db, {
      custom_text: 'Bark, 5 kg',
      price: 123_450,
      currency: 'CHF',
      seller,
      date: '2026-01-02',
    });
    const { data, headers } = await as(3).get('purchases/export', { year: '2026' });
    expect(headers.get('content-disposition')).toBe('attachment; filename="purchases-2026.csv"');
    const [head, line, end] = data.split('\r\n');
    expect(head).toStartWith('id,date,custom_text,sc_name,name,count,size,price,currency,seller');
    expect(line).toContain(`,"Bark, 5 kg",,,1,,1234.50,CHF,"'=HYPERLINK(""http://x"")",`);
    expect(end).toBe('');
    expect((await as(4).get('purchases/export')).data.split('\r\n')).toHaveLength(2);
  });
});

describe('a purchase of another keeper', () => {
  test('can not be seen, changed, used or tied to', async () => {
    const { as, db } = setUp();
    const id = aPurchase(db, { uid: 3, sc_id: speciesId(db), count: 9 });
    const pet = aPet(db, { uid: 3, purchase_id: id });
    const own = aPurchase(db, { uid: 4 });
    for (const stranger of [2, 4]) {
      const they = as(stranger);
      const responses = await Promise.all([
        they.post('purchases/update', { id, price: 1 }),
        they.post('purchases/add_pet', { id, name: 'Mine' }),
        they.delete('purchases/delete', { id }),
        they.post('purchases/add', { pet_id: pet }),
        they.post('purchases/add', { custom_text: 'Young', parent_id: pet }),
      ]);
      expect(responses.map((response) => response.status)).toEqual(responses.map(() => 404));
      // the administrator reads what belongs to an animal, whosever it is
      const reads = stranger === 2 ? 200 : 404;
      const paths = [`detail/${id}`, `pet_data/${pet}`, `child_pets/${pet}`];
      for (const path of paths.map((one) => `purchases/${one}`))
        expect((await they.get(path)).status).toBe(reads);
      expect(
        (await they.get('purchases/list')).data.rows.map((row: { id: number }) => row.id),
      ).toEqual(stranger === 4 ? [own] : []);
    }
    expect((await as(4).post('purchases/update', { id: own, parent_id: pet })).status).toBe(404);
    expect((await as(3).get(`purchases/detail/${id}`)).data).toMatchObject({
      price: 18.5,
      count: 9,
      rest: 8,
    });
  });
});
