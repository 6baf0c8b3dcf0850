import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { handOverPets, handOvers, pets, sales, users } from '#src/db/schema.ts';

export type HandOver = NonNullable<ReturnType<typeof findHandOver>>;

const columns = {
  id: handOvers.id,
  uid: handOvers.uid,
  code: handOvers.code,
  state: handOvers.state,
  created: handOvers.created,
  expires: handOvers.expires,
  ended: handOvers.ended,
  fetched: handOvers.fetched,
  reason: handOvers.reason,
  history: handOvers.history,
  pictures: handOvers.pictures,
  notes: handOvers.notes,
  origin: handOvers.origin,
};

export function findHandOver(db: Executor, id: number) {
  return db.select(columns).from(handOvers).where(eq(handOvers.id, id)).get();
}

/** With its giver's name. One of a suspended keeper counts as taken back. */
export function findByCode(db: Executor, code: string) {
  const found = db
    .select({ ...columns, from: users.uname, suspended: users.suspended })
    .from(handOvers)
    .innerJoin(users, eq(users.uid, handOvers.uid))
    .where(eq(handOvers.code, code))
    .get();
  if (!found) return undefined;
  const { suspended, ...handOver } = found;
  return { ...handOver, state: suspended ? ('withdrawn' as const) : handOver.state };
}

/** A giver's hand-overs, newest first; of one animal with `pet`. */
export function listHandOvers(
  db: Executor,
  uid: number,
  pet: number | undefined,
  page: { offset: number; limit: number },
) {
  const ofPet = db
    .select({ id: handOverPets.hand_over_id })
    .from(handOverPets)
    .where(eq(handOverPets.pet_id, pet ?? 0));
  const own = and(
    eq(handOvers.uid, uid),
    pet === undefined ? undefined : inArray(handOvers.id, ofPet),
  );
  const rows = db
    .select(columns)
    .from(handOvers)
    .where(own)
    .orderBy(desc(handOvers.id))
    .limit(page.limit)
    .offset(page.offset)
    .all();
  return { rows, count: countRows(db, handOvers, own) };
}

/** The records of a hand-over in their places, with what tells whether they can still go. */
export function listPetsOf(db: Executor, hand_over_id: number) {
  return db
    .select({
      pet: { id: pets.id, name: pets.name, tag: pets.tag },
      record: {
        an_count: pets.an_count,
        archived: pets.archived,
        archive_reason: pets.archive_reason,
        handed_over: pets.handed_over,
      },
      count: offeredCount,
      sold: { archived_pet: sales.archived_pet, returned: sales.returned },
    })
    .from(handOverPets)
    .innerJoin(pets, eq(pets.id, handOverPets.pet_id))
    .leftJoin(sales, eq(sales.slid, handOverPets.slid))
    .where(eq(handOverPets.hand_over_id, hand_over_id))
    .orderBy(handOverPets.no)
    .all();
}

/** As many as their recorded sale says, which may have changed since. */
export const offeredCount = sql<number>`ifnull(${sales.s_count}, ${handOverPets.count})`;

export function countOpen(db: Executor, uid: number, now: string): number {
  const open = and(eq(handOvers.uid, uid), eq(handOvers.state, 'open'), gt(handOvers.expires, now));
  return countRows(db, handOvers, open);
}

export const isCodeTaken = (db: Executor, code: string): boolean =>
  countRows(db, handOvers, eq(handOvers.code, code)) > 0;

/** A sale of the keeper and of that pet. */
export function findSaleOf(db: Executor, uid: number, pet_id: number, slid: number) {
  return db
    .select({
      s_count: sales.s_count,
      archived_pet: sales.archived_pet,
      returned: sales.returned,
    })
    .from(sales)
    .where(and(eq(sales.slid, slid), eq(sales.uid, uid), eq(sales.pet_id, pet_id)))
    .get();
}

export function insertHandOver(
  db: Executor,
  values: typeof handOvers.$inferInsert,
  animals: Omit<typeof handOverPets.$inferInsert, 'hand_over_id'>[],
): number {
  const { id } = db.insert(handOvers).values(values).returning({ id: handOvers.id }).get();
  for (const animal of animals)
    db.insert(handOverPets)
      .values({ ...animal, hand_over_id: id })
      .run();
  return id;
}

/** Ends an open hand-over. What was noted about its buyers goes: it is in the sales now, or was never sold. */
export function endHandOver(
  db: Executor,
  id: number,
  state: 'taken' | 'withdrawn',
  ended: string,
): void {
  db.update(handOvers).set({ state, ended }).where(eq(handOvers.id, id)).run();
  db.update(handOverPets).set({ sale: null }).where(eq(handOverPets.hand_over_id, id)).run();
}

export function updateFetched(db: Executor, id: number, fetched: string): void {
  db.update(handOvers).set({ fetched }).where(eq(handOvers.id, id)).run();
}

export function markHandedOver(db: Executor, pet_id: number): void {
  db.update(pets).set({ handed_over: 1 }).where(eq(pets.id, pet_id)).run();
}
