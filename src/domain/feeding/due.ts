import { addDays, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Due } from './due-state.ts';
import { isMuted } from './resting.ts';
import { nextFeedingDay, type PlanRule } from './feeding-plan.ts';

/** What decides when a plan's animals are due. `retry_days`: after a refusal; 0: at the next scheduled day. */
export type DuePlan = PlanRule & { fp_active: number; retry_days: number };

/** What decides when an animal is due: its newest feeding record, however it was made, and its molts. */
export type DueAnimal = {
  archived: number;
  offer_date: Day | null;
  progress: Progress | null;
  pre_molt: Day | null;
  mmt: Day | null;
};

/**
 * When a plan feeds one of its animals next; a past day is overdue. Null when the plan is paused or the animal is
 * archived. Everything that shows what is due uses this.
 */
export function dueOf(plan: DuePlan, animal: DueAnimal, today: Day): Due {
  const muted = isMuted(animal.pre_molt, animal.mmt, today) ? 1 : 0;
  if (!plan.fp_active || animal.archived) return { next_date: null, muted };
  return { next_date: nextDay(plan, animal, today), muted };
}

/** When an animal is fed next by any of its plans. */
export function dueByPlans(plans: readonly DuePlan[], animal: DueAnimal, today: Day): Due {
  const muted = isMuted(animal.pre_molt, animal.mmt, today) ? 1 : 0;
  return { next_date: firstPlanOf(plans, animal, today)?.next_date ?? null, muted };
}

/** The plan that feeds an animal first, and when; null where none does. */
export function firstPlanOf<P extends DuePlan>(
  plans: readonly P[],
  animal: DueAnimal,
  today: Day,
): { plan: P; next_date: Day } | null {
  let first: { plan: P; next_date: Day } | null = null;
  for (const plan of plans) {
    if (!plan.fp_active || animal.archived) continue;
    const next_date = nextDay(plan, animal, today);
    if (first === null || next_date < first.next_date) first = { plan, next_date };
  }
  return first;
}

function nextDay(plan: DuePlan, { offer_date, progress }: DueAnimal, today: Day): Day {
  const scheduled = nextFeedingDay(plan, offer_date, today);
  if (offer_date === null || progress !== 2 || plan.retry_days === 0) return scheduled;
  const retry = addDays(offer_date, plan.retry_days);
  return retry < plan.fp_start ? scheduled : retry;
}
