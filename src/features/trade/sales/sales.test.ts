import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { aPet, aSale } from '#src/testing/samples.ts';
import { kept, petOf, soldOn } from '#src/testing/pet-state.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

describe('a sale', () => {
  test('lowers the count, keeps what was agreed, and says how many are left', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 5 });
    const sale = {
      pet_id,
      s_count: 2,
      s_size: 4.25,
      total_price: 50.1,
      shipping: 6.5,
      currency: 'CHF',
      s_date: '2026-03-09',
      s_notes: 'two females',
      buyer_name: ' Jonas W. ',
      buyer_contact: 'jonas@example.org',
      buyer_address: 'Hauptstr. 1\n12345 Ort',
      document_no: 'D-17',
    };
    const { data, status } = await app.as(3).post('sales/add', sale);
    expect([status, data]).toEqual([
      200,
      { status: true, id: data.slid, slid: expect.any(Number), archived: 0, left: 3 },
    ]);
    expect(await petOf(app, pet_id)).toEqual(kept(3));
    expect((await app.as(3).get(`sales/detail/${data.slid}`)).data.data).toEqual({
      ...sale,
      rev: 1,
      own: 1,
      buyer_name: 'Jonas W.',
      slid: data.slid,
      name: 'Rosalía',
      sc_name: 'Brachypelma hamorii',
      archived_pet: 0,
      returned: 0,
      archived_before: null,
    });
    const { rows } = (await app.as(3).get(`sales/pet_data/${pet_id}`)).data;
    expect(rows.map((row: { slid: number }) => row.slid)).toEqual([data.slid]);
  });

  test('of the last ones archives the pet as sold on that day', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 3 });
    const { data } = await app
      .as(3)
      .post('sales/add', { pet_id, s_count: 3, s_date: '2026-03-01' });
    expect(data).toMatchObject({ archived: 1, left: 0 });
    expect(await petOf(app, pet_id)).toEqual(soldOn('2026-03-01', 3));
    const again = await app.as(3).post('sales/add', { pet_id });
    expect(again.status).toBe(409);
  });

  test('of more than there are is refused, and nothing is stored', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 3 });
    const { status, data } = await app.as(3).post('sales/add', { pet_id, s_count: 4 });
    expect([status, data.fields]).toEqual([422, { s_count: 'is too many: Rosalía has 3 animals' }]);
    expect(await petOf(app, pet_id)).toEqual(kept(3));
    expect((await app.as(3).get('sales/list')).data.count).toBe(0);
  });

  test('is not possible of a dead pet, but of one that was archived as sold by hand', async () => {
    const app = setUp();
    const dead = aPet(app.db, { archived: 1, archive_reason: 'died', archive_date: '2026-01-01' });
    const gone = aPet(app.db, { archived: 1, archive_reason: 'sold', archive_date: '2026-01-01' });
    expect((await app.as(3).post('sales/add', { pet_id: dead })).status).toBe(409);
    const { data } = await app.as(3).post('sales/add', { pet_id: gone, s_date: '2026-01-02' });
    expect(data).toMatchObject({ archived: 1, left: 0 });
    expect(await petOf(app, gone)).toEqual(soldOn('2026-01-02', 1));
  });

  test('outlives the record of its pet, under the name it had', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 2, name: 'Nyx' });
    const { slid } = (await app.as(3).post('sales/add', { pet_id })).data;
    await app.as(3).delete('pet/delete', { id: pet_id });
    expect((await app.as(3).get(`sales/detail/${slid}`)).data).toMatchObject({
      pet_id: null,
      name: 'Nyx',
      sc_name: 'Brachypelma hamorii',
    });
    const change = { slid, s_count: 7 };
    expect((await app.as(3).post('sales/update', change)).status).toBe(200);
    expect((await app.as(3).delete('sales/delete', { slid, restore: 1 })).status).toBe(200);
  });

  const wrong: [string, object, string][] = [
    ['no animals', { s_count: 0 }, 's_count'],
    ['half an animal', { s_count: 1.5 }, 's_count'],
    ['a tenth of a cent', { total_price: 0.501 }, 'total_price'],
    ['shipping below zero', { shipping: -1 }, 'shipping'],
    ['a size of three decimals', { s_size: 4.255 }, 's_size'],
    ['a day to come', { s_date: '2026-03-12' }, 's_date'],
    ['an archived flag', { archived_pet: 1 }, 'archived_pet'],
  ];
  test.each(wrong)('with %s is refused by its field', async (_, fields, field) => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 2 });
    const response = await app.as(3).post('sales/add', { pet_id, ...fields });
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, [field]]);
    expect(await petOf(app, pet_id)).toEqual(kept(2));
  });
});

