import type { Day } from '#src/domain/days.ts';
import { dueOf } from '#src/domain/feeding/due.ts';
import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import type { Collection, Read, Reader } from '#web/device/collection.ts';
import { petCard } from './pet-card.ts';
import { counted, fedInOrder, planRow, plansInOrder, planWithDue, single } from './plan-rows.ts';

/** The reads of feeding plans: src/features/plans/plans. */
export const planListAnswers: Record<string, Reader> = {
  '/plan/list': (collection, { today }) => counted(plansOf(collection, today)),
  '/plan/active': (collection, { today }) => counted(plansOf(collection, today, { active: true })),
  '/plan/assignable': (collection, { query, today }) => {
    const id = query.get('id');
    if (id !== null && !collection.animals.has(Number(id))) return undefined;
    const isIn = ({ pet_ids }: DevicePlan) => id !== null && pet_ids.includes(Number(id));
    const assigned = (plan: DevicePlan) => ({ assigned: isIn(plan) ? 1 : 0 });
    return counted(
      plansInOrder(collection).map((plan) => ({
        ...planWithDue(collection, plan, today),
        ...assigned(plan),
      })),
    );
  },
  '/plan/details/:id': onPlan((collection, plan, { today }) =>
    single({ ...planWithDue(collection, plan, today), own: 1 }),
  ),
  '/plan/edit_details/:id': onPlan((collection, plan, { today }) => {
    const pet_ids = fedInOrder(collection, plan).map((pet) => pet.id);
    return single({ ...planWithDue(collection, plan, today), own: 1, pet_ids });
  }),
  '/plan/pets_by_plan': (collection, { today }) =>
    counted(
      plansInOrder(collection, { active: true }).map((plan) => ({
        ...planWithDue(collection, plan, today),
        pets: fedInOrder(collection, plan).map((pet) => ({
          id: pet.id,
          ...dueOf(plan, pet, today),
        })),
      })),
    ),
  '/plan/assigned_pets/:id': onPlan((collection, plan, { today }) =>
    counted(
      fedInOrder(collection, plan).map((pet) => ({
        ...petCard(collection, pet),
        ...dueOf(plan, pet, today),
      })),
    ),
  ),
  '/plan/of_pet/:id': (collection, { params, today }) => {
    const pet = collection.animals.get(Number(params[0]));
    return pet && counted(plansOfPet(collection, pet, today));
  },
};

/** The plans that an animal is assigned to, each with the day on which it feeds this animal next. */
export function plansOfPet(collection: Collection, pet: Animal, today: Day) {
  return plansInOrder(collection)
    .filter((plan) => plan.pet_ids.includes(pet.id))
    .map((plan) => ({
      ...planRow(collection, plan),
      next_date: dueOf(plan, pet, today).next_date,
    }));
}

const plansOf = (collection: Collection, today: Day, only: { active?: boolean } = {}) =>
  plansInOrder(collection, only).map((plan) => planWithDue(collection, plan, today));

function onPlan(answer: (collection: Collection, plan: DevicePlan, read: Read) => object): Reader {
  return (collection, read) => {
    const plan = collection.plans.get(Number(read.params[0]));
    return plan && answer(collection, plan, read);
  };
}
