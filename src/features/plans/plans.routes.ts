import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet, requireOwnPlans } from '#src/platform/ownership.ts';
import { Day, Flag, Id, IdParam, Ids, IdText, Line, OneLine, whole } from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { listAssignablePets } from './plan-pets.queries.ts';
import {
  deleteAssignmentsOfPet,
  deleteAssignmentsOfPlan,
  deletePlan,
  insertPlan,
  listLastUsages,
} from './plans.queries.ts';
import {
  assignablePlans,
  assignPets,
  assignPetToPlans,
  changePlan,
  petsByPlan,
  petsOfPlan,
  planOf,
  plansOf,
  plansOfPet,
  requireRule,
} from './plans.service.ts';

const Fields = {
  fp_name: OneLine(limits.fp_name),
  fp_repeat: t.Optional(whole({ minimum: 0, maximum: limits.fp_repeat.max })),
  fp_start: t.Optional(Day),
  fp_weekdays: t.Optional(
    t.String({ pattern: '^[01]{7}$', problem: 'must be seven flags of 0 or 1, Monday first' }),
  ),
  fp_active: t.Optional(Flag),
  def_feeder: t.Optional(Line(limits.food)),
};
const noRule = { fp_repeat: 0, fp_weekdays: '0000000', fp_active: 1, def_feeder: '' } as const;

/** Feeding plans (spec 7.4). Which pets a plan feeds, and which plans a pet has, is an assignment. */
export const planRoutes = (context: Context) => {
  const { db } = context;
  return slice(context, '/plan')
    .get('/list', ({ uid, today }) => plansOf(db, uid, today), { user: true })
    .get('/active', ({ uid, today }) => plansOf(db, uid, today, { active: true }), { user: true })
    .get('/assignable', ({ uid, today, query }) => assignablePlans(db, uid, today, query.id), {
      user: true,
      query: t.Object({ id: t.Optional(IdText) }),
    })
    .get('/details/:id', ({ uid, today, params }) => planOf(db, uid, params.id, today), {
      user: true,
      params: IdParam,
    })
    .get(
      '/edit_details/:id',
      ({ uid, today, params }) => {
        const plan = planOf(db, uid, params.id, today);
        const pets = petsOfPlan(db, uid, params.id, today).rows;
        return { ...plan, pet_ids: pets.map((pet) => pet.id) };
      },
      { user: true, params: IdParam },
    )
    .get('/last_usages', ({ uid }) => ({ rows: listLastUsages(db, uid) }), { user: true })
    .get('/pets_by_plan', ({ uid, today }) => petsByPlan(db, uid, today), { user: true })
    .get('/assigned_pets/:id', ({ uid, today, params }) => petsOfPlan(db, uid, params.id, today), {
      user: true,
      params: IdParam,
    })
    .get('/assignable_pets', ({ uid }) => ({ rows: listAssignablePets(db, uid, null) }), {
      user: true,
    })
    .get(
      '/assignable_pets_edit/:id',
      ({ uid, params }) => {
        requireOwnPlans(db, uid, [params.id]);
        return { rows: listAssignablePets(db, uid, params.id) };
      },
      { user: true, params: IdParam },
    )
    .get('/of_pet/:id', ({ uid, today, params }) => plansOfPet(db, uid, params.id, today), {
      user: true,
      params: IdParam,
    })
    .post(
      '/add',
      ({ uid, today, body }) => {
        const fields = requireRule({ ...noRule, fp_start: today, ...body });
        return { ...done, id: insertPlan(db, uid, fields) };
      },
      { user: true, body: t.Object(Fields) },
    )
    .put(
      '/update',
      ({ uid, body: { fp_id, ...changes } }) => {
        changePlan(db, uid, fp_id, changes);
        return { ...done, id: fp_id };
      },
      { user: true, body: t.Object({ ...Fields, fp_name: t.Optional(Fields.fp_name), fp_id: Id }) },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        if (!deletePlan(db, uid, body.fp_id)) throw notFound('Feeding plan');
        return done;
      },
      { user: true, body: t.Object({ fp_id: Id }) },
    )
    .post(
      '/assignment/add_all',
      ({ uid, body }) => {
        assignPets(db, uid, body.id, body.pet_ids);
        return done;
      },
      { user: true, body: t.Object({ id: Id, pet_ids: Ids }) },
    )
    .post(
      '/assignment/assign_pet_to_plans',
      ({ uid, body }) => {
        assignPetToPlans(db, uid, body.id, body.plan_ids);
        return done;
      },
      { user: true, body: t.Object({ id: Id, plan_ids: Ids }) },
    )
    .delete(
      '/assignment/clear',
      ({ uid, body }) => {
        requireOwnPlans(db, uid, [body.id]);
        deleteAssignmentsOfPlan(db, body.id);
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .delete(
      '/assignment/clear_pet',
      ({ uid, body }) => {
        requireOwnPet(db, uid, body.id);
        deleteAssignmentsOfPet(db, body.id);
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
};
