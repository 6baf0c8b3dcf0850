import { describe, expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { adding } from './quotas.ts';
import { countOf } from './quotas.queries.ts';

const start = '2026-03-10T12:00:00Z';

/** Fills a keeper's quota of animals up to so many that are still free. */
function fill({ db }: TestApp, uid: number, free: number) {
  const rows = limits.perKeeper.animals - countOf.animals(db, uid) - free;
  db.$client.run(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
     INSERT INTO pets (uid, name, sc_id) SELECT ?, 'Pet ' || n, ? FROM n`,
    [rows, uid, speciesId(db)],
  );
}

const addPet = async (app: TestApp, uid: number) => {
  const body = { name: 'Rosa', p_sc_id: speciesId(app.db) };
  const { status, data } = await app.as(uid).post('pet/add', body);
  return status === 200 ? 200 : [status, data.code, data.error];
};

test('who has as many animals as a keeper can have adds no more, and everything else goes on', async () => {
  const app = createTestApp({ now: start });
  fill(app, 3, 2);
  const full = [
    409,
    'quota_reached',
    'A keeper can have at most 20,000 animals (those that left included). Delete some that were added by mistake, since those that left are counted without their records, too: a minute later there is room again.',
  ];
  const answers = [];
  for (let n = 0; n < 4; n += 1) answers.push(await addPet(app, 3));
  expect(answers).toEqual([200, 200, full, full]);
  expect(await addPet(app, 4)).toBe(200); // others
  const [id] =
    app.db.$client.query('SELECT max(id) AS id FROM pets WHERE uid = 3').values()[0] ?? [];
  const feeding = { id, date_f: '2026-03-10', food: 'Dubia', progress: 0 };
  expect((await app.as(3).post('pet/feeding/feed', feeding)).status).toBe(200);
  expect((await app.as(3).put('pet/pre_molt', { id, pre_molt: null })).status).toBe(200);
  expect((await app.as(3).delete('pet/delete', { id })).status).toBe(200);
  app.setNow('2026-03-10T12:01:01Z');
  expect([await addPet(app, 3), await addPet(app, 3)]).toEqual([200, full]);
  const left = Number(id) - 1;
  await app.as(3).put('pet/archive', { id: left, archived: 1, reason: 'died' });
  expect((await app.as(3).delete('pet/delete', { id: left })).status).toBe(200);
  app.setNow('2026-03-10T12:02:02Z');
  expect(await addPet(app, 3)).toEqual(full);
}, 60_000);

test('what would add too many at once adds nothing, and single calls stop where the quota is', async () => {
  const app = createTestApp({ now: start });
  fill(app, 3, 1500);
  const counted = app.db.$client.query('SELECT count(*) AS n FROM pets WHERE uid = 3');
  for (let n = 0; n < 3; n += 1) {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ name: `Row ${at}`, p_sc_id: 1 }));
    await app.as(3).post('pet/add_all', { values_add: rows });
  }
  const { n } = counted.get() as { n: number };
  expect(n).toBe(limits.perKeeper.animals - 500);
  fill(app, 3, 0);
  expect(await addPet(app, 3)).toEqual(expect.arrayContaining([409, 'quota_reached']));
}, 60_000);

test('many rows at once stop there, too: each call looks again when it is its turn', async () => {
  const app = createTestApp({ now: start });
  // not the keeper of the test before, whose last call may still hold its place when its response is there
  fill(app, 4, 3);
  const values_add = [1, 2].map((n) => ({ name: `Row ${n}`, p_sc_id: speciesId(app.db) }));
  const calls = Array.from({ length: 4 }, () => app.as(4).post('pet/add_all', { values_add }));
  const codes = (await Promise.all(calls)).map(({ data }) => data.code ?? `added ${data.added}`);
  expect(codes.toSorted()).toEqual(['added 2', 'over_quota', 'over_quota', 'over_quota']);
  expect(countOf.animals(app.db, 4)).toBe(limits.perKeeper.animals - 1);
}, 60_000);

test('what is counted is what the keeper has, of each kind', async () => {
  const app = createTestApp({ now: start });
  const id = aPet(app.db, { uid: 3 });
  aPlan(app.db, { uid: 3 }, [id]);
  const before = (Object.keys(countOf) as (keyof typeof countOf)[]).map((kind) =>
    countOf[kind](app.db, 3),
  );
  expect(before).toEqual([1, 1, 1, 0]);
  await app
    .as(3)
    .post('pet/feeding/feed', { id, date_f: '2026-03-10', food: 'Dubia', progress: 0 });
  await app.as(3).post('pet/molt/add', { id, date_mt: '2026-03-10' });
  await app.as(3).post('pet/events/add', { id, date_ev: '2026-03-10', event: 'Moved' });
  const place = (await app.as(3).post('place/add', { name: 'Rack', kind: 'rack' })).data.id;
  await app.as(3).put('pet/move', { ids: [id], place_id: place });
  const note = { id: place, date: '2026-03-10', kind: 'cleaned' };
  await app.as(3).post('place/notes/add', note);
  await app.as(3).post('purchases/add', { custom_text: 'A box' });
  expect([
    countOf.animals(app.db, 3),
    countOf.entries(app.db, 3),
    countOf.papers(app.db, 3),
    countOf.places(app.db, 3),
  ]).toEqual([1, 6, 3, 1]);
  expect(countOf.entries(app.db, 4)).toBe(0);
});

describe('the calls', () => {
  const routes = createTestApp()
    .app.routes.filter(({ method }) => method === 'POST' || method === 'PUT')
    .map(({ path }) => path);
  /** Those that store a fixed number of things for each keeper, change what is there, or have a limit of their own. */
  const others =
    /^\/api\/(admin|user|user_config|contact_messages|species)\/|\/(update\w*|pre_molt|\w+_count|archive(_all)?|arrange|order|erase_buyer|match_species|upload|turn|rename|document\/restore|finish|taken)$|^\/digest\//;

  test('that add records have a quota', () => {
    expect(routes.filter((path) => !others.test(path)).toSorted()).toEqual(
      [...adding.keys()].toSorted(),
    );
  });
});
