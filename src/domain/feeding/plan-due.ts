import { addDays, type Day } from '#src/domain/days.ts';
import { dueOf, type DueAnimal, type DuePlan } from './due.ts';
import { isDue } from './due-state.ts';
import { nextFeedingDay, scheduledDays } from './feeding-plan.ts';

/** `due`: how many of a plan's animals are due; `resting`: how many of them are muted. */
type PlanDue = { next_date: Day | null; due: number; resting: number };

/**
 * A plan's own next date: the earliest of its animals that are neither archived nor muted. Without such animals it
 * follows its rule alone, after its last usage, and is never overdue.
 */
export function planDueOf(
  plan: DuePlan & { last_date: Day | null },
  animals: readonly DueAnimal[],
  today: Day,
): PlanDue {
  const dues = animals.filter((animal) => !animal.archived).map((one) => dueOf(plan, one, today));
  const counts = {
    due: dues.filter((due) => isDue(due, today)).length,
    resting: dues.filter((due) => due.muted === 1).length,
  };
  if (!plan.fp_active) return { next_date: null, ...counts };
  const days = dues.flatMap((due) => (due.muted === 0 && due.next_date ? [due.next_date] : []));
  return { next_date: days.toSorted()[0] ?? ruleAlone(plan, today), ...counts };
}

/**
 * Whether the next date of a plan is that of an animal. Otherwise it is its rule's alone, on which nobody is fed: the
 * plan is paused, has no animals, or all of them rest.
 */
export function feedsAnimals(plan: { next_date: Day | null; pets: number; resting: number }) {
  return plan.next_date !== null && plan.pets > plan.resting;
}

/**
 * The days from today to `to` on which a plan feeds somebody: the next day of each animal, also one that a refusal has
 * moved, and the scheduled days that follow the first of them. Whoever is overdue is fed today. While all animals rest,
 * or there are none, the rule alone says the days, but never today.
 */
export function feedingDays(
  plan: DuePlan,
  animals: readonly DueAnimal[],
  today: Day,
  to: Day,
): Day[] {
  if (!plan.fp_active) return [];
  const next = animals.flatMap((animal) => {
    const { next_date, muted } = dueOf(plan, animal, today);
    return next_date === null || muted === 1 ? [] : [next_date < today ? today : next_date];
  });
  const first = next.toSorted()[0] ?? addDays(today, 1);
  const days = new Set([...next, ...scheduledDays(plan, first, to)]);
  return [...days].filter((day) => day <= to).toSorted();
}

function ruleAlone(plan: DuePlan & { last_date: Day | null }, today: Day): Day {
  const next = nextFeedingDay(plan, plan.last_date, today);
  return next < today ? nextFeedingDay(plan, null, today) : next;
}
