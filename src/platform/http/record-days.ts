import { addDays, type Day } from '#src/domain/days.ts';
import { eventDayProblem, futureProblem } from '#src/domain/form-checks.ts';
import { dayFields, type Fields, type Values } from '#src/records/fields.ts';
import { invalid } from './problem.ts';

/**
 * The last day that what a caller records may have: its own today, at most a day ahead of the server's. A caller that
 * does not say its day may be in the far east, where it is tomorrow already. Where the server's clock is behind, callers
 * know better.
 */
export function latestDay(claimed: Day | null, here: Day, isBehind: boolean): Day {
  const tomorrow = addDays(here, 1);
  return claimed !== null && (isBehind || claimed < tomorrow) ? claimed : tomorrow;
}

/** Records tell what happened. @throws Problem 422 naming the field */
export function requirePast(field: string, day: Day, latest: Day): void {
  const wrong = futureProblem(day, latest);
  if (wrong) throw invalid({ [field]: wrong });
}

/** The same for the fields of a record that are a day each. @throws Problem 422 naming the field */
export function requirePastDays<All extends Fields>(
  fields: All,
  row: Partial<Values<All>>,
  latest: Day,
): void {
  for (const field of dayFields(fields)) {
    const day = row[field];
    if (day) requirePast(String(field), String(day), latest);
  }
}

/** An event may be planned. @throws Problem 422 naming the field */
export function requireEventDay(field: string, day: Day, latest: Day): void {
  const wrong = eventDayProblem(day, latest);
  if (wrong) throw invalid({ [field]: wrong });
}
