import { and, eq, inArray, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { handOvers, pets, places, plans, purchases, sales } from '#src/db/schema.ts';

/** How many of these pets belong to the keeper; to anybody with null. Ids must be distinct. */
export function countOwnPets(db: Executor, uid: number | null, ids: number[]): number {
  const own = and(uid === null ? undefined : eq(pets.uid, uid), inArray(pets.id, ids));
  return countRows(db, pets, own);
}

/** Whether a pet belongs to the keeper. Asked by most calls, so it is prepared. */
export function ownsPet(db: Executor, uid: number, id: number): boolean {
  const query = prepared(db, 'owns pet', () =>
    db
      .select({ id: pets.id })
      .from(pets)
      .where(and(eq(pets.id, sql.placeholder('id')), eq(pets.uid, sql.placeholder('uid'))))
      .prepare(),
  );
  return query.get({ id, uid }) !== undefined;
}

/** Whose pet it is. */
function findPetOwner(db: Executor, id: number): number | undefined {
  const query = prepared(db, 'pet owner', () =>
    db
      .select({ uid: pets.uid })
      .from(pets)
      .where(eq(pets.id, sql.placeholder('id')))
      .prepare(),
  );
  return query.get({ id })?.uid;
}

const owned = {
  plan: { table: plans, key: plans.fp_id },
  place: { table: places, key: places.id },
  purchase: { table: purchases, key: purchases.id },
  sale: { table: sales, key: sales.slid },
  hand_over: { table: handOvers, key: handOvers.id },
};

export type Owned = 'pet' | keyof typeof owned;

/** Whose record it is. */
export function findOwner(db: Executor, thing: Owned, id: number): number | undefined {
  if (thing === 'pet') return findPetOwner(db, id);
  const { table, key } = owned[thing];
  return db.all<{ uid: number }>(sql`SELECT uid FROM ${table} WHERE ${key} = ${id}`)[0]?.uid;
}

/** How many of these plans belong to the keeper. Ids must be distinct. */
export function countOwnPlans(db: Executor, uid: number, ids: number[]): number {
  const own = and(eq(plans.uid, uid), inArray(plans.fp_id, ids));
  return countRows(db, plans, own);
}
