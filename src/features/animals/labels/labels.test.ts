import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { pets, purchases } from '#src/db/schema.ts';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const labels = (ids: unknown) => `pet/labels/${encodeURIComponent(JSON.stringify(ids))}`;

describe('labels of all pets', () => {
  test('are those of the caller that are kept now, by species and name', async () => {
    const { db, as } = createTestApp();
    const pulchra = speciesId(db, 'Grammostola pulchra');
    const nyx = aPet(db, { name: 'Nyx', sc_id: pulchra });
    const rosalia = aPet(db, { name: 'Rosalía' });
    const adele = aPet(db, { name: 'adele' });
    aPet(db, { name: 'Gone', archived: 1 });
    aPet(db, { name: 'Foreign', uid: 4 });

    const { status, data } = await as(3).get('pet/all_labels');
    expect(status).toBe(200);
    expect(data.rows.map((row: { id: number }) => row.id)).toEqual([adele, rosalia, nyx]);
    expect(data.count).toBe(3);
    expect((await as(2).get('pet/all_labels')).data.rows).toEqual([]);
  });

  test('contain everything a label can show, and the target of its code', async () => {
    const { db, as } = createTestApp({ env: { PUBLIC_URL: 'https://keep.example.org/' } });
    const purchase_id = db
      .insert(purchases)
      .values({ uid: 3, date: '2019-05-12' })
      .returning({ id: purchases.id })
      .get().id;
    const id = aPet(db, { gender: 'f', an_count: 2, purchase_id });
    await as(3).post('pet/molt/add', { id, date_mt: '2025-06-03', size: 14.5 });

    const { data } = await as(3).get('pet/all_labels');
    expect(data.public_url).toBe('https://keep.example.org');
    expect(data.rows).toEqual([
      {
        id,
        name: 'Rosalía',
        sc_name: 'Brachypelma hamorii',
        cm_name: expect.any(String),
        an_type: 'tarantula',
        tag: expect.any(String),
        gender: 'f',
        an_count: 2,
        size: 14.5,
        mmt: '2025-06-03',
        country_code: 'MX',
        date: '2019-05-12',
      },
    ]);
  });

  test('have the keeper’s own date first, and none where nobody said one', async () => {
    const { db, as } = createTestApp();
    const id = aPet(db);
    expect((await as(3).get(labels([id]))).data.rows[0].date).toBeNull();
    const known = aPet(db, { kept_since: '2018-04-30', purchase_id: aPurchase(db) });
    expect((await as(3).get(labels([known]))).data.rows[0].date).toBe('2018-04-30');
  });
});

describe('labels of given pets', () => {
  test('come in the order of the ids, once each, archived ones too', async () => {
    const { db, as } = createTestApp();
    const [a, b, c] = [aPet(db), aPet(db, { archived: 1 }), aPet(db)];
    const { data } = await as(3).get(labels([c, a, b, a]));
    expect(data.rows.map((row: { id: number }) => row.id)).toEqual([c, a, b]);
    expect((await as(3).get(labels([]))).data.rows).toEqual([]);
  });

  test('are all the caller’s, or none is returned', async () => {
    const { db, as } = createTestApp();
    const own = aPet(db);
    const foreign = aPet(db, { uid: 4 });
    for (const ids of [[own, foreign], [foreign], [own, 999_999], [-2]]) {
      const response = await as(3).get(labels(ids));
      expect([response.status, response.data.code]).toEqual([404, 'not_found']);
    }
    // The administrator reads everybody's, and prints its own.
    expect((await as(2).get(labels([own, foreign]))).status).toBe(200);
    expect((await as(2).get(labels([own, 999_999]))).status).toBe(404);
    expect((await as(2).get(`${labels([own])}?known=1`)).data.count).toBe(0);
    db.delete(pets).where(eq(pets.id, own)).run();
    expect((await as(3).get(labels([own]))).status).toBe(404);
  });

  test('are those that exist, where some may be deleted', async () => {
    const { db, as } = createTestApp();
    const own = aPet(db);
    const foreign = aPet(db, { uid: 4, name: 'Foreign' });
    const known = async (uid: number, ids: number[]) =>
      (await as(uid).get(labels(ids), { known: '1' })).data.rows.map(
        (row: { id: number }) => row.id,
      );
    expect(await known(3, [foreign, own, 999_999, own])).toEqual([own]);
    expect(await known(3, [foreign])).toEqual([]);
    expect(await known(2, [own, foreign])).toEqual([]);
    expect((await as(3).get(labels([own, foreign]), { known: '0' })).status).toBe(404);
    expect((await as(3).get(labels([own]), { known: 'yes' })).status).toBe(422);
  });

  const many = (n: number) => JSON.stringify(Array.from({ length: n }, (_, at) => at + 1));
  test.each([
    { what: 'a number', ids: '14' },
    { what: 'half an array', ids: '[14' },
    { what: 'digits in quotes', ids: '["14"]' },
    { what: 'a fraction', ids: '[1.5]' },
    { what: 'more than an id can be', ids: '[1e99]' },
    { what: 'nothing', ids: '[null]' },
    { what: 'an object', ids: '{"0":14}' },
    { what: 'a percent sign that means nothing', ids: '%' },
    { what: 'more than 500 ids', ids: many(501) },
  ])('are not given for $what', async ({ ids }) => {
    const response = await createTestApp()
      .as(3)
      .get(`pet/labels/${encodeURIComponent(ids)}`);
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, ['ids']]);
  });

  test('are given for 500 ids at once', async () => {
    const { db, as } = createTestApp();
    const ids = Array.from({ length: 500 }, () => aPet(db));
    expect((await as(3).get(labels(ids))).data.count).toBe(500);
  });

  test('are not for strangers', async () => {
    const { db, visitor } = createTestApp();
    const id = aPet(db);
    expect((await visitor.get('pet/all_labels')).status).toBe(401);
    expect((await visitor.get(labels([id]))).status).toBe(401);
    expect((await visitor.get('pet/labels/nonsense')).status).toBe(401);
  });
});
