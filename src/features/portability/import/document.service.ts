import { exportedFilterProblem } from '#src/features/portability/plan-filters.ts';
import { issue } from '#src/domain/problems/codes.ts';
import type { TSchema } from '@sinclair/typebox';
import { limits } from '#src/domain/limits.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { settingProblem } from '#src/domain/accounts/setting-problem.ts';
import { isSettingKey } from '#src/domain/accounts/settings.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import { invalidRows, Problem, type RowIssue } from '#src/platform/http/problem.ts';
import { validate } from '#src/platform/http/validate.ts';
import {
  DocumentFeeder,
  DocumentPaper,
  DocumentPastPet,
  DocumentPet,
  DocumentPlace,
  DocumentPlan,
  DocumentPurchase,
  DocumentSale,
  DocumentSetting,
  DocumentSpecies,
  PetRow,
} from './import.shapes.ts';
import type { DocumentPlace as PlaceOfDocument } from './import.shapes.ts';
import type { Basis } from './basis.ts';
import { amountIssues, documentCurrency, withCurrency } from './document-amounts.ts';
import { onlyPets, type Collection, type NewPet } from './import.types.ts';
import { isRows, type Rows } from './pet-lines.ts';
import { checkPets, MOST_PROBLEMS } from './check-rows.service.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields } from '#src/records/sale.ts';

/** The version of the format that is written; later versions must still read this one. */
export const DOCUMENT_VERSION = 2;
const READABLE: unknown[] = [1, DOCUMENT_VERSION];

/**
 * Checks the content of a file: a whole collection as data/export.json writes it, or only rows of pets.
 * @throws Problem 422 with every mistake by row and field
 */
export function readDocument(basis: Basis, content: unknown): Collection {
  if (!isRecord(content)) throw new Problem('not_a_collection', null, { field: 'file' });
  if (Array.isArray(content['values_add'])) return readRows(basis, content['values_add']);
  const rows = content['pets'];
  if (!isRows(rows)) throw new Problem('not_a_collection', null, { field: 'file' });
  if (!READABLE.includes(content['exuvia']))
    throw new Problem('other_version', null, { field: 'file' });
  requireFewEnough(rows);

  const errors: RowIssue[] = [];
  const part = <Row>(name: string, schema: TSchema) =>
    checkPart<Row>(name, schema, content[name], errors);
  const species = newSpecies(basis, part('species', DocumentSpecies), errors);
  const names = new Set(species.map(({ sc_name }) => sc_name.toLowerCase()));
  const checked = checkPets(basis, DocumentPet, rows, names);
  errors.push(...checked.errors);
  const settings = part<Setting>('settings', DocumentSetting);
  const collection: Collection = {
    pets: rows as Rows<NewPet>,
    ids: checked.ids,
    species,
    plans: part('plans', DocumentPlan),
    places: part('places', DocumentPlace),
    purchases: part('purchases', DocumentPurchase),
    past_pets: part('past_pets', DocumentPastPet),
    papers: part('papers', DocumentPaper),
    sales: part('sales', DocumentSale),
    feeders: part<{ food: string }>('feeders', DocumentFeeder).map(({ food }) => food),
    settings: settings.filter(isOwnSetting),
  };
  if (errors.length === 0) {
    checkRelations(collection, errors);
    priceTrade(
      collection,
      { version: content['exuvia'], currency: documentCurrency(settings) },
      errors,
    );
  }
  checkPurchased(basis, collection, names, errors);
  if (errors.length) throw invalidRows(errors);
  return collection;
}

/** Purchases and sales get the currency that their amounts are in. */
function priceTrade(
  collection: Collection,
  document: Parameters<typeof withCurrency>[2],
  errors: RowIssue[],
): void {
  const { purchases, sales } = collection;
  collection.purchases = withCurrency(purchases, purchaseFields, document);
  collection.sales = withCurrency(sales, saleFields, document);
  errors.push(
    ...amountIssues(collection.purchases, purchaseFields, 'purchases'),
    ...amountIssues(collection.sales, saleFields, 'sales'),
  );
}

function readRows(basis: Basis, rows: unknown[]): Collection {
  requireFewEnough(rows);
  const { errors } = checkPets(basis, PetRow, rows);
  if (errors.length) throw invalidRows(errors);
  return onlyPets(rows as NewPet[]);
}

function requireFewEnough(rows: Rows): void {
  const most = limits.importFileRows;
  if (rows.length > most)
    throw new Problem('too_many_rows', { rows: rows.length, max: most }, { field: 'file' });
}

