import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { petCard, petIdentity, petPlace } from '#src/db/pet-card.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { pets, planPets, plans, species, users } from '#src/db/schema.ts';
import { notFound } from '#src/platform/http/problem.ts';

/** What the next date of an animal depends on. */
const dueColumns = {
  archived: pets.archived,
  offer_date: pets.offer_date,
  progress: pets.progress,
  pre_molt: pets.pre_molt,
  mmt: pets.mmt,
};

/** A row of a list of animals to choose from. `plans`: how many plans it is in. */
const choosable = {
  ...petIdentity,
  size: pets.size,
  place: petPlace.place,
  date_f: pets.date_f,
  ...dueColumns,
  plans: sql<number>`(SELECT count(*) FROM plan_pets WHERE plan_pets.pet_id = pets.id)`.as('plans'),
};

/** All kept pets, by species and name; with a plan: whether it is assigned to it. */
export function listAssignablePets(db: Executor, uid: number, fp_id: number | null) {
  const assigned = sql<0 | 1>`EXISTS (
    SELECT 1 FROM plan_pets WHERE plan_pets.pet_id = pets.id AND fp_id = ${fp_id})`;
  return db
    .select({ ...choosable, assigned: assigned.as('assigned') })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0)))
    .orderBy(...bySpecies)
    .all();
}

/** The pets that a plan feeds now. */
export function listPetsOfPlan(db: Executor, uid: number, fp_id: number) {
  return db
    .select(petCard)
    .from(planPets)
    .innerJoin(pets, eq(pets.id, planPets.pet_id))
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .innerJoin(users, eq(users.uid, pets.uid))
    .where(and(eq(planPets.fp_id, fp_id), eq(pets.uid, uid), eq(pets.archived, 0)))
    .orderBy(...bySpecies)
    .all();
}

/** Which pets each of a keeper's plans feeds, with the data that their next dates depend on. */
export function listPlanMembers(db: Executor, uid: number) {
  return preparedRows(db, 'plan members', () =>
    db
      .select({ fp_id: planPets.fp_id, id: pets.id, ...dueColumns })
      .from(plans)
      .innerJoin(planPets, eq(planPets.fp_id, plans.fp_id))
      .innerJoin(pets, eq(pets.id, planPets.pet_id))
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .where(and(eq(plans.uid, sql.placeholder('uid')), eq(pets.archived, 0)))
      .orderBy(...bySpecies),
  )({ uid });
}

/** @throws Problem 404 */
export function findDueAnimal(db: Executor, pet_id: number) {
  const row = db.select(dueColumns).from(pets).where(eq(pets.id, pet_id)).get();
  if (!row) throw notFound('pet');
  return row;
}

const bySpecies = [
  asc(sql`${species.sc_name} COLLATE NOCASE`),
  asc(sql`${pets.name} COLLATE NOCASE`),
  asc(pets.id),
];
