import { addDays, type Day } from './days.ts';

// Records have an instant in UTC, and their keeper a day. Where the zone is not known, the instant may be of two days.

/** The earliest day that it may have been for a keeper: before noon by UTC it is still the day before for a part of the world. */
export function earliestDayOf(instant: string): Day {
  const day = instant.slice(0, 10);
  return instant.slice(11, 13) < '12' ? addDays(day, -1) : day;
}

/**
 * The day of a record for a keeper who has `today`: in the evening west of Greenwich it is tomorrow already by UTC. One that
 * is later still is what it says, a mistake of a clock.
 */
export function dayOfRecord(created: string, today: Day): Day {
  const day = created.slice(0, 10);
  return day > today && day === addDays(today, 1) ? today : day;
}
