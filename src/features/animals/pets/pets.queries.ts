import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { columnsOf, planColumns } from '#src/db/columns.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { pets, planPets, plans, species, users } from '#src/db/schema.ts';
import { petFields } from '#src/records/pet.ts';

export type PetDetail = NonNullable<ReturnType<typeof findPet>>;

export const petColumns = {
  ...petCard,
  ...columnsOf(pets, petFields),
  rev: pets.rev,
  offer_food: pets.offer_food,
  purchase_id: pets.purchase_id,
  env_type: species.env_type,
  humidity: species.humidity,
  country_code: species.country_code,
};

/** Everything a pet's own page shows of it, for any owner: the caller checks who may see it. */
export function findPet(db: Db, id: number) {
  return preparedRows(db, 'pet', () =>
    db
      .select(petColumns)
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(users, eq(users.uid, pets.uid))
      .where(eq(pets.id, sql.placeholder('id'))),
  )({ id })[0];
}

/** The plans a pet is assigned to, active ones first. */
export function listPlansOfPet(db: Executor, pet_id: number) {
  return preparedRows(db, 'plans of pet', () =>
    db
      .select(planColumns)
      .from(planPets)
      .innerJoin(plans, eq(plans.fp_id, planPets.fp_id))
      .where(eq(planPets.pet_id, sql.placeholder('pet_id')))
      .orderBy(desc(plans.fp_active), plans.fp_name),
  )({ pet_id });
}

export function insertPet(db: Executor, values: typeof pets.$inferInsert): number {
  return db.insert(pets).values(values).returning({ id: pets.id }).get().id;
}

type Changes = Partial<Omit<typeof pets.$inferInsert, 'id' | 'uid'>>;

/** False when the keeper has no such pet. */
export function updatePet(db: Executor, uid: number, id: number, changes: Changes): boolean {
  return (
    db.update(pets).set(changes).where(own(uid, id)).returning({ id: pets.id }).all().length > 0
  );
}

/** Changes those of the pets whose archived flag differs. Returns their ids. */
export function updatePetsUnlessSo(
  db: Executor,
  ids: number[],
  archived: 0 | 1,
  changes: Changes,
): number[] {
  if (ids.length === 0) return [];
  return db
    .update(pets)
    .set(changes)
    .where(and(inArray(pets.id, ids), ne(pets.archived, archived)))
    .returning({ id: pets.id })
    .all()
    .map((row) => row.id);
}

/** Adds `step` (may be negative) in one statement. Null when there is no such pet, or the result would be below one. */
export function addToCount(
  db: Executor,
  uid: number,
  id: number,
  step: number,
  most: number,
): number | null {
  const within = sql`${pets.an_count} + ${step} BETWEEN 1 AND ${most}`;
  const row = db
    .update(pets)
    .set({ an_count: sql`${pets.an_count} + ${step}` })
    .where(and(own(uid, id), within))
    .returning({ an_count: pets.an_count })
    .get();
  return row?.an_count ?? null;
}

export function deletePet(db: Executor, uid: number, id: number): boolean {
  return db.delete(pets).where(own(uid, id)).returning({ id: pets.id }).all().length > 0;
}

const own = (uid: number, id: number) => and(eq(pets.id, id), eq(pets.uid, uid));
