import { beforeEach, describe, expect, test } from 'bun:test';
import { feedings, measurements, molts, places, purchases } from '#src/db/schema.ts';
import { fillDemo } from '#src/demo/demo.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { addMistakes } from '#src/testing/mistakes.ts';
import { expectFindings } from '#src/testing/statistics-findings.ts';
import { expectStatistics } from '#src/testing/statistics-truth.ts';
import { fillThreeYears } from '#src/testing/three-years.ts';

const today = '2026-03-10';
let app: TestApp;

beforeEach(() => {
  app = createTestApp({ now: `${today}T20:00:00Z` });
});

const statistics = async (uid = 3, query: object = {}) => (await of(uid, query)).data;
const of = (uid: number, query: object = {}) =>
  app.as(uid).get('statistics/collection', query as Record<string, string>, { 'x-today': today });

function fed(
  pet_id: number,
  date_f: string,
  progress: 0 | 1 | 2 = 0,
  food = 'Dubia',
  amount: number | null = null,
): void {
  app.db.insert(feedings).values({ pet_id, date_f, progress, food, amount, recorded: 0 }).run();
}
const molted = (pet_id: number, date_mt: string, size: number | null = null) =>
  void app.db.insert(molts).values({ pet_id, date_mt, size }).run();

describe('the numbers of a year', () => {
  test('are a keeper’s own, and nobody else’s', async () => {
    fed(aPet(app.db, { uid: 4 }), '2026-02-01');
    expect((await app.visitor.get('statistics/collection')).status).toBe(401);
    expect(await statistics()).toMatchObject({ fed: 0, pets: 0, years: [2026] });
    expect(await statistics(4)).toMatchObject({ fed: 1, pets: 1, evenings: 1 });
  });

  test('count fed and refused by month, species, place and feeder, and no open offer', async () => {
    const [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
    fed(ada, '2026-01-05');
    fed(ada, '2026-02-05', 2);
    fed(bea, '2026-02-05', 0, 'Locust', 3);
    fed(bea, '2026-03-01', 1);
    fed(bea, '2025-12-31');
    expect(await statistics()).toMatchObject({
      ...{ year: 2026, until: today, fed: 2, refused: 1, share: 1 / 3, evenings: 3 },
      years: [2026, 2025],
      months: [
        { month: 1, fed: 1, refused: 0, molts: 0 },
        { month: 2, fed: 1, refused: 1, molts: 0 },
        { month: 3, fed: 0, refused: 0, molts: 0 },
      ],
      species: [{ sc_name: 'Brachypelma hamorii', fed: 2, refused: 1, offers: 3 }],
      places: [{ place: null, fed: 2, refused: 1, molts: 0 }],
      meals: [
        { food: 'Dubia', n: 1, amount: 0, with_amount: 0, costs: [] },
        { food: 'Locust', n: 1, amount: 3, with_amount: 1, costs: [] },
      ],
    });
    expect(await statistics(3, { year: '2025' })).toMatchObject({ fed: 1, until: '2025-12-31' });
  });

  test('leave out days to come, mistyped years, molts that were noted twice and sizes that shrank', async () => {
    const ada = aPet(app.db, { name: 'Ada' });
    for (const [day, size] of [
      ['1926-01-01', 1],
      ['2025-11-01', 3],
      ['2026-01-10', 4],
      ['2026-01-12', 4.5],
      ['2026-01-15', 4.2],
      ['2026-02-20', 3.5],
      ['2026-03-09', 5],
      ['2026-07-01', 9],
    ] as const)
      molted(ada, day, size);
    fed(ada, '1926-01-01');
    fed(ada, '2026-12-01');
    expect(await statistics()).toMatchObject({
      ...{ molts: 3, growth: 2, fed: 0, years: [2026, 2025] },
      molt_days: [
        { day: '2026-01-10', molts: 1 },
        { day: '2026-02-20', molts: 1 },
        { day: '2026-03-09', molts: 1 },
      ],
    });
  });

  test('count no molt before the animal hatched, and one that was noted again weeks later once', async () => {
    const ada = aPet(app.db, { name: 'Ada', hatched: '2025-05' });
    for (const day of ['2025-04-30', '2025-06-01', '2025-08-20', '2025-09-05', '2025-12-01'])
      molted(ada, day);
    const { molts: count, molt_days, left_out } = await statistics(3, { year: '2025' });
    expect([count, left_out.molts, left_out.doubled]).toEqual([3, 1, 1]);
    expect(molt_days.map(({ day }: { day: string }) => day)).toEqual([
      ...['2025-06-01', '2025-08-20', '2025-12-01'],
    ]);
  });

  test('take the size for the mistake that those after it contradict, also in years before them', async () => {
    const ada = aPet(app.db, { name: 'Ada' });
    for (const [day, size] of [
      ['2025-06-01', 5],
      ['2025-11-01', 25],
      ['2026-01-10', 6],
      ['2026-03-09', 6.5],
    ] as const)
      molted(ada, day, size);
    expect(await statistics()).toMatchObject({ growth: 1.5, left_out: { shrunk: 0 } });
    expect(await statistics(3, { year: '2025' })).toMatchObject({
      ...{ growth: 0, left_out: { shrunk: 1 } },
    });
  });

  test('count growth that was measured at a molt or by itself, in the way that the type is known by', async () => {
    const snake = aPet(app.db, { name: 'Kaa', sc_id: speciesId(app.db, 'Python regius') });
    const measured = (date_ms: string, kind: MeasurementKind, value: number) =>
      void app.db
        .insert(measurements)
        .values({ pet_id: snake, date_ms, kind, value, recorded: 0 })
        .run();
    measured('2025-06-01', 'total_length', 70);
    measured('2025-12-01', 'total_length', 80);
    molted(snake, '2026-01-10', 84);
    measured('2026-02-01', 'total_length', 90);
    measured('2026-02-02', 'total_length', 9);
    measured('2026-03-01', 'snout_vent', 99);
    measured('2026-03-01', 'weight', 900);
    expect(await statistics()).toMatchObject({
      ...{ growth: 10, molts: 1, left_out: { shrunk: 1 } },
      species: [{ sc_name: 'Python regius', molts: 1, growth: 10 }],
    });
    expect(await statistics(3, { year: '2025' })).toMatchObject({
      ...{ growth: 10, molts: 0, left_out: { shrunk: 0 } },
      species: [{ sc_name: 'Python regius', fed: 0, molts: 0, growth: 10 }],
    });
  });

  test('count molts where the animals stand now, also where nothing was offered', async () => {
    const place = (name: string, parent_id: number | null = null) =>
      app.db.insert(places).values({ uid: 3, name, kind: 'rack', parent_id }).returning().get().id;
    const rack = place('Rack A');
    const ada = aPet(app.db, { name: 'Ada', place_id: place('Shelf 1', rack) });
    const bea = aPet(app.db, { name: 'Bea' });
    molted(ada, '2026-01-10');
    molted(ada, '2026-01-12');
    molted(ada, '2026-03-01');
    molted(bea, '2025-03-01');
    molted(bea, '2026-02-01');
    fed(bea, '2026-02-20');
    aPet(app.db, { name: 'Cleo', place_id: rack });
    expect((await statistics()).places).toEqual([
      { place: null, fed: 1, refused: 0, offers: 1, share: 0, molts: 1 },
      { place: 'Rack A / Shelf 1', fed: 0, refused: 0, offers: 0, share: 0, molts: 2 },
    ]);
  });

  test('count among the molts that went wrong the one that an animal died of', async () => {
    const ada = aPet(app.db, { name: 'Ada' });
    for (const [date_mt, outcome] of [
      ['2026-01-01', 'fine'],
      ['2026-02-01', 'stuck'],
      ['2026-03-01', 'died'],
    ] as const)
      app.db.insert(molts).values({ pet_id: ada, date_mt, outcome }).run();
    molted(ada, '2025-12-01');
    expect(await statistics()).toMatchObject({ molts: 3, stuck: 2 });
  });

  test('say whether enough was offered in both seasons to tell what is different', async () => {
    const ada = aPet(app.db, { name: 'Ada' });
    const offer50 = (until: string) => {
      for (let ago = 0; ago < 50; ago++) fed(ada, addDays(until, -ago));
    };
    offer50(today);
    expect(await statistics()).toMatchObject({ findings: [], compared: 0 });
    offer50(addDays(today, -365));
    expect(await statistics()).toMatchObject({ findings: [], compared: 1 });
    expect(await statistics(3, { year: '2025' })).toMatchObject({ findings: [], compared: 0 });
  });

  test('say what was lost, and of how many animals', async () => {
    const kept_since = '2024-01-01';
    const gone = {
      kept_since,
      archived: 1,
      archive_reason: 'died',
      archive_note: 'Stuck',
    } as const;
    aPet(app.db, { name: 'Ada', an_count: 3, ...gone, archive_date: '2026-02-01' });
    aPet(app.db, { name: 'Bea', ...gone, archive_date: '2025-02-01' });
    aPet(app.db, {
      name: 'Cleo',
      kept_since,
      archived: 1,
      archive_reason: 'sold',
      archive_date: '2026-02-01',
    });
    aPet(app.db, { name: 'Dora', kept_since });
    const { losses, died, animals, animals_of_year } = await statistics();
    expect(losses.map(({ name, note }: Record<string, string>) => [name, note])).toEqual([
      ['Ada', 'Stuck'],
    ]);
    expect([died, animals, animals_of_year]).toEqual([3, 1, 5]);
  });

  test('tell sexes, ages, offspring, the longest fast and what food cost', async () => {
    const ada = aPet(app.db, { gender: 'f', hatched: '2025-06', an_count: 1, name: 'Ada' });
    aPet(app.db, { gender: 'm', hatched: '2019', an_count: 2 });
    fed(ada, '2025-10-01');
    fed(ada, '2026-01-09');
    const bought = { uid: 3, date: '2026-02-01', sc_id: null };
    app.db
      .insert(purchases)
      .values([
        { ...bought, custom_text: 'Dubias, 200 pieces', price: 1250 },
        { ...bought, custom_text: 'Lamp', price: 9900 },
        { ...bought, custom_text: 'own', sc_id: speciesId(app.db), count: 38, bred: 1 },
      ])
      .run();
    expect(await statistics()).toMatchObject({
      genders: { m: 2, f: 1, other: 0 },
      ages: [
        { from: 0, to: 1, animals: 1 },
        { from: 1, to: 3, animals: 0 },
        { from: 3, to: 8, animals: 2 },
        { from: 8, to: null, animals: 0 },
        { from: null, to: null, animals: 0 },
      ],
      offspring: 38,
      fast: { id: ada, name: 'Ada', days: 100 },
      meals: [{ food: 'Dubia', n: 1, costs: [{ currency: 'EUR', total: 12.5 }] }],
      food_costs: [{ currency: 'EUR', total: 12.5 }],
    });
  });

  test('an animal is there from its first record on, and no share is over 100 %', async () => {
    const late = { kept_since: '2026-03-01' };
    const gone = { ...late, archived: 1, archive_reason: 'died' } as const;
    fed(aPet(app.db, { name: 'Ada', ...late }), '2025-05-01');
    fed(aPet(app.db, { name: 'Bea', ...gone, archive_date: '2025-06-01' }), '2025-05-01');
    aPet(app.db, { name: 'Cleo', ...gone, archive_date: '2025-07-01', an_count: 2 });
    // gone for good, on a day that nobody noted: there until its last record
    fed(aPet(app.db, { name: 'Dora', ...gone }), '2025-08-01');
    expect(await statistics(3, { year: '2025' })).toMatchObject({ animals_of_year: 5, died: 3 });
    expect(await statistics()).toMatchObject({ animals_of_year: 1, died: 0 });
  });

  test('say how many losses are of a mistyped day, and how many purchases of no feeder', async () => {
    const gone = { archived: 1, archive_reason: 'lost', an_count: 2 } as const;
    for (const archive_date of ['1926-02-01', '2026-05-01', '2026-01-01', null])
      aPet(app.db, { ...gone, archive_date });
    fed(aPet(app.db), '2026-01-05', 0, 'Locust');
    const bought = { uid: 3, date: '2026-02-01', price: 100 };
    for (const custom_text of ['Locusts', 'Locust cage with lamp', 'Lamp', ''])
      app.db
        .insert(purchases)
        .values({ ...bought, custom_text })
        .run();
    const { left_out, food_costs } = await statistics();
    expect(left_out).toMatchObject({ losses: 4, undated: 2, purchases: 2 });
    expect(food_costs).toEqual([{ currency: 'EUR', total: 1 }]);
  });

  test('begin with the first year of which anything was noted', async () => {
    const ada = aPet(app.db, { name: 'Ada' });
    expect((await statistics()).years).toEqual([2026]);
    fed(ada, '2025-05-01', 2);
    expect((await statistics()).years).toEqual([2026, 2025]);
    molted(ada, '2024-05-01');
    molted(ada, '1949-05-01');
    fed(aPet(app.db, { uid: 4 }), '2020-01-01');
    expect((await statistics()).years).toEqual([2026, 2025, 2024]);
    aPet(app.db, { archived: 1, archive_reason: 'died', archive_date: '2023-02-01' });
    aPet(app.db, { archived: 1, archive_reason: 'sold', archive_date: '2022-02-01' });
    expect((await statistics()).years).toEqual([2026, 2025, 2024, 2023]);
    fed(ada, '1975-05-01');
    expect((await statistics()).years).toEqual([2026, 2025, 2024, 2023, 1975]);
  });

  test.each([['1949'], ['2026.5'], ['x']])('refuse the year %s', async (year) => {
    const { status, data } = await of(3, { year });
    expect([status, Object.keys(data.fields)]).toEqual([422, ['year']]);
  });
});

describe('every number is what independent queries count in the records', () => {
  const everyYear = async (uid: number, day: string) => {
    const read = (year: number) =>
      app.as(uid).get('statistics/collection', { year: String(year) }, { 'x-today': day });
    const { years } = (await read(Number(day.slice(0, 4)))).data;
    for (const year of years) {
      const { data } = await read(year);
      expectStatistics(app.db, uid, year, day, data);
      if (year === years[0]) expectFindings(app.db, uid, day, data.findings);
      else expect(data.findings).toEqual([]);
    }
    return years as number[];
  };

  test('in the example club', async () => {
    app = createTestApp({ now: `${today}T20:00:00Z`, people: false });
    await fillDemo(app.context, { pictures: false });
    for (const uid of [2, 3, 4]) expect((await everyYear(uid, today)).length).toBeGreaterThan(1);
  });

  test.each([1, 2, 3])('in three years with mistakes of every kind, story %i', async (seed) => {
    fillThreeYears(app.db, { uid: 3, animals: 20, today });
    addMistakes(app.db, { uid: 3, today, seed });
    expect(await everyYear(3, today)).toContain(2025);
  });
});
