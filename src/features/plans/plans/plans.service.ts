import type { Day } from '#src/domain/days.ts';
import { dueOf } from '#src/domain/feeding/due.ts';
import { planDueOf } from '#src/domain/feeding/plan-due.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { planRuleProblem } from '#src/domain/feeding/feeding-plan.ts';
import {
  mapPlanFilter,
  planFilterProblem,
  tidyPlanFilter,
} from '#src/domain/feeding/plan-filter.ts';
import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import {
  requireOwnPet,
  requireOwnPets,
  ownFlag,
  requireReadable,
  requireOwnPlans,
  type Reader,
} from '#src/platform/security/ownership.ts';
import { findRevision } from '#src/db/revisions.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { pick } from '#src/records/fields.ts';
import { planFields } from '#src/records/plan.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import { findDueAnimal, listPetsOfPlan, listPlanMembers } from './plan-pets.queries.ts';
import {
  deleteAssignments,
  deleteAssignmentsOfPet,
  deleteAssignmentsOfPlan,
  findPlan,
  insertAssignments,
  listFollowing,
  listPlans,
  listPlansOfPet,
  replacePetsOfPlan,
  replacePlansOfPet,
  updatePlan,
  type Assignment,
  type PlanFields,
} from './plans.queries.ts';

export type Plan = ReturnType<typeof plansOf>['rows'][number];

/** A keeper's plans with their next dates; a paused plan has none. */
export function plansOf(db: Db, uid: number, today: Day, only: { active?: boolean } = {}) {
  const members = Map.groupBy(listPlanMembers(db, uid), (member) => member.fp_id);
  const rows = listPlans(db, uid, only).map((plan) => ({
    ...plan,
    ...planDueOf(plan, members.get(plan.fp_id) ?? [], today),
  }));
  return { rows, count: rows.length };
}

/** @throws Problem 404 */
export function planOf(db: Db, reader: Reader, fp_id: number, today: Day) {
  const owner = requireReadable(db, reader, 'plan', fp_id);
  const plan = requirePlan(db, owner, fp_id);
  const due = planDueOf(plan, listPetsOfPlan(db, owner, fp_id), today);
  return { ...plan, ...due, own: ownFlag(reader, owner) };
}

/** The plans of one pet: `next_date` is that pet's own, after its newest offer wherever it was recorded. */
export function plansOfPet(db: Db, reader: Reader, pet_id: number, today: Day) {
  const uid = requireReadable(db, reader, 'pet', pet_id);
  const pet = findDueAnimal(db, pet_id);
  const rows = listPlansOfPet(db, uid, pet_id).map((plan) => ({
    ...plan,
    next_date: dueOf(plan, pet, today).next_date,
  }));
  return { rows, count: rows.length };
}

/** The pets of one plan, each with its own next date. @throws Problem 404 */
export function petsOfPlan(db: Db, reader: Reader, fp_id: number, today: Day) {
  const owner = requireReadable(db, reader, 'plan', fp_id);
  const plan = requirePlan(db, owner, fp_id);
  const rows = listPetsOfPlan(db, owner, fp_id).map((pet) => ({
    ...pet,
    ...dueOf(plan, pet, today),
  }));
  return { rows, count: rows.length };
}

/** Every active plan with its pets' ids and their own next dates: the start of a feeding round. */
export function petsByPlan(db: Db, uid: number, today: Day) {
  const members = Map.groupBy(listPlanMembers(db, uid), (member) => member.fp_id);
  const rows = listPlans(db, uid, { active: true }).map((plan) => {
    const pets = members.get(plan.fp_id) ?? [];
    return {
      ...plan,
      ...planDueOf(plan, pets, today),
      pets: pets.map((pet) => ({ id: pet.id, ...dueOf(plan, pet, today) })),
    };
  });
  return { rows, count: rows.length };
}

/** All plans; `assigned`: whether the given pet is in it. */
export function assignablePlans(db: Db, reader: Reader, today: Day, pet_id?: number) {
  const owner = pet_id === undefined ? reader.uid : requireReadable(db, reader, 'pet', pet_id);
  const { rows, count } = plansOf(db, owner, today);
  const has = pet_id === undefined ? [] : plansOfPet(db, reader, pet_id, today).rows;
  const ids = new Set(has.map((plan) => plan.fp_id));
  return {
    rows: rows.map((plan) => ({ ...plan, assigned: ids.has(plan.fp_id) ? 1 : 0 })),
    count,
  };
}

/** Changes the fields that are given. @throws Problem 404, 409, 422 when the plan would have no next date */
export function changePlan(
  db: Db,
  uid: number,
  {
    fp_id,
    if_rev,
    ...changes
  }: { fp_id: number; if_rev?: number | undefined } & Partial<PlanFields>,
): void {
  inTransaction(db, (tx) => {
    const plan = requirePlan(tx, uid, fp_id);
    refuseConflicts(findRevision(tx, 'plans', fp_id), if_rev, changes, plan);
    updatePlan(tx, uid, fp_id, requireRule(tx, { ...pick(planFields, plan), ...changes }));
  });
}

