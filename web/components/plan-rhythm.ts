import { daysBetween, type Day } from '#src/domain/days.ts';
import { hasWeekdays, type PlanRule } from '#src/domain/feeding/feeding-plan.ts';
import { feedsAnimals } from '#src/domain/feeding/plan-due.ts';
import type { Texts } from '#web/texts/texts.ts';

type Words = Texts['plans'];

/** 'Every 14 days', 'Mon and Thu', 'Every day'. */
export function rhythmOf(plan: Omit<PlanRule, 'fp_start'>, words: Words): string {
  if (!hasWeekdays(plan)) return words.everyDays(plan.fp_repeat);
  const names = words.weekdays.filter((_, at) => plan.fp_weekdays[at] === '1');
  return names.length === 7 ? words.everyDay : words.onDays(names);
}

/** The same, followed by the usual feeder. */
export function rhythmAndFeeder(
  plan: Omit<PlanRule, 'fp_start'> & { def_feeder: string },
  words: Words,
): string {
  const rhythm = rhythmOf(plan, words);
  return plan.def_feeder ? words.withFeeder(rhythm, plan.def_feeder) : rhythm;
}

/** '2 of 5 due', '5 animals', 'no animals yet'. */
export function animalsOfPlan({ due, pets }: { due: number; pets: number }, words: Words): string {
  if (pets === 0) return words.noAnimals;
  return due > 0 ? words.dueOf(due, pets) : words.animals(pets);
}

/** When a plan feeds next; one that feeds nobody says why. */
export function planDateWords(plan: PlanDates, today: Day, words: Words): string {
  if (plan.next_date === null || feedsAnimals(plan))
    return nextDateWords(plan.next_date, today, words);
  return plan.pets === 0 ? words.noAnimals : words.allRest;
}

type PlanDates = Parameters<typeof feedsAnimals>[0];

/** 'today', 'tomorrow', 'in 5d'; a past day is not styled as an alarm. */
export function nextDateWords(next: Day | null, today: Day, words: Words): string {
  if (next === null) return words.paused;
  const days = daysBetween(today, next);
  if (days < 0) return words.waiting(-days);
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(days);
}
