import type { Db } from '#src/db/database.ts';

export type Gap = { days: number; size: number | null };

type Lived = { id: number; born: string | null; until: string };

/** Its molts, without those that are left out. */
const once = `
      WITH known AS (
        SELECT date_mt, julianday(date_mt) AS at,
          julianday(date_mt) - julianday(lag(date_mt) OVER (ORDER BY date_mt)) AS before
        FROM molts WHERE pet_id = ?1 AND date_mt >= ?2 AND date_mt <= ?3),
      lately AS (
        SELECT * FROM known
        WHERE at >= ifnull((SELECT max(at) FROM known WHERE before > 1460), 0)),
      apart AS (
        SELECT date_mt, at FROM lately
        WHERE at = (SELECT min(at) FROM lately) OR before > 4),
      beside AS (
        SELECT *, at - lag(at) OVER o AS gap, lag(at) OVER o - lag(at, 2) OVER o AS earlier,
          lead(at) OVER o - at AS later FROM apart WINDOW o AS (ORDER BY at)),
      once AS (
        SELECT date_mt, at FROM beside WHERE gap IS NULL OR (earlier IS NULL AND later IS NULL)
          OR gap >= earlier * 0.25 OR gap >= later * 0.25)`;

/**
 * The gaps between an animal's molts that can be believed, by window functions: without molts before it hatched or after
 * it left, those before a break of four years, those noted again within four days or after less than a quarter of the
 * gaps beside, and gaps 1.75 times as long as both beside.
 */
export const gapsOfPet = (db: Db, { id, born, until }: Lived): Gap[] =>
  db.$client
    .query<{ days: number; start: string }, [number, string, string]>(
      `${once},
      gaps AS (
        SELECT lag(date_mt) OVER o AS start, at - lag(at) OVER o AS days FROM once WINDOW o AS (ORDER BY at))
      SELECT start, CAST(days AS INTEGER) AS days FROM (
        SELECT *, lag(days) OVER o AS earlier, lead(days) OVER o AS later FROM gaps
        WHERE days IS NOT NULL WINDOW o AS (ORDER BY start))
      WHERE NOT ifnull(days >= earlier * 1.75 AND days >= later * 1.75, 0) ORDER BY start`,
    )
    .all(id, born ?? '', until)
    .map(({ days, start }) => ({ days, size: sizeOn(db, id, start) }));

/** The largest size that was measured up to a day, unless that was more than four years before. */
export function sizeOn(db: Db, id: number, day: string): number | null {
  const row = db.$client
    .query<{ size: number }, [number, string]>(
      `SELECT size FROM (SELECT molts.size, date_mt FROM molts JOIN pets ON pets.id = pet_id
        WHERE pet_id = ?1 AND date_mt <= ?2 AND molts.size IS NOT NULL
          AND date_mt >= ifnull(hatched || substr('-01-01', length(hatched) - 3), '1950-01-01')
        ORDER BY molts.size DESC, date_mt DESC LIMIT 1)
      WHERE julianday(?2) - julianday(date_mt) <= 1460`,
    )
    .get(id, day);
  return row?.size ?? null;
}

/** The molt that the next gap begins with, and by which part the last size that was larger than before was. */
export function lastMoltOf(db: Db, { id, born, until }: Lived) {
  const [last] = db.$client
    .query<{ day: string | null }, [number, string, string]>(
      `${once} SELECT max(date_mt) AS day FROM once`,
    )
    .all(id, born ?? '', until);
  const [after, before] = db.$client
    .query<{ size: number }, [number, string, string]>(
      `SELECT size FROM (SELECT size, date_mt, max(size) OVER (ORDER BY date_mt) AS largest FROM molts
        WHERE pet_id = ? AND date_mt >= ? AND date_mt <= ? AND size IS NOT NULL)
      WHERE size = largest ORDER BY date_mt DESC LIMIT 2`,
    )
    .all(id, born ?? '', until);
  return { day: last?.day ?? null, growth: after && before ? after.size / before.size - 1 : null };
}
