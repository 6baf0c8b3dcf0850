import { addDays, isDay, type Day } from '#src/domain/days.ts';
import { isPartialDay, type PartialDay } from '#src/domain/partial-days.ts';
import { readPartialDay, type DateOrder } from './read-dates.ts';

/**
 * A day as people say it: 'today', '5 days ago', 'vor 2 Wochen', '15.11.', '3 Jun 2025'; a month or a year where they say
 * no more: '3/24', '2021', '4 months ago'. Null for anything else. Where months come before days, '3/24' is a day.
 */
export function readSaidDay(
  typed: string,
  today: Day,
  order: DateOrder = 'dmy',
): PartialDay | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const said =
    namedDay(text, today) ??
    daysAgo(text, today) ??
    (order === 'mdy' ? monthAndDay(text, today) : null) ??
    shortMonth(text) ??
    withoutYear(text, today) ??
    readPartialDay(typed, order);
  // '3000 years ago' is none
  return said !== null && isPartialDay(said) ? said : null;
}

const NAMED: readonly (readonly string[])[] = [
  ['today', 'heute'],
  ['yesterday', 'last night', 'gestern'],
  ['vorgestern'],
];

function namedDay(text: string, today: Day): Day | null {
  const ago = NAMED.findIndex((names) => names.includes(text));
  return ago < 0 ? null : addDays(today, -ago);
}

const AGO =
  /^(?:vor )?(\d{1,4}) ?(d|w|m|y|j|t|days?|weeks?|months?|years?|tag|woche|monat|jahr)(?:e|en|n)?(?: ago)?$/;

/** Days and weeks name a day; months name a month, and years a year. */
function daysAgo(text: string, today: Day): PartialDay | null {
  const [, number = '', unit = ''] = AGO.exec(text) ?? [];
  const count = Number(number);
  switch (unit[0]) {
    case 'd':
    case 't':
      return addDays(today, -count);
    case 'w':
      return addDays(today, -7 * count);
    case 'm': {
      const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - count;
      return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
    }
    case 'y':
    case 'j':
      return String(Number(today.slice(0, 4)) - count);
    default:
      return null;
  }
}

/** '3/24' is March 2024. */
function shortMonth(text: string): PartialDay | null {
  const [, month = '', year = ''] = /^(\d{1,2})\/(\d{2})$/.exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${Number(year) >= 70 ? '19' : '20'}${year}-${month.padStart(2, '0')}` : null;
}

/** '15.11.' is the last such day until today. */
function withoutYear(text: string, today: Day): Day | null {
  const [, day = '', month = ''] = /^(\d{1,2})\. ?(\d{1,2})\.?$/.exec(text) ?? [];
  return lastDay(month, day, today);
}

/** '11/15', where months come before days. */
function monthAndDay(text: string, today: Day): Day | null {
  const [, month = '', day = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  return lastDay(month, day, today);
}

function lastDay(month: string, day: string, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const [own = '', before = ''] = [year, year - 1].map(
    (one) => `${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const last = own > today ? before : own;
  return isDay(last) ? last : null;
}
