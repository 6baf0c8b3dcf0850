import type { Db } from '#src/db/database.ts';
import { moltsOfPet, sizesOfPet } from './species-gaps.ts';

/** A molt that counts: `largest` the size before, `gap` the days since the one before. */
type Molted = {
  pet_id: number;
  sc_id: number;
  date_mt: string;
  size: number | null;
  outcome: string | null;
  largest: number | null;
  gap: number | null;
  wrong: boolean;
};

type Pet = { id: number; sc_id: number; born: string | null };

const petsOf = (db: Db, uid: number): Pet[] =>
  db.$client
    .query<Pet, [number]>(
      `SELECT id, sc_id, hatched || substr('-01-01', length(hatched) - 3) AS born
       FROM pets WHERE uid = ?`,
    )
    .all(uid);

/** What a keeper's animals grew from one size to the next, on the day of the later one, and the days of sizes that count nowhere. */
export function grown(db: Db, uid: number, today: string) {
  const pets = petsOf(db, uid).map(({ id, sc_id, born }) => ({
    ...{ id, sc_id },
    ...sizesOfPet(db, { id, born, until: today }),
  }));
  return {
    wrong: pets.flatMap(({ id, wrong }) => wrong.map((day) => ({ id, day }))),
    steps: pets.flatMap(({ sc_id, sizes }) =>
      sizes.map(({ day, size }, at) => ({
        ...{ sc_id, day },
        growth: at === 0 ? 0 : (size ?? 0) - (sizes[at - 1]?.size ?? 0),
      })),
    ),
  };
}

/** A keeper's molts up to a day that count, by the rule that ARCHITECTURE.md and the page tell. */
export const molted = (db: Db, uid: number, today: string): Molted[] =>
  petsOf(db, uid).flatMap(({ id, sc_id, born }) => {
    const molts = moltsOfPet(db, { id, born, until: today });
    return molts.map(({ day, size, outcome, wrong }, at) => {
      const earlier = molts.slice(0, at).flatMap((one) => one.size ?? []);
      const largest = earlier.length > 0 ? Math.max(...earlier) : null;
      const since = molts[at - 1]?.day;
      const gap = since === undefined ? null : (Date.parse(day) - Date.parse(since)) / 864e5;
      return {
        ...{ pet_id: id, sc_id, date_mt: day, size, outcome, largest, wrong },
        gap: gap === null || gap > 1460 ? null : gap,
      };
    });
  });
