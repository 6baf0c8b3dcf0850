import { addDays, isDay, type Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { fullYear, type DateOrder } from '#src/domain/dates/read-dates.ts';
import { readSaidDay } from '#src/domain/dates/said-day.ts';
import { looksLikeDate } from './counts.ts';
import type { DateKind } from './date-kinds.ts';
import { MONTH_WORDS, monthNamed } from './month-names.ts';

/** How dates are read: the order that the whole list shows, and the keeper's day for dates without a year. */
export type DateRules = {
  order: DateOrder | null;
  /** How dates are written where the keeper lives: never sure. */
  usual?: DateOrder | null;
  /** '2.11.' stands somewhere in the list: its writer puts no month before a day. */
  isDotted?: boolean;
  /** The keeper's day, or that on which a message was sent. */
  today: Day;
  /** False where the day of a message may be another one. */
  isTodaySure?: boolean;
};

/** The order to read by: that of the list, else the usual one, unless its writer uses dots. */
export const firstIn = ({
  order,
  usual = null,
  isDotted,
}: Pick<DateRules, 'order' | 'usual' | 'isDotted'>): DateOrder | null =>
  order ?? (isDotted ? null : usual);

type Read = (
  groups: readonly string[],
  rules: DateRules,
  kind: DateKind | null,
  isCounted: boolean,
) => { value: PartialDay; sure: boolean } | null;

const dayOf = (year: string, month: string, day: string, sure: boolean) => {
  const value = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(value) ? { value, sure } : null;
};
const monthOf = (year: string, month: string, sure: boolean) =>
  Number(month) >= 1 && Number(month) <= 12
    ? { value: `${fullYear(year)}-${month.padStart(2, '0')}`, sure }
    : null;

const dayFirst: Read = ([day = '', month = '', year = '']) => dayOf(year, month, day, true);

/** '3.11.26' may be a group of animals as well, unless a part is too large for one or another part of the line counts. */
const shortYear: Read = (groups, rules, kind, isCounted) => {
  const day = dayFirst(groups, rules, kind, isCounted);
  if (kind !== null || !day) return day;
  const isDate = day.value <= rules.today && (isCounted || looksLikeDate(groups.map(Number)));
  return isDate ? { ...day, sure: false } : null;
};

/** By the order of the list; both ways are the same where day and month are equal or one of them is no month. */
const eitherFirst: Read = ([first = '', second = '', year = ''], rules) => {
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

const withoutYear: Read = ([day = '', month = ''], { today }, kind) =>
  kind === null ? null : lastDay(month, day, today, true);

/** '11/20' of a meal is a day of the last year, of anything else a month; '11/8' can be no month. */
const slashed: Read = ([first = '', second = ''], rules, kind) => {
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

const namedWithoutYear: Read = ([day = '', name = ''], { today }, kind) => {
  const month = monthNamed(name);
  return kind === null || month === '' ? null : lastDay(month, day, today, true);
};

/** 'Nov 20': of what happens on a day it is that day, else November 2020; who writes 'März 25' means the year. */
const namedThenNumber: Read = ([name = '', number = ''], rules, kind, isCounted) => {
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

const namedThenDay: Read = ([name = '', day = ''], { today }, kind) => {
  const month = monthNamed(name);
  const isOfDay = kind !== null && EVENTS.includes(kind);
  return isOfDay && month !== '' ? lastDay(month, day, today, true) : null;
};

const OF_LATE: readonly DateKind[] = ['kept_since', 'left'];
/** What happens on a day. */
export const EVENTS: readonly DateKind[] = ['last_fed', 'refused', 'last_molt', 'pre_molt', 'left'];

/** 'molted Sept': the last such month until today. */
const monthAlone: Read = ([name = ''], { today }, kind) => {
  const month = monthNamed(name);
  if (kind === null || month === '') return null;
  const year = Number(today.slice(0, 4));
  const value = `${year}-${month}`;
  return { value: value <= today ? value : `${year - 1}-${month}`, sure: true };
};

/** 'fed 24th': the last such day until today. */
const dayAlone: Read = ([day = ''], { today }, kind) => {
  if (kind === null || !EVENTS.includes(kind)) return null;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isPast = Number(day) <= Number(today.slice(8));
  const [at, of] = isPast ? [month, year] : month > 1 ? [month - 1, year] : [12, year - 1];
  return dayOf(String(of), String(at), day, false);
};

/** 'fed on sunday': the last one until today, of which 'today' may be that of another day. */
const weekday: Read = ([name = ''], { today, isTodaySure = true }, kind) => {
  // 'so' is a word of its own
  const at = /^\p{Ll}.$/u.test(name) ? -1 : WEEKDAYS.findIndex((starts) => starts.test(name));
  if (kind === null || !EVENTS.includes(kind) || at < 0) return null;
  const ago = (new Date(`${today}T00:00:00Z`).getUTCDay() - at + 7) % 7;
  return { value: addDays(today, -ago), sure: isTodaySure && ago > 0 };
};

/** 'refuses for 2 weeks', 'frisst nicht seit 2 Wochen'. */
const lasting: Read = ([number = '', unit = ''], { today }, kind) => {
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
const yearOfBirth: Read = ([year = ''], { today }, kind) =>
  kind === 'hatched' && fullYear(year) <= today ? { value: fullYear(year), sure: true } : null;

const named: Read = ([day = '', name = '', year = '']) => {
  const month = monthNamed(name);
  if (month === '') return null;
  return day === '' ? monthOf(year, month, true) : dayOf(year, month, day, true);
};

const START = String.raw`(?<![\p{L}\p{N}.,/$€£-])`;
const END = String.raw`(?![\p{L}\p{N}]|[./-]\d|\s?(?:cm|mm|"|x\d))`;
const form = (pattern: string) => new RegExp(START + pattern + END, 'iu');

/** Each at the place of its number. */
const NUMBERS = [/(?:an?|one|eine[mr]?)/, /(?:two|zwei)/, /(?:three|drei)/, /(?:four|vier)/];
const NUMBER_WORDS = NUMBERS.map(({ source }) => source).join('|');
const inDigits = (said: string) =>
  NUMBERS.reduce(
    (text, { source }, at) =>
      text.replace(new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu'), String(at + 1)),
    said,
  );

/** 'gestern', 'vor 3 Tagen', 'two weeks ago'. */
const SAID = form(
  String.raw`(yesterday|last night|(?:vor)?gestern(?: (?:früh|morgen|mittag|nachmittag|abend|nacht))?|vor (?:\d{1,3}|${NUMBER_WORDS}) ?(?:(?:tag|woche|monat|jahr)(?:en|e|n)?|tg\.?|wo\.)|(?:\d{1,3}|${NUMBER_WORDS}) ?(?:d|w|m|y|days?|weeks?|months?|years?) ago)`,
);

const TIME_OF_DAY = / (?:früh|morgen|mittag|nachmittag|abend|nacht)$/i;
const SHORT_UNIT = /(?<=\d ?)([tw])(?:g\.?|o\.)$/i;

/** 'CB22', 'DNZ 22', "NZ '22". */
const BORN_IN = /(?<=(?<!\p{L})(?:e?d?nz|cbb?|ch|bj\.?|jg\.?)\s?)'?([012]\d)(?=\s*(?:$|[,;)|]))/iu;

/** The more a form says the earlier it comes. */
export const FORMS: readonly (readonly [RegExp, Read])[] = [
  [
    form(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})`),
    ([y = '', m = '', d = '']) => dayOf(y, m, d, true),
  ],
  [form(String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})`), dayFirst],
  [form(String.raw`(\d{1,2})\.(\d{1,2})\.(\d{2})`), shortYear],
  [form(String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`), eitherFirst],
  [
    form(String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?[ -](?:of )?(\p{L}{3,9})\.?,?[ -](\d{4}|\d{2})`),
    named,
  ],
  [
    form(String.raw`(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`),
    ([name = '', day = '', year = ''], ...rest) => named([day, name, year], ...rest),
  ],
  [form(String.raw`(\p{L}{3,9})\.?[ -]'?(\d{4}|\d{2})`), namedThenNumber],
  [form(String.raw`(\p{L}{3,9})\.? (\d)(?:st|nd|rd|th)?`), namedThenDay],
  [form(String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?[ -]?(?:of )?(\p{L}{3,9})\.?`), namedWithoutYear],
  [form(String.raw`(\d{1,2})\.\s?(\d{1,2})\.?`), withoutYear],
  [
    form(String.raw`(1[3-9]|2\d|3[01])-(1[0-2]|0?[1-9])`),
    (groups, rules, kind, isCounted) => {
      const day = kind && EVENTS.includes(kind) && withoutYear(groups, rules, kind, isCounted);
      return day ? { ...day, sure: false } : null;
    },
  ],
  [form(String.raw`(\d{1,2})[/.-](\d{4})`), ([m = '', y = '']) => monthOf(y, m, true)],
  [form(String.raw`((?:19|20)\d\d)[/-](\d{1,2})`), ([y = '', m = '']) => monthOf(y, m, true)],
  [form(String.raw`(\d{1,2})[/](\d{2})`), slashed],
  // '1/2 cricket' and '1 3/4 in' are parts of one
  [
    form(
      String.raw`(?<!\d )(?!(?:1\/[2-8]|2\/[35]|3\/[458]|[57]\/8) ?\p{L})(\d{1,2})[/](\d)(?! ?in(?:ch(?:es)?)?(?!\p{L}))`,
    ),
    slashed,
  ],
  [form(String.raw`((?:19|20)\d\d)`), ([year = '']) => ({ value: year, sure: true })],
  [
    form(
      String.raw`(?:summer|sommer|spring|frühjahr|frühling|autumn|fall|herbst|winter) '?(\d{2})`,
    ),
    ([year = '']) => ({ value: fullYear(year), sure: true }),
  ],
  [BORN_IN, yearOfBirth],
  [
    form(
      '(today|this (?:morning|afternoon|evening)|tonight|heute?(?: (?:früh|morgen|mittag|nachmittag|abend))?|dzisiaj|dnes|hoy|vandaag)',
    ),
    (_, { today, isTodaySure = true }) => ({ value: today, sure: isTodaySure }),
  ],
  [
    form('(ayer|wczoraj|gisteren|včera)'),
    (_, { today, isTodaySure = true }) => ({ value: addDays(today, -1), sure: isTodaySure }),
  ],
  [
    SAID,
    ([said = ''], { today, isTodaySure = true }) => {
      const day = inDigits(said).replace(TIME_OF_DAY, '').replace(SHORT_UNIT, '$1');
      const value = readSaidDay(day, today);
      return value === null ? null : { value, sure: isTodaySure };
    },
  ],
  [
    form(
      String.raw`(\d{1,3}) ?(days?|weeks?|months?|tage?n?|wochen?|monate?n?)(?! (?:ago|old|alt))`,
    ),
    lasting,
  ],
  [
    form(
      String.raw`((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|mo|di|mi|do|fr|sa|so)\.?`,
    ),
    weekday,
  ],
  [form(String.raw`(${MONTH_WORDS})\.?`), monthAlone],
  [form(String.raw`(\d{1,2})(?:st|nd|rd|th)(?!\s\p{L})`), dayAlone],
];
