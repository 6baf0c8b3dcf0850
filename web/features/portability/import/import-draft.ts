import { issue } from '#src/domain/problems/codes.ts';
import {
  guessColumns,
  recordsOf,
  type Assignment,
  type CsvTable,
} from '#src/domain/import/csv-table.ts';
import type { Day } from '#src/domain/days.ts';
import { guessDateOrder, type DateGuess, type DateOrder } from '#src/domain/import/import-dates.ts';
import { dayColumns, petColumns, type PetColumn } from '#src/records/pet-csv-columns.ts';
import {
  readPetRow,
  type CellProblem,
  type PetImportRow,
  type PetRecord,
} from '#src/records/pet-csv-rows.ts';

/** A keeper's decisions about a file; rows count from 0 here. */
export type Draft = {
  assignment: Assignment<PetColumn>;
  /** Null: not asked, or not decided. */
  order: DateOrder | null;
  edits: Readonly<Record<number, PetRecord>>;
  left: ReadonlySet<number>;
  /** Values without a column go to the notes. */
  keepRest: boolean;
};

type ReadRow = {
  at: number;
  record: PetRecord;
  row: PetImportRow;
  problems: CellProblem[];
};

type ReadFile = {
  records: PetRecord[];
  /** The rows that are not excluded. */
  rows: ReadRow[];
  guess: DateGuess;
  /** A cell with an ambiguous day. */
  unclear: string;
};

export const startDraft = (table: CsvTable): Draft => ({
  assignment: guessColumns(table.head, petColumns),
  order: null,
  edits: {},
  left: new Set(),
  keepRest: false,
});

/** The file as interpreted by the draft. */
export function readFile(
  table: CsvTable,
  draft: Draft,
  { currency, today }: { currency: string; today: Day },
): ReadFile {
  const { assignment, edits, left, keepRest } = draft;
  const records = recordsOf(table.rows, assignment).map((record, at) => ({
    ...record,
    ...(keepRest && withRest(record, table, assignment, at)),
    ...edits[at],
  }));
  const cells = records.flatMap((record) => dayColumns.flatMap((field) => record[field] ?? []));
  const guess = guessDateOrder(cells);
  const order = draft.order ?? (guess === 'mdy' ? 'mdy' : 'dmy');
  const unnamed = !assignment.includes('name');
  const sizeName = table.head[assignment.indexOf('size')];
  const rows = records.flatMap((record, at): ReadRow[] => {
    if (left.has(at)) return [];
    const { row, problems } = readPetRow(record, {
      ...{ order, currency, today, unnamed, sizeName },
    });
    return [{ at, record, row, problems: isWide(table, at) ? [...problems, WIDE] : problems }];
  });
  const unclear = cells.find((cell) => guessDateOrder([cell]) === 'unclear') ?? '';
  return { records, rows, guess, unclear };
}

const WIDE = { field: 'name', issue: issue('too_many_cells') } as const;

/** A separator within a text makes a row wider than its headers. */
function isWide({ head, rows }: CsvTable, at: number): boolean {
  return rows[at]?.some((cell, column) => cell !== '' && head[column] === '') ?? false;
}

/** 'Enclosure: 30 x 30' for each cell that has no column. */
function withRest(
  record: PetRecord,
  { head, rows }: CsvTable,
  assignment: Assignment<PetColumn>,
  at: number,
): PetRecord {
  const rest = (rows[at] ?? []).flatMap((cell, column) =>
    cell !== '' && assignment[column] === null ? [`${head[column]}: ${cell}`] : [],
  );
  return { notes: [record.notes, ...rest].filter(Boolean).join('\n') };
}
