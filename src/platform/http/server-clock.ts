import { dayOf, type Day } from '#src/domain/days.ts';
import { findNewestInstant } from '#src/db/newest-instant.ts';
import { prepared } from '#src/db/prepared.ts';
import type { Context } from '#src/platform/context.ts';
import { latestDay } from './record-days.ts';

/** Milliseconds that a clock may be set back by, as it is corrected. */
const CORRECTION = 60 * 60 * 1000;

/**
 * The last day that a record may have by this server's clock. It is behind where it shows a time before what it has written
 * itself: a small machine without a battery starts in the past and knows better only with a network.
 */
export function latestDayHere({ db, now }: Pick<Context, 'db' | 'now'>, claimed: Day | null): Day {
  const known = prepared(db, 'newest instant', () => ({ at: findNewestInstant(db) }));
  const time = now().getTime();
  known.at = Math.max(known.at, time);
  const isBehind = time < known.at - CORRECTION;
  return latestDay(claimed, dayOf(isBehind ? new Date(known.at) : now()), isBehind);
}
