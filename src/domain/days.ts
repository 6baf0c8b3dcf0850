import { DAY } from './durations.ts';

/** A calendar day without a zone, `YYYY-MM-DD`; two of them compare as text. */
export type Day = string;

/** True for an existing calendar day from 1900 to 2200. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$|^2200-\d\d-\d\d$/.test(text)) return false;
  const ms = utcOf(text);
  // Date.UTC turns 30 February into March: only an existing day survives the round trip.
  return !Number.isNaN(ms) && textOf(ms) === text;
}

/** True for an instant in UTC, as 2025-06-03T18:20:00Z. */
export const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

export function addDays(day: Day, n: number): Day {
  return textOf(utcOf(day) + n * DAY);
}

/** The days since 1970, for who compares many of them. */
export const dayNumberOf = (day: Day): number => utcOf(day) / DAY;

const texts = new Map<number, Day>();

/** The same back, for who reads many of them: each day is written once. */
export function dayOfNumber(n: number): Day {
  const known = texts.get(n);
  if (known !== undefined) return known;
  const day = textOf(n * DAY);
  texts.set(n, day);
  return day;
}

/** Whole days from one day to another, negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 0 is Monday, as in `fp_weekdays`. */
export function weekdayOf(day: Day): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7;
}

/** The calendar day at an instant, in the zone of this process or browser. */
export function dayOf(instant: Date): Day {
  return [
    pad(instant.getFullYear(), 4),
    pad(instant.getMonth() + 1, 2),
    pad(instant.getDate(), 2),
  ].join('-');
}

/** UTC has no clock changes, so all its days have the same length. */
function utcOf(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

function textOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
