import type { Gender } from '#src/domain/enums.ts';
import { cellsOf, type Cell } from './cells.ts';
import { readCount, readDotted, readSex, type Sexes } from './counts.ts';
import { type DateFields, type DateRules, readDates } from './dates.ts';
import { Line, type Field, type Span } from './line.ts';
import { readName } from './names.ts';
import { type Price, readBarePrice, readPrice } from './prices.ts';
import type { Above } from './read-lines.ts';
import { type LengthUnit, readBareSize, readSizes, type Size } from './sizes.ts';
import { readSpecies, type SpeciesField } from './species.ts';
import type { SpeciesIndex } from './species-index.ts';
import { readMoltNumber, readWeight, readWord } from './stages.ts';
import {
  type Origin,
  ORIGIN_WORDS,
  type Stage,
  STAGE_WORDS,
  type Status,
  STATUS_WORDS,
} from './words.ts';

/** What of a whole list each line is read by. */
export type ListRules = { index: SpeciesIndex; unit: LengthUnit | null; dates: DateRules };

export type PastedFields = DateFields & {
  species?: SpeciesField;
  name?: Field<string>;
  gender?: Field<Gender>;
  /** Null where there are several and no number is told. */
  count?: Field<number | null>;
  /** '1.2.3' with more than one sex. */
  sexes?: Field<Sexes>;
  sizes?: Field<Size>[];
  weight?: Field<number>;
  stage?: Field<Stage>;
  origin?: Field<Origin>;
  status?: Field<Status>;
  price?: Field<Price>;
};

/** `notes` is all that was not understood. A line without a species is no animal, unless a person says so. */
export type PastedLine = {
  line: number;
  text: string;
  kind: 'animal' | 'heading' | 'empty' | 'unread';
  fields: PastedFields;
  notes: { text: string; from: Span }[];
};

/** Longer ones are no animal; they are named as not understood. */
const LONGEST = 1000;

export function readLine(text: string, number: number, rules: ListRules, above: Above): PastedLine {
  if (text.trim() === '') return { line: number, text, kind: 'empty', fields: {}, notes: [] };
  if (text.length > LONGEST)
    return {
      line: number,
      text,
      kind: 'unread',
      fields: {},
      notes: [{ text, from: [0, text.length] }],
    };
  const line = new Line(text);
  const bullet = line.find(/^\s*(?:[-*•]|\d{1,3}[.)](?=\s))\s*/);
  if (bullet) line.take(bullet.from);
  const cells = cellsOf(line, above.header);
  const fields = readFields(line, rules, cells);
  const notes = line.rest().map((from) => ({ text: text.slice(...from), from }));
  const kind = kindOf(fields, notes);
  if (kind === 'animal') inherit(fields, above);
  return { line: number, text, kind, fields, notes };
}

/** The order decides: what one reader takes, the next does not see. */
function readFields(line: Line, rules: ListRules, cells: readonly Cell[]): PastedFields {
  const fields: PastedFields = {};
  for (const cell of cells) readCell(line, rules, cell, fields);
  const { name: quotedName, ...found } = { name: readName(line, 'quoted') ?? undefined };
  set(fields, { ...found, ...(quotedName && { name: quotedName }) });
  set(fields, readDates(line, rules.dates));
  set(fields, { price: readPrice(line), weight: readWeight(line) });
  fields.sizes ??= some(readSizes(line));
  setSexes(fields, readDotted(line, rules.unit === 'in'));
  const stage = readMoltNumber(line);
  set(fields, { count: readCount(line), stage });
  fields.species ??= readSpecies(line, rules.index) ?? undefined;
  const sex = readSex(line);
  set(fields, {
    gender: sex,
    status: readWord(line, STATUS_WORDS),
    origin: readWord(line, ORIGIN_WORDS),
  });
  set(fields, { stage: readWord(line, STAGE_WORDS) });
  if (sex?.adult)
    set(fields, { stage: { value: 'adult' as const, sure: sex.sure, from: sex.from } });
  if (fields.species && !fields.sizes && rules.unit)
    fields.sizes = some([readBareSize(line, rules.unit)].filter((size) => size !== null));
  if (fields.species) set(fields, { name: readName(line, 'bare') });
  return fields;
}

