import { addDays, type Day } from '#src/domain/days.ts';
import { localTime } from '#src/domain/reminders/moment.ts';
import { zoneAt } from '#src/testing/zone.ts';

/** Where the browsers of a run stand, and its servers. */
export const browserZone = zoneAt('Europe/Berlin', new Date());

/** The calendar day there, or so many days after it. */
export const browserDay = (ahead = 0): Day =>
  addDays(localTime(new Date(), browserZone).day, ahead);
