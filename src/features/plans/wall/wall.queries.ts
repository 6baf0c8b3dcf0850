import { and, eq, max, ne } from 'drizzle-orm';
import type { Day } from '#src/domain/days.ts';
import type { Db } from '#src/db/database.ts';
import { feedings, pets, places } from '#src/db/schema.ts';

/** In which order the animals stand in their places. */
export const listStandingOrder = (db: Db, uid: number) =>
  db
    .select({ id: pets.id, place_order: pets.place_order })
    .from(pets)
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0)))
    .all();

/** When the last offer of a day to each animal was noted. */
export const listOffersOf = (db: Db, uid: number, day: Day) =>
  db
    .select({ pet_id: feedings.pet_id, recorded: max(feedings.recorded) })
    .from(feedings)
    .innerJoin(pets, eq(pets.id, feedings.pet_id))
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0), eq(feedings.date_f, day)))
    .groupBy(feedings.pet_id)
    .all();

/** What the keeper wrote about places. */
export const listRemarks = (db: Db, uid: number) =>
  db
    .select({ id: places.id, notes: places.notes })
    .from(places)
    .where(and(eq(places.uid, uid), ne(places.notes, '')))
    .all();
