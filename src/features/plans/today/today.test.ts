import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { events, feeders, measurements, molts, pets, places, plans } from '#src/db/schema.ts';
import { fillDemo } from '#src/demo/demo.ts';
import { addDays } from '#src/domain/days.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { dayAt, firstDay, stories } from '#src/testing/due-stories.ts';
import { startWalk } from '#src/testing/due-walk.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { fillClub } from '#src/testing/species-club.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { expectTruth } from '#src/testing/today-truth.ts';

const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });
const ago = (days: number) => addDays(today, -days);
const created = `${ago(400)}T12:00:00Z`;

describe('a day in numbers', () => {
  test('is its keeper’s alone', async () => {
    const { as, visitor, db } = setUp();
    aPlan(db, { fp_start: ago(7) }, [aPet(db)]);
    expect((await as(3).get('today')).data).toMatchObject({ animals: 1, due: 1 });
    for (const uid of [2, 4])
      expect((await as(uid).get('today')).data).toMatchObject({ animals: 0, due: 0, by_plan: [] });
    expect((await visitor.get('today')).status).toBe(401);
  });

  test('says who is due by place and by plan, and what they are to be offered', async () => {
    const { as, db } = setUp();
    const place = (fields: Partial<typeof places.$inferInsert>) =>
      db
        .insert(places)
        .values({ uid: 3, name: 'x', kind: 'rack', ...fields })
        .returning({ id: places.id })
        .get().id;
    const room = place({ name: 'Cellar', kind: 'room' });
    const rack = place({ name: 'Rack B', kind: 'rack', parent_id: room });
    const shelf = place({ name: 'Shelf 2', kind: 'shelf', parent_id: rack });
    const [anna, berta] = [aPet(db, { place_id: shelf }), aPet(db, { place_id: rack })];
    const cara = aPet(db);
    const old = aPet(db, { archived: 1, place_id: shelf });
    aPlan(db, { fp_name: 'Adults', fp_start: ago(7), def_feeder: 'Dubia' }, [anna, berta, old]);
    aPlan(db, { fp_name: 'All', fp_start: ago(7), fp_repeat: 1 }, [anna, cara]);
    await as(3).post('pet/feeding/feed', {
      ...{ id: berta, date_f: ago(7), food: 'Cricket', progress: 2 },
    });
    const { data } = await as(3).get('today');
    expect(data).toMatchObject({ animals: 3, due: 3, open: 0, resting: 0 });
    expect(data.by_place).toEqual([
      {
        ...{ place_id: rack, place: 'Cellar / Rack B', due: 2, refused: 1 },
        ...{ foods: ['Dubia'], pet_ids: [anna, berta] },
      },
      { place_id: null, place: null, due: 1, refused: 0, foods: [], pet_ids: [cara] },
    ]);
    expect(
      data.by_plan.map(({ fp_name, due, places: where }: Record<string, unknown>) => [
        fp_name,
        due,
        where,
      ]),
    ).toEqual([
      ['Adults', 2, [{ place_id: rack, place: 'Cellar / Rack B', due: 2 }]],
      [
        'All',
        2,
        [
          { place_id: rack, place: 'Cellar / Rack B', due: 1 },
          { place_id: null, place: null, due: 1 },
        ],
      ],
    ]);
    await as(3).post('pet/feeding/feed', {
      ...{ id: cara, date_f: ago(9), food: 'Locust', progress: 0 },
    });
    expectTruth(db, 3, today, (await as(3).get('today')).data);
  });

  test('names who is to be watched, and why', async () => {
    const { as, db } = setUp();
    const offer = (id: number, days: number, progress: number) =>
      as(3).post('pet/feeding/feed', { id, date_f: ago(days), food: 'Cricket', progress });
    const [refusing, resting, forgotten, open] = [
      aPet(db, { name: 'Tiki', created }),
      aPet(db, { name: 'Nyx', created, pre_molt: ago(9) }),
      aPet(db, { name: 'Blue', created }),
      aPet(db, { name: 'Azul', created }),
    ];
    for (const days of [400, 300, 200])
      db.insert(molts)
        .values({ pet_id: refusing, date_mt: ago(days - 110) })
        .run();
    for (const days of [20, 8]) await offer(refusing, days, 2);
    await offer(resting, 12, 2);
    await offer(resting, 11, 2);
    await offer(open, 1, 1);
    db.insert(events)
      .values({ pet_id: forgotten, date_ev: ago(61), event: 'In its burrow' })
      .run();
    db.insert(events)
      .values({ pet_id: forgotten, date_ev: addDays(today, 5), event: 'Vet' })
      .run();
    const { data } = await as(3).get('today');
    const names = (list: string) => data[list].map(({ name }: { name: string }) => name);
    expect(data.open_offers).toMatchObject([{ id: open, date_f: ago(1), food: 'Cricket' }]);
    expect(data.in_pre_molt).toMatchObject([
      { id: resting, since: ago(9), days: 9, refusals: 2, refused_since: ago(12) },
    ]);
    expect(data.refusing).toMatchObject([
      { id: refusing, refusals: 2, refused_since: ago(20), suggests_pre_molt: 1, seen: 0 },
    ]);
    expect(data.refused_once).toEqual([]);
    expect(names('expected_molts')).toEqual(['Tiki']);
    expect(data.not_seen).toMatchObject([{ id: forgotten, since: ago(61) }]);
    expect(data.week[5].events).toEqual([{ id: forgotten, name: 'Blue', event: 'Vet' }]);
    expectTruth(db, 3, today, data);
  });

  test('names what was planned until its day is over, and not what happened on it', async () => {
    const { as, db } = setUp();
    const [blue, nyx] = [aPet(db, { name: 'Blue' }), aPet(db, { name: 'Nyx' })];
    const yesterday = { 'x-today': ago(1) };
    const on = (id: number, date_ev: string, event: string) => ({ id, date_ev, event });
    const vet = await as(3).post('pet/events/add', on(blue, today, 'Vet'), yesterday);
    const seen = await as(3).post('pet/events/add', on(nyx, today, 'Seen'));
    const later = await as(3).post('pet/events/add', on(nyx, addDays(today, 2), 'Vet'), yesterday);
    const planned = async () => {
      const { data } = await as(3).get('today');
      expectTruth(db, 3, today, data);
      return data.week.map(({ events }: { events: { name: string }[] }) =>
        events.map(({ name }) => name),
      );
    };
    expect(await planned()).toEqual([['Blue'], [], ['Nyx'], [], [], [], []]);
    await as(3).put('pet/events/update', { id: vet.data.id, event: 'The vet' });
    await as(3).put('pet/events/update', { id: seen.data.id, date_ev: addDays(today, 1) });
    await as(3).put('pet/events/update', { id: later.data.id, date_ev: today });
    expect(await planned()).toEqual([['Blue'], ['Nyx'], [], [], [], [], []]);
  });

  test('says whom it is time to weigh, as often as it is weighed', async () => {
    const { as, db } = setUp();
    const python = speciesId(db, 'Python regius');
    const animal = (name: string, sc_id = python) => aPet(db, { name, sc_id });
    const weigh = (pet_id: number, ...days: number[]) => {
      for (const [at, day] of days.entries())
        db.insert(measurements)
          .values({ pet_id, date_ms: ago(day), kind: 'weight', value: 100 - at, recorded: 0 })
          .run();
    };
    const juno = animal('Juno');
    weigh(juno, 44, 30, 15);
    weigh(animal('Fresh'), 44, 30, 13);
    weigh(animal('New'), 30, 15);
    weigh(animal('Given up'), 100, 86, 72);
    weigh(animal('Tarantula', speciesId(db)), 44, 30, 15);
    const gone = animal('Gone');
    weigh(gone, 44, 30, 15);
    db.update(pets).set({ archived: 1 }).where(eq(pets.id, gone)).run();
    const { data } = await as(3).get('today');
    expect(data.to_weigh).toMatchObject([
      { id: juno, weight: 98, weight_date: ago(15), weight_before: 99, usual_days: 15 },
    ]);
    expectTruth(db, 3, today, data);
    const weighed = { id: juno, date_ms: today, kind: 'weight', value: 97 };
    await as(3).post('pet/measurement/add', weighed);
    expect((await as(3).get('today')).data.to_weigh).toEqual([]);
    expect((await as(4).get('today')).data.to_weigh).toEqual([]);
  });

  test('an animal that somebody saw is not forgotten, and a new one neither', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { created });
    aPet(db, { created: `${ago(59)}T12:00:00Z` });
    expect((await as(3).get('today')).data.not_seen).toHaveLength(1);
    await as(3).post('pet/events/add', { id, date_ev: today, event: 'Seen' });
    expect((await as(3).get('today')).data.not_seen).toEqual([]);
    const weighed = aPet(db, { created });
    expect((await as(3).get('today')).data.not_seen).toMatchObject([{ id: weighed }]);
    const weight = { id: weighed, date_ms: ago(59), kind: 'weight', value: 12.5 };
    expect((await as(3).post('pet/measurement/add', weight)).status).toBe(200);
    expect((await as(3).get('today')).data.not_seen).toEqual([]);
  });

  test('animals that came into the log this evening are not forgotten, west of Greenwich neither', async () => {
    const { as, db } = createTestApp({ now: `${addDays(today, 1)}T01:30:00Z` });
    const rows = ['Rosa', 'Max'].map((name) => ({
      ...{ sc_name: 'Brachypelma hamorii', name, gender: 'other', an_count: 1, notes: '' },
      molts: [{ date_mt: ago(200), size: null }],
    }));
    expect((await as(3).post('pet/add_all', { values_add: rows })).status).toBe(200);
    db.update(pets)
      .set({ created: `${addDays(today, 1)}T01:30:00Z` })
      .run();
    const { data } = await as(3).get('today', undefined, { 'x-today': today });
    expect(data).toMatchObject({ day: today, animals: 2, not_seen: [] });
    expectTruth(db, 3, today, data);
    const later = { 'x-today': addDays(today, 1) };
    expect((await as(3).get('today', undefined, later)).data.not_seen).toEqual([]);
  });

  test('who refuses and was seen since is told of again when it refuses once more', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { created });
    const refuse = (days: number) =>
      as(3).post('pet/feeding/feed', { id, date_f: ago(days), food: 'Cricket', progress: 2 });
    const seen = async () => (await as(3).get('today')).data.refusing[0].seen;
    for (const days of [20, 8]) await refuse(days);
    expect(await seen()).toBe(0);
    await as(3).post('pet/events/add', { id, date_ev: ago(1), event: 'Seen' });
    expect(await seen()).toBe(1);
    await refuse(0);
    expect(await seen()).toBe(0);
  });

  test('who was measured on the day on which it refused is told of all the same', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { created });
    for (const days of [8, 2])
      await as(3).post('pet/feeding/feed', {
        ...{ id, date_f: ago(days), food: 'Cricket', progress: 2 },
      });
    const seen = async () => {
      const { data } = await as(3).get('today');
      expectTruth(db, 3, today, data);
      return data.refusing[0].seen;
    };
    const measure = (days: number) =>
      as(3).post('pet/measurement/add', { id, date_ms: ago(days), kind: 'leg_span', value: 7 });
    await measure(2);
    expect(await seen()).toBe(0);
    await measure(1);
    expect(await seen()).toBe(1);
  });

  test('the week has who rests only for a part of it', async () => {
    const { as, db } = setUp();
    const [late, soon, resting] = [aPet(db), aPet(db), aPet(db, { pre_molt: ago(3) })];
    for (const [pet_id, days] of [
      [late, 3],
      [soon, 7],
    ] as const)
      db.insert(molts)
        .values({ pet_id, date_mt: ago(days) })
        .run();
    aPlan(db, { fp_start: ago(1), fp_repeat: 3 }, [late, soon, resting]);
    const { data } = await as(3).get('today');
    expectTruth(db, 3, today, data);
    expect(data.week.map(({ due }: { due: number }) => due)).toEqual([0, 0, 1, 0, 0, 2, 0]);
  });

  test('a molt ends what it refused before', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { created });
    for (const days of [310, 210, 110])
      db.insert(molts)
        .values({ pet_id: id, date_mt: ago(days) })
        .run();
    const refuse = (days: number) =>
      as(3).post('pet/feeding/feed', { id, date_f: ago(days), food: 'Cricket', progress: 2 });
    const read = async () => {
      const { data } = await as(3).get('today');
      expectTruth(db, 3, today, data);
      const [expected] = data.expected_molts as { expected: { reasons: { code: string }[] } }[];
      const isReason = expected?.expected.reasons.some(({ code }) => code === 'refused') ?? false;
      return [data.refusing.length, isReason];
    };
    for (const days of [16, 12]) await refuse(days);
    expect(await read()).toEqual([1, true]);
    db.insert(molts)
      .values({ pet_id: id, date_mt: ago(10) })
      .run();
    expect(await read()).toEqual([0, false]);
    await refuse(2);
    expect((await read())[0]).toBe(0);
    await refuse(0);
    expect((await read())[0]).toBe(1);
  });

  test('days that are mistyped change nothing', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { created });
    for (const date_mt of ['1926-01-01', ago(300), ago(299), ago(200), ago(100), '2062-01-01'])
      db.insert(molts).values({ pet_id: id, date_mt }).run();
    const { data } = await as(3).get('today');
    expect(data.expected_molts[0].expected.reasons[0]).toEqual({
      code: 'gaps',
      numbers: [100, 100],
    });
    expect(data.expected_molts[0].expected.reasons[1]).toEqual({ code: 'since', numbers: [100] });
  });
});

