import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { feeders, feedings, pets } from '#src/db/schema.ts';

/** Most used first, then the one used last. */
export function listFeeders(db: Executor, uid: number) {
  return db
    .select({ food: feeders.food, uses: feeders.uses, last_used: feeders.last_used })
    .from(feeders)
    .where(eq(feeders.uid, uid))
    .orderBy(desc(feeders.uses), desc(feeders.last_used), feeders.food)
    .all();
}

/** A feeder that was taken off the list comes back to the place that its uses give it. */
export function insertFeeder(db: Executor, uid: number, food: string): void {
  const used = db
    .select({ uses: count(), last_used: max(feedings.date_f) })
    .from(feedings)
    .innerJoin(pets, eq(pets.id, feedings.pet_id))
    .where(and(eq(pets.uid, uid), eq(feedings.food, food)))
    .get();
  db.insert(feeders)
    .values({ uid, food, ...used })
    .onConflictDoNothing()
    .run();
}

export function deleteFeeder(db: Executor, uid: number, food: string): boolean {
  return (
    db
      .delete(feeders)
      .where(and(eq(feeders.uid, uid), eq(feeders.food, food)))
      .returning({ food: feeders.food })
      .all().length > 0
  );
}
