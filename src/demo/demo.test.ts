import { expect, test } from 'bun:test';
import { addDays, dayOf } from '#src/domain/days.ts';
import { listExpos } from '#src/features/club/expos/expos.queries.ts';
import { listNews } from '#src/features/club/news/news.queries.ts';
import { documentText } from '#src/features/portability/export/export.service.ts';
import { filesOfRecords } from '#src/features/portability/export/zip-writer.ts';
import { readClub } from './club.ts';
import { demoKeepers, drawDemoPassword, fillDemo, isDemo } from './demo.ts';
import { max } from 'drizzle-orm';
import { feedings, users } from '#src/db/schema.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let drawn: Promise<TestApp> | undefined;

/** The example club of a day, drawn once: each test only reads. */
const theClub = () => (drawn ??= drawClub());

async function drawClub(): Promise<TestApp> {
  const app = createTestApp({ people: false, now: '2026-03-10T20:00:00Z' });
  await fillDemo(app.context);
  return app;
}

test('the example club is known as one, and its password is another at each start', async () => {
  const ordinary = createTestApp();
  expect(isDemo(ordinary.db)).toBe(false);
  const app = createTestApp({ people: false });
  app.db
    .insert(users)
    .values([...demoKeepers])
    .run();
  expect(isDemo(app.db)).toBe(true);
  const [keeper] = demoKeepers;
  const logIn = async (upw: string) =>
    (await app.visitor.post('user/login', { un: keeper.email, upw })).status;
  const first = await drawDemoPassword(app.db);
  expect(await logIn(first)).toBe(200);
  const second = await drawDemoPassword(app.db);
  expect([await logIn(first), await logIn(second)]).toEqual([401, 200]);
  expect(await logIn('exuvia-demo')).toBe(401);
});

test('the example club is as it was on its day, on any other day', async () => {
  const { as, context, db } = await theClub();
  expect(db.$client.query('PRAGMA foreign_key_check').values()).toEqual([]);
  const [keeper] = demoKeepers;
  const { count } = (await as(keeper.uid).get('pet/list?limit=1&offset=0')).data;
  expect(count).toBe(40);
  const due = (await as(keeper.uid).get('pet/dashboard/feed')).data.rows;
  expect(due).toHaveLength(28);
  expect(due.filter((row: { archived: number }) => row.archived)).toEqual([]);
  const latest = db
    .select({ day: max(feedings.date_f) })
    .from(feedings)
    .get();
  expect(latest?.day).toBe(dayOf(context.now()));
  const { rows } = (await as(keeper.uid).get('pet/list?limit=50&offset=0')).data;
  expect(rows.filter((pet: { has_img: number }) => pet.has_img)).not.toEqual([]);
});

test('the example club is the file that it was imported from', async () => {
  const { context } = await theClub();
  const { keepers, news, expos } = await readClub('2026-03-10');
  for (const [at, { uid, uname, email }] of demoKeepers.entries()) {
    const { files, document } = keepers[at] ?? expect.unreachable();
    const stored = JSON.parse([...documentText(context, uid)].join(''));
    expect(stored.profile).toMatchObject({ uname, email });
    for (const pet of stored.pets) pet.former_nos = [];
    const { profile: _, exported: __, ...inFile } = { exported: null, ...document };
    expect(stored).toMatchObject(inFile);
    const names = [...filesOfRecords(context, uid)].flatMap((file) => file?.name ?? []);
    expect(names.toSorted()).toEqual(Object.keys(files).toSorted());
  }
  expect(listNews(context.db, 0).count).toBe(news.length);
  expect(listExpos(context.db, 0, 100).count).toBe(expos.length);
});

test('an animal of the example club went from one keeper to another, with its label', async () => {
  const { as } = await theClub();
  const given = (await as(2).get('sales/list')).data.rows.find(
    ({ buyer_name }: { buyer_name: string }) => buyer_name === 'Mira',
  );
  const was = (await as(2).get(`pet/detail/${given.pet_id}`)).data;
  const { rows } = (await as(4).get('pet/list?limit=50&offset=0&search=Indigo')).data;
  expect(rows).toHaveLength(1);
  const is = (await as(4).get(`pet/detail/${rows[0].id}`)).data;
  expect([was.archived, is.archived]).toEqual([1, 0]);
  expect(is.tag).toBe(was.tag);
});

test('most animals of the example club stand in a place, and two nowhere yet', async () => {
  const { as } = await theClub();
  const { rows } = (await as(2).get('place/list')).data;
  expect(rows.map(({ path }: { path: string }) => path).slice(0, 3)).toEqual([
    ...['Animal room', 'Animal room / Rack A', 'Animal room / Rack A / Shelf 1'],
  ]);
  expect(rows.filter(({ kind }: { kind: string }) => kind === 'rack')).toHaveLength(3);
  const counts = rows.map(({ count }: { count: number }) => count);
  expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(38);
});

test('every sale of the example club has its animal in the archive, and papers that say its origin', async () => {
  const { as } = await theClub();
  for (const { uid } of demoKeepers) {
    const { rows } = (await as(uid).get('sales/list')).data;
    expect(rows).toHaveLength(3);
    for (const { slid, pet_id, s_date, name } of rows) {
      const pet = (await as(uid).get(`pet/detail/${pet_id}`)).data;
      expect(pet).toMatchObject({ archived: 1, archive_reason: 'sold', archive_date: s_date });
      const line = (await as(uid).get(`stock_book/sale/${slid}`)).data;
      expect(line).toMatchObject({ pet_id, name, out: [{ slid, date: s_date }] });
      expect(line.bred === 1 || line.seller !== '').toBe(true);
      expect(line.in_count).toBe(line.out[0].count);
    }
  }
});

test('a tarantula of the example club goes from a sling to a female, a snake from week to week', async () => {
  const { as, context } = await theClub();
  const keeper = as(2);
  const molts = (await keeper.get('pet/molt/list', { id: 1, limit: 100 })).data.rows;
  expect(molts.map(({ molt_no }: { molt_no: number }) => molt_no)).toEqual(
    Array.from({ length: 12 }, (_, at) => 12 - at),
  );
  const sex = molts.find(({ gender }: { gender: string | null }) => gender !== null);
  expect(sex).toMatchObject({ gender: 'f', sex_by: 'exuvia' });
  const spider = (await keeper.get('picture/list', { id: 1 })).data.rows;
  const ofMolts = spider.map(({ molt_id }: { molt_id: number | null }) => molt_id);
  expect(ofMolts.toSorted()).toEqual(molts.map(({ id }: { id: number }) => id).toSorted());
  const weights = (await keeper.get('pet/measurement/list', { id: 8, limit: 100 })).data;
  expect(weights.count).toBeGreaterThan(100);
  const snake = (await keeper.get('picture/list', { id: 8 })).data.rows;
  expect(snake.filter(({ cover }: { cover: number }) => cover === 1)).toMatchObject([
    { day: addDays(dayOf(context.now()), -4) },
  ]);
  const papers = (await keeper.get('document/list', { pet_id: 8 })).data.rows;
  expect(papers.map(({ name }: { name: string }) => name)).toContain('CITES certificate');
  for (const uid of [3, 4])
    expect((await as(uid).get('document/list', { pet_id: 8 })).status).toBe(404);
});
