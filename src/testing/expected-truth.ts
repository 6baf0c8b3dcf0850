import { expect } from 'bun:test';
import type { Db } from '#src/db/database.ts';
import type { Today } from '#src/domain/today/today.ts';
import { gapsOfPet, lastMoltOf } from './species-gaps.ts';
import { usualSpan } from './usual-truth.ts';

type Day = string;
type Pet = { id: number; sc_id: number; born: Day | null; ends: 0 | 1 };

const plus = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);

type Said = Today['expected_molts'];

/**
 * Holds the spans of expected molts against the records: each is there that has to be, with its days and its gaps.
 * `counted`: the day on which the club's numbers were counted, if they were.
 */
export function expectSpans(db: Db, uid: number, today: Day, said: Said, counted?: Day): void {
  const pets = db.$client
    .query<Pet, [number]>(
      `SELECT id, sc_id, hatched || substr('-01-01', length(hatched) - 3) AS born,
         an_type IN ('insect', 'scorpion') OR (gender = 'm' AND an_type <> 'reptile') AS ends
       FROM pets JOIN species USING (sc_id) WHERE uid = ? AND archived = 0 AND an_count = 1`,
    )
    .all(uid);
  for (const { id, sc_id, born, ends } of pets) {
    const there = said.find((one) => one.id === id)?.expected;
    const lived = { id, born, until: today };
    const gaps = gapsOfPet(db, lived).map(({ days }) => days);
    const { day, growth } = lastMoltOf(db, lived);
    if (day === null) {
      expect(there ?? null).toBeNull();
      continue;
    }
    const [reason, since] = there?.reasons ?? [];
    const isOwn = gaps.length >= 2;
    const usual = isOwn || !counted ? null : usualSpan(db, { id, sc_id, today: counted });
    const span = isOwn ? spanOf(gaps, growth) : usual && [usual.low, usual.high];
    const [from, to] = span ? span.map((days) => plus(day, days)) : ['', ''];
    const isShown =
      span !== null && to !== undefined && to >= today && (from ?? '') < plus(today, 42);
    // what says that an animal molts no more is a text, which is tried elsewhere
    if (!there) expect(isShown && !ends).toBe(false);
    else
      expect([isShown, there.from, there.to, reason, since]).toEqual([
        ...[true, from ?? '', to ?? ''],
        usual
          ? {
              code: 'usual',
              numbers: [usual.low, usual.high, usual.animals, ...usual.sizes.filter(isKnown)],
            }
          : { code: 'gaps', numbers: gaps.slice(-3) },
        { code: 'since', numbers: [(Date.parse(today) - Date.parse(day)) / 864e5] },
      ]);
  }
}

const isKnown = (edge: number | null) => edge !== null;

/** The first and last day of the next gap, from the logarithms of the last eight. */
function spanOf(gaps: readonly number[], growth: number | null): [number, number] | null {
  const logs = gaps.slice(-8).map(Math.log);
  const usual = growth === null || growth >= 0.1 ? 0.1 : 0;
  const next = (known: readonly number[]): number => {
    const newest = known.toReversed();
    const weights = newest.map((_, at) => 2 ** -at);
    const steps = newest.slice(0, -1).map((log, at) => log - (newest[at + 1] ?? log));
    const sum = (values: readonly number[]) =>
      values.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0);
    const step = (usual + sum(steps)) / (1 + sum(steps.map(() => 1)));
    const carried = newest.map((log, at) => log + step * (at + 1));
    return sum(carried) / sum(newest.map(() => 1));
  };
  const misses = logs.slice(2).map((log, at) => (log - next(logs.slice(0, at + 2))) ** 2);
  const squares = misses.reduce((all, miss) => all + miss, 2 * 0.19 ** 2);
  const reach = Math.max(0.1, 1.35 * Math.sqrt(squares / (2 + misses.length)));
  const middle = next(logs);
  return reach > 0.5
    ? null
    : [Math.floor(Math.exp(middle - reach)), Math.ceil(Math.exp(middle + reach))];
}
