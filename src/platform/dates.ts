import { addDays, dayOf, type Day } from '#src/domain/days.ts';
import type { Context } from './context.ts';
import { invalid } from './problem.ts';

/**
 * Records tell what happened. A day more than the server's is allowed: in the far east it is tomorrow already.
 * @throws Problem 422 naming the field
 */
export function requirePast(context: Context, field: string, day: Day): void {
  if (day > addDays(dayOf(context.now()), 1))
    throw invalid({ [field]: 'must not be in the future' });
}
