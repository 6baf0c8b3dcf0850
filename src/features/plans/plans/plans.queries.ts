import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { planColumns } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { pets, planPets, plans } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { Values } from '#src/records/fields.ts';
import type { planFields } from '#src/records/plan.ts';

export type PlanFields = Values<typeof planFields>;

/** The newest day on which the plan was used, or one of its animals was offered food in another way. */
const lastUsage = sql<Day | null>`nullif(max(
  ifnull((SELECT max(date_f) FROM feedings WHERE feedings.fp_id = plans.fp_id), ''),
  ifnull((
    SELECT max(offer_date) FROM plan_pets JOIN pets ON pets.id = plan_pets.pet_id
    WHERE plan_pets.fp_id = plans.fp_id), '')), '')`;

const plan = {
  ...planColumns,
  rev: plans.rev,
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

/** The ids of the plans whose pets follow from a filter. */
export const listFollowing = (db: Executor, uid: number): number[] =>
  db
    .select({ fp_id: plans.fp_id })
    .from(plans)
    .where(and(eq(plans.uid, uid), ne(plans.fp_filter, '')))
    .all()
    .map(({ fp_id }) => fp_id);

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

/** The result of each plan's last usage, newest first: how many animals ate, refused, or are still offered. */
export function listLastUsages(db: Executor, uid: number) {
  return listPlans(db, uid)
    .flatMap(({ fp_id, fp_name, last_date }) =>
      last_date === null
        ? []
        : [{ fp_id, fp_name, last_date, ...countOutcomes(db, fp_id, last_date) }],
    )
    .toSorted((a, b) => b.last_date.localeCompare(a.last_date) || a.fp_id - b.fp_id);
}

/** Of one day: the plan's records, and those of its animals that were made in another way. */
function countOutcomes(db: Executor, fp_id: number, day: Day) {
  const count = (progress: number) => sql`ifnull(sum(progress = ${progress}), 0)`;
  const [counts] = db.all<{ fed: number; offered: number; refused: number }>(sql`
    SELECT ${count(0)} AS fed, ${count(1)} AS offered, ${count(2)} AS refused FROM (
      SELECT id, progress FROM feedings WHERE fp_id = ${fp_id} AND date_f = ${day}
      UNION
      SELECT feedings.id, progress FROM plan_pets JOIN feedings
        ON feedings.pet_id = plan_pets.pet_id AND feedings.date_f = ${day}
      WHERE plan_pets.fp_id = ${fp_id})`);
  return counts ?? { fed: 0, offered: 0, refused: 0 };
}

export function insertPlan(db: Executor, values: typeof plans.$inferInsert): number {
  return db.insert(plans).values(values).returning({ fp_id: plans.fp_id }).get().fp_id;
}

/** False when the keeper has no such plan. */
export function updatePlan(db: Executor, uid: number, fp_id: number, changes: PlanFields): boolean {
  const own = and(eq(plans.fp_id, fp_id), eq(plans.uid, uid));
  return db.update(plans).set(changes).where(own).returning({ id: plans.fp_id }).all().length > 0;
}

/** The plan's past feedings stay. False when the keeper has no such plan. */
export function deletePlan(db: Executor, uid: number, fp_id: number): boolean {
  const own = and(eq(plans.fp_id, fp_id), eq(plans.uid, uid));
  return db.delete(plans).where(own).returning({ id: plans.fp_id }).all().length > 0;
}

/** Replaces the plan's pets. Archived ones stay assigned until they are restored. */
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

export function deleteAssignments(db: Executor, rows: Assignment[]): void {
  for (const { fp_id, pet_id } of rows) deleteAssignmentsOfPet(db, pet_id, fp_id);
}

/** Takes a pet out of one plan or, without one, out of all that it was chosen for. */
export function deleteAssignmentsOfPet(db: Executor, pet_id: number, fp_id?: number): void {
  const chosen = db.select({ fp_id: plans.fp_id }).from(plans).where(eq(plans.fp_filter, ''));
  db.delete(planPets)
    .where(
      and(
        eq(planPets.pet_id, pet_id),
        fp_id === undefined ? inArray(planPets.fp_id, chosen) : eq(planPets.fp_id, fp_id),
      ),
    )
    .run();
}

export type Assignment = { fp_id: number; pet_id: number };

export function insertAssignments(db: Executor, rows: Assignment[]): void {
  if (rows.length > 0) db.insert(planPets).values(rows).onConflictDoNothing().run();
}
