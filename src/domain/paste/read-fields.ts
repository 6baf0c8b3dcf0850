import type { Day } from '#src/domain/days.ts';
import { fuzzyMatches } from '#src/domain/import/fuzzy-match.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { Cell } from './cells.ts';
import { calledLike } from './common-names.ts';
import { readDashedName } from './dashed-names.ts';
import { readBareCount, readCount, readDotted, readSlashed } from './counts.ts';
import { PRE_MOLT } from './date-kinds.ts';
import { addSizes, read, type ListRules, type PastedFields } from './fields.ts';
import { readBareMeal, readFood } from './feeders.ts';
import { readDates } from './line-dates.ts';
import { agreeOnSexes, readSexWords, sayTwice, setSexes, timesSexes } from './line-sexes.ts';
import type { Field, Line } from './line-taken.ts';
import { tellsMore } from './more-of-them.ts';
import { readName } from './names.ts';
import { readPrice } from './prices.ts';
import { readCell } from './read-cell.ts';
import { readSeller } from './sellers.ts';
import { PART } from './set-aside.ts';
import { readSexCounts } from './sex-counts.ts';
import { readBareMeasures, readBareSize, readSizes } from './sizes.ts';
import { abbreviated, namesSpecies, readOfGenus, readSpecies } from './species.ts';
import { compact, type SpeciesIndex } from './species-index.ts';
import type { SpeciesTitle } from './species-titles.ts';
import { readMatureMale, readMoltNumber, readWeight, readWord } from './stages.ts';
import { ORIGIN_WORDS, STAGE_WORDS, STATUS_WORDS } from './words.ts';

/** The order decides: what one reader takes, the next does not see. A reader whose field is known leaves its words. */
export function readFields(
  line: Line,
  rules: ListRules,
  cells: readonly Cell[],
  title: SpeciesTitle | null,
): PastedFields {
  const fields: PastedFields = {};
  readCells(line, rules, cells, fields);
  read(fields, 'name', () => readName(line, 'quoted', (text) => isOfSpecies(text, rules.index)));
  readDays(line, rules, fields);
  readMeasures(line, fields);
  readNumbers(line, rules, fields);
  readKind(line, rules, title, fields);
  readState(line, rules, fields);
  if (fields.species) readRest(line, rules, cells, fields);
  return fields;
}

/** Columns by their headings; a name may be that of a genus, too, and comes last. */
function readCells(
  line: Line,
  rules: ListRules,
  cells: readonly Cell[],
  fields: PastedFields,
): void {
  const names = cells.flatMap(({ kind, from }) => (kind === 'name' ? [from] : []));
  const byKind = Map.groupBy(cells, ({ kind }) => kind === 'name');
  for (const cell of [...(byKind.get(false) ?? []), ...(byKind.get(true) ?? [])])
    readCell(line, rules, cell, fields, names);
}

/** With what was eaten on one: 'Heimchen' is no species then, and '2 Heimchen' no count. */
function readDays(line: Line, { dates }: ListRules, fields: PastedFields): void {
  Object.assign(fields, readDates(line, dates, null, fields));
  read(fields, 'food', () => readFood(line, fields));
  read(fields, 'pre_molt', () => readPreMolt(line, dates.today));
}

function readMeasures(line: Line, fields: PastedFields): void {
  read(fields, 'price', () => readPrice(line));
  read(fields, 'stage', () => readMatureMale(line));
  read(fields, 'weight', () => readWeight(line));
  addSizes(fields, readSizes(line));
  if (!fields.sizes) addSizes(fields, readBareMeasures(line));
}

/** How many there are, of which sex, and the number of their molt. */
function readNumbers(line: Line, rules: ListRules, fields: PastedFields): void {
  const inInches = rules.unit === 'in';
  if (!fields.count && !fields.gender)
    setSexes(fields, readDotted(line, inInches && !fields.sizes && !fields.weight, rules));
  timesSexes(line, fields);
  agreeOnSexes(fields, readSexCounts(line, inInches));
  read(fields, 'stage', () => readMoltNumber(line));
  read(fields, 'count', () => readCount(line));
  doubtCount(line, fields);
  if (fields.count?.value && !fields.gender && !fields.sexes)
    sayTwice(line, fields, fields.count.value);
  // 'Dairy Cow' of a colony is a form of it
  if (fields.name && fields.count?.value === null) fields.name.sure = false;
}

/** '3x: 1.2' says twice how many there are, and of 'x3 (1 dead)' one is perhaps not counted any more. */
function doubtCount({ text }: Line, fields: PastedFields): void {
  const { count, sexes } = fields;
  if (count && (PART.test(text) || tellsMore(text))) count.sure = false;
  if (sexes && tellsMore(text)) sexes.sure = false;
  if (count && sexes && count.value !== sexes.value.m + sexes.value.f + sexes.value.other)
    count.sure = sexes.sure = false;
}

