import type { Day } from '#src/domain/days.ts';
import { planDueOf } from '#src/domain/feeding/plan-due.ts';
import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareNoCase } from '#src/domain/text/collation.ts';
import type { Collection } from '#web/device/collection.ts';
import { inOrder } from './animal-order.ts';
import { lastUseOf } from './plan-uses.ts';

/** The keeper's plans, the active ones first. */
export const plansInOrder = ({ plans }: Collection, only: { active?: boolean } = {}) =>
  [...plans.values()]
    .filter((plan) => !only.active || plan.fp_active === 1)
    .toSorted(
      (a, b) =>
        b.fp_active - a.fp_active ||
        compareNoCase(a.fp_name, b.fp_name) ||
        compareIds(a.fp_id, b.fp_id),
    );

/** A plan as the server's lists select it. `pets`: how many animals it feeds now. */
export function planRow(collection: Collection, plan: DevicePlan) {
  const { pet_ids: _ids, used_before: _before, ...fields } = plan;
  const pets = fedBy(collection, plan).length;
  return { ...fields, last_date: lastUseOf(collection, plan), pets };
}

/** The same, with its next date and how many of its animals are due. */
export function planWithDue(collection: Collection, plan: DevicePlan, today: Day) {
  const row = planRow(collection, plan);
  return { ...row, ...planDueOf(row, fedBy(collection, plan), today) };
}

/** The animals that a plan feeds now. */
export const fedBy = ({ animals }: Collection, { pet_ids }: DevicePlan): Animal[] =>
  pet_ids.flatMap((id) => {
    const animal = animals.get(id);
    return animal?.archived === 0 ? [animal] : [];
  });

/** The same in the order of lists. */
export function fedInOrder(collection: Collection, plan: DevicePlan): Animal[] {
  const fed = new Set(fedBy(collection, plan));
  return inOrder(collection, 'species').filter((animal) => fed.has(animal));
}

/** A whole list as it is answered. */
export const counted = <Row>(rows: readonly Row[]) => ({ rows, count: rows.length });

/** One record as it is answered. */
export const single = <Row extends object>(row: Row) => ({ ...row, data: row });
