import { daysBetween, type Day } from '#src/domain/days.ts';
import { hasWeekdays, type PlanRule } from '#src/domain/feeding/feeding-plan.ts';
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

type Counted = { next_date: Day | null; pets: number; resting: number };

/** Whether a plan feeds nobody because all its animals are in pre-molt or fresh from a molt. */
export function allRest({ pets, resting }: Pick<Counted, 'pets' | 'resting'>): boolean {
  return pets > 0 && resting === pets;
}

/** The same for a plan: one that only has resting animals is never due. */
export function planDateWords(plan: Counted, today: Day, words: Words): string {
  const { next_date } = plan;
  return next_date !== null && next_date <= today && allRest(plan)
    ? words.allRest
    : nextDateWords(next_date, today, words);
}

/** 'today', 'tomorrow', 'in 5d'; a past day is not styled as an alarm. */
export function nextDateWords(next: Day | null, today: Day, words: Words): string {
  if (next === null) return words.paused;
  const days = daysBetween(today, next);
  if (days < 0) return words.waiting(-days);
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(days);
}
