import type { Db } from '#src/db/database.ts';
import { dayOf, type Day } from '#src/domain/days.ts';
import { localTime, zoneIn } from '#src/domain/reminders/moment.ts';
import { listZoneSettings } from './keeper-day.queries.ts';

/**
 * A keeper's calendar day at an instant, for what asks without saying which day it has: a program, a calendar. By the
 * zone in the keeper's settings; else by this machine's.
 */
export function keeperDay(db: Db, uid: number, instant: Date): Day {
  const zone = zoneIn(listZoneSettings(db, uid));
  return zone === null ? dayOf(instant) : localTime(instant, zone).day;
}
