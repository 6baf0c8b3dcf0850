import type { Day } from '#src/domain/days.ts';
import { fuzzyMatches } from '#src/domain/import/fuzzy-match.ts';
import { kindOfWord } from '#src/domain/places/kind-words.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { Above } from './above.ts';
import { cellsOf, type Cell } from './cells.ts';
import { calledLike, callsGenus, isCommonName, setCommonNamesAside } from './common-names.ts';
import { readBareCount, readCount, readDotted } from './counts.ts';
import { PRE_MOLT } from './date-kinds.ts';
import { inherit } from './inherited.ts';
import { readDates } from './line-dates.ts';
import { kindOf } from './line-kind.ts';
import { agreeOnSexes, readSexWords, sayTwice, setSexes } from './line-sexes.ts';
import { setAside } from './set-aside.ts';
import { readSexCounts } from './sex-counts.ts';
import { addSizes, read, type ListRules, type PastedFields } from './fields.ts';
import { Line, type Field, type Span } from './line-taken.ts';
import { FILLING, readName } from './names.ts';
import { leaveOtherDay } from './other-days.ts';
import { readPlace } from './place-titles.ts';
import { readPrice } from './prices.ts';
import { readCell } from './read-cell.ts';
import type { SpeciesTitle } from './species-titles.ts';
import { readBareBody, readBareSize, readSizes } from './sizes.ts';
import { abbreviated, namesSpecies, readOfGenus, readSpecies } from './species.ts';
import { compact, type SpeciesIndex } from './species-index.ts';
import { readMatureMale, readMoltNumber, readWeight, readWord } from './stages.ts';
import { ORIGIN_WORDS, STAGE_WORDS, STATUS_WORDS } from './words.ts';

/** `notes` is all that was not understood; `from` is [0, 0] where it stands in another part. A line without a species is no animal, unless a person says so. */
export type PastedLine = {
  line: number;
  /** From 1, where a line names several species; their texts together are the line. */
  part?: number;
  text: string;
  kind: 'animal' | 'heading' | 'detail' | 'empty' | 'unread';
  fields: PastedFields;
  notes: { text: string; from: Span }[];
};

/** As a person counts them: '3', and '3b' for the second animal of the third line. */
export const lineNumber = ({ line, part }: Pick<PastedLine, 'line' | 'part'>) =>
  part === undefined ? String(line) : `${line}${String.fromCodePoint(96 + part)}`;

/** Longer ones are no animal; they are named as not understood. */
export const LONGEST = 1000;

/** A line of which nothing is read: all of it is a note. */
export const unread = (text: string, line: number): PastedLine => ({
  line,
  text,
  kind: 'unread',
  fields: {},
  notes: [{ text, from: [0, text.length] }],
});

export function readLine(text: string, number: number, rules: ListRules, above: Above): PastedLine {
  if (text.trim() === '') return { line: number, text, kind: 'empty', fields: {}, notes: [] };
  if (text.length > LONGEST) return unread(text, number);
  const line = new Line(text);
  const bullet = line.find(rules.isNumbered ? NUMBERED : above.species ? LETTERED : BULLET);
  if (bullet) line.take(bullet.from);
  const cells = cellsOf(line, above.header);
  const aside = setAside(line);
  const fields = readFields(line, rules, cells, above.species ?? null);
  if (cells.length === 0) leaveOtherDay(line, fields, aside);
  const { species } = fields;
  if (species) aside.push(...setCommonNamesAside(line, species.value, rules.index));
  // a word in a column of its own is what its heading says
  if (species && above.header === null) {
    read(fields, 'place', () => readPlace(line, above.place ?? null));
    // what stands behind the day that it left tells why, or to whom
    const { left } = fields;
    const beforeLeft = left?.from ? line.part([0, left.from[0]]) : line;
    read(fields, 'name', () =>
      readName(
        beforeLeft,
        'bare',
        (word) =>
          kindOfWord(word) !== null ||
          callsGenus(word, species.value) ||
          isCommonName(word, species.value, rules.index),
      ),
    );
  }
  const notes = [...line.rest(), ...aside]
    .toSorted((a, b) => a[0] - b[0])
    .map(([start, end]) => {
      // 'to Max for' before a price
      const said = text.slice(start, end).replace(/(?<=\S)\s+(?:for|für)$/iu, '');
      return { text: titled(said, start, cells), from: [start, start + said.length] as const };
    });
  const told = kindOf(text, fields, notes);
  // 'Sex: female' stands above nothing
  const kind = told === 'heading' && cells.length > 0 ? 'unread' : told;
  if (kind === 'animal') inherit({ text, fields }, above);
  const said = kind === 'animal' ? notes.filter((note) => !FILLING.test(note.text)) : notes;
  return { line: number, text, kind, fields, notes: said };
}

const NUMBERED = /^\s*\d{1,3}[.)]?\s+(?:-\s+)?/;
const BULLET = /^\s*(?:[-*•]|\d{1,3}[.)](?=\s)|\[[ xX✓]?\](?=\s)|[☐☑✅✓](?=\s))\s*/u;
/** Below a species 'a.' is no genus. */
const LETTERED = new RegExp(String.raw`^\s*[a-z][.)]\s+|${BULLET.source}`, 'u');

