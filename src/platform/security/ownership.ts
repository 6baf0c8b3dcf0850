import type { Executor } from '#src/db/database.ts';
import { countOwnPets, countOwnPlans, findPetOwner, ownsPet } from './ownership.queries.ts';
import { notFound } from '#src/platform/http/problem.ts';

/**
 * Every id that a call takes belongs to the caller, or the whole call is refused. Another keeper's record
 * answers like one that does not exist. Returns the ids without repetitions.
 * @throws Problem 404
 */
export function requireOwnPets(db: Executor, uid: number, ids: number[]): number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPets(db, uid, distinct) !== distinct.length) throw notFound('pet');
  return distinct;
}

export function requireOwnPet(db: Executor, uid: number, id: number): void {
  if (!ownsPet(db, uid, id)) throw notFound('pet');
}

/**
 * Who may read a pet and its records: its owner, and the administrator. Answers the owner, in whose name they are
 * read. @throws Problem 404
 */
export function requireReadablePet(
  db: Executor,
  { uid, is_admin }: { uid: number; is_admin: 0 | 1 },
  id: number,
): number {
  const owner = findPetOwner(db, id);
  if (owner === undefined || !(owner === uid || is_admin)) throw notFound('pet');
  return owner;
}

/** As requireOwnPets, for feeding plans. */
export function requireOwnPlans(db: Executor, uid: number, ids: number[]): number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPlans(db, uid, distinct) !== distinct.length)
    throw notFound('plan');
  return distinct;
}
