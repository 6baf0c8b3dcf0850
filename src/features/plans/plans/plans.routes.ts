import { planCalls } from '#src/features/plans/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import { Day, Id, IdParam, Ids, IdText } from '#src/platform/http/params.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import { filled } from '#src/records/fields.ts';
import { planFields } from '#src/records/plan.ts';
import { listAssignablePets } from './plan-pets.queries.ts';
import { deletePlan, insertPlan, listLastUsages } from './plans.queries.ts';
import {
  assignablePlans,
  assignPets,
  assignPetToPlans,
  changePlan,
  clearPet,
  clearPlan,
  petsByPlan,
  petsOfPlan,
  planOf,
  plansOf,
  plansOfPet,
  requireRule,
} from './plans.service.ts';

const Fields = { ...bodyOf(planFields), fp_start: t.Optional(Day) };

const UpdatePlan = sentBack(
  t.Object({ ...Fields, fp_name: t.Optional(Fields.fp_name), fp_id: Id, ...Revised }),
  planCalls,
  ['/plan/edit_details/{id}', '/plan/assignable', '/plan/pets_by_plan'],
);

/** For the document: the plan that `fp_id` names, too. */
const SamePlan = { ...Id, examples: [2] };

/** Feeding plans. Which pets a plan feeds, and which plans a pet has, is an assignment. */
export const planRoutes = (context: Context) => {
  return createRouter(context, '/plan')
    .get('/list', ({ uid, today }) => plansOf(context.db, uid, today), { user: true })
    .get('/active', ({ uid, today }) => plansOf(context.db, uid, today, { active: true }), {
      user: true,
    })
    .get(
      '/assignable',
      ({ user, today, query }) => assignablePlans(context.db, user, today, query.id),
      {
        user: true,
        query: t.Object({ id: t.Optional(IdText) }),
      },
    )
    .get(
      '/details/:id',
      ({ user, today, params }) => single(planOf(context.db, user, params.id, today)),
      {
        user: true,
        params: IdParam,
      },
    )
    .get(
      '/edit_details/:id',
      ({ user, today, params }) => {
        const plan = planOf(context.db, user, params.id, today);
        const pets = petsOfPlan(context.db, user, params.id, today).rows;
        return single({ ...plan, pet_ids: pets.map((pet) => pet.id) });
      },
      { user: true, params: IdParam },
    )
    .get('/last_usages', ({ uid }) => counted(listLastUsages(context.db, uid)), { user: true })
    .get('/pets_by_plan', ({ uid, today }) => petsByPlan(context.db, uid, today), { user: true })
    .get(
      '/assigned_pets/:id',
      ({ user, today, params }) => petsOfPlan(context.db, user, params.id, today),
      {
        user: true,
        params: IdParam,
      },
    )
    .get('/assignable_pets', ({ uid }) => counted(listAssignablePets(context.db, uid, null)), {
      user: true,
    })
    .get(
      '/assignable_pets_edit/:id',
      ({ user, params }) => {
        const owner = requireReadable(context.db, user, 'plan', params.id);
        return counted(listAssignablePets(context.db, owner, params.id));
      },
      { user: true, params: IdParam },
    )
    .get(
      '/of_pet/:id',
      ({ user, today, params }) => plansOfPet(context.db, user, params.id, today),
      {
        user: true,
        params: IdParam,
      },
    )
    .post(
      '/add',
      ({ uid, today, body }) => {
        const fields = requireRule(context.db, filled(planFields, { fp_start: today, ...body }));
        return { ...ok, id: insertPlan(context.db, { ...fields, uid }) };
      },
      { user: true, body: t.Object(Fields) },
    )
    .put(
      '/update',
      ({ uid, body }) => {
        changePlan(context.db, uid, body);
        return { ...ok, id: body.fp_id };
      },
      { user: true, body: UpdatePlan },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        if (!deletePlan(context.db, uid, body.fp_id)) throw notFound('plan', 'fp_id');
        return ok;
      },
      { user: true, body: t.Object({ fp_id: Id }) },
    )
    .post(
      '/assignment/add_all',
      ({ uid, body }) => {
        assignPets(context.db, uid, body.id, body.pet_ids, body.was);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, pet_ids: Ids, was: t.Optional(Ids) }) },
    )
    .post(
      '/assignment/assign_pet_to_plans',
      ({ uid, body }) => {
        assignPetToPlans(context.db, uid, body.id, body.plan_ids, body.was);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, plan_ids: Ids, was: t.Optional(Ids) }) },
    )
    .delete(
      '/assignment/clear',
      ({ uid, body }) => {
        clearPlan(context.db, uid, body);
        return ok;
      },
      { user: true, body: t.Object({ fp_id: t.Optional(Id), id: t.Optional(SamePlan) }) },
    )
    .delete(
      '/assignment/clear_pet',
      ({ uid, body }) => {
        clearPet(context.db, uid, body.id, body.fp_id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, fp_id: t.Optional(Id) }) },
    );
};
