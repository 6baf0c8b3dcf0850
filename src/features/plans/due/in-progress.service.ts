import type { Day } from '#src/domain/days.ts';
import { dueByPlans, firstPlanOf } from '#src/domain/feeding/due.ts';
import { feedingState } from '#src/domain/feeding/due-state.ts';
import type { Context } from '#src/platform/context.ts';
import { listOpenAttempts, listPlannedPets } from './in-progress.queries.ts';

/**
 * The box 'Feedings in progress': open attempts, and pets that are due by an active plan today or earlier, oldest
 * first. `feedingState` tells which of them are due.
 */
export function feedingsInProgress(context: Context, uid: number, today: Day) {
  const planned = Map.groupBy(listPlannedPets(context.db, uid), (row) => row.id);
  const open = listOpenAttempts(context.db, uid).map(({ offer_food, attempt_plan, ...pet }) => ({
    ...pet,
    date_f: pet.offer_date,
    food: offer_food,
    progress: 1 as const,
    ...dueByPlans(planned.get(pet.id) ?? [], pet, today),
    fp_id: attempt_plan,
  }));
  const attempted = new Set(open.map((pet) => pet.id));
  const due = [...planned.values()].flatMap((plans) => {
    const [pet] = plans;
    if (!pet || attempted.has(pet.id)) return [];
    const due = dueByPlans(plans, pet, today);
    const first = firstPlanOf(plans, pet, today);
    if (!first || feedingState({ ...due, progress: null }, today) === null) return [];
    return [{ ...asDue(first.plan), ...due, date_f: first.next_date }];
  });
  const rows = [...open, ...due].toSorted(
    (a, b) => (a.date_f ?? '').localeCompare(b.date_f ?? '') || a.name.localeCompare(b.name),
  );
  return { rows, count: rows.length };
}

type PlannedRow = ReturnType<typeof listPlannedPets>[number];

function asDue({
  fp_repeat: _repeat,
  fp_start: _start,
  fp_weekdays: _weekdays,
  fp_active: _active,
  retry_days: _retry,
  def_feeder,
  ...pet
}: PlannedRow) {
  return { ...pet, food: def_feeder || pet.food, progress: null };
}
