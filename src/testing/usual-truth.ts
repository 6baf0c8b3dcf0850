import type { Db } from '#src/db/database.ts';
import { countedPets, EDGES, halfOf, inSteps } from './species-counted.ts';
import { gapsOfPet } from './species-gaps.ts';

type Day = string;
type Pet = { id: number; uid: number; born: Day | null; until: Day; handed_over: number };
type Usual = { low: number; high: number; animals: number; sizes: (number | null)[] };

/**
 * The days in which an animal without gaps of its own molts again: seven of ten gaps of its species lie in them, at its
 * size where that is known of any size.
 */
export function usualSpan(
  db: Db,
  { id, sc_id, today }: { id: number; sc_id: number; today: Day },
): Usual | null {
  const single = db.$client
    .query<Pet, [Day, number]>(
      `SELECT id, uid, hatched || substr('-01-01', length(hatched) - 3) AS born,
         min(ifnull(archive_date, ?1), ?1) AS until, handed_over
       FROM pets WHERE sc_id = ?2 AND uid > 1 AND an_count = 1 ORDER BY id`,
    )
    .all(today, sc_id);
  const told = countedPets(db, single).map((pet) => ({ uid: pet.uid, gaps: gapsOfPet(db, pet) }));
  const usual = (
    isIn: (size: number | null) => boolean,
    ...sizes: (number | null)[]
  ): Usual | null => {
    const some = told.map(({ uid, gaps }) => ({
      ...{ uid, values: gaps.filter(({ size }) => isIn(size)).map(({ days }) => days) },
    }));
    const part = halfOf(some, 0.7);
    const span = part && { ...inSteps(part), animals: part.animals, sizes };
    return span && span.high / span.low <= 2.7 ? span : null;
  };
  const bySize = EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] ?? Infinity;
    const isIn = (size: number | null) => size !== null && size >= (from ?? 0) && size < to;
    return { isIn, span: usual(isIn, from ?? 0, EDGES[at + 1] ?? null) };
  });
  const size = newestSize(db, id);
  if (size === null || bySize.every(({ span }) => span === null)) return usual(() => true);
  return bySize.find(({ isIn }) => isIn(size))?.span ?? null;
}

/** Measured at a molt, or between two. */
function newestSize(db: Db, id: number): number | null {
  const row = db.$client
    .query<{ size: number }, [number]>(
      `SELECT size FROM (
        SELECT date_mt AS day, 1 AS molted, '' AS kind, size FROM molts WHERE pet_id = ?1
        UNION ALL SELECT date_ms, 0, kind, value FROM measurements WHERE pet_id = ?1 AND kind <> 'weight')
      WHERE size IS NOT NULL ORDER BY day DESC, molted DESC, kind DESC LIMIT 1`,
    )
    .get(id);
  return row?.size ?? null;
}
