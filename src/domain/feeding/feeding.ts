import { daysBetween, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';

const FRESH_DAYS = 2;
const PLAIN_DAYS = 30;

export type FeedingTag = 'fresh' | 'plain' | 'overdue' | 'never';

/** The colour of a last feeding: within 2 days, within 30 days, older, none at all. */
export function feedingTag(date_f: Day | null, today: Day): FeedingTag {
  if (date_f === null) return 'never';
  const age = daysBetween(date_f, today);
  if (age <= FRESH_DAYS) return 'fresh';
  return age <= PLAIN_DAYS ? 'plain' : 'overdue';
}

/** What the check records: an open attempt becomes fed; anything else a new attempt. */
export function nextProgress(progress: Progress | null): Progress {
  return progress === 1 ? 0 : 1;
}