/** @throws Problem 422 when the plan would have no next date, or can't follow its filter */
export function requireRule(db: Executor, fields: PlanFields): PlanFields {
  const wrong = planRuleProblem(fields);
  if (wrong) throw invalid({ [fieldOf(fields)]: wrong });
  const fp_filter = fields.fp_filter.trim();
  const unknown = planFilterProblem(fp_filter);
  if (unknown) throw invalid({ fp_filter: unknown });
  return {
    ...fields,
    fp_name: fields.fp_name.trim(),
    def_feeder: fields.def_feeder.trim(),
    fp_filter: tidyPlanFilter(
      mapPlanFilter(fp_filter, { sc_id: (id) => `${currentSpecies(db, Number(id))}` }),
    ),
  };
}

/** @throws Problem 409 for a plan whose animals follow from its filter, and 404 */
function requireChosen(db: Executor, uid: number, fp_id: number): void {
  const { fp_name, fp_filter } = requirePlan(db, uid, fp_id);
  if (fp_filter !== '') throw new Problem('plan_follows_filter', { name: fp_name });
}

/**
 * Replaces the pets of a plan. With `was`, the pets that the choice started from, only what differs from it is changed,
 * so that a choice made elsewhere meanwhile stays.
 */
export function assignPets(
  db: Db,
  uid: number,
  fp_id: number,
  pet_ids: number[],
  was?: number[],
): void {
  inTransaction(db, (tx) => {
    requireOwnPlans(tx, uid, [fp_id], 'id');
    requireChosen(tx, uid, fp_id);
    const ids = requireOwnPets(tx, uid, pet_ids, 'pet_ids');
    const rowsOf = (some: number[]) => some.map((pet_id) => ({ fp_id, pet_id }));
    if (was) changeAssignments(tx, rowsOf(without(was, ids)), rowsOf(without(ids, was)));
    else replacePetsOfPlan(tx, fp_id, ids);
  });
}

/** The same for the plans of a pet. It stays in those that it is in by their filters, and comes into no other of these. */
export function assignPetToPlans(
  db: Db,
  uid: number,
  pet_id: number,
  plan_ids: number[],
  was?: number[],
): void {
  inTransaction(db, (tx) => {
    requireOwnPet(tx, uid, pet_id);
    const following = listFollowing(tx, uid);
    const ids = without(requireOwnPlans(tx, uid, plan_ids, 'plan_ids'), following);
    const rowsOf = (some: number[]) => some.map((fp_id) => ({ fp_id, pet_id }));
    if (was)
      changeAssignments(
        tx,
        rowsOf(without(without(was, following), ids)),
        rowsOf(without(ids, was)),
      );
    else replacePlansOfPet(tx, pet_id, ids);
  });
}

/** Takes all pets out of a plan, which either field may name. @throws Problem 404, 422 */
export function clearPlan(
  db: Db,
  uid: number,
  { fp_id, id }: { fp_id?: number | undefined; id?: number | undefined },
): void {
  const plan = fp_id ?? id;
  if (plan === undefined) throw invalid({ fp_id: issue('missing') });
  if (id !== undefined && id !== plan) throw invalid({ id: issue('another_plan') });
  requireOwnPlans(db, uid, [plan], fp_id === undefined ? 'id' : 'fp_id');
  requireChosen(db, uid, plan);
  deleteAssignmentsOfPlan(db, plan);
}

/** Takes a pet out of one plan or, without one, out of all that it was chosen for. @throws Problem 404, 409 */
export function clearPet(db: Db, uid: number, pet_id: number, fp_id?: number): void {
  requireOwnPet(db, uid, pet_id);
  if (fp_id !== undefined) {
    requireOwnPlans(db, uid, [fp_id]);
    requireChosen(db, uid, fp_id);
  }
  deleteAssignmentsOfPet(db, pet_id, fp_id);
}

function changeAssignments(tx: Executor, gone: Assignment[], added: Assignment[]): void {
  deleteAssignments(tx, gone);
  insertAssignments(tx, added);
}

const without = (ids: number[], others: number[]) => ids.filter((id) => !others.includes(id));

function requirePlan(db: Executor, uid: number, fp_id: number) {
  const plan = findPlan(db, uid, fp_id);
  if (!plan) throw notFound('plan', 'fp_id');
  return plan;
}

function fieldOf({ fp_weekdays }: PlanFields): string {
  return /^[01]{7}$/.test(fp_weekdays) ? 'fp_repeat' : 'fp_weekdays';
}
