import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { planColumns } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { feedings, pets, planPets, plans } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export type PlanFields = {
  fp_name: string;
  fp_repeat: number;
  fp_start: Day;
  fp_weekdays: string;
  fp_active: 0 | 1;
  def_feeder: string;
};

/** the day of a plan's newest feeding */
const lastUsage = sql<Day | null>`(
  SELECT max(date_f) FROM feedings WHERE feedings.fp_id = plans.fp_id)`;

const plan = {
  ...planColumns,
  /** the plan's own last usage */
  last_date: lastUsage.as('last_date'),
  /** how many animals it feeds now */
  pets: sql<number>`(
    SELECT count(*) FROM plan_pets JOIN pets ON pets.id = plan_pets.pet_id
    WHERE plan_pets.fp_id = plans.fp_id AND pets.archived = 0)`.as('pets'),
};

/** A keeper's plans, the active ones first. */
export function listPlans(db: Executor, uid: number, only: { active?: boolean } = {}) {
  return db
    .select(plan)
    .from(plans)
    .where(and(eq(plans.uid, uid), only.active ? eq(plans.fp_active, 1) : undefined))
    .orderBy(desc(plans.fp_active), asc(sql`${plans.fp_name} COLLATE NOCASE`), plans.fp_id)
    .all();
}

export function findPlan(db: Executor, uid: number, fp_id: number) {
  return db
    .select(plan)
    .from(plans)
    .where(and(eq(plans.fp_id, fp_id), eq(plans.uid, uid)))
    .get();
}

/** The plans that a pet is assigned to, the active ones first. */
export function listPlansOfPet(db: Executor, uid: number, pet_id: number) {
  return db
    .select(plan)
    .from(planPets)
    .innerJoin(plans, eq(plans.fp_id, planPets.fp_id))
    .where(and(eq(planPets.pet_id, pet_id), eq(plans.uid, uid)))
    .orderBy(desc(plans.fp_active), asc(sql`${plans.fp_name} COLLATE NOCASE`), plans.fp_id)
    .all();
}

/** What became of each plan's last usage: how many animals ate, refused, or are still offered. */
export function listLastUsages(db: Executor, uid: number) {
  const count = (progress: number) => sql<number>`sum(${feedings.progress} = ${progress})`;
  return db
    .select({
      fp_id: plans.fp_id,
      fp_name: plans.fp_name,
      last_date: feedings.date_f,
      fed: count(0),
      offered: count(1),
      refused: count(2),
    })
    .from(plans)
    .innerJoin(feedings, and(eq(feedings.fp_id, plans.fp_id), eq(feedings.date_f, lastUsage)))
    .where(eq(plans.uid, uid))
    .groupBy(plans.fp_id)
    .orderBy(desc(feedings.date_f), plans.fp_id)
    .all();
}

export function insertPlan(db: Executor, uid: number, fields: PlanFields): number {
  return db
    .insert(plans)
    .values({ ...fields, uid })
    .returning({ fp_id: plans.fp_id })
    .get().fp_id;
}

/** False when the keeper has no such plan. */
export function updatePlan(db: Executor, uid: number, fp_id: number, changes: PlanFields): boolean {
  const own = and(eq(plans.fp_id, fp_id), eq(plans.uid, uid));
  return db.update(plans).set(changes).where(own).returning({ id: plans.fp_id }).all().length > 0;
}

/** The feedings that the plan recorded stay. False when the keeper has no such plan. */
export function deletePlan(db: Executor, uid: number, fp_id: number): boolean {
  const own = and(eq(plans.fp_id, fp_id), eq(plans.uid, uid));
  return db.delete(plans).where(own).returning({ id: plans.fp_id }).all().length > 0;
}

/** Makes these the plan's pets. Archived ones keep their place, for the day they come back. */
export function replacePetsOfPlan(db: Executor, fp_id: number, pet_ids: number[]): void {
  const kept = db.select({ id: pets.id }).from(pets).where(eq(pets.archived, 0));
  db.delete(planPets)
    .where(and(eq(planPets.fp_id, fp_id), inArray(planPets.pet_id, kept)))
    .run();
  insertAssignments(
    db,
    pet_ids.map((pet_id) => ({ fp_id, pet_id })),
  );
}

export function replacePlansOfPet(db: Executor, pet_id: number, plan_ids: number[]): void {
  deleteAssignmentsOfPet(db, pet_id);
  insertAssignments(
    db,
    plan_ids.map((fp_id) => ({ fp_id, pet_id })),
  );
}

export function deleteAssignmentsOfPlan(db: Executor, fp_id: number): void {
  db.delete(planPets).where(eq(planPets.fp_id, fp_id)).run();
}

export function deleteAssignmentsOfPet(db: Executor, pet_id: number): void {
  db.delete(planPets).where(eq(planPets.pet_id, pet_id)).run();
}

function insertAssignments(db: Executor, rows: { fp_id: number; pet_id: number }[]): void {
  if (rows.length > 0) db.insert(planPets).values(rows).onConflictDoNothing().run();
}
