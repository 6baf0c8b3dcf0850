import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { limits } from '#src/domain/limits.ts';
import { tidySpeciesName } from '#src/domain/species-name.ts';
import { animalTypes, envTypes, humidities } from '#src/domain/vocabulary.ts';
import {
  invalidRows,
  Problem,
  type FieldProblems,
  type RowProblem,
} from '#src/platform/problem.ts';
import { nameTaken, type SpeciesInput } from './species-checks.service.ts';
import { addSpecies, type Edit } from './species.service.ts';

/** A row as it came out of a file: every value may be wrong. */
export type SpeciesImportRow = {
  [Field in Exclude<keyof SpeciesInput, 'synonyms' | 'humidity'>]?: string | null;
} & { humidity?: string | number | null; synonyms?: string[] | null };

export type ImportOptions = {
  /** Looks at every row and stores nothing. */
  dry_run?: number;
  /** Leaves out species that are in the list already, instead of refusing the file. */
  skip_known?: number;
};

/**
 * Adds all of the rows or none. `skipped` are the numbers of the rows (from 1) that were left out.
 * @throws Problem 422 with every mistake by row and field
 */
export function importSpecies(
  db: Db,
  rows: readonly SpeciesImportRow[],
  options: ImportOptions,
  edit: Edit,
) {
  const errors: RowProblem[] = [];
  const skipped: number[] = [];
  const ids: number[] = [];
  const takeRow = (tx: Executor, raw: SpeciesImportRow, row: number) => {
    const known = nameTaken(tx, tidySpeciesName(raw.sc_name ?? ''), null);
    const twice = known && ids.length > 0 && nameTakenHere(rows.slice(0, row - 1), raw);
    if (known && options.skip_known && !twice) return void skipped.push(row);
    const problems = twice ? { sc_name: 'This name stands in an earlier row' } : rowProblems(raw);
    if (Object.keys(problems).length === 0) {
      try {
        return void ids.push(addSpecies(tx, raw as SpeciesInput, edit));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        Object.assign(problems, error.extra.fields ?? { sc_name: error.message });
      }
    }
    for (const [field, error] of Object.entries(problems)) errors.push({ row, field, error });
  };
  try {
    inTransaction(db, (tx) => {
      rows.forEach((raw, at) => takeRow(tx, raw, at + 1));
      if (errors.length) throw invalidRows(errors);
      if (options.dry_run) throw new OnlyLooked();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error;
    return { added: ids.length, skipped, ids: [] as number[] };
  }
  return { added: ids.length, skipped, ids };
}

/** Takes a trial's work back: a dry run goes the very way of the real one. */
class OnlyLooked extends Error {}

function nameTakenHere(
  before: readonly SpeciesImportRow[],
  { sc_name }: SpeciesImportRow,
): boolean {
  const name = keyOf(sc_name);
  return before.some((row) => keyOf(row.sc_name) === name);
}

const keyOf = (sc_name: string | null | undefined) => tidySpeciesName(sc_name ?? '').toLowerCase();

/** What the schema of a single call would have said. Empty and missing is fine but for name and type. */
function rowProblems(row: SpeciesImportRow): FieldProblems {
  const problems: FieldProblems = {};
  const oneOf = (
    field: 'an_type' | 'env_type' | 'humidity',
    choices: readonly (string | number)[],
  ) => {
    const value = row[field];
    if (value === undefined || value === null) return;
    if (!choices.includes(value)) problems[field] = `must be one of ${choices.join(', ')}`;
  };
  const atMost = (field: keyof typeof longest, most: number) => {
    if ((row[field] ?? '').length > most) problems[field] = `must have at most ${most} characters`;
  };
  if (row.an_type === undefined || row.an_type === null) problems['an_type'] = 'is missing';
  oneOf('an_type', animalTypes);
  oneOf('env_type', envTypes);
  oneOf('humidity', humidities);
  for (const [field, most] of Object.entries(longest)) atMost(field as keyof typeof longest, most);
  return problems;
}

const longest = {
  sc_name: limits.sc_name,
  cm_name: limits.cm_name,
  notes: limits.species_notes,
  care_sheet: limits.care_sheet,
} as const;
