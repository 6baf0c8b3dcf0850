import { isMuted } from '#src/domain/feeding.ts';
import type { Day } from '#src/domain/days.ts';
import { nextFeedingDay, planRuleProblem, type PlanRule } from '#src/domain/feeding-plan.ts';
import { inTransaction, type Db } from '#src/db/database.ts';
import { requireOwnPet, requireOwnPets, requireOwnPlans } from '#src/platform/ownership.ts';
import { invalid, notFound } from '#src/platform/problem.ts';
import { findOfferDate, listPetsOfPlan, listPlanMembers } from './plan-pets.queries.ts';
import {
  findPlan,
  listPlans,
  listPlansOfPet,
  replacePetsOfPlan,
  replacePlansOfPet,
  updatePlan,
  type PlanFields,
} from './plans.queries.ts';

export type Plan = ReturnType<typeof plansOf>['rows'][number];

/** A keeper's plans with their next dates; a paused plan has none. */
export function plansOf(db: Db, uid: number, today: Day, only: { active?: boolean } = {}) {
  const rows = listPlans(db, uid, only).map((plan) => withNext(plan, plan.last_date, today));
  return { rows, count: rows.length };
}

/** @throws Problem 404 */
export function planOf(db: Db, uid: number, fp_id: number, today: Day) {
  const plan = findPlan(db, uid, fp_id);
  if (!plan) throw notFound('Feeding plan');
  return withNext(plan, plan.last_date, today);
}

/** The plans of one pet: `next_date` is that pet's own, after its newest offer wherever it was recorded. */
export function plansOfPet(db: Db, uid: number, pet_id: number, today: Day) {
  requireOwnPet(db, uid, pet_id);
  const offered = findOfferDate(db, pet_id);
  const rows = listPlansOfPet(db, uid, pet_id).map((plan) => withNext(plan, offered, today));
  return { rows, count: rows.length };
}

/** The pets of one plan, each with its own next date. @throws Problem 404 */
export function petsOfPlan(db: Db, uid: number, fp_id: number, today: Day) {
  const plan = planOf(db, uid, fp_id, today);
  const rows = listPetsOfPlan(db, uid, fp_id).map((pet) => ({
    ...pet,
    ...dueOf(plan, pet, today),
  }));
  return { rows, count: rows.length };
}

/** Every active plan with its pets' ids and their own next dates: what a feeding round starts from. */
export function petsByPlan(db: Db, uid: number, today: Day) {
  const members = Map.groupBy(listPlanMembers(db, uid), (member) => member.fp_id);
  const rows = listPlans(db, uid, { active: true }).map((plan) => ({
    ...withNext(plan, plan.last_date, today),
    pets: (members.get(plan.fp_id) ?? []).map((pet) => ({
      id: pet.id,
      ...dueOf(plan, pet, today),
    })),
  }));
  return { rows, count: rows.length };
}

/** Every plan may be assigned; `assigned` says which of them the named pet has already. */
export function assignablePlans(db: Db, uid: number, today: Day, pet_id?: number) {
  const { rows, count } = plansOf(db, uid, today);
  const has = pet_id === undefined ? [] : plansOfPet(db, uid, pet_id, today).rows;
  const ids = new Set(has.map((plan) => plan.fp_id));
  return {
    rows: rows.map((plan) => ({ ...plan, assigned: ids.has(plan.fp_id) ? 1 : 0 })),
    count,
  };
}

/** Changes the fields that are given. @throws Problem 404, 422 when the plan would have no next date */
export function changePlan(db: Db, uid: number, fp_id: number, changes: Partial<PlanFields>): void {
  const plan = findPlan(db, uid, fp_id);
  if (!plan) throw notFound('Feeding plan');
  const { fp_name, fp_repeat, fp_start, fp_weekdays, fp_active, def_feeder } = plan;
  const known = { fp_name, fp_repeat, fp_start, fp_weekdays, fp_active, def_feeder };
  updatePlan(db, uid, fp_id, requireRule({ ...known, ...changes }));
}

/** @throws Problem 422 when the plan would have no next date */
export function requireRule(fields: PlanFields): PlanFields {
  const sentence = planRuleProblem(fields);
  if (sentence) throw invalid({ [fieldOf(fields)]: sentence });
  return { ...fields, fp_name: fields.fp_name.trim(), def_feeder: fields.def_feeder.trim() };
}

export function assignPets(db: Db, uid: number, fp_id: number, pet_ids: number[]): void {
  inTransaction(db, (tx) => {
    requireOwnPlans(tx, uid, [fp_id]);
    replacePetsOfPlan(tx, fp_id, requireOwnPets(tx, uid, pet_ids));
  });
}

export function assignPetToPlans(db: Db, uid: number, pet_id: number, plan_ids: number[]): void {
  inTransaction(db, (tx) => {
    requireOwnPet(tx, uid, pet_id);
    replacePlansOfPet(tx, pet_id, requireOwnPlans(tx, uid, plan_ids));
  });
}

type Schedule = PlanRule & { fp_active: number };

function withNext<T extends Schedule>(plan: T, lastUsage: Day | null, today: Day) {
  const next_date = plan.fp_active ? nextFeedingDay(plan, lastUsage, today) : null;
  return { ...plan, next_date };
}

function dueOf(
  plan: Schedule,
  pet: { offer_date: Day | null; pre_molt: Day | null; mmt: Day | null },
  today: Day,
) {
  const { next_date } = withNext(plan, pet.offer_date, today);
  return { next_date, muted: isMuted(pet.pre_molt, pet.mmt, today) ? (1 as const) : (0 as const) };
}

function fieldOf({ fp_weekdays }: PlanFields): string {
  return /^[01]{7}$/.test(fp_weekdays) ? 'fp_repeat' : 'fp_weekdays';
}
