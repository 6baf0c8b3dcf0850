import { issue } from '#src/domain/problems/codes.ts';
import {
  guessColumns,
  recordsOf,
  type Assignment,
  type CsvTable,
} from '#src/domain/import/csv-table.ts';
import { speciesColumnOf } from '#src/domain/import/species-column.ts';
import { readTag } from '#src/domain/animal/tag.ts';
import type { Units } from '#src/domain/animal/units.ts';
import { dayPart, type RestPlace } from '#src/domain/import/rest-columns.ts';
import type { Day } from '#src/domain/days.ts';
import { guessDateOrder, type DateGuess, type DateOrder } from '#src/domain/dates/read-dates.ts';
import type { ProgramTable } from '#src/records/programs/program.ts';
import { dayColumns, petColumns, type PetColumn } from '#src/records/pet-csv-columns.ts';
import type { PetRecord, ReadCells } from '#src/records/pet-csv-cells.ts';
import {
  readPetRow,
  type CellProblem,
  type MeasuredCell,
  type PetImportRow,
} from '#src/records/pet-csv-rows.ts';
import { nothingForAll, type ForAllChoice } from './for-all-choice.ts';
import type { Species } from './use-species-match.ts';
import type { PlaceAnswers } from './use-place-questions.ts';
import { restColumns, withRest, type RestColumn } from './rest-of-file.ts';

/** A keeper's decisions about a file; rows count from 0 here. */
export type Draft = {
  assignment: Assignment<PetColumn>;
  /** Null: not asked, or not decided. */
  order: DateOrder | null;
  edits: Readonly<Record<number, PetRecord>>;
  left: readonly number[];
  forAll: ForAllChoice;
  /** The species that typed names mean. */
  chosen: Readonly<Record<string, Species>>;
  /** The places that typed ones mean. */
  places: PlaceAnswers;
  /** Where columns without a field go, by their place in the file; what is not said follows from their cells. */
  rest: Readonly<Record<number, { place?: RestPlace; day?: Day | '' }>>;
  /** Cells that are right though hardly any animal gets so large, see `sayingOf`. */
  large: readonly string[];
};

/** A cell with what it says: a keeper who says that it is right says it of this text. */
export const sayingOf = (at: number, field: PetColumn, text: string) => `${at} ${field} ${text}`;

export type ReadRow = {
  at: number;
  record: PetRecord;
  row: PetImportRow;
  cells: ReadCells;
  problems: CellProblem[];
  measured: MeasuredCell[];
};

type ReadFile = {
  records: PetRecord[];
  /** The rows that are not excluded. */
  rows: ReadRow[];
  rest: RestColumn[];
  guess: DateGuess;
  /** A cell with an ambiguous day. */
  unclear: string;
};

/** `placeAt`: the column of the places, where that is known. */
export const startDraft = (
  table: CsvTable,
  program: ProgramTable | null,
  placeAt: number | null = null,
): Draft => ({
  assignment:
    program?.assignment ??
    speciesByCells(
      table,
      ownNumbers(table, withPlaceAt(guessColumns(table.head, petColumns), placeAt)),
    ),
  order: null,
  edits: {},
  left: [],
  forAll: nothingForAll,
  chosen: {},
  places: {},
  rest: Object.fromEntries(
    Object.entries(program?.places ?? {}).map(([at, place]) => [at, { place }]),
  ),
  large: [],
});

/** Whether a column holds what labels carry: numbers that a keeper gave are no tags. */
export const holdsTags = ({ rows }: CsvTable, at: number): boolean =>
  rows.some((row) => readTag(row[at] ?? '') !== null);

/** What is headed “Tag” and has none names the animals, where nothing else does. */
const ownNumbers = (table: CsvTable, guessed: Assignment<PetColumn>): Assignment<PetColumn> =>
  guessed.map((key, at) =>
    key !== 'tag' || holdsTags(table, at) ? key : guessed.includes('name') ? null : 'name',
  );

/** Whether a column is known that says what the animals are: without one there is nothing to store. */
export const knowsSpecies = (assignment: Assignment<PetColumn>): boolean =>
  assignment.some((key) => key === 'sc_name' || key === 'cm_name');

/** Where no heading says so, the cells may: 'Beast' with names of species below it. */
function speciesByCells({ rows }: CsvTable, guessed: Assignment<PetColumn>): Assignment<PetColumn> {
  if (knowsSpecies(guessed)) return guessed;
  const column = speciesColumnOf(rows, (at) => guessed[at] === null);
  return guessed.map((key, at) => (at === column ? 'sc_name' : key));
}

const withPlaceAt = (
  guessed: Assignment<PetColumn>,
  placeAt: number | null,
): Assignment<PetColumn> =>
  placeAt === null
    ? guessed
    : guessed.map((key, at) => (at === placeAt ? 'place' : key === 'place' ? null : key));

/** The file as interpreted by the draft. */
export function readFile(
  table: CsvTable,
  draft: Draft,
  { currency, today, units }: { currency: string; today: Day; units?: Units },
): ReadFile {
  const { assignment, edits, left } = draft;
  const rest = restColumns(table, draft, today);
  const own = recordsOf(table.rows, assignment).map((record, at) => ({ ...record, ...edits[at] }));
  const cells = [
    ...own.flatMap((record) => dayColumns.flatMap((field) => record[field] ?? [])),
    ...rest.flatMap(({ place, cells }) => (place === 'event' ? cells.map(dayPart) : [])),
  ];
  const guess = guessDateOrder(cells);
  const order = draft.order ?? (guess === 'mdy' ? 'mdy' : 'dmy');
  const records = own.map((record, row) => ({
    ...withRest(record, rest, { row, order, units }),
    // what was mended holds the rest already
    ...edits[row],
  }));
  const headings = Object.fromEntries(
    assignment.flatMap((key, at) => (key === null ? [] : [[key, table.head[at] ?? '']])),
  );
  const rows = records.flatMap((record, at): ReadRow[] => {
    if (left.includes(at)) return [];
    const { problems, ...read } = readPetRow(record, {
      ...{ order, currency, today, headings },
      ...(units && { units }),
    });
    return [{ at, record, ...read, problems: isWide(table, at) ? [...problems, WIDE] : problems }];
  });
  const unclear = cells.find((cell) => guessDateOrder([cell]) === 'unclear') ?? '';
  return { records, rows, rest, guess, unclear };
}

const WIDE = { field: 'name', issue: issue('too_many_cells') } as const;

/** A separator within a text makes a row wider than its headers. */
function isWide({ head, rows }: CsvTable, at: number): boolean {
  return rows[at]?.some((cell, column) => cell !== '' && head[column] === '') ?? false;
}
