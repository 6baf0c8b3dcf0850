import { expect, test } from 'bun:test';
import { eq, gt } from 'drizzle-orm';
import { feedings, pets, purchases } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T20:00:00Z';

function aGroup({ db }: TestApp) {
  const { id: purchase_id } = db
    .insert(purchases)
    .values({ uid: 3, date: '2025-06-01', sc_id: speciesId(db), count: 20, seller: 'Expo' })
    .returning()
    .get();
  const origin = { hatched: '2025-05', kept_since: '2025-06-01', purchase_id };
  const group = aPet(db, { name: 'Sac', an_count: 20, ...origin });
  return { group, origin };
}

const allPets = ({ db }: TestApp) => db.select().from(pets).where(gt(pets.uid, 1)).all();

test('animals of a group that died have a record of their own, with the day and the reason', async () => {
  const app = createTestApp({ now });
  const { group, origin } = aGroup(app);
  app.db
    .insert(feedings)
    .values({ pet_id: group, date_f: '2026-02-01', food: 'Fruit flies', progress: 0, recorded: 0 })
    .run();
  const left = { reason: 'died', date: '2026-03-01', note: 'Dried out' };
  const { data } = await app.as(3).post('pet/archive_part', { id: group, count: 3, ...left });
  expect(data).toMatchObject({ status: true, an_count: 17 });
  expect((await app.as(3).get(`pet/detail/${group}`)).data).toMatchObject({
    ...{ an_count: 17, archived: 0, records: { feeding: 1 } },
  });
  expect((await app.as(3).get(`pet/detail/${data.id}`)).data).toMatchObject({
    ...{ name: 'Sac', an_count: 3, archived: 1, place_id: null, ...origin },
    ...{ archive_reason: 'died', archive_date: '2026-03-01', archive_note: 'Dried out' },
    records: { feeding: 0 },
  });
  const year = (await app.as(3).get('statistics/collection', {}, { 'x-today': '2026-03-10' })).data;
  expect(year).toMatchObject({ died: 3, animals: 17, animals_of_year: 20 });
  expect(year.losses).toMatchObject([{ an_count: 3, note: 'Dried out' }]);
  // every animal of the purchase is accounted for
  const { rows } = (await app.as(3).get('stock_book/list')).data;
  expect(
    rows
      .map((row: { in_count: number; seller: string; out: { count: number }[] }) => [
        ...[row.in_count, row.seller, row.out.map(({ count }) => count)],
      ])
      .toSorted(),
  ).toEqual([
    [17, 'Expo', []],
    [3, 'Expo', [3]],
  ]);
});

test('of a group that came tonight none was kept since tomorrow', async () => {
  // the evening of the 9th in New York
  const app = createTestApp({ now: '2026-03-10T01:30:00Z' });
  const here = { 'x-today': '2026-03-09' };
  const group = aPet(app.db, { an_count: 20, created: '2026-03-10T01:00:00Z' });
  const { data } = await app.as(3).post('pet/archive_part', { id: group, count: 3 }, here);
  expect((await app.as(3).get(`pet/detail/${data.id}`)).data).toMatchObject({
    ...{ kept_since: '2026-03-09', archive_date: '2026-03-09' },
  });
});

test('they go back into the group, and nothing is left of their record', async () => {
  const app = createTestApp({ now });
  const { group } = aGroup(app);
  const before = allPets(app);
  const { id } = (await app.as(3).post('pet/archive_part', { id: group, count: 3 })).data;
  const back = await app.as(3).delete('pet/archive_part', { id, group_id: group });
  expect(back.data).toEqual({ status: true, an_count: 20 });
  expect(allPets(app).map(({ id: one, an_count }) => [one, an_count])).toEqual(
    before.map(({ id: one, an_count }) => [one, an_count]),
  );
  expect((await app.as(3).get('stock_book/list')).data.rows).toHaveLength(1);
});

test('a group keeps one animal, and no record with a history goes into it', async () => {
  const app = createTestApp({ now });
  const { group } = aGroup(app);
  const post = (body: object) => app.as(3).post('pet/archive_part', { id: group, ...body });
  for (const [body, field] of [
    [{ count: 20 }, 'count'],
    [{ count: 0 }, 'count'],
    [{ count: 1, date: '2026-05-01' }, 'date'],
  ] as const) {
    const { status, data } = await post(body);
    expect([status, Object.keys(data.fields)]).toEqual([422, [field]]);
  }
  expect(allPets(app)).toHaveLength(1);
  const { id } = (await post({ count: 2, reason: 'died' })).data;
  const rejoin = (body: object) => app.as(3).delete('pet/archive_part', body);
  const alive = aPet(app.db, { name: 'Ada' });
  for (const one of [group, alive])
    expect((await rejoin({ id: one, group_id: group })).data.fields).toHaveProperty('id');
  app.db
    .insert(feedings)
    .values({ pet_id: id, date_f: '2026-02-01', food: 'Flies', progress: 0, recorded: 0 })
    .run();
  expect((await rejoin({ id, group_id: group })).status).toBe(422);
  expect(app.db.select().from(pets).where(eq(pets.id, id)).all()).toHaveLength(1);
});

test('only their keeper takes animals out of a group, and puts them back', async () => {
  const app = createTestApp({ now });
  const { group } = aGroup(app);
  const { id } = (await app.as(3).post('pet/archive_part', { id: group, count: 3 })).data;
  const own = aPet(app.db, { uid: 4, name: 'Carl', an_count: 9 });
  const before = allPets(app);
  for (const [who, status] of [
    [app.visitor, 401],
    [app.as(4), 404],
    [app.as(2), 404],
  ] as const) {
    expect((await who.post('pet/archive_part', { id: group, count: 1 })).status).toBe(status);
    expect((await who.delete('pet/archive_part', { id, group_id: group })).status).toBe(status);
  }
  expect((await app.as(4).delete('pet/archive_part', { id, group_id: own })).status).toBe(404);
  expect((await app.as(3).delete('pet/archive_part', { id, group_id: own })).status).toBe(404);
  expect(allPets(app)).toEqual(before);
});

test('their record has the tag that a device drew for it, once', async () => {
  const app = createTestApp({ now });
  const { group } = aGroup(app);
  const post = () => app.as(3).post('pet/archive_part', { id: group, count: 2, tag: '7KQ2MX' });
  const { data } = await post();
  expect((await app.as(3).get(`pet/detail/${data.id}`)).data).toMatchObject({ tag: '7KQ2MX' });
  const again = await post();
  expect([again.status, again.data.field_codes]).toMatchObject([
    422,
    { tag: { code: 'tag_taken' } },
  ]);
  // nothing of the refused call is stored
  expect(allPets(app).map(({ an_count }) => an_count)).toEqual([18, 2]);
});
