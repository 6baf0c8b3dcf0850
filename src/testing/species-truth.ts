import { expect } from 'bun:test';
import type { Db } from '#src/db/database.ts';
import type { numbersOfSpecies } from '#src/features/catalogue/species-numbers/species-numbers.service.ts';
import { countedPets, EDGES, fair, halfOf, inSteps, type Told } from './species-counted.ts';
import { gapsOfPet, moltsOfPet, sizeOn, sizesOfPet, type Step } from './species-gaps.ts';

// What /api/species/club says, counted again from the raw records, by other means than the program's.

type Day = string;
type Pet = {
  id: number;
  uid: number;
  name: string;
  gender: string;
  born: Day | null;
  known: number | null;
  until: Day;
  archived: number;
  handed_over: number;
};
type Said = ReturnType<typeof numbersOfSpecies>;

const plus = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);
const round = (cm: number) => Math.round(cm * 100) / 100;

/** Holds what is said of a species to a keeper against the records. */
export function expectSpeciesNumbers(
  db: Db,
  uid: number,
  sc_id: number,
  today: Day,
  said: Said,
): void {
  const single = db.$client
    .query<Pet, [Day, number]>(
      `SELECT id, uid, name, gender, hatched || substr('-01-01', length(hatched) - 3) AS born,
         length(hatched) AS known, min(ifnull(archive_date, ?1), ?1) AS until, archived,
         handed_over FROM pets WHERE sc_id = ?2 AND an_count = 1 ORDER BY id`,
    )
    .all(today, sc_id);
  const gapsOf = new Map(single.map((pet) => [pet.id, gapsOfPet(db, pet)]));
  const moltsOf = new Map(single.map((pet) => [pet.id, moltsOfPet(db, pet)]));
  const sizesOf = new Map(single.map((pet) => [pet.id, sizesOfPet(db, pet).sizes]));

  const own = single.filter((pet) => pet.uid === uid && !pet.archived);
  expect(said.gaps).toEqual(
    own.flatMap(({ id, name }) => (gapsOf.get(id) ?? []).map((gap) => ({ id, name, ...gap }))),
  );
  expect(said.growth).toEqual(
    own
      .filter(({ known }) => (known ?? 0) > 4)
      .flatMap(({ id, name, born }) => {
        const steps = (sizesOf.get(id) ?? []).map(({ day, size }) => ({
          years: round((Date.parse(day) - Date.parse(born ?? '')) / 864e5 / 365.25),
          size,
        }));
        return steps.length > 0 ? [{ id, name, steps }] : [];
      }),
  );

  const mealsOf = new Map(
    single.map(({ id, until }) => [
      id,
      db.$client
        .query<{ day: Day; food: string }, [number, Day, Day]>(
          `SELECT date_f AS day, trim(food) AS food FROM feedings
           WHERE pet_id = ? AND progress = 0 AND date_f BETWEEN ? AND ? ORDER BY date_f, id`,
        )
        .all(id, plus(until, -730), until),
    ]),
  );
  /** Of its molts, and on which it was measured as tarantulas are. */
  const sizeDays = (id: number) =>
    db.$client
      .query<{ day: Day }, [number]>(
        `SELECT date_mt AS day FROM molts WHERE pet_id = ?1 UNION ALL SELECT date_ms FROM measurements
         WHERE pet_id = ?1 AND kind = 'leg_span'`,
      )
      .all(id)
      .map(({ day }) => day);
  const counted = countedPets(db, single);
  const noted = counted.filter(
    ({ id }) => sizeDays(id).length + (mealsOf.get(id) ?? []).length > 0,
  );
  const people = new Set(noted.map((pet) => pet.uid)).size;
  if (people < 3 || noted.length < 5) {
    expect(said.club).toBeNull();
    return;
  }
  const told = (values: (pet: Pet) => number[]): Told =>
    noted.map((pet) => ({ uid: pet.uid, values: values(pet) }));
  const gaps = (isIn: (size: number | null) => boolean) =>
    told(({ id }) =>
      (gapsOf.get(id) ?? []).filter(({ size }) => isIn(size)).map(({ days }) => days),
    );
  const mealGaps = new Map(
    noted.map(({ id }) => {
      const days = [...new Set((mealsOf.get(id) ?? []).map(({ day }) => day))];
      const between = days.slice(1).map((day, at) => {
        const from = days[at] ?? day;
        return {
          size: sizeOn(sizesOf.get(id) ?? [], from),
          days: (Date.parse(day) - Date.parse(from)) / 864e5,
        };
      });
      return [id, days.length < 4 ? [] : between];
    }),
  );
  const rhythm = (isIn: (size: number | null) => boolean) =>
    told(({ id }) =>
      (mealGaps.get(id) ?? [])
        .filter(({ size }) => isIn(size))
        .slice(-4)
        .map(({ days }) => days),
    );
  const fasts = told(({ id }) => {
    const eaten = (mealsOf.get(id) ?? []).map(({ day }) => day);
    return (moltsOf.get(id) ?? [])
      .flatMap(({ day }) => {
        const last = eaten.filter((one) => one <= day).at(-1);
        if (last === undefined) return [];
        const days = (Date.parse(day) - Date.parse(last)) / 864e5;
        return days < 365 ? [days] : [];
      })
      .slice(-4);
  });
  const fast = halfOf(fasts);
  expect(said.club).toEqual({
    ...{ keepers: people, animals: noted.length, molts: bySize(gaps), meals: bySize(rhythm) },
    gaps: (fair(gaps(() => true).filter(({ values }) => values.length > 0)) ?? []).flatMap(
      ({ values }) => values,
    ).length,
    fast: fast && { ...fast, ...inSteps(fast) },
    growth: growth(sizesOf, noted),
    foods: foods(
      noted.map(({ id, uid: keeper }) => ({ uid: keeper, meals: mealsOf.get(id) ?? [] })),
    ),
  });
}