describe('counting', () => {
  test('twenty sales at once never sell more than there are', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 7 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => app.as(3).post('sales/add', { pet_id })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    expect((await app.as(3).get('sales/sums')).data.animals).toBe(7);
    expect((await petOf(app, pet_id)).archived).toBe(1);
  });

  test('no order of selling, changing and taking back loses or makes an animal', async () => {
    const app = setUp();
    const step = fc.record({
      act: fc.constantFrom('sell', 'change', 'back'),
      n: fc.integer({ min: 1, max: 6 }),
      which: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 12 }),
        async (start, steps) => {
          const pet_id = aPet(app.db, { an_count: start });
          const sold = new Map<number, number>();
          const left = () => start - [...sold.values()].reduce((sum, n) => sum + n, 0);
          for (const { act, n, which } of steps) {
            const slid = [...sold.keys()][which % Math.max(1, sold.size)];
            if (act === 'sell') {
              const { status, data } = await app.as(3).post('sales/add', { pet_id, s_count: n });
              expect(status).toBe(left() === 0 ? 409 : n > left() ? 422 : 200);
              if (status === 200) sold.set(data.slid, n);
            } else if (slid !== undefined && act === 'change') {
              const body = { slid, s_count: n };
              const fits = n <= left() + (sold.get(slid) ?? 0);
              expect((await app.as(3).post('sales/update', body)).status).toBe(fits ? 200 : 422);
              if (fits) sold.set(slid, n);
            } else if (slid !== undefined) {
              await app.as(3).delete('sales/delete', { slid, restore: 1 });
              sold.delete(slid);
            }
            const pet = await petOf(app, pet_id);
            expect(pet.archived ? 0 : pet.an_count).toBe(left());
            const { in_count, out } = (await app.as(3).get(`stock_book/pet/${pet_id}`)).data;
            expect(in_count).toBe(start);
            expect(out).toHaveLength(sold.size);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the list of sales', () => {
  test('is the newest first, by year, and finds what is looked for', async () => {
    const { as, db } = setUp();
    const pet_id = aPet(db, { name: 'Nyx' });
    aSale(db, { s_date: '2025-05-05', buyer_name: 'Eva_M' });
    aSale(db, { s_date: '2026-01-01', pet_id, pet_name: 'Old name' });
    const dates = async (query: object) =>
      (await as(3).get('sales/list', query)).data.rows.map((row: { s_date: string }) => row.s_date);
    expect(await dates({})).toEqual(['2026-01-01', '2025-05-05']);
    expect(await dates({ year: '2025' })).toEqual(['2025-05-05']);
    expect(await dates({ search: 'nyx' })).toEqual(['2026-01-01']);
    expect(await dates({ search: 'a_m' })).toEqual(['2025-05-05']);
    expect(await dates({ search: '%' })).toEqual([]);
  });

  test('has exact sums, and is a file for spreadsheets', async () => {
    const { as, db } = setUp();
    aSale(db, { total_price: 5010, shipping: 690, s_count: 2, s_date: '2026-01-31' });
    aSale(db, { total_price: 20, s_date: '2025-12-31', buyer_name: '+49 151' });
    aSale(db, { uid: 4, total_price: 999 });
    aSale(db, { total_price: 900, currency: 'JPY', s_date: '2025-12-31' });
    const sold = { count: 1, animals: 2, total: 50.1, shipping: 6.9 };
    const january = { ...sold, totals: [{ currency: 'EUR', ...sold }] };
    const { data } = await as(3).get('sales/sums', { year: '2026' });
    expect(data).toEqual({
      currency: 'EUR',
      count: 3,
      animals: 4,
      total: 50.3,
      shipping: 6.9,
      totals: [
        { currency: 'EUR', count: 2, animals: 3, total: 50.3, shipping: 6.9 },
        { currency: 'JPY', count: 1, animals: 1, total: 900, shipping: 0 },
      ],
      by_year: [
        { year: 2026, ...january },
        {
          year: 2025,
          ...{ count: 2, animals: 2, total: 0.2, shipping: 0 },
          totals: [
            { currency: 'EUR', count: 1, animals: 1, total: 0.2, shipping: 0 },
            { currency: 'JPY', count: 1, animals: 1, total: 900, shipping: 0 },
          ],
        },
      ],
      by_month: [{ month: '2026-01', ...january }],
    });
    const file = (await as(3).get('sales/export')).data;
    expect(file).toContain(',1,,900,0,JPY,');
    expect(file).toContain(',2,,50.10,6.90,EUR,');
    expect(file).toContain(`,1,,0.20,0.00,EUR,'+49 151,`);
  });

  test('a sale starts from the last price of the pet, or of its species', async () => {
    const { as, db } = setUp();
    const [nyx, rosa] = [aPet(db, { name: 'Nyx', an_count: 4 }), aPet(db)];
    const likely = async (id: number) => (await as(3).get(`sales/likely/${id}`)).data;
    expect(await likely(nyx)).toEqual({
      an_count: 4,
      s_size: null,
      price: null,
      price_source: null,
      currency: 'EUR',
    });
    aSale(db, { pet_id: nyx, s_count: 2, total_price: 5000, s_date: '2025-01-01' });
    aSale(db, { pet_id: rosa, s_count: 1, total_price: 9000 });
    aSale(db, { pet_id: rosa, s_count: 1, total_price: 0 });
    expect((await likely(nyx)).price).toBe(25);
    expect((await likely(rosa)).price).toBe(90);
    expect(await likely(aPet(db))).toMatchObject({ price: 90, price_source: 'last' });
  });

  test('a sale starts from the animal’s own price tag before any last price', async () => {
    const { as, db } = setUp();
    const [nyx, rosa] = [aPet(db, { name: 'Nyx' }), aPet(db)];
    aSale(db, { pet_id: rosa, s_count: 1, total_price: 9000 });
    const priced = { prices: { [nyx]: 1850 }, price_all: 500, currency: 'EUR' };
    const store = (value: unknown) =>
      as(3).post('user_config/set', {
        conf_key: 'label_settings',
        conf_val: JSON.stringify(value),
      });
    await store(priced);
    const likely = async (id: number) => (await as(3).get(`sales/likely/${id}`)).data;
    expect(await likely(nyx)).toMatchObject({ price: 18.5, price_source: 'tag' });
    expect(await likely(rosa)).toMatchObject({ price: 90, price_source: 'last' });
    await store({ ...priced, currency: 'CZK' });
    expect(await likely(nyx)).toMatchObject({ price: 90, price_source: 'last' });
  });
});

describe('a sale of another keeper', () => {
  test('can not be seen, changed or deleted, nor can their pets be sold', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 5 });
    const { slid } = (await app.as(3).post('sales/add', { pet_id, buyer_name: 'Eva' })).data;
    for (const stranger of [2, 4]) {
      const they = app.as(stranger);
      const responses = await Promise.all([
        they.post('sales/add', { pet_id }),
        they.post('sales/update', { slid, total_price: 1 }),
        they.post('sales/erase_buyer', { slid }),
        they.delete('sales/delete', { slid, restore: 1 }),
      ]);
      expect(responses.map((response) => response.status)).toEqual(responses.map(() => 404));
      const reads = stranger === 2 ? 200 : 404;
      for (const path of [`detail/${slid}`, `likely/${pet_id}`, `pet_data/${pet_id}`])
        expect((await they.get(`sales/${path}`)).status).toBe(reads);
      expect((await they.get('sales/list')).data).toEqual({ rows: [], count: 0 });
      expect((await they.get('sales/list', { search: 'Eva' })).data.count).toBe(0);
    }
    expect((await app.as(3).get(`sales/detail/${slid}`)).data.buyer_name).toBe('Eva');
    expect(await petOf(app, pet_id)).toEqual(kept(4));
  });
});
