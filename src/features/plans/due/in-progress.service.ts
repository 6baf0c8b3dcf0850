import type { Day } from '#src/domain/days.ts';
import { feedingsInProgress as inProgress } from '#src/domain/feeding/in-progress.ts';
import type { Context } from '#src/platform/context.ts';
import { listOpenAttempts, listPlannedPets } from './in-progress.queries.ts';

/** The box 'Feedings in progress' of a keeper: what is in it, and in which order, is the domain's to say. */
export function feedingsInProgress({ db }: Context, uid: number, today: Day) {
  const open = listOpenAttempts(db, uid).map(({ offer_food, attempt_plan, ...pet }) => ({
    ...{ pet, food: offer_food, fp_id: attempt_plan },
  }));
  const planned = listPlannedPets(db, uid).map((row) => ({ pet: row, plan: row }));
  const rows = inProgress<Pet>(open, planned, today).map(({ pet, ...waiting }) => ({
    ...cardOf(pet),
    ...waiting,
  }));
  return { rows, count: rows.length };
}

type PlannedRow = ReturnType<typeof listPlannedPets>[number];
type OpenRow = ReturnType<typeof listOpenAttempts>[number];
type Pet = Omit<OpenRow, 'offer_food' | 'attempt_plan'> & Partial<PlannedRow>;

function cardOf({
  fp_id: _id,
  fp_repeat: _repeat,
  fp_start: _start,
  fp_weekdays: _weekdays,
  fp_active: _active,
  retry_days: _retry,
  def_feeder: _feeder,
  ...card
}: Pet) {
  return card;
}