test('the numbers of the example club are those of its records', async () => {
  const app = createTestApp({ now: `${today}T20:00:00Z`, people: false });
  await fillDemo(app.context, { pictures: false });
  await countDue(app.context);
  for (const uid of [2, 3, 4])
    for (const day of [today, addDays(today, 3), addDays(today, 40)]) {
      const { data } = await app.as(uid).get('today', undefined, { 'x-today': day });
      expectTruth(app.db, uid, day, data, today);
    }
});

// Of those that are measured between two molts, too, and of one that is of no known size.
test.each([1, 2, 3, 4])(
  'the days that come from a species are those of its records, story %i',
  async (seed) => {
    const app = setUp();
    const sc_id = speciesId(app.db);
    const fourth = insertUser(app.db, {
      ...{ uname: 'Dora', email: 'dora@example.org', password_hash: '', mail_confirmed: 1 },
    });
    fillClub(app.db, { sc_id, keepers: [3, 4, 2, fourth], today, seed });
    for (const [at, size] of [null, 0.8, 1.4, 2.5, 4, 7, 12, 16].entries()) {
      const id = aPet(app.db, { uid: 3, an_count: 1, created });
      app.db
        .insert(molts)
        .values({ pet_id: id, date_mt: ago(20 + at * 9), size })
        .run();
      if (at % 3 === 1)
        app.db
          .insert(measurements)
          .values({ pet_id: id, date_ms: ago(10), kind: 'leg_span', value: 5 })
          .run();
    }
    await countDue(app.context);
    const { data } = await app.as(3).get('today');
    expectTruth(app.db, 3, today, data, today);
    expect(JSON.stringify(data.expected_molts)).toContain('"usual"');
  },
);

// A failure prints the seed and the shortest story whose numbers are others.
test('the numbers are those of the records, whatever was recorded', async () => {
  const app = createTestApp({ now: `${firstDay}T12:00:00Z` });
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      for (const table of [pets, plans, feeders]) app.db.delete(table).run();
      const walk = await startWalk(app.as(3), story);
      for (const [at, steps] of story.days.entries()) {
        const day = dayAt(at);
        app.setNow(`${day}T12:00:00Z`);
        for (const step of steps) expect((await walk(step, day)).status).toBeLessThan(500);
        const { data } = await app.as(3).get('today', undefined, { 'x-today': day });
        expectTruth(app.db, 3, day, data);
      }
    }),
    { numRuns: 20 },
  );
}, 90_000);
