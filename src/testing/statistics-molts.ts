import type { Db } from '#src/db/database.ts';

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
};

/**
 * A keeper's molts up to a day, in plain SQL: those that were not noted in the four days before, which is the rule that
 * ARCHITECTURE.md and the page tell.
 */
export const molted = (db: Db, uid: number, until: string): Molted[] =>
  db.$client
    .query<Molted, [number, string]>(
      `WITH known AS (
        SELECT pet_id, sc_id, date_mt, molts.size, outcome FROM molts JOIN pets ON pets.id = pet_id
        WHERE uid = ?1 AND date_mt >= '1950-01-01' AND date_mt <= ?2),
      counted AS (
        SELECT pet_id, date_mt FROM known WHERE NOT EXISTS (
          SELECT 1 FROM known noted WHERE noted.pet_id = known.pet_id
            AND noted.date_mt < known.date_mt AND noted.date_mt >= date(known.date_mt, '-4 days')))
      SELECT *, ifnull(max(size - largest, 0), 0) AS growth FROM (
        SELECT known.*, max(size) OVER earlier AS largest,
          nullif(CAST(min(julianday(date_mt) - julianday(lag(date_mt) OVER (
            PARTITION BY pet_id ORDER BY date_mt)), 1461) AS INTEGER), 1461) AS gap
        FROM known JOIN counted USING (pet_id, date_mt)
        WINDOW earlier AS (PARTITION BY pet_id ORDER BY date_mt
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))`,
    )
    .all(uid, until);
