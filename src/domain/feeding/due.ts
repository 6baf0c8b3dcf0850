import { addDays, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { isMuted } from './feeding.ts';
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

/** `muted`: in pre-molt or the week after a molt, so its day is shown, but nobody has to act. */
export type Due = { next_date: Day | null; muted: 0 | 1 };

/**
 * When a plan feeds one of its animals next; a past day is overdue. Null when the plan is paused or the animal is
 * archived. Everything that shows what is due uses this.
 */
export function dueOf(plan: DuePlan, animal: DueAnimal, today: Day): Due {
  const muted = isMuted(animal.pre_molt, animal.mmt, today) ? 1 : 0;
  if (!plan.fp_active || animal.archived) return { next_date: null, muted };
  return { next_date: nextDay(plan, animal, today), muted };
}

export function isDue({ next_date, muted }: Due, today: Day): boolean {
  return next_date !== null && next_date <= today && muted === 0;
}

/** The plan that feeds an animal first, and when; null where none does. */
export function firstPlanOf<P extends DuePlan>(
  plans: readonly P[],
  animal: DueAnimal,
  today: Day,
): { plan: P; next_date: Day } | null {
  const days = plans.flatMap((plan) => {
    const { next_date } = dueOf(plan, animal, today);
    return next_date === null ? [] : [{ plan, next_date }];
  });
  return days.toSorted((a, b) => a.next_date.localeCompare(b.next_date))[0] ?? null;
}

/**
 * A plan's own next date: the earliest of its animals that are neither archived nor muted. Without such animals it
 * follows its rule alone, after its last usage, and is never overdue. `due`: how many of them are due; `resting`: how
 * many of its animals are muted.
 */
export function planDueOf(
  plan: DuePlan & { last_date: Day | null },
  animals: readonly DueAnimal[],
  today: Day,
): { next_date: Day | null; due: number; resting: number } {
  const dues = animals.filter((animal) => !animal.archived).map((one) => dueOf(plan, one, today));
  const counts = {
    due: dues.filter((due) => isDue(due, today)).length,
    resting: dues.filter((due) => due.muted === 1).length,
  };
  if (!plan.fp_active) return { next_date: null, ...counts };
  const days = dues.flatMap((due) => (due.muted === 0 && due.next_date ? [due.next_date] : []));
  return { next_date: days.toSorted()[0] ?? ruleAlone(plan, today), ...counts };
}

function nextDay(plan: DuePlan, { offer_date, progress }: DueAnimal, today: Day): Day {
  const scheduled = nextFeedingDay(plan, offer_date, today);
  if (offer_date === null || progress !== 2 || plan.retry_days === 0) return scheduled;
  const retry = addDays(offer_date, plan.retry_days);
  return retry < plan.fp_start ? scheduled : retry;
}

function ruleAlone(plan: DuePlan & { last_date: Day | null }, today: Day): Day {
  const next = nextFeedingDay(plan, plan.last_date, today);
  return next < today ? nextFeedingDay(plan, null, today) : next;
}
