import type { TSchema } from '@sinclair/typebox';
import type { Executor } from '#src/db/database.ts';
import { countryExists } from '#src/db/species.queries.ts';
import { limits } from '#src/domain/limits.ts';
import { isSettingKey, isSettingValue } from '#src/domain/settings.ts';
import { tidyName } from '#src/domain/one-line.ts';
import { speciesNameProblem } from '#src/domain/species-name.ts';
import type { Keeper } from '#src/platform/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid, invalidRows, Problem, type RowProblem } from '#src/platform/problem.ts';
import { shapeProblems } from '#src/platform/shapes.ts';
import {
  DocumentFeeder,
  DocumentPastPet,
  DocumentPet,
  DocumentPlan,
  DocumentPurchase,
  DocumentSale,
  DocumentSetting,
  DocumentSpecies,
  PetRow,
} from './collection.params.ts';
import { onlyPets, type Collection, type NewPet } from './collection.types.ts';
import { PetLines, type Rows } from './pet-lines.ts';
import { checkPets } from './rows.service.ts';
import { speciesFinder } from './species.queries.ts';

/** The version of the form that is written; later ones must still read this one. */
export const DOCUMENT_VERSION = 1;

/**
 * Looks at what was read from a file: a whole collection as data/export.json writes it, or only rows of pets.
 * @throws Problem 422 with every mistake by row and field
 */
export function readDocument(context: Context, keeper: Keeper, content: unknown): Collection {
  if (!isRecord(content)) throw invalid({ file: NO_COLLECTION });
  if (Array.isArray(content['values_add'])) return readRows(context, content['values_add']);
  const rows = content['pets'];
  if (!isRows(rows)) throw invalid({ file: NO_COLLECTION });
  if (content['exuvia'] !== DOCUMENT_VERSION)
    throw invalid({ file: 'The file was written by another version of Exuvia.' });
  requireFewEnough(rows);

  const errors: RowProblem[] = [];
  const part = <Row>(name: string, schema: TSchema) =>
    checkPart<Row>(name, schema, content[name], errors);
  const species = newSpecies(context.db, keeper, part('species', DocumentSpecies), errors);
  const names = new Set(species.map(({ sc_name }) => sc_name.toLowerCase()));
  const checked = checkPets(context, context.db, DocumentPet, rows, names);
  errors.push(...checked.errors);
  const collection: Collection = {
    pets: rows as Rows<NewPet>,
    ids: checked.ids,
    species,
    plans: part('plans', DocumentPlan),
    purchases: part('purchases', DocumentPurchase),
    past_pets: part('past_pets', DocumentPastPet),
    sales: part('sales', DocumentSale),
    feeders: part<{ food: string }>('feeders', DocumentFeeder).map(({ food }) => food),
    settings: part<Setting>('settings', DocumentSetting).filter(isOwnSetting),
  };
  if (errors.length === 0) checkTies(collection, errors);
  checkPurchased(context.db, collection, names, errors);
  if (errors.length) throw invalidRows(errors);
  return collection;
}

function readRows(context: Context, rows: unknown[]): Collection {
  requireFewEnough(rows);
  const { errors } = checkPets(context, context.db, PetRow, rows);
  if (errors.length) throw invalidRows(errors);
  return onlyPets(rows as NewPet[]);
}

function requireFewEnough(rows: Rows): void {
  const most = limits.importFileRows;
  if (rows.length > most) {
    const sentence = `The file has ${rows.length} pets; one import takes at most ${most}.`;
    throw new Problem(422, 'too_many_rows', sentence, { fields: { file: sentence } });
  }
}

function checkPart<Row>(name: string, schema: TSchema, rows: unknown, errors: RowProblem[]): Row[] {
  if (rows === undefined) return [];
  if (!Array.isArray(rows)) {
    errors.push({ row: 1, field: name, error: 'must be of type array' });
    return [];
  }
  rows.forEach((row, at) => {
    for (const [field, error] of Object.entries(shapeProblems(schema, row) ?? {})) {
      errors.push({ row: at + 1, field: field ? `${name}.${field}` : name, error });
    }
  });
  return rows as Row[];
}

/** The species that the club's list lacks. Only who may edit species can bring them along. */
function newSpecies(
  db: Executor,
  keeper: Keeper,
  rows: DocumentSpecies[],
  errors: RowProblem[],
): DocumentSpecies[] {
  if (errors.length) return [];
  const find = speciesFinder(db);
  const missing = rows
    .map((row) => ({ ...row, sc_name: tidyName(row.sc_name) }))
    .filter(({ sc_name }) => find(sc_name) === null);
  if (!keeper.can_edit_sp) return [];
  missing.forEach(({ sc_name, country_code }, at) => {
    const wrong = speciesNameProblem(sc_name);
    if (wrong) errors.push({ row: at + 1, field: 'species.sc_name', error: wrong });
    const code = country_code?.toUpperCase();
    if (code && !countryExists(db, code)) {
      const error = 'is not the code of a country in the list';
      errors.push({ row: at + 1, field: 'species.country_code', error });
    }
  });
  return [...new Map(missing.map((row) => [row.sc_name.toLowerCase(), row])).values()];
}

/**
 * Ids tie the parts together, so each may stand there once. One that names nothing counts as none: while a large
 * collection was being written, a record may have been deleted.
 */
function checkTies({ ids, plans, purchases, past_pets }: Collection, errors: RowProblem[]): void {
  const check = (field: string, ids: readonly unknown[]) => {
    if (new Set(ids).size === ids.length) return;
    const at = ids.findIndex((id, index) => ids.indexOf(id) < index);
    errors.push({ row: at + 1, field, error: 'stands in the file twice' });
  };
  check('id', ids);
  check(
    'plans.fp_id',
    plans.map(({ fp_id }) => fp_id),
  );
  check(
    'purchases.id',
    purchases.map(({ id }) => id),
  );
  check(
    'past_pets.id',
    past_pets.map(({ id }) => id),
  );
  plans.forEach((plan, at) => {
    if (plan.fp_repeat === 0 && !plan.fp_weekdays.includes('1')) {
      const error = 'need a day, or the plan a repeat';
      errors.push({ row: at + 1, field: 'plans.fp_weekdays', error });
    }
  });
}

function checkPurchased(
  db: Executor,
  { purchases }: Collection,
  willBeKnown: ReadonlySet<string>,
  errors: RowProblem[],
): void {
  const find = speciesFinder(db);
  purchases.forEach(({ sc_name }, at) => {
    const name = tidyName(sc_name ?? '');
    if (name === '' || willBeKnown.has(name.toLowerCase()) || find(name) !== null) return;
    const error = `'${name}' is not in the list of species`;
    errors.push({ row: at + 1, field: 'purchases.sc_name', error });
  });
}

type Setting = { conf_key: string; conf_val: string };

/** Settings of this version; the markers speak of messages and news of the old installation. */
function isOwnSetting({ conf_key, conf_val }: Setting): boolean {
  if (!isSettingKey(conf_key) || conf_key === 'last_message' || conf_key === 'last_news')
    return false;
  try {
    return isSettingValue(conf_key, JSON.parse(conf_val));
  } catch {
    return false;
  }
}

const NO_COLLECTION = 'The file is no collection of Exuvia.';

const isRows = (value: unknown): value is Rows => Array.isArray(value) || value instanceof PetLines;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
