import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type FieldIssues } from '#src/domain/problems/codes.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { animalTypes, envTypes, humidities } from '#src/domain/enums.ts';
import { invalidRows, type RowIssue } from '#src/platform/http/problem.ts';
import {
  emptySpecies,
  mergeSpecies,
  nameTaken,
  speciesProblem,
  tidySynonyms,
  type SpeciesInput,
} from './species-checks.service.ts';
import { addSpecies, type Edit } from './species.service.ts';

/** A row as it came from a file: any value may be wrong. */
export type SpeciesImportRow = {
  [Field in Exclude<keyof SpeciesInput, 'synonyms' | 'humidity'>]?: string | null;
} & { humidity?: string | number | null; synonyms?: string[] | null };

type ImportOptions = {
  /** Checks every row and stores nothing. */
  dry_run?: number;
  /** Skips species that are in the list already, instead of refusing the file. */
  skip_known?: number;
};

/**
 * Adds all rows or none. `skipped` are the numbers of the rows (from 1) that were skipped.
 * @throws Problem 422 with every mistake by row and field
 */
export function importSpecies(
  db: Db,
  rows: readonly SpeciesImportRow[],
  options: ImportOptions,
  edit: Edit,
) {
  let result = { added: 0, skipped: [] as number[], ids: [] as number[] };
  try {
    inTransaction(db, (tx) => {
      result = takeRows(tx, rows, options, edit);
      if (options.dry_run) throw new OnlyLooked();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error;
    result.ids = [];
  }
  return result;
}

/** Rolls a dry run back: it takes the same path as the real import. */
class OnlyLooked extends Error {}

function takeRows(
  tx: Executor,
  rows: readonly SpeciesImportRow[],
  options: ImportOptions,
  edit: Edit,
) {
  const errors: RowIssue[] = [];
  const skipped: number[] = [];
  const ids: number[] = [];
  const names = new Set<string>();
  rows.forEach((raw, at) => {
    const row = at + 1;
    const name = tidyName(raw.sc_name ?? '');
    const twice = name !== '' && names.has(name.toLowerCase());
    names.add(name.toLowerCase());
    if (options.skip_known && !twice && nameTaken(tx, name, null)) return void skipped.push(row);
    const problems = {
      ...listProblems(tx, raw),
      ...rowProblems(raw),
      ...(twice && { sc_name: issue('repeated_name') }),
    };
    for (const [field, issue] of Object.entries(problems)) errors.push({ row, field, issue });
    if (Object.keys(problems).length === 0) ids.push(addSpecies(tx, raw as SpeciesInput, edit));
  });
  if (errors.length) throw invalidRows(errors);
  return { added: ids.length, skipped, ids };
}

/** Problems with the names and the country, whatever else is wrong with the row. */
function listProblems(tx: Executor, raw: SpeciesImportRow): FieldIssues {
  const fields = mergeSpecies(emptySpecies, raw as SpeciesInput);
  const synonyms = tidySynonyms(raw.synonyms ?? [], fields.sc_name);
  return speciesProblem(tx, fields, synonyms, null)?.fields ?? {};
}

/** The problems that the schema of a single call would report. */
function rowProblems(row: SpeciesImportRow): FieldIssues {
  const problems: FieldIssues = {};
  if (!row.an_type) problems['an_type'] = issue('animal_type_missing');
  for (const { field, choices } of choicesOf) {
    const value = row[field] ?? null;
    if (value !== null && !choices.includes(value))
      problems[field] = issue('one_of', { values: [...choices] });
  }
  for (const { field, most } of longest) {
    const { length } = row[field] ?? '';
    if (length > most) problems[field] = issue('too_long', { max: most });
  }
  return problems;
}

type Choices = {
  field: 'an_type' | 'env_type' | 'humidity';
  choices: readonly (string | number)[];
};

const choicesOf: Choices[] = [
  { field: 'an_type', choices: animalTypes },
  { field: 'env_type', choices: envTypes },
  { field: 'humidity', choices: humidities },
];

const longest = [
  { field: 'sc_name', most: limits.sc_name },
  { field: 'cm_name', most: limits.cm_name },
  { field: 'notes', most: limits.species_notes },
  { field: 'care_sheet', most: limits.care_sheet },
] as const;