function bySize(of: (isIn: (size: number | null) => boolean) => Told) {
  const all = halfOf(of(() => true));
  const spans = all ? [{ size_from: null, size_to: null, ...all, ...inSteps(all) }] : [];
  const sized = EDGES.slice(0, -1).flatMap((size_from, at) => {
    const size_to = EDGES[at + 1] ?? null;
    const half = halfOf(
      of((size) => size !== null && size >= (size_from ?? 0) && size < (size_to ?? 1e9)),
    );
    return half ? [{ size_from, size_to, ...half, ...inSteps(half) }] : [];
  });
  return [...spans, ...sized];
}

function growth(sizesOf: Map<number, readonly Step[]>, noted: Pet[]) {
  const line = (of: 'f' | 'm' | 'all', some: Pet[]) => {
    const ages = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20].flatMap((years) => {
      const half = halfOf(
        some.map(({ id, uid, born, known, until }) => {
          const day = born && plus(born, Math.round(years * 365.25));
          const size =
            day && (known ?? 0) > 4 && day <= until ? sizeOn(sizesOf.get(id) ?? [], day) : null;
          return { uid, values: size === null ? [] : [size] };
        }),
      );
      if (!half) return [];
      const { low, high, animals } = half;
      const step = high < 3 ? 0.2 : 0.5;
      const [first, last] = [Math.floor(round(low / step)), Math.ceil(round(high / step))];
      return [{ years, low: round(first * step), high: round(last * step), animals }];
    });
    return ages.length > 1 ? [{ of, ages }] : [];
  };
  const bySex = (['f', 'm'] as const).flatMap((of) =>
    line(
      of,
      noted.filter(({ gender }) => gender === of),
    ),
  );
  return bySex.length > 0 ? bySex : line('all', noted);
}

function foods(told: { uid: number; meals: { food: string }[] }[]) {
  const key = (food: string) => food.toLowerCase();
  const named = (meals: { food: string }[]) => meals.filter(({ food }) => food !== '');
  const some = fair(told.filter(({ meals }) => named(meals).length > 0)) ?? [];
  const last = some.map(({ uid, meals }) => {
    const eaten = named(meals.slice(-50)).map(({ food }) => food);
    return { uid, eaten };
  });
  const known = [...new Set(last.flatMap(({ eaten }) => eaten.map(key)))].flatMap((one) => {
    const eaters = last.filter(({ eaten }) => eaten.some((food) => key(food) === one));
    if (eaters.length < 5 || new Set(eaters.map(({ uid }) => uid)).size < 3) return [];
    const shares = last.map(
      ({ eaten }) => eaten.filter((food) => key(food) === one).length / eaten.length,
    );
    const spellings = new Map<string, number>();
    for (const food of last.flatMap(({ eaten }) => eaten.filter((word) => key(word) === one)))
      spellings.set(food, (spellings.get(food) ?? 0) + 1);
    const [food] = [...spellings].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [
      '',
    ];
    return [{ food, share: round(shares.reduce((sum, share) => sum + share, 0) / last.length) }];
  });
  const shown = known
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || (a.food < b.food ? -1 : 1))
    .slice(0, 5);
  const rest = round(1 - shown.reduce((sum, { share }) => sum + share, 0));
  return shown.length > 0 && rest > 0 ? [...shown, { food: null, share: rest }] : shown;
}