function readCell(line: Line, rules: ListRules, { kind, from }: Cell, fields: PastedFields): void {
  const cell = line.part(from);
  if (kind === 'ignore') line.take(from);
  if (kind === 'species')
    fields.species ??=
      readSpecies(line.part([from[0], line.text.length]), rules.index) ?? undefined;
  if (kind === 'common') fields.species ? line.take(from) : undefined;
  if (kind === 'sex') set(fields, { gender: readSex(cell) });
  if (kind === 'price') set(fields, { price: readPrice(cell) ?? readBarePrice(cell, null) });
  if (kind === 'count') set(fields, { count: whole(cell) });
  if (kind === 'molts') {
    const molts = whole(cell);
    set(fields, { stage: molts && { ...molts, value: `L${molts.value}` as const } });
  }
  if (kind === 'hatched' || kind === 'kept_since' || kind === 'last_fed' || kind === 'last_molt')
    set(fields, readDates(cell, rules.dates, kind));
  if (kind === 'size_cm' || kind === 'size_in' || kind === 'body') setSize(cell, kind, fields);
  if (kind === 'name') {
    fields.species ??= readSpecies(cell, rules.index) ?? undefined;
    const [rest] = cell.rest();
    if (rest && !fields.name && fields.species?.from?.[0] !== rest[0]) {
      set(fields, { name: { value: line.text.slice(...rest), sure: true, from: rest } });
      line.take(rest);
    }
  }
}

function setSize(cell: Line, kind: 'size_cm' | 'size_in' | 'body', fields: PastedFields): void {
  const measure = kind === 'body' ? ('body' as const) : ('size' as const);
  const read = readSizes(cell);
  const bare =
    read.length > 0
      ? null
      : (readBareSize(cell, kind === 'size_in' ? 'in' : 'cm') ?? wholeSize(cell, kind));
  if (bare) bare.sure = kind !== 'size_cm';
  const sizes = [...read, ...(bare ? [bare] : [])].map((one) => ({
    ...one,
    value: { ...one.value, measure },
  }));
  fields.sizes ??= some(sizes);
}

function wholeSize(cell: Line, kind: string): Field<Size> | null {
  const found = whole(cell);
  const cm = (found?.value ?? 0) * (kind === 'size_in' ? 2.54 : 1);
  return found && { value: { min: cm, max: cm, measure: 'size' }, sure: true, from: found.from };
}

function whole(cell: Line): Field<number> | null {
  const found = cell.find(/(?<![\p{L}\p{N}.,])\d{1,4}(?![\p{L}\p{N}.,])/u);
  if (!found) return null;
  cell.take(found.from);
  return { value: Number(found.text), sure: true, from: found.from };
}

/** One sex is a sex and a count; several are kept as they are. */
function setSexes(fields: PastedFields, dotted: Field<Sexes> | null): void {
  if (!dotted) return;
  const { value, sure, from } = dotted;
  const kept = (['m', 'f', 'other'] as const).filter((gender) => value[gender] > 0);
  const [only] = kept;
  if (kept.length > 1 || !only) fields.sexes = dotted;
  else
    set(fields, { gender: { value: only, sure, from }, count: { value: value[only], sure, from } });
}

/** What was read first stays. */
function set(
  fields: PastedFields,
  found: { [Key in keyof PastedFields]?: PastedFields[Key] | null },
): void {
  const known = Object.entries(found).filter(([key, value]) => value && !(key in fields));
  Object.assign(fields, Object.fromEntries(known));
}

const some = <One>(list: One[]): One[] | undefined => (list.length > 0 ? list : undefined);

function kindOf(fields: PastedFields, notes: readonly unknown[]): PastedLine['kind'] {
  if (fields.species) return 'animal';
  const heading = fields.gender ?? fields.stage ?? fields.status ?? fields.origin;
  return heading && notes.length === 0 ? 'heading' : 'unread';
}

function inherit(fields: PastedFields, { gender, stage, wanted }: Above): void {
  const inherited = <Value>(value: Value | null) => value && { value, sure: true, from: null };
  set(fields, {
    gender: fields.sexes ? null : inherited(gender),
    stage: inherited(stage),
    status: wanted ? inherited('wanted' as const) : null,
  });
}
