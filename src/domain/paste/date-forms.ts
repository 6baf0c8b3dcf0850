import { addDays } from '#src/domain/days.ts';
import { fullYear } from '#src/domain/dates/read-dates.ts';
import { readSaidDay } from '#src/domain/dates/said-day.ts';
import { FEEDERS, HOW_LARGE } from './meal-words.ts';
import { MONTH_WORDS } from './month-names.ts';
import {
  dayOf,
  monthOf,
  dayFirst,
  shortYear,
  eitherFirst,
  withoutYear,
  slashed,
  namedWithoutYear,
  namedThenNumber,
  namedThenDay,
  EVENTS,
  monthAlone,
  dayAlone,
  weekday,
  lasting,
  yearOfBirth,
  named,
  type Read,
} from './date-readers.ts';

// How a date is written.

const START = String.raw`(?<![\p{L}\p{N}.,/$€£-])`;
const END = String.raw`(?![\p{L}\p{N}]|[./-]\d|\s?(?:cm|mm|"|x\d|(?:[€$£]|(?:euros?|eur|usd|gbp|chf)(?!\p{L}))(?!\s?\d)))`;
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

/** Of '19 Nov 2 roaches' the last number counts them; that of 'Nov 2 crickets' may be the day. */
const SOME_FEEDERS = String.raw`\s?x?\s(?:(?:${HOW_LARGE})\s)?${FEEDERS}(?!\p{L})`;
const NO_FEEDERS = `(?!${SOME_FEEDERS})`;
const NO_DAY_AHEAD = String.raw`(?<!\d(?:\.|st|nd|rd|th)?\s(?=\p{L}{3,9}\.?\s\d{1,2}${SOME_FEEDERS}))`;

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
    form(
      String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?[ -](?:of )?(\p{L}{3,9})\.?,?[ -](\d{4}|\d{2}${NO_FEEDERS})`,
    ),
    named,
  ],
  [
    form(String.raw`(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`),
    ([name = '', day = '', year = ''], ...rest) => named([day, name, year], ...rest),
  ],
  [form(String.raw`${NO_DAY_AHEAD}(\p{L}{3,9})\.?[ -]'?(\d{4}|\d{2})`), namedThenNumber],
  [form(String.raw`${NO_DAY_AHEAD}(\p{L}{3,9})\.? (\d)(?:st|nd|rd|th)?`), namedThenDay],
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
