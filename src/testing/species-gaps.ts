import type { Db } from '#src/db/database.ts';

// An animal's molts, counted by window functions.

export type Gap = { days: number; size: number | null };

type Lived = { id: number; born: string | null; until: string };

type Noted = { day: string; size: number | null; outcome: string | null };
/** `wrong`: it has a size that does not count. */
type Molted = Noted & { wrong: boolean };

/**
 * Its molts without those that are left out: before it hatched or before 1950, after its last day, those noted again
 * within four days, and of single animals those after less than a quarter of the gaps beside; gaps of more than four
 * years are beside nothing. `run`: how many such gaps were before.
 */
const counted = `
      WITH known AS (
        SELECT date_mt, size, outcome, julianday(date_mt) AS at,
          julianday(date_mt) - julianday(lag(date_mt) OVER (ORDER BY date_mt)) AS before
        FROM molts WHERE pet_id = ?1 AND date_mt >= ?2 AND date_mt <= ?3),
      runs AS (SELECT *, total(before > 1460) OVER (ORDER BY at) AS run FROM known),
      apart AS (SELECT * FROM runs WHERE before IS NULL OR before > 4),
      beside AS (
        SELECT *, at - lag(at) OVER o AS gap, lag(at) OVER o - lag(at, 2) OVER o AS earlier,
          lead(at) OVER o - at AS later FROM apart WINDOW o AS (PARTITION BY run ORDER BY at)),
      counted AS (
        SELECT date_mt, at, run, outcome, lead(date_mt, 1, '9999') OVER (ORDER BY at) AS next
        FROM beside, (SELECT an_count FROM pets WHERE id = ?1)
        WHERE an_count > 1 OR gap IS NULL OR (earlier IS NULL AND later IS NULL)
          OR gap >= earlier * 0.25 OR gap >= later * 0.25),
      once AS (SELECT * FROM counted WHERE run = (SELECT max(run) FROM runs))`;

const FIRST = '1950-01-01';

/** Its molts that count, with the sizes that do; one may stand in a later note of the same molt. */
export function moltsOfPet(db: Db, { id, born, until }: Lived): Molted[] {
  const molts = db.$client
    .query<Noted, [number, string, string]>(
      `${counted}
      SELECT date_mt AS day, outcome, (
        SELECT size FROM known WHERE known.date_mt >= counted.date_mt AND known.date_mt < next
          AND size IS NOT NULL ORDER BY known.date_mt LIMIT 1) AS size
      FROM counted ORDER BY at`,
    )
    .all(id, born ?? FIRST, until);
  const believed = believedOf(db, id, molts);
  return molts.map((molt) => {
    const wrong = molt.size !== null && !believed.includes(molt);
    return { ...molt, size: wrong ? null : molt.size, wrong };
  });
}

/** Its sizes that count, at molts and, in the way that its type is known by, measured by themselves. */
export function sizesOfPet(db: Db, { id, born, until }: Lived) {
  const molts = moltsOfPet(db, { id, born, until });
  const atMolts = stepsOf(molts);
  const taken = molts.filter(({ size, wrong }) => size !== null || wrong).map(({ day }) => day);
  const lengths = db.$client
    .query<{ day: string; size: number }, [number, string, string, string]>(
      `SELECT date_ms AS day, value AS size FROM measurements
         JOIN pets ON pets.id = pet_id JOIN species USING (sc_id)
       WHERE pet_id = ? AND date_ms BETWEEN ? AND ?
         AND date_ms NOT IN (SELECT value FROM json_each(?)) AND kind = CASE
           WHEN an_type = 'tarantula' THEN 'leg_span' WHEN an_type IN ('spider', 'insect')
           THEN 'body_length' ELSE 'total_length' END`,
    )
    .all(id, born ?? FIRST, until, JSON.stringify(taken));
  const all = [...atMolts, ...lengths].toSorted((a, b) => a.day.localeCompare(b.day));
  const believed = lengths.length === 0 ? all : believedOf(db, id, all);
  const wrong = [
    ...molts.filter((molt) => molt.wrong).map(({ day }) => day),
    ...all.filter((one) => !believed.includes(one)).map(({ day }) => day),
  ];
  return { sizes: believed, wrong };
}

export type Step = { day: string; size: number };
type Sized = { size: number | null };

/** Those of an animal's sizes that fit each other and its type. */
function believedOf<One extends Sized>(db: Db, id: number, all: readonly One[]): readonly One[] {
  const limit = db.$client
    .query<{ cm: number }, [number]>(
      `SELECT CASE an_type WHEN 'tarantula' THEN 33 WHEN 'scorpion' THEN 25 WHEN 'spider' THEN 32
         WHEN 'insect' THEN 65 ELSE 1e9 END AS cm FROM pets JOIN species USING (sc_id) WHERE id = ?`,
    )
    .get(id);
  return notShrinking(all.filter(({ size }) => size !== null && size <= (limit?.cm ?? 0)));
}

/** The longest row that never shrinks; of several the one with the smallest end, then with the earliest ones. */
function notShrinking<One extends Sized>(molts: readonly One[]): readonly One[] {
  const sizeOf = (molt: One | undefined) => molt?.size ?? 0;
  const [first, second] = molts;
  if (first && molts.length === 2 && sizeOf(second) < sizeOf(first)) return [first];
  const rows: One[][] = [];
  for (const molt of molts) {
    const [longest = []] = rows
      .filter((row) => sizeOf(row.at(-1)) <= sizeOf(molt))
      .toSorted((a, b) => b.length - a.length);
    rows.push([...longest, molt]);
  }
  const [best = []] = rows.toSorted(
    (a, b) => b.length - a.length || sizeOf(a.at(-1)) - sizeOf(b.at(-1)),
  );
  return best;
}

/** The gaps between them: none before a break of four years, and none 1.75 times as long as both beside. */
export const gapsOfPet = (db: Db, pet: Lived): Gap[] => {
  const { sizes } = sizesOfPet(db, pet);
  return db.$client
    .query<{ days: number; start: string }, [number, string, string]>(
      `${counted},
      gaps AS (
        SELECT lag(date_mt) OVER o AS start, at - lag(at) OVER o AS days FROM once WINDOW o AS (ORDER BY at))
      SELECT start, CAST(days AS INTEGER) AS days FROM (
        SELECT *, lag(days) OVER o AS earlier, lead(days) OVER o AS later FROM gaps
        WHERE days IS NOT NULL WINDOW o AS (ORDER BY start))
      WHERE NOT ifnull(days >= earlier * 1.75 AND days >= later * 1.75, 0) ORDER BY start`,
    )
    .all(pet.id, pet.born ?? FIRST, pet.until)
    .map(({ days, start }) => ({ days, size: sizeOn(sizes, start) }));
};

/** The last size up to a day, unless that was more than four years before. */
export function sizeOn(sizes: readonly Step[], day: string): number | null {
  const [last] = sizes.filter((step) => step.day <= day).slice(-1);
  return last && Date.parse(day) - Date.parse(last.day) <= 1460 * 864e5 ? last.size : null;
}

/** The molts with a size. */
export const stepsOf = (molts: readonly Noted[]): Step[] =>
  molts.flatMap(({ day, size }) => (size === null ? [] : [{ day, size }]));

/** The molt that the next gap begins with, and by which part the last size was larger than the one before. */
export function lastMoltOf(db: Db, pet: Lived) {
  const molts = moltsOfPet(db, pet);
  const [before, after] = stepsOf(molts).slice(-2);
  return {
    day: molts.at(-1)?.day ?? null,
    growth: before && after ? after.size / before.size - 1 : null,
  };
}
