import type { Executor } from '#src/db/database.ts';
import { countOwnPets, countOwnPlans, ownsPet } from '#src/db/ownership.queries.ts';
import { notFound } from './problem.ts';

/**
 * Every id that a call takes belongs to the caller, or the whole call is refused. Another keeper's record
 * answers like one that does not exist. Returns the ids without repetitions.
 * @throws Problem 404
 */
export function requireOwnPets(db: Executor, uid: number, ids: number[]): number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPets(db, uid, distinct) !== distinct.length) throw notFound('Pet');
  return distinct;
}

export function requireOwnPet(db: Executor, uid: number, id: number): void {
  if (!ownsPet(db, uid, id)) throw notFound('Pet');
}

/** As requireOwnPets, for feeding plans. */
export function requireOwnPlans(db: Executor, uid: number, ids: number[]): number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPlans(db, uid, distinct) !== distinct.length)
    throw notFound('Feeding plan');
  return distinct;
}
