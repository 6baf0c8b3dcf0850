import { beforeEach, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { feedings, molts, pets, users } from '#src/db/schema.ts';
import { fillDemo } from '#src/demo/demo.ts';
import { addDays } from '#src/domain/days.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { fillClub } from '#src/testing/species-club.ts';
import { expectSpeciesNumbers } from '#src/testing/species-truth.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { countDue } from './count-species.service.ts';

const today = '2026-03-10';
let app: TestApp;
let sc_id: number;

beforeEach(() => {
  night = 0;
  app = createTestApp({ now: `${today}T20:00:00Z` });
  sc_id = speciesId(app.db);
});

const numbers = async (uid: number, id = sc_id, day = today) =>
  await app.as(uid).get(`species/club/${id}`, undefined, { 'x-today': day });
const club = async (uid = 3) => (await numbers(uid)).data.club;
const count = () => countDue(app.context);
let night = 0;
const nextNight = () => app.setNow(`${addDays(today, ++night)}T20:00:00Z`);

/** An animal that molts each `gap` days, and eats every five days. */
function aLife(uid: number, gap: number, fields: Partial<typeof pets.$inferInsert> = {}): number {
  const id = aPet(app.db, { uid, an_count: 1, hatched: '2024-01', ...fields });
  for (let n = 1; n <= 4; n++)
    app.db
      .insert(molts)
      .values({ pet_id: id, date_mt: addDays('2024-09-01', n * gap), size: 3 + n / 2 })
      .run();
  for (let n = 0; n < 40; n++)
    app.db
      .insert(feedings)
      .values({
        ...{ pet_id: id, date_f: addDays('2025-06-01', n * 5), progress: 0, recorded: n },
        food: n % 2 ? 'Dubia' : 'Cricket',
      })
      .run();
  return id;
}

/** Five animals of three keepers. */
function fill(): void {
  [90, 100, 110].forEach((gap) => aLife(3, gap));
  aLife(4, 120);
  aLife(2, 130);
}

describe('what the club’s records say of a species', () => {
  test('is told to keepers, and of no species that is not there', async () => {
    expect((await app.visitor.get(`species/club/${sc_id}`)).status).toBe(401);
    expect((await numbers(3, 999_999)).status).toBe(404);
    expect((await numbers(3)).data).toEqual({ club: null, gaps: [], growth: [] });
  });

  test('is the same for everybody from three keepers and five animals on, and names nobody', async () => {
    fill();
    await count();
    const said = await club(3);
    expect(said).toMatchObject({
      ...{ keepers: 3, animals: 5, gaps: 15, fast: { animals: 5 } },
      molts: [
        { size_from: null, size_to: null, low: 100, high: 120, animals: 5 },
        { size_from: 3, size_to: 6, low: 100, high: 120, animals: 5 },
      ],
      meals: [{ low: 5, high: 5 }, { size_from: 3 }],
      foods: [
        { food: 'Cricket', share: 0.5 },
        { food: 'Dubia', share: 0.5 },
      ],
    });
    expect(await club(4)).toEqual(said);
    for (const name of ['Svenja', 'keeper', 'uid', 'name'])
      expect(JSON.stringify(said).replace('"keepers"', '')).not.toContain(name);
  });

  test('is nothing below that, nor of groups, of animals that were handed over, or suspended keepers', async () => {
    [90, 100, 110].forEach((gap) => aLife(3, gap));
    aLife(4, 120);
    aLife(2, 130, { an_count: 2 });
    aLife(2, 130, { handed_over: 1, archived: 1 });
    await count();
    expect(await club()).toBeNull();
    aLife(2, 130);
    app.db.update(users).set({ suspended: 1 }).where(eq(users.uid, 2)).run();
    nextNight();
    await count();
    expect(await club()).toBeNull();
  });

  test('holds each keeper’s own gaps and growth beside it, and nobody else’s', async () => {
    fill();
    const { data } = await numbers(4);
    expect(data.gaps.map(({ days, size }: { days: number; size: number }) => [size, days])).toEqual(
      [
        [3.5, 120],
        [4, 120],
        [4.5, 120],
      ],
    );
    expect(data.growth).toMatchObject([{ steps: [{ size: 3.5 }, {}, {}, { size: 5 }] }]);
  });
});

describe('who leaves takes the numbers along at once', () => {
  beforeEach(async () => {
    fill();
    aLife(2, 100);
    await count();
    expect(await club()).not.toBeNull();
  });
  const stayOut = (conf_val: string | null) =>
    app.as(4).post('user_config/set', { conf_key: 'club_numbers', conf_val });

  test.each<[string, () => unknown]>([
    ['by the setting', () => stayOut('0')],
    ['with the account', () => app.db.delete(users).where(eq(users.uid, 4)).run()],
    [
      'by being suspended',
      () => app.db.update(users).set({ suspended: 1 }).where(eq(users.uid, 4)).run(),
    ],
    ['with the last animal', () => app.db.delete(pets).where(eq(pets.uid, 4)).run()],
    [
      'with the last animal of that species',
      () =>
        app.db
          .update(pets)
          .set({ sc_id: speciesId(app.db, 'Grammostola pulchra') })
          .where(eq(pets.uid, 4))
          .run(),
    ],
  ])('%s, and two keepers’ are not shown', async (_, leave) => {
    await leave();
    expect(await club()).toBeNull();
    await count();
    nextNight();
    await count();
    expect(await club()).toBeNull();
  });

  test('until the next night, where there are enough without them', async () => {
    const fourth = { uname: 'Dora', email: 'dora@example.org', password_hash: '' };
    const uid = insertUser(app.db, { ...fourth, mail_confirmed: 1 });
    [100, 110].forEach((gap) => aLife(uid, gap));
    await stayOut('0');
    await count();
    expect(await club()).toBeNull();
    nextNight();
    await count();
    expect(await club()).toMatchObject({ keepers: 3, animals: 7 });
    await stayOut(null);
    nextNight();
    await count();
    expect(await club()).toMatchObject({ keepers: 4, animals: 8 });
  });
});

test('animals that an import brings are counted soon after', async () => {
  fill();
  await count();
  const [id] = [aLife(1, 100)];
  app.db.update(pets).set({ uid: 4 }).where(eq(pets.id, id)).run();
  expect(await club()).toMatchObject({ animals: 5 });
  await count();
  expect(await club()).toMatchObject({ animals: 6 });
});

test('an animal without gaps of its own is foreseen by its species', async () => {
  fill();
  const young = aPet(app.db, { uid: 3, an_count: 1, name: 'Young' });
  app.db.insert(molts).values({ pet_id: young, date_mt: '2026-01-10', size: 4 }).run();
  const expected = async () =>
    (await app.as(3).get(`pet/detail/${young}`, undefined, { 'x-today': today })).data.data
      .expected_molt;
  expect(await expected()).toBeNull();
  await count();
  expect(await expected()).toEqual({
    from: addDays('2026-01-10', 90),
    to: addDays('2026-01-10', 130),
    reasons: [
      { code: 'usual', numbers: [90, 130, 5, 3, 6] },
      { code: 'since', numbers: [59] },
    ],
  });
});

describe('every number is what independent queries count in the records', () => {
  const aKeeper = (uname: string) =>
    insertUser(app.db, {
      ...{ uname, email: `${uname}@example.org`, password_hash: '', mail_confirmed: 1 },
    });

  test('of the species of the example club', async () => {
    app = createTestApp({ now: `${today}T20:00:00Z`, people: false });
    await fillDemo(app.context, { pictures: false });
    await count();
    const kept = app.db.selectDistinct({ sc_id: pets.sc_id, uid: pets.uid }).from(pets).all();
    for (const { sc_id: species, uid } of kept.filter((one) => one.uid > 1))
      expectSpeciesNumbers(app.db, uid, species, today, (await numbers(uid, species)).data);
    const told = app.db.all(sql`SELECT 1 FROM species_numbers WHERE numbers IS NOT NULL`);
    expect(told.length).toBeGreaterThan(0);
  });

  test.each([1, 2, 3, 4])(
    'of a species that a club keeps with mistakes of every kind, story %i',
    async (seed) => {
      const keepers = [3, 4, 2, ...['Dora', 'Emil', 'Fritz'].map(aKeeper)];
      fillClub(app.db, { sc_id, keepers: keepers.slice(0, 2 + seed), today, seed });
      const check = async (day: string) => {
        await count();
        for (const uid of [2, 3, 4])
          expectSpeciesNumbers(app.db, uid, sc_id, day, (await numbers(uid, sc_id, day)).data);
      };
      await check(today);
      await app.as(4).post('user_config/set', { conf_key: 'club_numbers', conf_val: '0' });
      expect(await club()).toBeNull();
      nextNight();
      await check(addDays(today, 1));
    },
  );
});
