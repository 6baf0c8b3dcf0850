import { readTag } from '#src/domain/animal/tag.ts';
import type { Units } from '#src/domain/animal/units.ts';
import { isInstant, type Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import {
  dayProblem,
  readImportDay,
  readPartialDay,
  type DateOrder,
} from '#src/domain/dates/read-dates.ts';
import { readFlag } from '#src/domain/import/pet-cells.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import type { Field, Fields, Value } from './fields.ts';

// How the cells of a CSV file become values. Each column has a reader; a field's follows from its kind.

/** Why a cell can't be read. */
export class Unreadable {
  constructor(readonly issue: Issue) {}
}

export type ReadOptions = {
  order: DateOrder;
  /** ISO 4217, for prices without a sign */
  currency: string;
  today: Day;
  /** What numbers are in where neither their cell nor its heading says it: the keeper's; metric if left out. */
  units?: Units;
  /** The headings of the columns, which may say more: how sizes were measured, in what, how an animal left. */
  headings?: Readonly<Partial<Record<string, string>>>;
};

/** `names`: the headings that mean the column, besides its key. `read` gets cells that are not empty. */
export type Column<Read> = {
  names: readonly string[];
  read: (cell: string, options: ReadOptions) => Read | Unreadable;
};

/** The columns of the fields that a CSV file has; keepers' terms for a choice are given beside them. */
type CsvColumns<All> = {
  [
    Key in keyof All as All[Key] extends { csv: readonly string[]; of?: never } ? Key : never
  ]: Column<NonNullable<Value<All[Key]>>>;
};

export const csvColumns = <All extends Fields>(fields: All): CsvColumns<All> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      field.csv && field.kind !== 'choice'
        ? [[key, { names: field.csv, read: readerOf(field) }]]
        : [],
    ),
  ) as CsvColumns<All>;

function readerOf(field: Field): Column<unknown>['read'] {
  switch (field.kind) {
    case 'day':
      return readDay;
    case 'partialDay':
      return readPartial;
    case 'flag':
      return (cell) => readFlag(cell) ?? new Unreadable(issue('yes_or_no'));
    case 'instant':
      return (cell) => (isInstant(cell) ? cell : undefined); // of no use to anybody, so no mistake
    case 'tag':
      return (cell) => readTag(cell) ?? new Unreadable(issue('not_a_tag'));
    case 'whole':
    case 'number':
      return readNumber(field);
    case 'name':
    case 'line':
    case 'text':
    case 'requiredText':
      return readText(field.max);
    default:
      return (cell) => cell;
  }
}

export const readText = (max: number) => (cell: string) =>
  cell.length > max ? new Unreadable(issue('too_long', { max })) : cell;

/** Records are of the past: a future day is a mistake. */
export function readDay(cell: string, { order, today }: ReadOptions): Day | Unreadable {
  const day = readImportDay(cell, order);
  if (day === null) return new Unreadable(dayProblem(cell));
  return day > today ? new Unreadable(issue('in_future')) : day;
}

function readPartial(cell: string, { order, today }: ReadOptions): PartialDay | Unreadable {
  const day = readPartialDay(cell, order);
  if (day === null) return new Unreadable(issue('not_a_partial_day'));
  return day > today ? new Unreadable(issue('in_future')) : day;
}

/** '4.5', '4,5 g'; whole numbers too. */
function readNumber({ kind, min, max, unit = '' }: NumberField): Column<number>['read'] {
  return (cell) => {
    const text = cell.toLowerCase();
    const plain = text.endsWith(unit) ? text.slice(0, text.length - unit.length).trim() : text;
    const number = /^-?\d+([.,]\d{1,2})?$/.test(plain)
      ? Number(plain.replace(',', '.'))
      : Number.NaN;
    const fits = number >= min && number <= max && (kind === 'number' || Number.isInteger(number));
    if (fits) return number;
    return new Unreadable(
      kind === 'whole'
        ? issue('whole_number', { min, max })
        : issue('decimal_range', { min, max, unit }),
    );
  };
}

type NumberField = Extract<Field, { kind: 'whole' | 'number' }>;
