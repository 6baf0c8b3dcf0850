import { addDays, isDay, type Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { fullYear } from '#src/domain/dates/read-dates.ts';
import { readSaidDay } from '#src/domain/dates/said-day.ts';
import { looksLikeDate } from './counts.ts';
import type { DateKind } from './date-kinds.ts';
import { firstIn, type DateRules } from './date-rules.ts';
import { monthNamed } from './month-names.ts';

// What the numbers and words of a date mean, by its form, the order of the list and what happened on it.

export type Read = (
  groups: readonly string[],
  rules: DateRules,
  kind: DateKind | null,
  isCounted: boolean,
) => { value: PartialDay; sure: boolean } | null;

export const dayOf = (year: string, month: string, day: string, sure: boolean) => {
  const value = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(value) ? { value, sure } : null;
};
export const monthOf = (year: string, month: string, sure: boolean) =>
  Number(month) >= 1 && Number(month) <= 12
    ? { value: `${fullYear(year)}-${month.padStart(2, '0')}`, sure }
    : null;

export const dayFirst: Read = ([day = '', month = '', year = '']) => dayOf(year, month, day, true);

/** '3.11.26' may be a group of animals as well, unless a part is too large for one or another part of the line counts. */
export const shortYear: Read = (groups, rules, kind, isCounted) => {
  const day = dayFirst(groups, rules, kind, isCounted);
  if (kind !== null || !day) return day;
  const isDate = day.value <= rules.today && (isCounted || looksLikeDate(groups.map(Number)));
  return isDate ? { ...day, sure: false } : null;
};

/** By the order of the list; both ways are the same where day and month are equal or one of them is no month. */
export const eitherFirst: Read = ([first = '', second = '', year = ''], rules) => {
  if (Number(first) > 12) return dayOf(year, second, first, true);
  if (Number(second) > 12) return dayOf(year, first, second, true);
  const sure = rules.order !== null || first === second;
  return firstIn(rules) === 'mdy'
    ? dayOf(year, first, second, sure)
    : dayOf(year, second, first, sure);
};

/** The last such day until today. */
const lastDay = (month: string, day: string, today: Day, sure: boolean) => {
  const year = Number(today.slice(0, 4));
  const own = dayOf(String(year), month, day, sure);
  return own && own.value <= today ? own : dayOf(String(year - 1), month, day, sure);
};

export const withoutYear: Read = ([day = '', month = ''], { today }, kind) =>
  kind === null ? null : lastDay(month, day, today, true);

/** '11/20' of a meal is a day of the last year, of anything else a month; '11/8' can be no month. */
export const slashed: Read = ([first = '', second = ''], rules, kind) => {
  const { order, isDotted, today } = rules;
  if (kind === null) return null;
  const isShort = second.length === 1;
  if (isShort && !EVENTS.includes(kind) && !OF_LATE.includes(kind)) return null;
  // '08/25' is written for a month; '8/25' may be a day
  const isNoDay = !isShort && (first.startsWith('0') || (isDotted && order !== 'mdy'));
  const isMonth = isNoDay && Number(second) > 12 && fullYear(second) <= today;
  // where days come first 'RH 10/26' has no day, unless it is of another year than this one or the last
  const isLate = ['0', '1'].some(
    (ago) => Number(today.slice(2, 4)) - Number(ago) === Number(second),
  );
  // 'bought 3/11' names no month of long ago, 'bought 3/24' does
  const isDayOfPurchase = OF_LATE.includes(kind) && !isNoDay && Number(second) <= 12;
  const isMonthAlone = !EVENTS.includes(kind) || kind === 'left' || Number(second) > 31 || isMonth;
  // 'bought 10/30' names no month that is to come; where months come before days 'died 11/24' is a day
  const mayBeDay = !isNoDay && Number(first) <= 12 && Number(second) <= 31;
  const isToCome = `${fullYear(second)}-${first.padStart(2, '0')}` > today;
  const isMonthFirst = firstIn(rules) === 'mdy';
  const isMonthOfMolt = kind === 'last_molt' && isLate && !isToCome && !isMonthFirst;
  if (isMonthOfMolt) return monthOf(second, first, true);
  const isOfDay = mayBeDay && (isToCome || (kind === 'left' && isMonthFirst));
  if (isMonthAlone && !isDayOfPurchase && !isOfDay)
    return monthOf(second, first, !(mayBeDay && isMonthFirst && OF_LATE.includes(kind)));
  if (Number(first) > 12) return lastDay(second, first, today, false);
  return Number(second) > 12 || isMonthFirst
    ? lastDay(first, second, today, false)
    : lastDay(second, first, today, false);
};

export const namedWithoutYear: Read = ([day = '', name = ''], { today }, kind) => {
  const month = monthNamed(name);
  return kind === null || month === '' ? null : lastDay(month, day, today, true);
};

/** 'Nov 20': of what happens on a day it is that day, else November 2020; who writes 'März 25' means the year. */
export const namedThenNumber: Read = ([name = '', number = ''], rules, kind, isCounted) => {
  const month = monthNamed(name);
  const isOfDay = kind !== null && EVENTS.includes(kind) && Number(number) <= 31;
  const mayBeDay = DAY_BEHIND.test(name) && !rules.isDotted;
  const isYear = !mayBeDay && `${fullYear(number)}-${month}` <= rules.today;
  return isOfDay && month !== '' && !isYear
    ? lastDay(month, number, rules.today, false)
    : named(['', name, number], rules, kind, isCounted);
};

/** English alone has a day behind its month. */
const DAY_BEHIND =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;

export const namedThenDay: Read = ([name = '', day = ''], { today }, kind) => {
  const month = monthNamed(name);
  const isOfDay = kind !== null && EVENTS.includes(kind);
  return isOfDay && month !== '' ? lastDay(month, day, today, true) : null;
};

const OF_LATE: readonly DateKind[] = ['kept_since', 'left'];
/** What happens on a day. */
export const EVENTS: readonly DateKind[] = ['last_fed', 'refused', 'last_molt', 'pre_molt', 'left'];

/** 'molted Sept': the last such month until today. */
export const monthAlone: Read = ([name = ''], { today }, kind) => {
  const month = monthNamed(name);
  if (kind === null || month === '') return null;
  const year = Number(today.slice(0, 4));
  const value = `${year}-${month}`;
  return { value: value <= today ? value : `${year - 1}-${month}`, sure: true };
};

/** 'fed 24th': the last such day until today. */
export const dayAlone: Read = ([day = ''], { today }, kind) => {
  if (kind === null || !EVENTS.includes(kind)) return null;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isPast = Number(day) <= Number(today.slice(8));
  const [at, of] = isPast ? [month, year] : month > 1 ? [month - 1, year] : [12, year - 1];
  return dayOf(String(of), String(at), day, false);
};

/** 'fed on sunday': the last one until today, of which 'today' may be that of another day. */
export const weekday: Read = ([name = ''], { today, isTodaySure = true }, kind) => {
  // 'so' is a word of its own
  const at = /^\p{Ll}.$/u.test(name) ? -1 : WEEKDAYS.findIndex((starts) => starts.test(name));
  if (kind === null || !EVENTS.includes(kind) || at < 0) return null;
  const ago = (new Date(`${today}T00:00:00Z`).getUTCDay() - at + 7) % 7;
  return { value: addDays(today, -ago), sure: isTodaySure && ago > 0 };
};

/** 'refuses for 2 weeks', 'frisst nicht seit 2 Wochen'. */
export const lasting: Read = ([number = '', unit = ''], { today }, kind) => {
  const value = readSaidDay(`${number} ${ENGLISH[unit.toLowerCase().charAt(0)]} ago`, today);
  return value !== null && (kind === 'refused' || kind === 'pre_molt')
    ? { value, sure: false }
    : null;
};

const ENGLISH: Readonly<Record<string, string>> = { d: 'd', t: 'd', w: 'w', m: 'm' };
const WEEKDAYS: readonly RegExp[] = [
  /^(?:sun|sonntag|so$)/i,
  /^(?:mon|mo$)/i,
  /^(?:tue|dienstag|di$)/i,
  /^(?:wed|mittwoch|mi$)/i,
  /^(?:thu|donnerstag|do$)/i,
  /^(?:fri|freitag|fr$)/i,
  /^(?:sat|samstag|sonnabend|sa$)/i,
];

/** 'DNZ 22', 'CB22'. */
export const yearOfBirth: Read = ([year = ''], { today }, kind) =>
  kind === 'hatched' && fullYear(year) <= today ? { value: fullYear(year), sure: true } : null;

export const named: Read = ([day = '', name = '', year = '']) => {
  const month = monthNamed(name);
  if (month === '') return null;
  return day === '' ? monthOf(year, month, true) : dayOf(year, month, day, true);
};
