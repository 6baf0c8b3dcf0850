/** A calendar day without a zone, `YYYY-MM-DD`; two of them compare as text. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

/** True for a day that the calendar has, from 1900 to 2200. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$|^2200-\d\d-\d\d$/.test(text)) return false;
  const ms = utcOf(text);
  // Date.UTC rolls 30 February over to March: only a real day survives the way back.
  return !Number.isNaN(ms) && textOf(ms) === text;
}

export function addDays(day: Day, n: number): Day {
  return textOf(utcOf(day) + n * MS_PER_DAY);
}

/** Whole days from one day to another, negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return (utcOf(to) - utcOf(from)) / MS_PER_DAY;
}

/** 0 is Monday, as in `fp_weekdays`. */
export function weekdayOf(day: Day): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7;
}

/** The day that the wall calendar shows at an instant, in the zone of this process or browser. */
export function dayOf(instant: Date): Day {
  return [
    pad(instant.getFullYear(), 4),
    pad(instant.getMonth() + 1, 2),
    pad(instant.getDate(), 2),
  ].join('-');
}

/** The day that the wall calendar shows at an instant in a named zone; an unknown zone throws a RangeError. */
export function dayInZone(instant: Date, timeZone: string): Day {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** UTC has no clock changes, so every day there is as long as the next. */
function utcOf(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

function textOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
