import { addDays, isDay, type Day } from '#src/domain/days.ts';
import { isPartialDay, type PartialDay } from '#src/domain/partial-days.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';

/** Which number of a date with slashes or dashes comes first. Dots are always day first, a year is a year. */
export type DateOrder = 'dmy' | 'mdy';

/** 'unclear': the cells can be read both ways, and differently. null: no cell depends on it. */
export type DateGuess = DateOrder | 'unclear' | null;

/** What the dates of a file tell about their order; one unambiguous cell decides for all. */
export function guessDateOrder(cells: readonly string[]): DateGuess {
  let guess: DateGuess = null;
  for (const cell of cells) {
    const match = EITHER.exec(tidy(cell));
    if (!match) continue;
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && second <= 12) return 'dmy';
    if (second > 12 && first <= 12) return 'mdy';
    if (first !== second) guess = 'unclear';
  }
  return guess;
}

/** The day of a cell, or null: '2025-06-03', '3.6.2025', '06/03/25', '3 Jun 2025', Excel's 45811. */
export function readImportDay(cell: string, order: DateOrder): Day | null {
  const text = tidy(cell);
  for (const [pattern, parts] of FORMS) {
    const match = pattern.exec(text);
    const day = match && partsToDay(parts(match, order));
    if (day) return day;
  }
  return serialDay(text);
}

/** A day, or a month or a year where a cell says no more: '2019', '06/2023', 'Juni 2023', 'ca. 2019'. Else null. */
export function readPartialDay(cell: string, order: DateOrder): PartialDay | null {
  const text = tidy(cell).replace(/^(?:ca\.?|circa|about|approx\.?|um|~)\s?/i, '');
  if (isPartialDay(text)) return text;
  const numbers = /^(?:(\d{4})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{4}))$/.exec(text);
  const words = /^(\p{L}{3,})\.? (\d{4})$/u.exec(text);
  const year = numbers?.[1] ?? numbers?.[4] ?? words?.[2] ?? '';
  const month = numbers?.[2] ?? numbers?.[3] ?? monthOf(words?.[1] ?? '');
  const partial = `${year}-${month.padStart(2, '0')}`;
  return isPartialDay(partial) ? partial : readImportDay(text, order);
}

/** Why a cell is not a day: only a month or a year is given, the day does not exist, or it is no date at all. */
export function dayProblem(cell: string): Issue {
  const text = tidy(cell);
  if (/^(\d{4}|\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}|\p{L}{3,}\.? \d{4})$/u.test(text))
    return issue('day_incomplete');
  return FORMS.some(([pattern]) => pattern.test(text))
    ? issue('no_such_day')
    : issue('day_unreadable');
}

type Parts = { year: string; month: string; day: string };

const EITHER = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

const FORMS: [RegExp, (match: RegExpExecArray, order: DateOrder) => Parts][] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
    ([, year = '', month = '', day = '']) => ({ year, month, day }),
  ],
  [
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/,
    ([, day = '', month = '', year = '']) => ({ year, month, day }),
  ],
  [
    EITHER,
    ([, first = '', second = '', year = ''], order) =>
      order === 'dmy' ? { year, month: second, day: first } : { year, month: first, day: second },
  ],
  [
    /^(\d{1,2})(?:\.|st|nd|rd|th)?[ -](\p{L}{3,})\.?,?[ -](\d{4}|\d{2})$/u,
    ([, day = '', name = '', year = '']) => ({ year, month: monthOf(name), day }),
  ],
  [
    /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u,
    ([, name = '', day = '', year = '']) => ({ year, month: monthOf(name), day }),
  ],
];

/** Without a time of day, with plain spaces. */
function tidy(cell: string): string {
  return cell
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/,?[T ]\d{1,2}:\d{2}(:\d{2})?([.,]\d+)?( ?[AP]M)?(Z|[+-]\d{2}:?\d{2})?$/i, '')
    .replace(/^(mo|tu|we|th|fr|sa|su|di|mi|do|so)\p{L}*\.?,? /iu, '');
}

function partsToDay({ year, month, day }: Parts): Day | null {
  const text = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** '25' is 2025 and '98' is 1998: records are neither older than 1970 nor from after 2069. */
export function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) >= 70 ? `19${year}` : `20${year}`;
}

const MONTHS = [
  'jan january januar jän jänner ene enero janv janvier januari sty stycznia led ledna',
  'feb february februar febrero févr février februari lut lutego úno února',
  'mar march mär märz mrz marzo mars mrt maart marca bře března',
  'apr april abr abril avr avril kwi kwietnia dub dubna',
  'may mai mayo mei maj maja kvě května',
  'jun june juni junio juin cze czerwca čvn června',
  'jul july juli julio juil juillet lip lipca čvc července',
  'aug august ago agosto août augustus sie sierpnia srp srpna',
  'sep sept september septiembre septembre wrz września zář září',
  'oct october okt oktober octubre octobre paź października říj října',
  'nov november noviembre novembre lis listopada listopadu',
  'dec december dez dezember dic diciembre déc décembre gru grudnia pro prosince',
].map((names) => names.split(' '));

/** '06', or '' when it is no month. */
function monthOf(name: string): string {
  const at = MONTHS.findIndex((names) => names.includes(name.toLowerCase()));
  return at < 0 ? '' : String(at + 1).padStart(2, '0');
}

/** Excel counts days from the end of 1899 when a column lost its date format. Accepted: 1954 to 2119. */
function serialDay(text: string): Day | null {
  return /^[2-7]\d{4}$/.test(text) ? addDays('1900-01-01', Number(text) - 2) : null;
}
