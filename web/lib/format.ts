import { dayOf, type Day } from '#src/domain/days.ts';

// Dates for people. A Day is a calendar day and must not move by a zone, so it is read and
// written in UTC; an instant is shown in the reader's zone unless it says UTC.

const language = 'en-GB';

/** '3 Jun 2025' */
export function formatDay(day: Day): string {
  return day ? dayFormat.format(new Date(`${day}T00:00:00Z`)) : '';
}

/** '3 Jun' */
export function formatShortDay(day: Day): string {
  return day ? shortDayFormat.format(new Date(`${day}T00:00:00Z`)) : '';
}

/** 'Nov 24', of any day of that month. */
export function formatMonth(day: Day): string {
  return day ? monthFormat.format(new Date(`${day}T00:00:00Z`)) : '';
}

/** 'Nov' */
export function formatMonthShort(day: Day): string {
  return shortMonthFormat.format(new Date(`${day}T00:00:00Z`));
}

/** 'Thu' */
export function formatWeekdayShort(day: Day): string {
  return shortWeekdayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** 'Thursday, 20 November' */
export function formatWeekday(day: Day): string {
  return day ? weekdayFormat.format(new Date(`${day}T00:00:00Z`)) : '';
}

/** '3 Jun 2025' of an instant, in the reader's zone. */
export function formatInstantDay(instant: string): string {
  return formatDay(dayOf(new Date(instant)));
}

/** '3 Jun 2025, 14:05' in the reader's zone. */
export function formatInstant(instant: string): string {
  return instantFormat.format(new Date(instant));
}

/** '3 Jun 2025, 12:05 UTC' */
export function formatInstantUtc(instant: string): string {
  return `${utcFormat.format(new Date(instant))} UTC`;
}

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

const dayFormat = new Intl.DateTimeFormat(language, { ...date, timeZone: 'UTC' });
const shortDayFormat = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat(language, {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
const shortMonthFormat = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
const shortWeekdayFormat = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat(language, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const instantFormat = new Intl.DateTimeFormat(language, { ...date, ...time });
const utcFormat = new Intl.DateTimeFormat(language, { ...date, ...time, timeZone: 'UTC' });
