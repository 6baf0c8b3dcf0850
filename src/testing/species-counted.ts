import type { Db } from '#src/db/database.ts';

// Which animals tell of a species, and what so many values say of it, by other means than the program's.

export type Told = { uid: number; values: number[] }[];
type Counted = { uid: number; handed_over: number };

/** The newest of each keeper in turns, without those of who stays out. `single`: by their numbers. */
export function countedPets<Pet extends Counted>(db: Db, single: readonly Pet[]): Pet[] {
  const outside = new Set(
    db.$client
      .query<{ uid: number }, []>(
        `SELECT uid FROM users WHERE suspended = 1 OR uid <= 1 UNION SELECT uid FROM user_config
         WHERE conf_key = 'club_numbers' AND conf_val IN ('0', 'false')`,
      )
      .all()
      .map((one) => one.uid),
  );
  const keepers = [...new Set(single.map((pet) => pet.uid))].toSorted((a, b) => a - b);
  const counted: Pet[] = [];
  for (let turn = 0; turn < 40; turn++)
    for (const keeper of keepers.filter((one) => !outside.has(one))) {
      const mine = single.filter((pet) => pet.uid === keeper && !pet.handed_over);
      const next = mine.at(-1 - turn);
      if (next && counted.length < 200) counted.push(next);
    }
  return counted;
}

export const EDGES = [0, 1, 3, 6, 10, 14, 20, 40, 80, null];

/**
 * Where the middle half, or another part, of what enough animals tell begins and ends: all values of an animal, which
 * together count as four at most, on a line through the middles of what each takes up.
 */
export function halfOf(
  told: Told,
  part = 0.5,
): { low: number; high: number; animals: number } | null {
  const some = fair(told.filter(({ values }) => values.length > 0));
  if (!some) return null;
  const values = some
    .flatMap((one) =>
      one.values.map((days) => ({ days, takes: 4 / Math.max(4, one.values.length) })),
    )
    .toSorted((a, b) => a.days - b.days);
  // how far each value is from the first one
  const steps = values.slice(1).map(({ takes }, at) => (takes + (values[at]?.takes ?? 0)) / 2);
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const edge = (share: number) => {
    let left = whole * share;
    for (const [at, step] of steps.entries()) {
      const [low = 0, high = 0] = [values[at]?.days, values[at + 1]?.days];
      if (left <= step) return exact(low + ((high - low) * left) / step);
      left -= step;
    }
    return values.at(-1)?.days ?? 0;
  };
  return { low: edge(0.5 - part / 2), high: edge(0.5 + part / 2), animals: some.length };
}

const exact = (days: number) => Math.round(days * 1e6) / 1e6;

/** Three keepers, five animals, and of the largest collection at most as many as of all others, or what makes five. */
export function fair<One extends { uid: number }>(some: One[]): One[] | null {
  const sizes = new Map<number, number>();
  for (const { uid } of some) sizes.set(uid, (sizes.get(uid) ?? 0) + 1);
  if (some.length < 5 || sizes.size < 3) return null;
  const [largest, size] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  let room = Math.max(some.length - size, 5 - (some.length - size));
  return some.filter(({ uid }) => uid !== largest || room-- > 0);
}

export function inSteps({ low, high }: { low: number; high: number }) {
  const step = (days: number) => (days < 20 ? 1 : days < 100 ? 5 : 10);
  return {
    low: low - (low % step(low)),
    high: high % step(high) === 0 ? high : high - (high % step(high)) + step(high),
  };
}
