import { planRuleProblem } from '#src/domain/feeding/feeding-plan.ts';
import { planFilterProblem, tidyPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import { filled, pick, type Given, type Values } from '#src/records/fields.ts';
import { planFields } from '#src/records/plan.ts';
import type { Collection } from '#web/device/collection.ts';
import { ok, revised, writer } from './writer.ts';

// The form of a plan, as features/plans/plans/plans.service.ts stores it.

type PlanForm = Values<typeof planFields>;

const add = writer<Partial<Given<typeof planFields>>>((collection, body, { today, idFor }) => {
  const fields = { fp_start: today, fp_name: '', ...body };
  const values = canStore(filled(planFields, fields));
  if (!values) return undefined;
  const fp_id = idFor(0);
  const plan = { fp_id, ...values, rev: 1, pet_ids: [], used_before: null };
  return { collection: withPlan(collection, plan), answer: { ...ok, id: fp_id }, pets: [] };
});

const names = Object.keys(planFields) as (keyof PlanForm)[];

type Update = Partial<PlanForm> & { fp_id: number };

const update = writer<Update>((collection, { fp_id, ...body }) => {
  const plan = collection.plans.get(fp_id);
  if (!plan) return undefined;
  // a form sends back more than it changes
  const given = Object.entries(body).filter(([name]) => name in planFields);
  const values = canStore({ ...pick(planFields, plan), ...Object.fromEntries(given) });
  if (!values) return undefined;
  return {
    collection: withPlan(collection, revised(plan, values, names)),
    answer: { ...ok, id: fp_id },
    pets: [],
  };
});

const remove = writer<{ fp_id: number }>((collection, { fp_id }) => {
  if (!collection.plans.has(fp_id)) return undefined;
  const plans = new Map(collection.plans);
  plans.delete(fp_id);
  const animals = new Map(collection.animals);
  for (const animal of animals.values())
    if (animal.feedings.some((one) => one.fp_id === fp_id))
      animals.set(animal.id, withoutPlan(animal, fp_id));
  return { collection: { ...collection, plans, animals }, answer: ok, pets: [] };
});

export const planWriters = {
  'POST /plan/add': add,
  'PUT /plan/update': update,
  'DELETE /plan/delete': remove,
};

export const withPlan = (collection: Collection, plan: DevicePlan): Collection => ({
  ...collection,
  plans: new Map(collection.plans).set(plan.fp_id, plan),
});

/** As it is stored; undefined where only the server can say at which field it is wrong. */
function canStore(fields: PlanForm): PlanForm | undefined {
  const fp_name = fields.fp_name.trim();
  const fp_filter = fields.fp_filter.trim();
  const isNamed = fp_name !== '' && fp_name.length <= planFields.fp_name.max;
  if (!isNamed || planRuleProblem(fields) || planFilterProblem(fp_filter)) return undefined;
  const def_feeder = fields.def_feeder.trim();
  return { ...fields, fp_name, def_feeder, fp_filter: tidyPlanFilter(fp_filter) };
}

const withoutPlan = (animal: Animal, fp_id: number): Animal => ({
  ...animal,
  feedings: animal.feedings.map((one) => (one.fp_id === fp_id ? { ...one, fp_id: null } : one)),
});
