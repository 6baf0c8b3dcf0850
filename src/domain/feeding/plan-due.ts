import { addDays, type Day } from '#src/domain/days.ts';
import { dueOf, type DueAnimal, type DuePlan } from './due.ts';
import { isDue } from './due-state.ts';
import { nextFeedingDay, scheduledDays } from './feeding-plan.ts';

/** `due`: how many of a plan's animals are due; `resting`: how many of them are muted. */
type PlanDue = { next_date: Day | null; due: number; resting: number };

/**
 * A plan's own next date: the earliest of its animals that are neither archived nor in pre-molt, of which nobody knows
 * the end. Without such animals it follows its rule alone, after its last usage, and is never overdue.
 */
export function planDueOf(
  plan: DuePlan & { last_date: Day | null },
  animals: readonly DueAnimal[],
  today: Day,
): PlanDue {
  const dues = duesOf(plan, animals, today);
  const counts = {
    due: dues.filter((due) => isDue(due, today)).length,
    resting: dues.filter((due) => due.muted === 1).length,
  };
  if (!plan.fp_active) return { next_date: null, ...counts };
  return { next_date: nextDays(dues)[0] ?? ruleAlone(plan, today), ...counts };
}

const duesOf = (plan: DuePlan, animals: readonly DueAnimal[], today: Day) =>
  animals
    .filter(({ archived }) => !archived)
    .map((animal) => ({ ...dueOf(plan, animal, today), pre_molt: animal.pre_molt }));

/** The next day of each animal that has one, the earliest first. */
const nextDays = (dues: ReturnType<typeof duesOf>): Day[] =>
  dues
    .flatMap(({ pre_molt, next_date }) => (pre_molt === null ? (next_date ?? []) : []))
    .toSorted();

/** Whether a plan has somebody to feed: it is not paused, has animals, and not all of them rest. */
export function feedsAnimals(plan: { next_date: Day | null; pets: number; resting: number }) {
  return plan.next_date !== null && plan.pets > plan.resting;
}

/**
 * The days from today to `to` on which a plan feeds somebody: the next day of each animal, also one that a refusal has
 * moved or the rest after a molt, and the scheduled days that follow the first of them. Whoever is overdue is fed today.
 * While all animals are in pre-molt, or there are none, the rule alone says the days, but never today.
 */
export function feedingDays(
  plan: DuePlan,
  animals: readonly DueAnimal[],
  today: Day,
  to: Day,
): Day[] {
  if (!plan.fp_active) return [];
  const next = nextDays(duesOf(plan, animals, today)).map((day) => (day < today ? today : day));
  const first = next[0] ?? addDays(today, 1);
  const days = new Set([...next, ...scheduledDays(plan, first, to)]);
  return [...days].filter((day) => day <= to).toSorted();
}

function ruleAlone(plan: DuePlan & { last_date: Day | null }, today: Day): Day {
  const next = nextFeedingDay(plan, plan.last_date, today);
  return next < today ? nextFeedingDay(plan, null, today) : next;
}
