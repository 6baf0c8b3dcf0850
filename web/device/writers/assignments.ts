import type { DevicePlan } from '#src/domain/sync/collection.ts';
import { withPlan } from './plans.ts';
import { animalsOf, ok, writer } from './writer.ts';

// Which animals a plan feeds, as features/plans/plans/plans.service.ts changes it. With `was`, what the choice started
// from, only what differs from it is changed. The animals of a plan that follows a filter are not chosen: of those the
// server refuses what names them, and the rest passes them over.

type AssignPets = { id: number; pet_ids: number[]; was?: number[] };

const assignPets = writer<AssignPets>((collection, { id: fp_id, pet_ids, was }) => {
  const plan = collection.plans.get(fp_id);
  if (!plan || follows(plan) || !animalsOf(collection, pet_ids)) return undefined;
  const isArchived = (id: number) => collection.animals.get(id)?.archived === 1;
  // without `was` archived ones stay assigned until they are restored
  const before = was ?? plan.pet_ids.filter((id) => !isArchived(id));
  const after = changed(plan.pet_ids, before, pet_ids);
  return {
    collection: withPlan(collection, { ...plan, pet_ids: after }),
    answer: ok,
    pets: [...new Set([...pet_ids, ...(was ?? [])])].filter((id) => collection.animals.has(id)),
  };
});

type AssignPlans = { id: number; plan_ids: number[]; was?: number[] };

const assignPlans = writer<AssignPlans>((collection, { id, plan_ids, was }) => {
  const isKnown = plan_ids.every((fp_id) => collection.plans.has(fp_id));
  if (!isKnown || !collection.animals.has(id)) return undefined;
  const before = was ?? [...collection.plans.keys()];
  return {
    collection: [...collection.plans.values()].reduce((rest, plan) => {
      if (follows(plan)) return rest;
      const isOut = before.includes(plan.fp_id) && !plan_ids.includes(plan.fp_id);
      const isIn = plan_ids.includes(plan.fp_id) && !(was ?? []).includes(plan.fp_id);
      const pet_ids = changed(plan.pet_ids, isOut ? [id] : [], isIn ? [id] : []);
      return withPlan(rest, { ...plan, pet_ids });
    }, collection),
    answer: ok,
    pets: [id],
  };
});

const clear = writer<{ fp_id?: number; id?: number }>((collection, { fp_id, id }) => {
  const plan = collection.plans.get(fp_id ?? id ?? 0);
  if (!plan || follows(plan) || (id !== undefined && id !== plan.fp_id)) return undefined;
  return { collection: withPlan(collection, { ...plan, pet_ids: [] }), answer: ok, pets: [] };
});

const clearPet = writer<{ id: number; fp_id?: number }>((collection, { id, fp_id }) => {
  const isKnown = fp_id === undefined || collection.plans.has(fp_id);
  if (!isKnown || !collection.animals.has(id)) return undefined;
  const named = collection.plans.get(fp_id ?? 0);
  if (named && follows(named)) return undefined;
  const plans = [...collection.plans.values()].filter(
    (plan) => !follows(plan) && plan.pet_ids.includes(id) && (fp_id ?? plan.fp_id) === plan.fp_id,
  );
  return {
    collection: plans.reduce(
      (rest, plan) => withPlan(rest, { ...plan, pet_ids: changed(plan.pet_ids, [id], []) }),
      collection,
    ),
    answer: ok,
    pets: [id],
  };
});

export const assignmentWriters = {
  'POST /plan/assignment/add_all': assignPets,
  'POST /plan/assignment/assign_pet_to_plans': assignPlans,
  'DELETE /plan/assignment/clear': clear,
  'DELETE /plan/assignment/clear_pet': clearPet,
};

const follows = ({ fp_filter }: DevicePlan) => fp_filter !== '';

/** Takes out what is in `before` alone, and puts in what is in `after` alone. */
function changed(ids: number[], before: readonly number[], after: readonly number[]): number[] {
  const kept = ids.filter((id) => !before.includes(id) || after.includes(id));
  return [...new Set([...kept, ...after.filter((id) => !before.includes(id))])];
}
