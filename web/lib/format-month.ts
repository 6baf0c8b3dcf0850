import type { Day } from '#src/domain/days.ts';
import { format } from './format.ts';

/** 'November', of another year 'November 2024'. */
export function formatMonthLong(day: Day, today: Day): string {
  const write = day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear;
  return write(new Date(`${day}T00:00:00Z`));
}

const withoutYear = format({ month: 'long', timeZone: 'UTC' });
const withYear = format({ month: 'long', year: 'numeric', timeZone: 'UTC' });
