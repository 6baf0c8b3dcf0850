import { dayOf, daysBetween, type Day } from '#src/domain/days.ts';
import { groupDigits } from '#src/domain/text/group-digits.ts';
import { locale, spokenLanguage } from '#web/texts/texts.ts';

// Dates and numbers for people, formatted for their language. A Day is a calendar day and must not shift with the time
// zone, so it is read and written in UTC; an instant is shown in the reader's zone.

/** '3 Jun 2025' */
export function formatDay(day: Day): string {
  return day ? dayFormat(new Date(`${day}T00:00:00Z`)) : '';
}

/** '2025-06-03' or '03.06.2025': digits only and of constant width, for labels. */
export function formatPlainDay(day: Day): string {
  return spokenLanguage() === 'de' ? day.split('-').toReversed().join('.') : day;
}

/** '3 Jun' */
export function formatShortDay(day: Day): string {
  return day ? shortDayFormat(new Date(`${day}T00:00:00Z`)) : '';
}

/** '3 Jun', with its year where another one could be meant. */
export function formatNearDay(day: Day, today: Day): string {
  return Math.abs(daysBetween(day, today)) < NEAR_DAYS ? formatShortDay(day) : formatDay(day);
}

const NEAR_DAYS = 300;

/** 'Nov 2024', for any day of that month: '24' alone would read as a day. */
export function formatMonth(day: Day): string {
  return day ? monthFormat(new Date(`${day}T00:00:00Z`)) : '';
}

/** 'Nov' */
export function formatMonthShort(day: Day): string {
  return shortMonthFormat(new Date(`${day}T00:00:00Z`));
}

/** 'Thu' */
export function formatWeekdayShort(day: Day): string {
  return shortWeekdayFormat(new Date(`${day}T00:00:00Z`));
}

/** 'Thursday, 20 November' */
export function formatWeekday(day: Day): string {
  return day ? weekdayFormat(new Date(`${day}T00:00:00Z`)) : '';
}

/** '3 Jun 2025' of an instant, in the reader's zone. */
export function formatInstantDay(instant: string): string {
  return formatDay(dayOf(new Date(instant)));
}

/** '3 Jun 2025, 14:05' in the reader's zone. */
export function formatInstant(instant: string): string {
  return instantFormat(new Date(instant));
}

/** 4.5 or 4,5: at most two decimals, no trailing zeros. */
export const formatNumber = (value: number): string => rounded(value, 2);

/** 0.0007: at most four, for what is small in its unit. */
export const formatSmall = (value: number): string => rounded(value, 4);

function rounded(value: number, decimals: number): string {
  // not Intl.NumberFormat, which takes a phone so long to create that the first list waits for it
  const whole = Math.round(Number(`${Math.abs(value)}e${decimals}`)) || 0;
  return withDecimalMark(String(Math.sign(value) * Number(`${whole}e-${decimals}`)));
}

/** A count: 2,068 or 2.068. */
export function formatCount(count: number): string {
  return groupDigits(count, spokenLanguage() === 'de' ? '.' : ',');
}

/** A number as the program writes it, '18.50', in the format of an input: '18,50'. */
export function withDecimalMark(text: string): string {
  return spokenLanguage() === 'de' ? text.replace('.', ',') : text;
}

/** For alphabetical lists; numbers within names sort as numbers. */
export function compareTexts(a: string, b: string): number {
  return collator().compare(a, b);
}

/** A country's name in the reader's language; English readers see the list's own. */
export function countryName(code: string, inList: string): string {
  if (spokenLanguage() === 'en') return inList;
  try {
    return regions().of(code) ?? inList;
  } catch {
    return inList; // a code that the administrator added
  }
}

const regions = perLanguage(
  (of) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' }),
);
const collator = perLanguage((of) => new Intl.Collator(of, { numeric: true }));

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const timeZone = 'UTC';

const dayFormat = format({ ...date, timeZone });
const shortDayFormat = format({ day: 'numeric', month: 'short', timeZone });
const monthFormat = format({ month: 'short', year: 'numeric', timeZone });
const shortMonthFormat = format({ month: 'short', timeZone });
const shortWeekdayFormat = format({ weekday: 'short', timeZone });
const weekdayFormat = format({ weekday: 'long', day: 'numeric', month: 'long', timeZone });
const instantFormat = format({ ...date, ...time });

/** Writes days and instants with these options, in the reader's language. */
export function format(options: Intl.DateTimeFormatOptions): (of: Date) => string {
  const made = perLanguage((of) => new Intl.DateTimeFormat(of, options));
  return (of) => made().format(of);
}

/** Makes a language's first format, which takes a phone longer than a tap may take; all others are quick then. */
export const prepareFormats = (): void => void shortDayFormat(new Date(0));

/** Creating a formatter is slow; each language's is created once, on first use. */
function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const known = made.get(locale()) ?? make(locale());
    made.set(locale(), known);
    return known;
  };
}
