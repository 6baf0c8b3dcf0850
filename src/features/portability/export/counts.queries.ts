import { sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';

type Counted =
  | 'pets'
  | 'archived'
  | 'pictures'
  | 'feedings'
  | 'molts'
  | 'measurements'
  | 'events'
  | 'feeders'
  | 'plans'
  | 'purchases'
  | 'sales'
  | 'messages';

/** How many records of each kind a keeper has. */
export function countEverything(db: Executor, uid: number) {
  const [row] = db.all<Record<Counted, number>>(sql`
    WITH own AS (SELECT id, archived FROM pets WHERE uid = ${uid})
    SELECT
      (SELECT count(*) FROM own WHERE archived = 0) AS pets,
      (SELECT count(*) FROM own WHERE archived = 1) AS archived,
      (SELECT count(*) FROM pictures WHERE pet_id IN (SELECT id FROM own)) AS pictures,
      (SELECT count(*) FROM feedings WHERE pet_id IN (SELECT id FROM own)) AS feedings,
      (SELECT count(*) FROM molts WHERE pet_id IN (SELECT id FROM own)) AS molts,
      (SELECT count(*) FROM measurements WHERE pet_id IN (SELECT id FROM own)) AS measurements,
      (SELECT count(*) FROM events WHERE pet_id IN (SELECT id FROM own)) AS events,
      (SELECT count(*) FROM feeders WHERE uid = ${uid}) AS feeders,
      (SELECT count(*) FROM plans WHERE uid = ${uid}) AS plans,
      (SELECT count(*) FROM purchases WHERE uid = ${uid}) AS purchases,
      (SELECT count(*) FROM sales WHERE uid = ${uid}) AS sales,
      (SELECT count(*) FROM contact_messages WHERE uid = ${uid}) AS messages`);
  return row as Record<Counted, number>; // without a FROM there is always one row
}