/** The rows of a part; none where one of them is wrong. */
function checkPart<Row>(name: string, schema: TSchema, rows: unknown, errors: RowIssue[]): Row[] {
  if (rows === undefined) return [];
  if (!Array.isArray(rows)) {
    errors.push({ row: 1, field: name, issue: issue('wrong_type', { type: 'array' }) });
    return [];
  }
  const before = errors.length;
  rows.forEach((row, at) => {
    if (errors.length >= MOST_PROBLEMS) return;
    for (const [field, issue] of Object.entries(validate(schema, row) ?? {})) {
      errors.push({ row: at + 1, field: field ? `${name}.${field}` : name, issue });
    }
  });
  return errors.length === before && before < MOST_PROBLEMS ? (rows as Row[]) : [];
}

/** The species that the club's list lacks. Only users who may edit species can add them. */
function newSpecies(
  { speciesOf, hasCountry, mayAddSpecies }: Basis,
  rows: DocumentSpecies[],
  errors: RowIssue[],
): DocumentSpecies[] {
  if (errors.length) return [];
  if (!mayAddSpecies) return [];
  const missing = rows
    .map((row) => ({ ...row, sc_name: tidyName(row.sc_name) }))
    .filter(({ sc_name }) => speciesOf(sc_name) === null);
  missing.forEach(({ sc_name, country_code }, at) => {
    const wrong = speciesNameProblem(sc_name);
    if (wrong) errors.push({ row: at + 1, field: 'species.sc_name', issue: wrong });
    const code = country_code?.toUpperCase();
    if (code && !hasCountry(code)) {
      errors.push({ row: at + 1, field: 'species.country_code', issue: issue('unknown_country') });
    }
  });
  return [...new Map(missing.map((row) => [row.sc_name.toLowerCase(), row])).values()];
}

/**
 * Ids link the parts, so each may occur once. A reference to nothing counts as none: while a large collection was
 * exported, a record may have been deleted.
 */
function checkRelations(
  { ids, plans, places, purchases, past_pets }: Collection,
  errors: RowIssue[],
): void {
  const check = (field: string, ids: readonly unknown[]) => {
    if (new Set(ids).size === ids.length) return;
    const at = ids.findIndex((id, index) => ids.indexOf(id) < index);
    errors.push({ row: at + 1, field, issue: issue('duplicate_id') });
  };
  check('id', ids);
  check(
    'plans.fp_id',
    plans.map(({ fp_id }) => fp_id),
  );
  check(
    'places.id',
    places.map(({ id }) => id),
  );
  errors.push(...levelIssues(places));
  check(
    'purchases.id',
    purchases.map(({ id }) => id),
  );
  check(
    'past_pets.id',
    past_pets.map(({ id }) => id),
  );
  plans.forEach((plan, at) => {
    if (!plan.fp_repeat && !plan.fp_weekdays?.includes('1')) {
      const rhythm = issue('plan_rhythm', limits.fp_repeat);
      errors.push({ row: at + 1, field: 'plans.fp_weekdays', issue: rhythm });
    }
    const wrong = exportedFilterProblem(plan.fp_filter ?? '');
    if (wrong) errors.push({ row: at + 1, field: 'plans.fp_filter', issue: wrong });
  });
}

/** What stands in nothing that came before it is at the top. */
function levelIssues(places: readonly PlaceOfDocument[]): RowIssue[] {
  const levels = new Map<number, number>();
  const max = limits.placeLevels;
  return places.flatMap(({ id, parent_id }, at) => {
    const level = (levels.get(parent_id ?? 0) ?? 0) + 1;
    levels.set(id, level);
    if (level <= max) return [];
    return [{ row: at + 1, field: 'places.parent_id', issue: issue('place_too_deep', { max }) }];
  });
}

function checkPurchased(
  { speciesOf, inCatalogue }: Basis,
  { purchases }: Collection,
  willBeKnown: ReadonlySet<string>,
  errors: RowIssue[],
): void {
  purchases.forEach(({ sc_name }, at) => {
    const name = tidyName(sc_name ?? '');
    if (name === '' || willBeKnown.has(name.toLowerCase()) || speciesOf(name) !== null) return;
    if (inCatalogue(name)) return;
    const unknown = issue('species_not_listed', { name });
    errors.push({ row: at + 1, field: 'purchases.sc_name', issue: unknown });
  });
}

type Setting = { conf_key: string; conf_val: string };

/** What was read in one installation says nothing of another. */
const marks = ['last_message', 'last_news', 'last_reply', 'seen_version'];

/** Settings of this version. */
function isOwnSetting({ conf_key, conf_val }: Setting): boolean {
  if (!isSettingKey(conf_key) || marks.includes(conf_key)) return false;
  try {
    return settingProblem(conf_key, JSON.parse(conf_val)) === null;
  } catch {
    return false;
  }
}
