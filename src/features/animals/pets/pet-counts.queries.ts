import { count, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets } from '#src/db/schema.ts';

/** count1: what the keeper keeps now; count2: all records, archived ones too. */
export function countPets(db: Executor, uid: number) {
  const row = db
    .select({ count1: sql<number>`ifnull(sum(${pets.archived} = 0), 0)`, count2: count() })
    .from(pets)
    .where(eq(pets.uid, uid))
    .get();
  return row ?? { count1: 0, count2: 0 };
}

export function countArchivedPets(db: Executor, uid: number): number {
  const { count1, count2 } = countPets(db, uid);
  return count2 - count1;
}
