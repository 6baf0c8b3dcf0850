import type { Day } from '#src/domain/days.ts';
import { firstPlanOf, type DueAnimal } from '#src/domain/feeding/due.ts';
import { isMuted } from '#src/domain/feeding/feeding.ts';
import type { Context } from '#src/platform/context.ts';
import { listOpenAttempts, listPlannedPets } from './in-progress.queries.ts';

/**
 * The box 'Feedings in progress': open attempts, and pets that are due by an active plan today or earlier, oldest
 * first. Pre-molt and the week after a molt mute a due feeding.
 */
export function feedingsInProgress(context: Context, uid: number, today: Day) {
  const open = listOpenAttempts(context.db, uid).map(({ offer_food, attempt_plan, ...pet }) => ({
    ...pet,
    date_f: pet.offer_date,
    food: offer_food,
    progress: 1 as const,
    muted: mutedOf(pet, today),
    fp_id: attempt_plan,
  }));
  const attempted = new Set(open.map((pet) => pet.id));
  const planned = Map.groupBy(listPlannedPets(context.db, uid), (row) => row.id);
  const due = [...planned.values()].flatMap((plans) => {
    const first = plans[0] && firstPlanOf(plans, plans[0], today);
    if (!first || first.next_date > today || attempted.has(first.plan.id)) return [];
    return [asDue(first.plan, first.next_date, today)];
  });
  const rows = [...open, ...due].toSorted(
    (a, b) => (a.date_f ?? '').localeCompare(b.date_f ?? '') || a.name.localeCompare(b.name),
  );
  return { rows, count: rows.length };
}

type PlannedRow = ReturnType<typeof listPlannedPets>[number];

function asDue(
  {
    fp_repeat: _repeat,
    fp_start: _start,
    fp_weekdays: _weekdays,
    fp_active: _active,
    retry_days: _retry,
    def_feeder,
    ...pet
  }: PlannedRow,
  date_f: Day,
  today: Day,
) {
  return {
    ...pet,
    date_f,
    food: def_feeder || pet.food,
    progress: null,
    muted: mutedOf(pet, today),
  };
}

function mutedOf({ pre_molt, mmt }: Pick<DueAnimal, 'pre_molt' | 'mmt'>, today: Day): 0 | 1 {
  return isMuted(pre_molt, mmt, today) ? 1 : 0;
}
