import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { feedings, molts, pets } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { DayOfPet } from '#src/domain/feeding/median-interval.ts';

/** How many animals of a species the club keeps now, in how many records, and by how many keepers. */
export function countKept(db: Executor, sc_id: number) {
  const row = db
    .select({
      animals: sql<number>`ifnull(sum(${pets.an_count}), 0)`,
      keepers: sql<number>`count(DISTINCT ${pets.uid})`,
    })
    .from(pets)
    .where(and(eq(pets.sc_id, sc_id), eq(pets.archived, 0), gt(pets.uid, BUILT_IN_UID)))
    .get();
  return row ?? { animals: 0, keepers: 0 };
}

const MOST_ANIMALS = 300;

// The newest animals of the species suffice for typical values, and limit the work.
const newest = (db: Executor, sc_id: number) =>
  db
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.sc_id, sc_id), eq(pets.an_count, 1), gt(pets.uid, BUILT_IN_UID)))
    .orderBy(desc(pets.id))
    .limit(MOST_ANIMALS);

/** Days of molts of single animals; in a group it is unknown who molted. */
export function listMoltDays(db: Executor, sc_id: number): DayOfPet[] {
  return db
    .select({ pet_id: molts.pet_id, uid: pets.uid, day: molts.date_mt })
    .from(molts)
    .innerJoin(pets, eq(pets.id, molts.pet_id))
    .where(inArray(molts.pet_id, newest(db, sc_id)))
    .all();
}

/** Days since `since` on which single animals ate. */
export function listFeedingDays(db: Executor, sc_id: number, since: Day): DayOfPet[] {
  return db
    .select({ pet_id: feedings.pet_id, uid: pets.uid, day: feedings.date_f })
    .from(feedings)
    .innerJoin(pets, eq(pets.id, feedings.pet_id))
    .where(
      and(
        inArray(feedings.pet_id, newest(db, sc_id)),
        gte(feedings.date_f, since),
        eq(feedings.progress, 0),
      ),
    )
    .all();
}
