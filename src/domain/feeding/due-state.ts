import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';

// Apart from due.ts, as the first screen needs no rule of a plan.

/**
 * `plan_date`: the day of the plan alone. `next_date`: when the animal is fed, which after a molt is not before it has
 * rested. `muted`: in pre-molt or the week after a molt, so its day is shown, but nobody has to act.
 */
export type Due = { plan_date: Day | null; next_date: Day | null; muted: 0 | 1 };

export function isDue({ next_date, muted }: Omit<Due, 'plan_date'>, today: Day): boolean {
  return next_date !== null && next_date <= today && muted === 0;
}

/**
 * Whether the day of its plan means nothing for now: the animal rests on it, or is in pre-molt, whose end nobody knows. After
 * a molt the day is not before the end of its rest.
 */
export function isPutOff(
  { next_date, muted, pre_molt }: Pick<Due, 'next_date' | 'muted'> & { pre_molt: Day | null },
  today: Day,
): boolean {
  return muted === 1 && next_date !== null && (pre_molt !== null || next_date <= today);
}

/** Whether the day of an animal's plan has come; a resting one is not due all the same. */
export function isTurn({ plan_date }: Pick<Due, 'plan_date'>, today: Day): boolean {
  return plan_date !== null && plan_date <= today;
}

/**
 * How an animal stands among the feedings in progress; null where it is not among them. An open attempt only waits for
 * its outcome until the animal's day comes again: from then on the animal is due like any other.
 */
export function feedingState(
  { progress, ...due }: Due & { progress: Progress | null },
  today: Day,
): 'due' | 'open' | 'resting' | null {
  if (isDue(due, today)) return 'due';
  if (progress === 1) return 'open';
  return isTurn(due, today) ? 'resting' : null;
}

/** Whether an animal of the feedings in progress only waits for its skin: it is watched for that, not fed. */
export function restsBeforeMolt(
  row: Due & { progress: Progress | null; pre_molt: Day | null },
  today: Day,
): boolean {
  return row.pre_molt !== null && feedingState(row, today) === 'resting';
}

/** How many animals of the feedings in progress are due, wait for the outcome of an attempt, or only rest. */
export function countFeedings(
  rows: readonly (Due & { progress: Progress | null })[],
  today: Day,
): { due: number; open: number; resting: number } {
  const count = { due: 0, open: 0, resting: 0 };
  for (const row of rows) {
    const state = feedingState(row, today);
    if (state) count[state]++;
  }
  return count;
}
