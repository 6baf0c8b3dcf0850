import type { AnimalType } from '#src/domain/enums.ts';
import { isTooLarge } from '#src/domain/animal/measurements.ts';
import type { PetColumn } from '#src/records/pet-csv-columns.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { sayingOf, type Draft, type ReadRow } from './import-draft.ts';

/** A problem as listed; `row` counts from 1 as in the file. */
export type ShownProblem = {
  row: number;
  name: string;
  field: PetColumn;
  text: string;
  sentence: string;
  /** It may be right: the keeper can say so. */
  isDoubt?: boolean;
};

/** What can't be read. */
export const unreadCells = (rows: readonly ReadRow[]): ShownProblem[] =>
  rows.flatMap((row) => row.problems.map(({ field, issue }) => shown(row, field, sayIssue(issue))));

/** What hardly any animal of its type reaches, and nobody said that it is right. */
export function largeCells(
  rows: readonly ReadRow[],
  { large }: Draft,
  typeOf: (sc_name: string) => AnimalType | undefined,
  sentence: string,
): ShownProblem[] {
  return rows.flatMap((row) => {
    const an_type = typeOf(row.row.sc_name);
    const fields = row.measured
      .filter(({ kind, value }) => an_type !== undefined && isTooLarge(an_type, kind, value))
      .map(({ field }) => field);
    return [...new Set(fields)]
      .map((field) => ({ ...shown(row, field, sentence), isDoubt: true }))
      .filter(({ field, text }) => !large.includes(sayingOf(row.at, field, text)));
  });
}

/** What the server refuses of the rows that it was sent, which count from 1 there. */
export const refusedCells = (
  rows: readonly ReadRow[],
  problems: readonly { row: number; field: string; error: string }[],
): ShownProblem[] =>
  problems.map(({ row, field, error }) =>
    shown(rows[row - 1] ?? { at: 0, record: {} }, field.split('.')[0] as PetColumn, error),
  );

/** Cells of a column with the same unreadable text are one question, as a name of a species is. */
export function sameTogether(problems: readonly ShownProblem[]): ShownProblem[][] {
  const together = Map.groupBy(problems, ({ row, field, text, sentence, isDoubt }) =>
    JSON.stringify([field, text, sentence, (isDoubt || text === '') && row]),
  );
  return [...together.values()];
}

/** So many different cells of one field that are wrong mean that the column holds something else. */
const HARDLY_READ = 5;

/** The fields whose column probably is another one's. */
export function hardlyRead(questions: readonly ShownProblem[][]): PetColumn[] {
  const cells = questions.flatMap(([problem]) =>
    problem && !problem.isDoubt && problem.text !== '' ? [problem] : [],
  );
  const byField = Map.groupBy(cells, ({ field }) => field);
  return [...byField].flatMap(([field, wrong]) => (wrong.length >= HARDLY_READ ? [field] : []));
}

const shown = (
  { at, record }: Pick<ReadRow, 'at' | 'record'>,
  field: PetColumn,
  sentence: string,
): ShownProblem => ({
  row: at + 1,
  name: record.name ?? '',
  field,
  text: record[field] ?? '',
  sentence,
});
