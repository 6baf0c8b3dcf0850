import { expect, test } from 'bun:test';
import { localTime } from '#src/domain/reminders/moment.ts';
import { zoneAt } from './zone.ts';

const HOUR = 60 * 60 * 1000;
const days = ['2026-03-29', '2026-10-25', '2026-12-31', '2027-06-15', '2028-02-29'];

test.each(['UTC', 'Europe/Berlin'])(
  'whenever tests begin in %s, three hours later it is the same day',
  (zone) => {
    for (const day of days)
      for (let hour = 0; hour < 24; hour += 0.25) {
        const start = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR);
        const there = zoneAt(zone, start);
        const at = (later: number) =>
          localTime(new Date(start.getTime() + later * HOUR), there).day;
        expect(at(2.99)).toBe(at(0));
        expect(at(0)).toBe(localTime(start, zone).day);
      }
  },
);
