import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { feeders, feedings, pets } from '#src/db/schema.ts';

/** Most used first, then most recently used. */
export function listFeeders(db: Executor, uid: number) {
  return db
    .select({ food: feeders.food, uses: feeders.uses, last_used: feeders.last_used })
    .from(feeders)
    .where(eq(feeders.uid, uid))
    .orderBy(desc(feeders.uses), desc(feeders.last_used), feeders.food)
    .all();
}

/** A feeder that was removed from the list returns to the position that its uses give it. */
export function insertFeeder(db: Executor, uid: number, food: string): void {
  const added = db
    .insert(feeders)
    .values({ uid, food })
    .onConflictDoNothing()
    .returning({ food: feeders.food })
    .get();
  if (!added) return;
  const used = db
    .select({ uses: count(), last_used: max(feedings.date_f) })
    .from(feedings)
    .innerJoin(pets, eq(pets.id, feedings.pet_id))
    .where(and(eq(pets.uid, uid), eq(feedings.food, food)))
    .get();
  const own = and(eq(feeders.uid, uid), eq(feeders.food, food));
  db.update(feeders)
    .set({ ...used })
    .where(own)
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
