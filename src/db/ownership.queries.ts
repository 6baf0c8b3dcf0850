import { and, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { pets, plans } from './schema.ts';

/** How many of these pets belong to the keeper. Ids must be distinct. */
export function countOwnPets(db: Executor, uid: number, ids: number[]): number {
  const own = and(eq(pets.uid, uid), inArray(pets.id, ids));
  return db.select({ count: count() }).from(pets).where(own).get()?.count ?? 0;
}

/** How many of these plans belong to the keeper. Ids must be distinct. */
export function countOwnPlans(db: Executor, uid: number, ids: number[]): number {
  const own = and(eq(plans.uid, uid), inArray(plans.fp_id, ids));
  return db.select({ count: count() }).from(plans).where(own).get()?.count ?? 0;
}
