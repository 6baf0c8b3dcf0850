import { localTime } from '#src/domain/reminders/moment.ts';

// A test that sees a midnight has two days: the one that it wrote down at first, and that of the program. A whole run
// takes less than the hours that are left at EVENING.

const EVENING = 21;

/** Eight hours behind London, in every month. */
const WEST = 'Etc/GMT+8';

/** A zone for the tests that start at an instant: this one, or in its evening one where it is the afternoon of the same day. */
export const zoneAt = (zone: string, instant: Date): string =>
  localTime(instant, zone).hour < EVENING ? zone : WEST;

/**
 * Sets the zone of this process and of those that it starts, whatever this machine's is: instants that tests write down are
 * read as days of UTC, and `bun test` alone would leave a `TZ` as it is.
 */
export function settleZone(): void {
  process.env['TZ'] = zoneAt('UTC', new Date());
}
