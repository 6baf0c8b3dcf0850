import { addDays, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Due } from './due-state.ts';
import { isMuted, restsUntil } from './resting.ts';
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
  return dueByPlans([plan], animal, today);
}

/** When an animal is fed next by any of its plans. */
export function dueByPlans(plans: readonly DuePlan[], animal: DueAnimal, today: Day): Due {
  return firstPlanOf(plans, animal, today).due;
}

/** The plan that feeds an animal first, and when; null where none does. */
export function firstPlanOf<P extends DuePlan>(
  plans: readonly P[],
  animal: DueAnimal,
  today: Day,
): { plan: P | null; due: Due } {
  let plan: P | null = null;
  let plan_date: Day | null = null;
  for (const one of animal.archived ? [] : plans) {
    if (!one.fp_active) continue;
    const day = dayByPlan(one, animal, today);
    if (plan_date === null || day < plan_date) [plan, plan_date] = [one, day];
  }
  const next_date = plan_date && afterRest(plan_date, animal, today);
  const muted = isMuted(animal.pre_molt, animal.mmt, today) ? 1 : 0;
  return { plan, due: { plan_date, next_date, muted } };
}

/** A molt puts a feeding off until the animal has rested, so that it is not overdue on the day after. */
function afterRest(day: Day, { mmt }: DueAnimal, today: Day): Day {
  // a molt that was entered with a later day by mistake puts off nothing
  if (mmt === null || mmt > today) return day;
  const rested = addDays(restsUntil(mmt), 1);
  return day < rested ? rested : day;
}

function dayByPlan(plan: DuePlan, { offer_date, progress }: DueAnimal, today: Day): Day {
  const scheduled = nextFeedingDay(plan, offer_date, today);
  if (offer_date === null || progress !== 2 || plan.retry_days === 0) return scheduled;
  const retry = addDays(offer_date, plan.retry_days);
  return retry < plan.fp_start ? scheduled : retry;
}
