import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { pets, planPets, plans, species, users } from '#src/db/schema.ts';

/** What a list of animals to choose from shows of each. `plans`: in how many plans it is. */
const choosable = {
  id: pets.id,
  name: pets.name,
  sc_id: pets.sc_id,
  sc_name: species.sc_name,
  cm_name: species.cm_name,
  an_type: species.an_type,
  gender: pets.gender,
  an_count: pets.an_count,
  has_img: pets.has_img,
  img_version: pets.img_version,
  date_f: pets.date_f,
  pre_molt: pets.pre_molt,
  plans: sql<number>`(SELECT count(*) FROM plan_pets WHERE plan_pets.pet_id = pets.id)`.as('plans'),
};

/** Every pet that is kept now, by species and name; with a plan: whether it is assigned to it. */
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

/** Which pets each of a keeper's plans feeds, with what their next dates depend on. */
export function listPlanMembers(db: Executor, uid: number) {
  return db
    .select({
      fp_id: planPets.fp_id,
      id: pets.id,
      offer_date: pets.offer_date,
      pre_molt: pets.pre_molt,
      mmt: pets.mmt,
    })
    .from(plans)
    .innerJoin(planPets, eq(planPets.fp_id, plans.fp_id))
    .innerJoin(pets, eq(pets.id, planPets.pet_id))
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(plans.uid, uid), eq(pets.archived, 0)))
    .orderBy(...bySpecies)
    .all();
}

export function findOfferDate(db: Executor, pet_id: number) {
  const row = db
    .select({ offer_date: pets.offer_date })
    .from(pets)
    .where(eq(pets.id, pet_id))
    .get();
  return row?.offer_date ?? null;
}

const bySpecies = [
  asc(sql`${species.sc_name} COLLATE NOCASE`),
  asc(sql`${pets.name} COLLATE NOCASE`),
  asc(pets.id),
];
