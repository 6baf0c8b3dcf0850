import type { Day } from '#src/domain/days.ts';
import { earliestDayOf } from '#src/domain/instant-days.ts';
import { dueByPlans, type DueAnimal, type DuePlan } from './due.ts';
import { isDue } from './due-state.ts';
import { nextFeedingDay } from './feeding-plan.ts';
import { isMuted } from './resting.ts';

/**
 * The plan, and its first day, on which an animal should have been fed that was never offered anything since, and when it
 * is due next. The next date of such an animal is counted from today, so that it is not due until the schedule comes round
 * again: nobody would be reminded of it. Null for one that is due, rests, or came after that day.
 */
export function missedFirst<P extends DuePlan>(
  plans: readonly P[],
  animal: DueAnimal & { created: string },
  today: Day,
): { plan: P; day: Day; next_date: Day } | null {
  if (animal.offer_date !== null) return null;
  if (isMuted(animal.pre_molt, animal.mmt, today)) return null;
  const due = dueByPlans(plans, animal, today);
  if (due.next_date === null || isDue(due, today)) return null;
  const came = earliestDayOf(animal.created);
  const [first] = plans
    .filter(({ fp_active }) => fp_active)
    .map((plan) => ({ plan, day: nextFeedingDay(plan, null, came) }))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  return first && first.day < today ? { ...first, next_date: due.next_date } : null;
}
