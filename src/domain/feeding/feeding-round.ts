import { daysBetween, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';

/**
 * One past record of a pet: what it was offered, how many where that is said, and the result; `fp_id`: the plan that
 * recorded it.
 */
export type Offer = {
  date_f: Day;
  food: string;
  progress: Progress;
  amount?: number | null;
  fp_id?: number | null;
};

/** What becomes of one animal in the feeding round. `molted`: it was found to have molted, and rests. */
export const outcomes = ['fed', 'refused', 'offered', 'molted', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** An attempt of yesterday may still be eaten today; an older one is over. */
const OPEN_DAYS = 1;

/** How often an animal refused since its last meal, and since when. `recent`: its records, newest first. */
export function refusalsInARow(recent: readonly Offer[]): { count: number; since: Day | null } {
  const meal = recent.findIndex((offer) => offer.progress === 0);
  const row = (meal < 0 ? recent : recent.slice(0, meal)).filter((offer) => offer.progress === 2);
  return { count: row.length, since: row.at(-1)?.date_f ?? null };
}

/** The attempt that is still open on `day`, made then or the day before; else null. */
export function openAttempt(recent: readonly Offer[], day: Day): Offer | null {
  const newest = recent[0];
  if (newest?.progress !== 1) return null;
  const age = daysBetween(newest.date_f, day);
  return age >= 0 && age <= OPEN_DAYS ? newest : null;
}

/**
 * Whether an outcome that is noted at the animal is about its open attempt. One of yesterday may still be eaten today;
 * an older one is over when the animal is due again.
 */
export function isAboutAttempt(attempt: Day, isDueAgain: boolean, today: Day): boolean {
  return !isDueAgain || daysBetween(attempt, today) <= OPEN_DAYS;
}

/**
 * The record that an answer writes, or null for an animal that was offered nothing. When an attempt with the same feeder is
 * open, the answer updates that attempt, on its day.
 */
export function recordOf(
  recent: readonly Offer[],
  outcome: Outcome,
  food: string,
  day: Day,
): Offer | null {
  if (outcome === 'skipped' || outcome === 'molted') return null;
  const open = openAttempt(recent, day);
  const date_f = open?.food === food ? open.date_f : day;
  return { date_f, food, progress: progressOf[outcome] };
}

/** What an undo writes in place of a record: the previous one, or null for none. */
export function recordBefore(recent: readonly Offer[], record: Offer): Offer | null {
  const sameKey = (offer: Offer) => offer.date_f === record.date_f && offer.food === record.food;
  return recent.find(sameKey) ?? null;
}

/**
 * Whether an outcome takes the place of another one of its day and feeder, which a keeper is told of. That of an open
 * offer only follows it. `was`: what stood there before, null for nothing.
 */
export const replaces = (was: Progress | null, progress: Progress): was is 0 | 2 =>
  was !== null && was !== 1 && was !== progress;

/** The feeder to preselect: the one on offer, the plan's, what it ate last, or what its kind eats. */
export function suggestedFeeder(
  recent: readonly Offer[],
  day: Day,
  planned: string,
  ofKind: string,
): string {
  const eaten = recent.find((offer) => offer.progress === 0)?.food;
  return openAttempt(recent, day)?.food || planned || eaten || ofKind;
}

const progressOf: Record<Exclude<Outcome, 'skipped' | 'molted'>, Progress> = {
  fed: 0,
  offered: 1,
  refused: 2,
};

const outcomeOfProgress = { 0: 'fed', 1: 'offered', 2: 'refused' } as const;

/** Which outcome a record says. */
export const outcomeOf = (progress: Progress): Outcome => outcomeOfProgress[progress];
