import { expect } from 'bun:test';
import type { Db } from '#src/db/database.ts';
import type { CollectionStatistics, Loss } from '#src/domain/statistics/collection.ts';
import { grown, molted } from './statistics-molts.ts';

// What /api/statistics/collection says, counted again from the raw records, by other means than the program's: in plain SQL.

type Day = string;
type Row = Record<string, unknown>;
type Said = CollectionStatistics & { years: number[] };
type Shares = { fed: number; refused: number; offers: number; share: number };

const unborn = `date(date_mt) < date(CASE length(hatched)
  WHEN 4 THEN hatched || '-01-01' WHEN 7 THEN hatched || '-01' ELSE hatched END)`;

/** Holds all numbers of a keeper's year against the records. */
export function expectStatistics(db: Db, uid: number, year: number, today: Day, said: Said): void {
  const [from, end] = [`${year}-01-01`, `${year}-12-31`];
  const until = today < end ? today : end;
  const given = { uid, from, until, today };
  const all = <One = Row>(text: string, more: Row = {}): One[] => {
    const bound = Object.entries({ ...given, ...more }).filter(([name]) =>
      text.includes(`$${name}`),
    );
    const statement = db.$client.query<One, Record<string, string>[]>(text);
    return statement.all(Object.fromEntries(bound) as Record<string, string>);
  };
  const one = (text: string, more: Row = {}): number =>
    all<{ n: number }>(`SELECT (${text}) AS n`, more)[0]?.n ?? 0;

  const records = ['feedings date_f', 'molts date_mt', 'measurements date_ms', 'events date_ev'];
  /** Whether a pet has a record of such a day. */
  const has = (when: string) =>
    `EXISTS (SELECT 1 FROM (${records
      .map((record) => record.split(' '))
      .map(([table, day]) => `SELECT pet_id, ${day} AS day FROM ${table}`)
      .join(' UNION ALL ')}) WHERE pet_id = pets.id AND ${when})`;
  const offers = `feedings WHERE pet_id IN (SELECT id FROM pets WHERE uid = $uid)
    AND date_f >= $from AND date_f <= $until`;
  expect(said).toMatchObject({
    ...{ year, until },
    pets: one('SELECT count(*) FROM pets WHERE uid = $uid AND NOT archived'),
    animals: one('SELECT total(an_count) FROM pets WHERE uid = $uid AND NOT archived'),
    animals_of_year: one(`SELECT total(an_count) FROM pets WHERE uid = $uid
      AND (ifnull(kept_since, date(created)) <= $until OR ${has("day <= $until AND day >= '1950-01-01'")}
        OR (archived AND archive_date BETWEEN '1950-01-01' AND $until))
      AND (archived = 0 OR archive_date BETWEEN $from AND $today
        OR (ifnull(archive_date, '') NOT BETWEEN '1950-01-01' AND $today
          AND ${has('day BETWEEN $from AND $today')}))`),
    evenings: one(`SELECT count(DISTINCT date_f) FROM ${offers}`),
    offspring: one(`SELECT total(count) FROM purchases WHERE uid = $uid
      AND (bred OR parent_id IS NOT NULL) AND date >= $from AND date <= $until`),
    died: one(`SELECT total(an_count) FROM pets WHERE uid = $uid AND archived
      AND archive_reason = 'died' AND archive_date >= $from AND archive_date <= $until`),
    genders: all(`SELECT total(an_count) FILTER (WHERE gender = 'm') AS m,
      total(an_count) FILTER (WHERE gender = 'f') AS f,
      total(an_count) FILTER (WHERE gender = 'other') AS other
      FROM pets WHERE uid = $uid AND NOT archived`)[0],
  });

  const counted = `count(*) FILTER (WHERE feedings.progress = 0) AS fed,
    count(*) FILTER (WHERE feedings.progress = 2) AS refused,
    count(*) FILTER (WHERE feedings.progress <> 1) AS offers,
    ifnull(avg(feedings.progress = 2) FILTER (WHERE feedings.progress <> 1), 0) AS share`;
  const whole = all<Shares>(`SELECT ${counted} FROM ${offers}`)[0];
  expectShares(said, whole);
  const byMonth = all<
    Shares & { month: number }
  >(`SELECT CAST(substr(date_f, 6, 2) AS INTEGER) AS month, ${counted}
    FROM ${offers} GROUP BY month`);
  const molts = molted(db, uid, today);
  const ofYear = molts.filter(({ date_mt }) => date_mt >= from && date_mt <= until);
  const growth = grown(db, uid, today);
  const grew = growth.steps.filter(({ day }) => day >= from && day <= until);
  const sumOf = (steps: typeof grew) => steps.reduce((sum, step) => sum + step.growth, 0);
  const lastMonth = Number(until.slice(5, 7));
  expect(said.months).toEqual(
    Array.from({ length: lastMonth }, (_, at) => {
      const { fed = 0, refused = 0 } = byMonth.find(({ month }) => month === at + 1) ?? {};
      const there = ofYear.filter(({ date_mt }) => Number(date_mt.slice(5, 7)) === at + 1);
      return { month: at + 1, fed, refused, molts: there.length };
    }),
  );

  const bySpecies = new Map(
    all<Shares & { sc_id: number; sc_name: string }>(`SELECT sc_id, sc_name, ${counted}
      FROM species JOIN pets USING (sc_id) LEFT JOIN feedings ON pet_id = pets.id
        AND feedings.date_f >= $from AND feedings.date_f <= $until
      WHERE uid = $uid GROUP BY sc_id`).map((row) => [row.sc_id, row]),
  );
  const { species, places, meals, losses } = said;
  for (const row of species) {
    const isOf = ({ sc_id }: { sc_id: number }) => sc_id === row.sc_id;
    expectShares(row, bySpecies.get(row.sc_id));
    expect(row.offers).toBe(row.fed + row.refused);
    expect(row.molts).toBe(ofYear.filter(isOf).length);
    expect(row.growth).toBeCloseTo(sumOf(grew.filter(isOf)), 6);
  }
  const isToldOf = ({ sc_id, offers: n }: Shares & { sc_id: number }) =>
    n > 0 ||
    [...ofYear, ...grew.filter(({ growth: cm }) => cm > 0)].some((one) => one.sc_id === sc_id);
  expect(species.map(({ sc_id }) => sc_id).toSorted()).toEqual(
    [...bySpecies.values()]
      .filter(isToldOf)
      .map(({ sc_id }) => sc_id)
      .toSorted(),
  );
  expectDescending(species.map((row) => row.offers));

  const byPlace = all<Shares & { place: string | null }>(`
    SELECT places.path AS place, ${counted} FROM pets LEFT JOIN places ON places.id = place_id
    LEFT JOIN feedings ON pet_id = pets.id
      AND feedings.date_f >= $from AND feedings.date_f <= $until
    WHERE pets.uid = $uid GROUP BY places.path`);
  const moltsAt = new Map(
    all<{
      place: string | null;
      ids: string;
    }>(`SELECT path AS place, json_group_array(pets.id) AS ids
      FROM pets LEFT JOIN places ON places.id = place_id WHERE pets.uid = $uid GROUP BY path`).map(
      ({ place, ids }) => {
        const there = new Set(JSON.parse(ids) as number[]);
        return [place, ofYear.filter(({ pet_id }) => there.has(pet_id)).length] as const;
      },
    ),
  );
  const isWhole = ({ place, offers: n }: { place: string | null; offers: number }) =>
    n > 0 || (moltsAt.get(place) ?? 0) > 0;
  expect(places.map(({ place }) => place ?? '').toSorted()).toEqual(
    byPlace
      .filter(isWhole)
      .map(({ place }) => place ?? '')
      .toSorted(),
  );
  for (const row of places) {
    expectShares(
      row,
      byPlace.find(({ place }) => place === row.place),
    );
    expect(row.molts).toBe(moltsAt.get(row.place) ?? -1);
  }
  expectDescending(places.map((row) => row.share));

  const eaten = all<{ food: string; n: number; amount: number; with_amount: number }>(`
    SELECT food, count(*) AS n, total(amount) AS amount, count(amount) AS with_amount
    FROM ${offers} AND progress = 0 GROUP BY food ORDER BY n DESC, food`);
  expect(
    meals.map(({ food, n, amount, with_amount }) => ({ food, n, amount, with_amount })),
  ).toEqual(eaten);
  const bought = all<Bought>(`SELECT custom_text, price, currency FROM purchases WHERE uid = $uid
    AND sc_id IS NULL AND custom_text <> '' AND date >= $from AND date <= $until`);
  const costs = costsOf(
    bought,
    eaten.map(({ food }) => food),
  );
  for (const meal of meals)
    expect(sorted(meal.costs)).toEqual(sorted(costs.filter(({ food }) => food === meal.food)));
  expect(sorted(said.food_costs)).toEqual(sorted(costs));

  const ages = all<{ years: number | null; n: number }>(`SELECT an_count AS n,
    (julianday($today) - julianday(hatched || substr('-01-01', length(hatched) - 3))) / 365.25 AS years
    FROM pets WHERE uid = $uid AND NOT archived`);
  const aged = (low: number, high: number) =>
    ages.reduce(
      (sum, { years, n }) => sum + (years !== null && years >= low && years < high ? n : 0),
      0,
    );
  const known = [aged(0, 1), aged(1, 3), aged(3, 8), aged(8, 1e9)];
  const kept = ages.reduce((sum, { n }) => sum + n, 0);
  expect(said.ages.map(({ animals }) => animals)).toEqual([
    ...known,
    kept - known.reduce((sum, n) => sum + n, 0),
  ]);

  const lost = all<Loss>(`SELECT pets.id, name, sc_name, an_count, archive_date AS date,
    archive_reason AS reason, archive_note AS note FROM pets JOIN species USING (sc_id)
    WHERE uid = $uid AND archived AND archive_reason IN ('died', 'lost')
      AND archive_date >= $from AND archive_date <= $until`);
  expect(losses.toSorted((a, b) => a.id - b.id)).toEqual(lost.toSorted((a, b) => a.id - b.id));
  expectDescending(losses.map(({ date }) => Date.parse(date)));

  expect(said.molts).toBe(ofYear.length);
  const withDoubles = one(`SELECT count(*) FROM molts JOIN pets ON pets.id = pet_id WHERE uid = $uid
    AND date_mt >= $from AND date_mt <= $until AND NOT ifnull(${unborn}, 0)`);
  const misdated = (table: string, day: string) =>
    one(`SELECT count(*) FROM ${table} WHERE pet_id IN (SELECT id FROM pets WHERE uid = $uid)
      AND (${day} < '1950-01-01' OR ${day} > $today)`);
  expect(said.left_out).toEqual({
    feedings: misdated('feedings', 'date_f'),
    molts: one(`SELECT count(*) FROM molts JOIN pets ON pets.id = pet_id WHERE uid = $uid
      AND (date_mt < '1950-01-01' OR date_mt > $today OR ${unborn})`),
    doubled: withDoubles - ofYear.length,
    shrunk: growth.wrong.filter(({ day }) => day >= from && day <= until).length,
    undated: one(`SELECT total(an_count) FROM pets WHERE uid = $uid AND archived
      AND archive_reason IN ('died', 'lost') AND archive_date IS NULL`),
    losses: one(`SELECT total(an_count) FROM pets WHERE uid = $uid AND archived
      AND archive_reason IN ('died', 'lost')
      AND (archive_date < '1950-01-01' OR archive_date > $today)`),
    purchases: bought.length - costs.length,
    animals: expect.any(Array),
  });
  const misdatedPets = (table: string, day: string, more = '0') =>
    `id IN (SELECT pet_id FROM ${table} WHERE ${day} < '1950-01-01' OR ${day} > $today OR ${more})`;
  const lostPets = "archived AND archive_reason IN ('died', 'lost') AND";
  const concerned: Record<string, string> = {
    feedings: misdatedPets('feedings', 'date_f'),
    molts: misdatedPets('molts', 'date_mt', unborn),
    losses: `${lostPets} (archive_date < '1950-01-01' OR archive_date > $today)`,
    undated: `${lostPets} archive_date IS NULL`,
  };
  const namedFor = (code: string) =>
    said.left_out.animals
      .filter((animal) => animal.code === code)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  for (const [code, when] of Object.entries(concerned))
    expect(namedFor(code)).toEqual(
      all<{ id: number }>(`SELECT id FROM pets WHERE uid = $uid AND ${when} ORDER BY id`).map(
        ({ id }) => id,
      ),
    );
  const notedOf = all<{ id: number; n: number }>(`SELECT pets.id, count(*) AS n FROM molts
    JOIN pets ON pets.id = pet_id WHERE uid = $uid AND date_mt >= $from AND date_mt <= $until
      AND NOT ifnull(${unborn}, 0) GROUP BY pets.id ORDER BY pets.id`);
  expect(namedFor('doubled')).toEqual(
    notedOf
      .filter(({ id, n }) => n > ofYear.filter(({ pet_id }) => pet_id === id).length)
      .map(({ id }) => id),
  );
  const wrongOf = growth.wrong.filter(({ day }) => day >= from && day <= until);
  expect(namedFor('shrunk')).toEqual(
    [...new Set(wrongOf.map(({ id }) => id))].toSorted((a, b) => a - b),
  );
  expect(said.stuck).toBe(
    ofYear.filter(({ outcome }) => /^(stuck|lost_limb|died)$/.test(outcome ?? '')).length,
  );
  const days = Map.groupBy(ofYear, ({ date_mt }) => date_mt);
  expect(said.molt_days).toEqual(
    [...days.keys()].toSorted().map((day) => ({ day, molts: days.get(day)?.length ?? 0 })),
  );
  expect(said.growth).toBeCloseTo(sumOf(grew), 6);

  const fasts = all<{ id: number; name: string; days: number }>(`
    SELECT id, name, CAST(days AS INTEGER) AS days FROM (
      SELECT pets.id, name, feedings.date_f AS day, julianday(feedings.date_f) - julianday((
        SELECT max(meal.date_f) FROM feedings AS meal WHERE meal.pet_id = pets.id
          AND meal.progress = 0 AND meal.date_f < feedings.date_f
          AND meal.date_f >= ifnull(hatched || substr('-01-01', length(hatched) - 3), '1950-01-01'))) AS days
      FROM feedings JOIN pets ON pets.id = pet_id
      WHERE uid = $uid AND an_count = 1 AND feedings.progress <> 1)
    WHERE day >= $from AND day <= $until AND days > 0 AND days <= 730 ORDER BY days DESC`);
  if (said.fast === null) expect(fasts).toEqual([]);
  else {
    expect(fasts[0]?.days).toBe(said.fast.days);
    expect(fasts).toContainEqual(said.fast);
  }

  const thisYear = Number(today.slice(0, 4));
  const noted = new Set(
    all<{ year: number }>(`SELECT DISTINCT CAST(substr(day, 1, 4) AS INTEGER) AS year FROM (
      SELECT date_f AS day, pet_id FROM feedings UNION ALL SELECT date_mt, pet_id FROM molts
      UNION ALL SELECT archive_date, id FROM pets WHERE archived AND archive_reason IN ('died', 'lost'))
      JOIN pets ON pets.id = pet_id WHERE uid = $uid AND day BETWEEN '1950-01-01' AND $today`).map(
      (row) => row.year,
    ),
  );
  const first = Math.min(thisYear, ...noted);
  const isKept = (whole: number) =>
    all(
      `SELECT 1 FROM pets WHERE uid = $uid AND ifnull(kept_since, date(created)) <= $last
       AND (archived = 0 OR CASE WHEN archive_date BETWEEN '1950-01-01' AND $today
         THEN archive_date >= $whole ELSE ${has('day BETWEEN $whole AND $today')} END)`,
      { whole: `${whole}-01-01`, last: `${whole}-12-31` },
    ).length > 0;
  expect(said.years).toEqual(
    Array.from({ length: thisYear - first + 1 }, (_, at) => thisYear - at)
      .filter((one) => one === thisYear || noted.has(one) || isKept(one))
      .slice(0, 30),
  );
}

