import { isDay, type Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import type { DateOrder } from '#src/domain/import/import-dates.ts';
import { type Field, type Line, words } from './line.ts';

/** What a date is of. */
export type DateKind = 'kept_since' | 'hatched' | 'last_fed' | 'last_molt' | 'left';

export type DateFields = Partial<Record<DateKind, Field<PartialDay>>>;

/** How dates are read: the order that the whole list shows, and the keeper's day for dates without a year. */
export type DateRules = { order: DateOrder | null; today: Day };

/** Every date, by the word beside it; one without such a word may be anything and is unsure. */
export function readDates(
  line: Line,
  rules: DateRules,
  kind: DateKind | null = null,
  known: DateFields = {},
): DateFields {
  const fields: DateFields = {};
  for (const [pattern, read] of FORMS) {
    for (const { text, groups, from } of line.findAll(pattern)) {
      const told = toldKind(line, from[0], from[1]);
      const meant = kind ?? told?.kind ?? null;
      const day = read(groups, rules, meant);
      if (!day || (meant === null && !STANDS_ALONE.test(text.trim()))) continue;
      const at = meant ?? 'kept_since';
      if (fields[at] || known[at]) continue;
      fields[at] = { value: day.value, sure: day.sure && meant !== null, from };
      line.take([told?.from ?? from[0], Math.max(told?.to ?? 0, from[1])]);
    }
  }
  return fields;
}

/** The word before or after a date that says what it is of, with what stands between. */
function toldKind(line: Line, from: number, to: number) {
  const before = line.before(from);
  const after = line.after(to);
  for (const [kind, pattern] of KINDS) {
    const ahead = new RegExp(`${pattern.source}${BETWEEN}$`, 'iu').exec(before);
    if (ahead) return { kind, from: ahead.index, to };
  }
  for (const [kind, pattern] of KINDS) {
    const behind = new RegExp(`^\\s?\\(?${pattern.source}`, 'iu').exec(after);
    if (behind) return { kind, from, to: to + behind[0].length };
  }
  return null;
}

type Read = (
  groups: readonly string[],
  rules: DateRules,
  kind: DateKind | null,
) => { value: PartialDay; sure: boolean } | null;

const dayOf = (year: string, month: string, day: string, sure: boolean) => {
  const value = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(value) ? { value, sure } : null;
};
const monthOf = (year: string, month: string, sure: boolean) =>
  Number(month) >= 1 && Number(month) <= 12
    ? { value: `${fullYear(year)}-${month.padStart(2, '0')}`, sure }
    : null;

/** '24' is 2024, '99' is 1999: no animal on a list was hatched before 1970. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) >= 70 ? `19${year}` : `20${year}`;
}

const dayFirst: Read = ([day = '', month = '', year = '']) => dayOf(year, month, day, true);

/** By the order of the list; both ways are the same where day and month are equal or one of them is no month. */
const eitherFirst: Read = ([first = '', second = '', year = ''], { order }) => {
  if (Number(first) > 12) return dayOf(year, second, first, true);
  if (Number(second) > 12) return dayOf(year, first, second, true);
  const sure = order !== null || first === second;
  return order === 'mdy' ? dayOf(year, first, second, sure) : dayOf(year, second, first, sure);
};

/** The last such day until today. */
const withoutYear: Read = ([day = '', month = ''], { today }, kind) => {
  if (kind === null) return null;
  const year = Number(today.slice(0, 4));
  const own = dayOf(String(year), month, day, true);
  return own && own.value > today ? dayOf(String(year - 1), month, day, true) : own;
};

const named: Read = ([day = '', name = '', year = '']) => {
  const month = monthNamed(name);
  if (month === '') return null;
  return day === '' ? monthOf(year, month, true) : dayOf(year, month, day, true);
};

/** '06', or '' for what is no month in any of the languages. */
function monthNamed(name: string): string {
  const wanted = name.toLowerCase().normalize('NFC');
  const at = MONTHS.findIndex((starts) => starts.some((start) => wanted.startsWith(start)));
  return at < 0 ? '' : String(at + 1).padStart(2, '0');
}

/** The beginnings of the months: English, German, Polish, Czech, Spanish, French, Dutch. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'sty', 'led', 'ene'],
  ['feb', 'lut', 'úno', 'fév', 'fev'],
  ['mar', 'mär', 'maer', 'mrz', 'bře', 'mrt', 'maa'],
  ['apr', 'kwi', 'dub', 'abr', 'avr'],
  ['may', 'mai', 'maj', 'kvě', 'mei'],
  ['jun', 'cze', 'čvn', 'červn', 'juin'],
  ['jul', 'lip', 'čvc', 'července', 'juil'],
  ['aug', 'sie', 'srp', 'ago', 'aoû', 'aou'],
  ['sep', 'wrz', 'zář'],
  ['oct', 'okt', 'paź', 'říj'],
  ['nov', 'lis'],
  ['dec', 'dez', 'gru', 'pro', 'dic', 'déc'],
];

const START = String.raw`(?<![\p{L}\p{N}.,/$€£-])`;
const END = String.raw`(?![\p{L}\p{N}]|[./-]\d|\s?(?:cm|mm|"|x\d))`;
const form = (pattern: string) => new RegExp(START + pattern + END, 'iu');

/** The more a form says the earlier it comes. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [
    form(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})`),
    ([y = '', m = '', d = '']) => dayOf(y, m, d, true),
  ],
  [form(String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})`), dayFirst],
  [
    form(String.raw`(\d{1,2})\.(\d{1,2})\.(\d{2})`),
    (groups, rules, kind) => (kind === null ? null : dayFirst(groups, rules, kind)),
  ],
  [form(String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`), eitherFirst],
  [form(String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?[ -](\p{L}{3,9})\.?,?[ -](\d{4}|\d{2})`), named],
  [
    form(String.raw`(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`),
    ([name = '', day = '', year = ''], ...rest) => named([day, name, year], ...rest),
  ],
  [
    form(String.raw`(\p{L}{3,9})\.?[ -]'?(\d{4}|\d{2})`),
    ([name = '', year = ''], ...rest) => named(['', name, year], ...rest),
  ],
  [form(String.raw`(\d{1,2})\.(\d{1,2})\.?`), withoutYear],
  [form(String.raw`(\d{1,2})[/.-](\d{4})`), ([m = '', y = '']) => monthOf(y, m, true)],
  [form(String.raw`((?:19|20)\d\d)[/-](\d{1,2})`), ([y = '', m = '']) => monthOf(y, m, true)],
  [
    form(String.raw`(\d{1,2})[/](\d{2})`),
    ([m = '', y = ''], _, kind) => (kind === null ? null : monthOf(y, m, true)),
  ],
  [form(String.raw`((?:19|20)\d\d)`), ([year = '']) => ({ value: year, sure: true })],
  [
    form(
      String.raw`(?:summer|sommer|spring|frühjahr|frühling|autumn|fall|herbst|winter) '?(\d{2})`,
    ),
    ([year = '']) => ({ value: fullYear(year), sure: true }),
  ],
  [
    form('(today|heute|dzisiaj|dnes|hoy|vandaag)'),
    (_, { today }) => ({ value: today, sure: true }),
  ],
];

/** A date that is one without a word beside it. */
const STANDS_ALONE = /\d{4}|\p{L}{3}.*\d|\d[/-]\d+[/-]\d/u;

const BETWEEN = String.raw`(?:[\s:("'=,-]|on|in|am|im|vom|since|seit|summer|sommer|spring|frühjahr|frühling|autumn|fall|herbst|winter|ca\.?|about|~|le|el|op|w|v)*`;
const KINDS: readonly (readonly [DateKind, RegExp])[] = [
  [
    'last_fed',
    words(
      String.raw`last fed|last meal|fed|ate|feeding|gefüttert|gefuettert|letzte fütterung|karmion[aye]|krmen[oaý]?|nourrie?|alimentad[ao]|comió|gevoerd|gevoederd`,
    ),
  ],
  [
    'last_molt',
    words(
      String.raw`last mou?lt|mou?lted|mou?lt|shed|gehäutet|gehaeutet|letzte häutung|häutung|wylinka|wyliniał[ao]?|svlek|svlečen[aý]?|mue|muda|mudó|verveld|vervelling|mt`,
    ),
  ],
  [
    'left',
    words(
      String.raw`rip|died|†|gestorben|verstorben|padł[ao]?|uhynul[ao]?|murió|mort[e]?|overleden|sold|verkauft|sprzedan[aey]`,
    ),
  ],
  [
    'hatched',
    words(
      String.raw`hatched|hatch(?: date)?|born|dob|birth(?:day| date)?|geboren|geb\.?|geschlüpft|schlupf(?:datum)?|nachzucht|e?d?nz|cbb?|ch|wyklut[ay]?|ur\.?|narozen[aý]?|naci[dó]\w*|nacimiento|née?|éclos\w*|geboorte`,
    ),
  ],
  [
    'kept_since',
    words(
      String.raw`bought|purchased|acquired|obtained|got|since|kept since|arrived|from|gekauft|erworben|bekommen|seit|kupion[aey]|koupen[aoý]?|od|comprad[ao]|desde|achet[ée]e?|depuis|gekocht|sinds|buydate|dateobtained`,
    ),
  ],
];
