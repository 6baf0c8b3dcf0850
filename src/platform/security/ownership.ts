import type { Executor } from '#src/db/database.ts';
import {
  countOwnPets,
  countOwnPlans,
  findOwner,
  ownsPet,
  type Owned,
} from './ownership.queries.ts';
import { notFound } from '#src/platform/http/problem.ts';

/**
 * Every id that a body holds in `field` belongs to the caller, or the whole call is refused. Another keeper's record
 * is treated like one that does not exist. Returns the ids without repetitions.
 * @throws Problem 404 naming the field
 */
export function requireOwnPets(db: Executor, uid: number, ids: number[], field = 'ids'): number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPets(db, uid, distinct) !== distinct.length)
    throw notFound('pet', field);
  return distinct;
}

export function requireOwnPet(db: Executor, uid: number, id: number, field = 'id'): void {
  if (!ownsPet(db, uid, id)) throw notFound('pet', field);
}

export type Reader = { uid: number; is_admin: 0 | 1 };

/**
 * Who may read a record: its owner, and the administrator. Answers the owner, in whose name it is read.
 * @throws Problem 404
 */
export function requireReadable(db: Executor, reader: Reader, thing: Owned, id: number): number {
  const owner = findOwner(db, thing, id);
  if (owner === undefined || !(owner === reader.uid || reader.is_admin)) throw notFound(thing);
  return owner;
}

/** Of an answer: whether its reader may change it, too. */
export const ownFlag = (reader: Reader, owner: number): 0 | 1 => (reader.uid === owner ? 1 : 0);

/** The same for several pets; null for the administrator, who reads everybody's. */
export function requireReadablePets(db: Executor, reader: Reader, ids: number[]): number | null {
  const uid = reader.is_admin ? null : reader.uid;
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPets(db, uid, distinct) !== distinct.length) throw notFound('pet');
  return uid;
}

/** As requireOwnPets, for feeding plans. */
export function requireOwnPlans(
  db: Executor,
  uid: number,
  ids: number[],
  field = 'fp_id',
): number[] {
  const distinct = [...new Set(ids)];
  if (distinct.length && countOwnPlans(db, uid, distinct) !== distinct.length)
    throw notFound('plan', field);
  return distinct;
}