function expectShares(said: Omit<Shares, 'offers'>, counted?: Shares): void {
  const { fed, refused, share } = said;
  expect([fed, refused]).toEqual([counted?.fed ?? -1, counted?.refused ?? -1]);
  expect(share).toBeCloseTo(counted?.share ?? Number.NaN, 9);
}

function expectDescending(numbers: readonly number[]): void {
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
}

type Bought = { custom_text: string; price: number; currency: string };
type Cost = { food?: string; currency: string; total: number };

/**
 * A purchase is of the feeder with the most words that all stand in it, as they are or in one of the forms of their
 * plural, else at the end of a longer one; what names a thing is no food.
 */
function costsOf(bought: readonly Bought[], foods: readonly string[]): Cost[] {
  const wordsOf = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const formsOf = (word: string) => ['', 's', 'es', 'e', 'n', 'en'].map((end) => word + end);
  return bought.flatMap(({ custom_text, price, currency }) => {
    const text = wordsOf(custom_text);
    if (/cage|lamp|käfig|faunarium/i.test(custom_text)) return [];
    const stands = (word: string) =>
      text.some((one) => formsOf(one).includes(word) || formsOf(word).includes(one));
    const ends = (word: string) =>
      stands(word) || text.some((one) => formsOf(word).some((form) => one.endsWith(form)));
    const [food] = [stands, ends].flatMap((is) =>
      foods
        .filter((one) => wordsOf(one).length > 0 && wordsOf(one).every(is))
        .toSorted((a, b) => wordsOf(b).length - wordsOf(a).length),
    );
    return food === undefined
      ? []
      : [{ food, currency, total: price / (currency === 'JPY' ? 1 : 100) }];
  });
}

/** The sums of each currency. */
function sorted(costs: readonly Cost[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { currency, total } of costs)
    sums.set(currency, Math.round(((sums.get(currency) ?? 0) + total) * 100) / 100);
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
