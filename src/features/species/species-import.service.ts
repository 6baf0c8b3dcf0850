import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/one-line.ts';
import { animalTypes, envTypes, humidities } from '#src/domain/vocabulary.ts';
import { invalidRows, type FieldProblems, type RowProblem } from '#src/platform/problem.ts';
import {
  emptySpecies,
  mergeSpecies,
  nameTaken,
  speciesProblem,
  tidySynonyms,
  type SpeciesInput,
} from './species-checks.service.ts';
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

/** Takes a trial's work back: a dry run goes the very way of the real one. */
class OnlyLooked extends Error {}

function takeRows(
  tx: Executor,
  rows: readonly SpeciesImportRow[],
  options: ImportOptions,
  edit: Edit,
) {
  const errors: RowProblem[] = [];
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
      ...(twice && { sc_name: 'This name stands in an earlier row' }),
    };
    for (const [field, error] of Object.entries(problems)) errors.push({ row, field, error });
    if (Object.keys(problems).length === 0) ids.push(addSpecies(tx, raw as SpeciesInput, edit));
  });
  if (errors.length) throw invalidRows(errors);
  return { added: ids.length, skipped, ids };
}

/** What the list has against the names and the country, whatever else is wrong with the row. */
function listProblems(tx: Executor, raw: SpeciesImportRow): FieldProblems {
  const fields = mergeSpecies(emptySpecies, raw as SpeciesInput);
  const synonyms = tidySynonyms(raw.synonyms ?? [], fields.sc_name);
  return speciesProblem(tx, fields, synonyms, null)?.extra.fields ?? {};
}

/** What the schema of a single call would have said, in words for people. */
function rowProblems(row: SpeciesImportRow): FieldProblems {
  const problems: FieldProblems = {};
  if (!row.an_type) problems['an_type'] = 'The animal type is missing';
  for (const { field, choices, words } of choicesOf) {
    const value = row[field] ?? null;
    if (value !== null && !choices.includes(value)) problems[field] = `Must be ${words}`;
  }
  for (const { field, most } of longest) {
    const { length } = row[field] ?? '';
    if (length > most) problems[field] = `Must have at most ${most} characters, has ${length}`;
  }
  return problems;
}

type Choices = {
  field: 'an_type' | 'env_type' | 'humidity';
  choices: readonly (string | number)[];
  words: string;
};

const choicesOf: Choices[] = [
  { field: 'an_type', choices: animalTypes, words: `one of ${animalTypes.join(', ')}` },
  { field: 'env_type', choices: envTypes, words: 'arboreal (a), terrestrial (t) or fossorial (f)' },
  { field: 'humidity', choices: humidities, words: 'dry (1), medium (2) or moist (3)' },
];

const longest = [
  { field: 'sc_name', most: limits.sc_name },
  { field: 'cm_name', most: limits.cm_name },
  { field: 'notes', most: limits.species_notes },
  { field: 'care_sheet', most: limits.care_sheet },
] as const;