/** A day or a number alone says nothing without the heading of its column, where that names no field. */
function titled(said: string, start: number, cells: readonly Cell[]): string {
  const { kind, title = '' } =
    cells.find(({ from: [from, to] }) => start >= from && start < to) ?? {};
  return kind === null && title !== '' && !/\p{L}/u.test(said) ? `${title}: ${said}` : said;
}

/** The order decides: what one reader takes, the next does not see. A reader whose field is known leaves its words. */
function readFields(
  line: Line,
  rules: ListRules,
  cells: readonly Cell[],
  title: SpeciesTitle | null,
): PastedFields {
  const fields: PastedFields = {};
  const { index, unit, dates } = rules;
  const names = cells.flatMap(({ kind, from }) => (kind === 'name' ? [from] : []));
  // a name may be that of a genus, too
  const byKind = Map.groupBy(cells, ({ kind }) => kind === 'name');
  for (const cell of [...(byKind.get(false) ?? []), ...(byKind.get(true) ?? [])])
    readCell(line, rules, cell, fields, names);
  read(fields, 'name', () => readName(line, 'quoted', (text) => isOfSpecies(text, index)));
  Object.assign(fields, readDates(line, dates, null, fields));
  read(fields, 'pre_molt', () => readPreMolt(line, dates.today));
  read(fields, 'price', () => readPrice(line));
  read(fields, 'stage', () => readMatureMale(line));
  read(fields, 'weight', () => readWeight(line));
  addSizes(fields, readSizes(line));
  if (!fields.sizes) addSizes(fields, [readBareBody(line)]);
  if (!fields.count && !fields.gender)
    setSexes(fields, readDotted(line, unit === 'in' && !fields.sizes && !fields.weight, rules));
  agreeOnSexes(fields, readSexCounts(line, unit === 'in'));
  read(fields, 'stage', () => readMoltNumber(line));
  read(fields, 'count', () => readCount(line));
  // '3x: 1.2' says twice how many there are
  const { count, sexes } = fields;
  if (count && sexes && count.value !== sexes.value.m + sexes.value.f + sexes.value.other)
    count.sure = sexes.sure = false;
  if (count?.value && !fields.gender && !fields.sexes) sayTwice(line, fields, count.value);
  // 'Dairy Cow' of a colony is a form of it
  if (fields.name && count?.value === null) fields.name.sure = false;
  // below a title a name that may be another species is the animal's own
  read(fields, 'species', () => {
    const isOwn = title === null || namesSpecies(line, index);
    const ofTitle = isOwn ? null : (title.species ?? readOfGenus(line, index, title.genus));
    return ofTitle ?? readSpecies(line, index);
  });
  // before the sexes: the M of 'M balf x6' is the genus
  if (fields.count ?? fields.sexes ?? fields.sizes ?? fields.weight ?? line.find(COUNTED_AT_END))
    read(fields, 'species', () => abbreviated(line, index));
  readSexWords(line, fields);
  if (fields.gender ?? fields.sexes ?? fields.sizes ?? fields.weight)
    read(fields, 'species', () => abbreviated(line, index) ?? calledLike(line, index));
  read(fields, 'status', () => readWord(line, STATUS_WORDS));
  doubtDeparture(fields, dates.today);
  read(fields, 'origin', () => readWord(line, ORIGIN_WORDS));
  read(fields, 'stage', () => readWord(line, STAGE_WORDS));
  if (!fields.species) return fields;
  // 'slings' without a number: nobody knows how many
  const { stage } = fields;
  const isSeveral = stage?.from && SEVERAL.test(line.text.slice(...stage.from));
  if (isSeveral && !fields.count && !fields.sexes && !fields.gender)
    fields.count = { value: null, sure: false, from: null };
  if (!fields.sizes && unit) addSizes(fields, [readBareSize(line, unit)]);
  if (!fields.count && !fields.sexes && !fields.gender && cells.length === 0)
    read(fields, 'count', () => readBareCount(line, fields.species?.from ?? null));
  if (cells.length === 0) for (const { from } of line.findAll(UNKNOWN)) line.take(from);
  return fields;
}

/** A question mark between two separators, in the place of what is not known; behind a word it is a doubt. */
const UNKNOWN = /(?<=[,;|]\s*|[\s¦]-\s+)\?(?=\s*[,;|]|\s+-[\s¦])/u;

/** 'L para 10' */
const COUNTED_AT_END = /(?<=\p{Ll}{3}\s)\d{1,2}\s*$/u;

/** Without a day it is in pre-molt today, as far as the line tells. */
function readPreMolt(line: Line, today: Day): Field<Day> | null {
  const found = line.find(PRE_MOLT);
  if (!found || NOT_IN.test(line.before(found.from[0]))) return null;
  line.take(found.from);
  return { value: today, sure: false, from: found.from };
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
  /^(?:s'?lings|spiderlings|spiderlinge|juvies|juveniles|(?:sub-?\s?)?adults|jungtiere|hatchlings)$/i;
