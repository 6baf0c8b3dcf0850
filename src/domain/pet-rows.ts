import type { Day } from '#src/domain/days.ts';
import {
  readArchiveReason,
  readCentimetres,
  readCount,
  readFlag,
  readSex,
} from '#src/domain/pet-words.ts';
import {
  readEvents,
  readFeedings,
  readMolts,
  type EventLine,
  type FeedingLine,
  type HistoryCell,
  type MoltLine,
} from '#src/domain/history-cells.ts';
import { dayProblem, readImportDay, type DateOrder } from '#src/domain/import-dates.ts';
import { limits } from '#src/domain/limits.ts';
import { parseMoney } from '#src/domain/money.ts';
import { dayColumns, type DayColumn, type PetColumn } from '#src/domain/pet-columns.ts';
import { tidyName } from '#src/domain/one-line.ts';
import { shortSpeciesName } from '#src/domain/species-name.ts';
import type { ArchiveReason, Gender } from '#src/domain/vocabulary.ts';

/** The cells of one row by what they mean; what is empty is left out. */
export type PetRecord = Partial<Record<PetColumn, string>>;

/** A row as pet/add_all takes it. */
export type PetImportRow = {
  sc_name: string;
  name: string;
  gender: Gender;
  an_count: number;
  notes: string;
  created?: string;
  pre_molt?: Day;
  is_public?: 0 | 1;
  archived?: 0 | 1;
  archive_reason?: ArchiveReason;
  archive_date?: Day;
  archive_note?: string;
  feedings?: FeedingLine[];
  molts?: MoltLine[];
  events?: EventLine[];
  purchase?: { date: Day; price?: number; seller?: string; size?: number | null };
};

/** What is wrong with a cell, for a sentence. `part`: what of the cell it is. */
export type CellProblem = { field: PetColumn; kind: ProblemKind; part?: string };

export type ProblemKind =
  | 'missing'
  | 'tooLong'
  | 'sex'
  | 'mixedSexes'
  | 'count'
  | 'noAnimal'
  | 'tooMany'
  | 'dayPart'
  | 'dayNone'
  | 'dayForm'
  | 'dayToCome'
  | 'size'
  | 'sizeRange'
  | 'price'
  | 'needsDay'
  | 'flag'
  | 'reason'
  | 'line';

export type ReadOptions = {
  order: DateOrder;
  /** ISO 4217, for prices without a sign */
  currency: string;
  today: Day;
  /** Without a column of names the species' short name is one. */
  unnamed: boolean;
};

/** Reads one row; the problems are all of its own, species are looked up elsewhere. */
export function readPetRow(
  record: PetRecord,
  options: ReadOptions,
): { row: PetImportRow; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const say = (field: PetColumn, kind: ProblemKind, part?: string) =>
    void problems.push({ field, kind, ...(part !== undefined && { part }) });
  const cell = (field: PetColumn) => record[field]?.trim() ?? '';

  const sc_name = tidyName(cell('sc_name') || cell('cm_name'));
  if (sc_name === '') say('sc_name', 'missing');
  const name = cell('name') || (options.unnamed ? shortSpeciesName(sc_name) : '');
  if (name === '' && !(options.unnamed && sc_name === '')) say('name', 'missing');
  for (const [field, most] of LONGEST)
    if (cell(field).length > most) say(field, 'tooLong', `${most}`);

  const days = readDays(record, options, say);
  const { gender, an_count } = readAnimals(cell('gender'), cell('an_count'), say);
  const archive = readArchive(cell, days, say);
  const size = readSize(cell('size'), say);
  const row: PetImportRow = {
    sc_name,
    name,
    gender,
    an_count,
    notes: notesWith(cell('notes'), size && !days.mmt && !days.date ? cell('size') : ''),
    ...(isInstant(cell('created')) && { created: cell('created') }),
    ...(days.pre_molt && { pre_molt: days.pre_molt }),
    ...(readFlag(cell('is_public')) && { is_public: 1 as const }),
    ...archive,
    ...readHistory(cell, days, size, options, say),
  };
  const purchase = readPurchase(cell, days, size, options, say);
  return { row: purchase ? { ...row, purchase } : row, problems };
}

type Say = (field: PetColumn, kind: ProblemKind, part?: string) => void;
type Days = Partial<Record<DayColumn, Day>>;
type Cell = (field: PetColumn) => string;

const LONGEST: [PetColumn, number][] = [
  ['name', limits.pet_name],
  ['sc_name', limits.sc_name],
  ['notes', limits.pet_notes],
  ['seller', limits.seller],
  ['food', limits.food],
  ['archive_note', limits.archive_note],
];

