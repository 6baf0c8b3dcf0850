import { addDays, daysBetween, type Day } from '#src/domain/days.ts';

// When an animal is not to be fed, whatever its plan says.

const DAYS_AFTER_MOLT = 7;

/** Pre-molt and the week after a molt mute a due feeding: it is shown, but not counted. */
export function isMuted(pre_molt: Day | null, mmt: Day | null, today: Day): boolean {
  return pre_molt !== null || isWeekAfterMolt(mmt, today);
}

export function isWeekAfterMolt(mmt: Day | null, today: Day): boolean {
  if (mmt === null) return false;
  const age = daysBetween(mmt, today);
  // A molt that was entered with a later day by mistake must not mute its animal until then.
  return age >= 0 && age <= DAYS_AFTER_MOLT;
}

/** The last day on which an animal rests after a molt. */
export const restsUntil = (mmt: Day): Day => addDays(mmt, DAYS_AFTER_MOLT);
