import { addDays, dayOf, type Day } from '#src/domain/days.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import type { Context } from './context.ts';
import { invalid } from './problem.ts';

/** The latest day that a keeper's device called today. */
const told = new WeakMap<Context, Day>();

/** A keeper's device says which day it is. A small computer without a clock of its own may be weeks behind. */
export function noteToday(context: Context, today: Day): void {
  if (today > (told.get(context) ?? '')) told.set(context, today);
}

/**
 * Records tell what happened. A day more than the latest known is allowed: in the far east it is tomorrow already.
 * @throws Problem 422 naming the field
 */
export function requirePast(context: Context, field: string, day: Day): void {
  const here = dayOf(context.now());
  const there = told.get(context) ?? here;
  const wrong = futureProblem(day, addDays(here > there ? here : there, 1));
  if (wrong) throw invalid({ [field]: wrong });
}