function readDays(record: PetRecord, { order, today }: ReadOptions, say: Say): Days {
  const days: Days = {};
  for (const field of dayColumns) {
    const text = record[field]?.trim() ?? '';
    if (text === '') continue;
    const day = readImportDay(text, order);
    if (day === null) say(field, DAY_PROBLEMS[dayProblem(text)]);
    else if (day > today) say(field, 'dayToCome');
    else days[field] = day;
  }
  return days;
}

const DAY_PROBLEMS = { part: 'dayPart', none: 'dayNone', form: 'dayForm' } as const;

/** '0.0.3' says both how many and which sex, in either column. */
function readAnimals(
  sexText: string,
  countText: string,
  say: Say,
): { gender: Gender; an_count: number } {
  const sex = readSex(sexText);
  const counted = readCount(countText);
  if (sex === null) say('gender', 'sex');
  else if (sex === 'mixed') say('gender', 'mixedSexes');
  if (counted === null) say('an_count', 'count');
  else if (counted === 'mixed') say('an_count', 'mixedSexes');
  const known = typeof sex === 'object' ? sex : null;
  const many = typeof counted === 'object' ? counted : null;
  const an_count = many?.count ?? known?.count ?? 1;
  if (an_count < limits.an_count.min) say('an_count', 'noAnimal');
  if (an_count > limits.an_count.max) say('an_count', 'tooMany', `${limits.an_count.max}`);
  const gender = sexText === '' ? (many?.gender ?? 'other') : (known?.gender ?? 'other');
  return { gender, an_count };
}

function readArchive(cell: Cell, days: Days, say: Say) {
  const flag = readFlag(cell('archived'));
  if (flag === null) say('archived', 'flag');
  if (readFlag(cell('is_public')) === null) say('is_public', 'flag');
  const reason = readArchiveReason(cell('archive_reason'));
  if (reason === null && cell('archive_reason') !== '') say('archive_reason', 'reason');
  const note = cell('archive_note');
  // whoever writes a reason or a day means that the animal is gone
  if (!flag && !reason && !days.archive_date && note === '') return {};
  return {
    archived: 1 as const,
    ...(reason && { archive_reason: reason }),
    ...(days.archive_date && { archive_date: days.archive_date }),
    ...(note && { archive_note: note }),
  };
}

function readSize(text: string, say: Say): number | null {
  if (text === '') return null;
  const size = readCentimetres(text);
  if (size === null) say('size', 'size');
  else if (size < limits.size.min || size > limits.size.max) say('size', 'sizeRange');
  else return size;
  return null;
}

/** The histories in single cells, and the last molt and the last feeding of columns of their own. */
function readHistory(cell: Cell, days: Days, size: number | null, options: ReadOptions, say: Say) {
  const readDay = (text: string) => readImportDay(text, options.order);
  const lines = <Line>(field: PetColumn, read: HistoryCell<Line>, dayOf: (line: Line) => Day) => {
    if ('wrong' in read) say(field, 'line', read.wrong);
    else if (read.lines.some((line) => dayOf(line) > options.today)) say(field, 'dayToCome');
    else return read.lines;
    return [];
  };
  const feedings = lines('feedings', readFeedings(cell('feedings'), readDay), (one) => one.date_f);
  const molts = lines('molts', readMolts(cell('molts'), readDay), (one) => one.date_mt);
  const events = lines('events', readEvents(cell('events'), readDay), (one) => one.date_ev);
  const { mmt, date_f } = days;
  if (mmt && !molts.some((one) => one.date_mt === mmt)) molts.push({ date_mt: mmt, size });
  if (date_f && !feedings.some((one) => one.date_f === date_f)) {
    feedings.push({ date_f, food: cell('food'), progress: 0 });
  }
  return {
    ...(feedings.length && { feedings }),
    ...(molts.length && { molts }),
    ...(events.length && { events }),
  };
}

function readPurchase(
  cell: Cell,
  { date, mmt }: Days,
  size: number | null,
  { currency }: ReadOptions,
  say: Say,
): PetImportRow['purchase'] {
  const priceText = cell('price');
  const price = priceText === '' ? 0 : parseMoney(priceText, currency);
  if (price === null) say('price', 'price', currency);
  if (!date) {
    // a price or a seller without a day is a purchase that can't be stored
    if (cell('date') === '' && priceText !== '') say('price', 'needsDay');
    else if (cell('date') === '' && cell('seller') !== '') say('seller', 'needsDay');
    return undefined;
  }
  const seller = cell('seller');
  return {
    date,
    ...(price && { price }),
    ...(seller && { seller }),
    ...(size !== null && !mmt && { size }),
  };
}

/** A size that was measured on no known day has no place of its own. */
const notesWith = (notes: string, size: string) => [notes, size].filter(Boolean).join('\n');

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
