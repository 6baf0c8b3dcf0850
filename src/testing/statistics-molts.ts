import type { Db } from '#src/db/database.ts';
import { moltsOfPet } from './species-gaps.ts';

/** A molt that counts: `growth` against the largest size before, `gap` the days since the one before. */
type Molted = {
  pet_id: number;
  sc_id: number;
  date_mt: string;
  size: number | null;
  outcome: string | null;
  largest: number | null;
  growth: number;
  gap: number | null;
  wrong: boolean;
};

type Pet = { id: number; sc_id: number; born: string | null };

/** A keeper's molts up to a day that count, by the rule that ARCHITECTURE.md and the page tell. */
export const molted = (db: Db, uid: number, today: string): Molted[] =>
  db.$client
    .query<Pet, [number]>(
      `SELECT id, sc_id, hatched || substr('-01-01', length(hatched) - 3) AS born
       FROM pets WHERE uid = ?`,
    )
    .all(uid)
    .flatMap(({ id, sc_id, born }) => {
      const molts = moltsOfPet(db, { id, born, until: today });
      return molts.map(({ day, size, outcome, wrong }, at) => {
        const earlier = molts.slice(0, at).flatMap((one) => one.size ?? []);
        const largest = earlier.length > 0 ? Math.max(...earlier) : null;
        const since = molts[at - 1]?.day;
        const gap = since === undefined ? null : (Date.parse(day) - Date.parse(since)) / 864e5;
        return {
          ...{ pet_id: id, sc_id, date_mt: day, size, outcome, largest, wrong },
          growth: size === null || largest === null ? 0 : Math.max(0, size - largest),
          gap: gap === null || gap > 1460 ? null : gap,
        };
      });
    });