/** The species and the sexes: the M of 'M balf x6' is the genus, that of '5 cm M' is none. */
function readKind(
  line: Line,
  { index }: ListRules,
  title: SpeciesTitle | null,
  fields: PastedFields,
): void {
  // below a title a name that may be another species is the animal's own
  read(fields, 'species', () => {
    const isOwn = title === null || namesSpecies(line, index);
    const ofTitle = isOwn ? null : (title.species ?? readOfGenus(line, index, title.genus));
    return ofTitle ?? readSpecies(line, index);
  });
  doubtSpecies(line, fields);
  const { species } = fields;
  if (species && title === null) read(fields, 'name', () => readDashedName(line, species, index));
  if (fields.count ?? fields.sexes ?? fields.sizes ?? fields.weight ?? line.find(COUNTED_AT_END))
    read(fields, 'species', () => abbreviated(line, index));
  readSexWords(line, fields);
  if (fields.gender ?? fields.sexes ?? fields.sizes ?? fields.weight)
    read(fields, 'species', () => abbreviated(line, index) ?? calledLike(line, index));
}

/** '(Cyriocosmus elegans?)'; a question mark by itself is an unknown sex. */
function doubtSpecies(line: Line, { species }: PastedFields): void {
  const end = species?.from?.[1];
  const doubt = end === undefined ? '' : (/^\?+/.exec(line.open.slice(end))?.[0] ?? '');
  if (!species || end === undefined || doubt === '') return;
  line.take([end, end + doubt.length]);
  species.sure = false;
}

/** Whether it is still there, where it comes from and how far it has grown. */
function readState(line: Line, { dates }: ListRules, fields: PastedFields): void {
  read(fields, 'status', () => readWord(line, STATUS_WORDS));
  doubtDeparture(fields, dates.today);
  read(fields, 'origin', () => readWord(line, ORIGIN_WORDS));
  read(fields, 'stage', () => readWord(line, STAGE_WORDS));
}

/** What means something only behind a species: 'slings', a number alone. */
function readRest(
  line: Line,
  { unit, dates }: ListRules,
  cells: readonly Cell[],
  fields: PastedFields,
): void {
  if (cells.length === 0) {
    read(fields, 'last_fed', () => readBareMeal(line, dates, fields));
    read(fields, 'food', () => readFood(line, fields));
    read(fields, 'seller', () => readSeller(line, fields));
  }
  const isCounted = () => Boolean(fields.count ?? fields.sexes ?? fields.gender);
  if (!isCounted()) setSexes(fields, readSlashed(line, fields.species?.from ?? null));
  // 'slings' without a number: nobody knows how many
  const { stage } = fields;
  if (stage?.from && SEVERAL.test(line.text.slice(...stage.from)) && !isCounted())
    fields.count = { value: null, sure: false, from: null };
  if (tellsMore(line.text) && !isCounted()) fields.count = { value: null, sure: false, from: null };
  if (!fields.sizes && unit) addSizes(fields, [readBareSize(line, unit)]);
  if (cells.length > 0) return;
  if (!isCounted()) read(fields, 'count', () => readBareCount(line, fields.species?.from ?? null));
  for (const { from } of line.findAll(UNKNOWN)) line.take(from);
}

/** A question mark between two separators, in the place of what is not known; behind a word it is a doubt. */
const UNKNOWN = /(?<=[,;|]\s*|[\s¦]-\s+)\?(?=\s*[,;|]|\s+-[\s¦])/u;

/** 'L para 10' */
const COUNTED_AT_END = /(?<=\p{Ll}{3}\s)\d{1,2}\s*$/u;

/** Without a day it is in pre-molt today, as far as the line tells. */
function readPreMolt(line: Line, today: Day): Field<Day> | null {
  const found = line.find(PRE_MOLT);
  if (!found || NOT_IN.test(line.before(found.from[0]))) return null;
  // 'premolt?' is one word
  const doubt = /^\s?\?+/.exec(line.after(found.from[1]))?.[0] ?? '';
  const from = [found.from[0], found.from[1] + doubt.length] as const;
  line.take(from);
  return { value: today, sure: false, from };
}

const NOT_IN =
  /(?<!\p{L})(?:no|not|not yet|never|out of|after|before|kein\p{L}*|nicht|noch nicht|nach(?: der)?)\s+$/iu;

/** What is still to come has not happened, and what was paid for a sold animal is not told to be its own price. */
function doubtDeparture(fields: PastedFields, today: Day): void {
  const { status, left, price, kept_since } = fields;
  const isGone = status && status.value !== 'wanted' && status.value !== 'reserved';
  // a day of which no word says what it is of, and 'seit Mai weg'
  const isSince = status?.value === 'lost' && !status.sure;
  if (isGone && !left && kept_since && (!kept_since.sure || isSince)) {
    fields.left = { ...kept_since, sure: false };
    delete fields.kept_since;
  }
  if (status && left && left.value > today) status.sure = false;
  if (price && status?.value === 'sold') price.sure = false;
}

const isOfSpecies = (text: string, { exact, genera, genusNames }: SpeciesIndex): boolean => {
  const [first = ''] = text.trim().split(/\s+/);
  const isMisspelt = /\s/.test(text.trim()) && fuzzyMatches(genusNames, first, 1).length > 0;
  const isGenus = genera.has(fold(first)) || isMisspelt;
  return isGenus || exact.has(compact(text));
};

const SEVERAL =
  /^(?:s'?lings|spiderlings|spiderlinge|juvies|juvis|juveniles|(?:sub-?\s?)?adults|jungtiere|hatchlings)$/i;
