import type { Day } from '#src/domain/days.ts';
import { isMuted } from '#src/domain/feeding.ts';
import { nextFeedingDay } from '#src/domain/feeding-plan.ts';
import type { Context } from '#src/platform/context.ts';
import { listOpenAttempts, listPlannedPets } from './in-progress.queries.ts';

/**
 * The box 'Feedings in progress': open attempts, and pets that an active plan makes due today or earlier, oldest
 * first. Pre-molt and the week after a molt mute a due feeding.
 */
export function feedingsInProgress(context: Context, uid: number, today: Day) {
  const open = listOpenAttempts(context.db, uid).map(({ offer_food, ...pet }) => ({
    ...pet,
    date_f: pet.offer_date,
    food: offer_food,
    progress: 1 as const,
    muted: 0 as 0 | 1,
    fp_id: null as number | null,
  }));
  const attempted = new Set(open.map((pet) => pet.id));
  const due = new Map<number, (typeof open)[number] | DueRow>();
  for (const row of listPlannedPets(context.db, uid)) {
    if (attempted.has(row.id)) continue;
    const date_f = nextFeedingDay(row, row.offer_date, today);
    const known = due.get(row.id)?.date_f;
    if (date_f > today || (known && known <= date_f)) continue;
    due.set(row.id, asDue(row, date_f, today));
  }
  const rows = [...open, ...due.values()].toSorted(
    (a, b) => (a.date_f ?? '').localeCompare(b.date_f ?? '') || a.name.localeCompare(b.name),
  );
  return { rows };
}

type PlannedRow = ReturnType<typeof listPlannedPets>[number];
type DueRow = ReturnType<typeof asDue>;

function asDue(
  { fp_repeat: _repeat, fp_start: _start, fp_weekdays: _weekdays, def_feeder, ...pet }: PlannedRow,
  date_f: Day,
  today: Day,
) {
  const muted = isMuted(pet.pre_molt, pet.mmt, today) ? (1 as const) : (0 as const);
  return { ...pet, date_f, food: def_feeder || pet.food, progress: null, muted };
}
