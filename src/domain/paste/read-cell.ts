import type { Stage } from './words.ts';
import type { Cell } from './cells.ts';
import { readSex } from './counts.ts';
import { readDates } from './line-dates.ts';
import { addSizes, read, type ListRules, type PastedFields } from './fields.ts';
import type { Gender } from '#src/domain/enums.ts';
import { isPath } from '#src/domain/places/path-names.ts';
import type { Field, Line, Span } from './line-taken.ts';
import { readBarePrice, readPrice } from './prices.ts';
import { readBareSize, readSizes, type Size } from './sizes.ts';
import { readSpecies } from './species.ts';
import { readWeight } from './stages.ts';

/** Reads a cell as what its heading says; what does not fit it stays open for the readers of plain text. */
export function readCell(
  line: Line,
  rules: ListRules,
  { kind, currency, from, title = '' }: Cell,
  fields: PastedFields,
  names: readonly Span[],
): void {
  const cell = line.part(from);
  if (kind === 'ignore') line.take(from);
  if (kind === 'species') {
    // with the cells behind it: an epithet or a common name may stand in the next one, while 'Leo' may call the animal
    const behind = line.part([from[0], line.text.length], names);
    read(fields, 'species', () => readSpecies(behind, rules.index));
  }
  if (kind === 'sex') {
    const sex = fields.gender ? null : (readSex(cell) ?? unknownSex(cell));
    // a letter alone is a sex in its column
    const isAlone = line.text.slice(...from).trim().length === 1;
    if (sex?.stage && !fields.stage)
      fields.stage = { value: sex.stage, sure: sex.sure, from: sex.from };
    if (sex) fields.gender = { value: sex.value, sure: sex.sure || isAlone, from: sex.from };
  }
  if (kind === 'price')
    read(fields, 'price', () => readPrice(cell) ?? readBarePrice(cell, currency));
  if (kind === 'weight') read(fields, 'weight', () => readWeight(cell) ?? readWhole(cell));
  if (kind === 'count') read(fields, 'count', () => readWhole(cell));
  if (kind === 'molts') {
    Object.assign(fields, readDates(cell, rules.dates, 'last_molt', fields));
    read(fields, 'stage', () => readMolts(cell));
  }
  if (
    kind === 'hatched' ||
    kind === 'kept_since' ||
    kind === 'last_fed' ||
    kind === 'refused' ||
    kind === 'last_molt' ||
    kind === 'left'
  )
    Object.assign(fields, readDates(cell, rules.dates, kind, fields));
  if (kind === 'left' && fields.left)
    read(fields, 'status', () => ({ value: 'died', sure: true, from: fields.left?.from ?? null }));
  if (
    kind === 'size_cm' ||
    kind === 'size_told' ||
    kind === 'size_in' ||
    kind === 'body' ||
    kind === 'leg_span'
  )
    addSizes(fields, sizesOf(cell, kind));
  if (kind === 'place') read(fields, 'place', () => readPlaceCell(line, cell, title));
  if (kind === 'seller') read(fields, 'seller', () => readWords(line, cell));
  if (kind === 'name') readNameCell(line, cell, rules, fields);
}

function unknownSex(cell: Line): (Field<Gender> & { stage: Stage | null }) | null {
  const found = cell.find(
    /(?<![\p{L}\p{N}])(?:\?|unk(?:nown)?|unbekannt|unb\.?|u)(?![\p{L}\p{N}])/iu,
  );
  if (!found) return null;
  cell.take(found.from);
  return { value: 'other', sure: true, from: found.from, stage: null };
}

/** A number alone says nothing without the heading: 'Terrarium 3'. */
function readPlaceCell(line: Line, cell: Line, title: string): Field<string> | null {
  const [own] = cell.rest();
  const text = own ? line.text.slice(...own).trim() : '';
  const path = /\p{L}/u.test(text) ? text : `${title} ${text}`;
  if (!own || !isPath(path)) return null;
  line.take(own);
  return { value: path, sure: true, from: own };
}

function readWords(line: Line, cell: Line): Field<string> | null {
  const [own] = cell.rest();
  if (!own) return null;
  line.take(own);
  return { value: line.text.slice(...own), sure: true, from: own };
}

/** Some programs call the species the name; only what is no species is the animal's own. */
function readNameCell(line: Line, cell: Line, { index }: ListRules, fields: PastedFields): void {
  const species = fields.species ? null : readSpecies(cell, index);
  if (species) fields.species = species;
  const [own] = species ? [] : cell.rest();
  if (!own || fields.name || NO_NAME.test(line.text.slice(...own))) return;
  fields.name = { value: line.text.slice(...own), sure: true, from: own };
  line.take(own);
}

const NO_NAME = /^(?:unbekannt|unnamed|unknown|none|keine[rn]?|ohne|no name|n\/?a)$/i;

function sizesOf(
  cell: Line,
  kind: 'size_cm' | 'size_told' | 'size_in' | 'body' | 'leg_span',
): Field<Size>[] {
  const unit = kind === 'size_in' ? 'in' : 'cm';
  const measured = readSizes(cell);
  const bare = measured.length > 0 ? null : (readBareSize(cell, unit) ?? wholeSize(cell, unit));
  // a heading 'size' does not say in what, 'inches' does, and bodies are measured in cm
  const sizes = bare ? [{ ...bare, sure: kind !== 'size_cm' }] : measured;
  return kind === 'body' || kind === 'leg_span'
    ? sizes.map((one) => ({ ...one, value: { ...one.value, measure: kind } }))
    : sizes;
}

function wholeSize(cell: Line, unit: 'cm' | 'in'): Field<Size> | null {
  const found = readWhole(cell);
  const cm = (found?.value ?? 0) * (unit === 'in' ? 2.54 : 1);
  return found && { value: { min: cm, max: cm, measure: 'size' }, sure: true, from: found.from };
}

function readMolts(cell: Line) {
  const molts = readWhole(cell);
  return molts && { ...molts, value: `L${molts.value}` as const };
}

function readWhole(cell: Line): Field<number> | null {
  const found = cell.find(/(?<![\p{L}\p{N}.,/-])\d{1,4}(?![\p{L}\p{N}.,/-])/u);
  if (!found) return null;
  cell.take(found.from);
  return { value: Number(found.text), sure: true, from: found.from };
}
