import { addDays, daysBetween, isDay, weekdayOf, type Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';

/** `fp_weekdays`: seven 0/1 flags, Monday first. `fp_repeat`: days between two feedings, used when no flag is set. */
export type PlanRule = { fp_repeat: number; fp_start: Day; fp_weekdays: string };

/**
 * The first scheduled day after the last usage; for a plan never used, the first one from the later of its start and
 * today. A day before today is an overdue feeding. Never before the start.
 */
export function nextFeedingDay(plan: PlanRule, lastUsage: Day | null, today: Day): Day {
  return firstScheduledFrom(plan, lastUsage === null ? today : addDays(lastUsage, 1));
}

/** Every scheduled day from `from` to `to`, both included. */
export function scheduledDays(plan: PlanRule, from: Day, to: Day): Day[] {
  const days: Day[] = [];
  let day = firstScheduledFrom(plan, from);
  while (day <= to) {
    days.push(day);
    day = firstScheduledFrom(plan, addDays(day, 1));
  }
  return days;
}

/** Flagged weekdays take precedence over the repeat. */
export function hasWeekdays(plan: Pick<PlanRule, 'fp_weekdays'>): boolean {
  return plan.fp_weekdays.includes('1');
}

/** Why the plan has no next date, or null. */
export function planRuleProblem(plan: PlanRule): Issue | null {
  const { min, max } = limits.fp_repeat;
  if (!isDay(plan.fp_start)) return issue('plan_start');
  if (!/^[01]{7}$/.test(plan.fp_weekdays)) return issue('plan_weekdays');
  if (hasWeekdays(plan)) return null;
  if (Number.isInteger(plan.fp_repeat) && plan.fp_repeat >= min && plan.fp_repeat <= max)
    return null;
  return issue('plan_rhythm', { min, max });
}

function firstScheduledFrom(plan: PlanRule, earliest: Day): Day {
  const from = earliest > plan.fp_start ? earliest : plan.fp_start;
  if (hasWeekdays(plan)) {
    let day = from;
    while (plan.fp_weekdays[weekdayOf(day)] !== '1') day = addDays(day, 1);
    return day;
  }
  const interval = intervalOf(plan);
  return addDays(plan.fp_start, Math.ceil(daysBetween(plan.fp_start, from) / interval) * interval);
}

/** A half-filled form may ask for a preview with a repeat of 0: avoid a division by zero. */
function intervalOf(plan: PlanRule): number {
  return Math.max(1, Math.trunc(plan.fp_repeat) || 1);
}
