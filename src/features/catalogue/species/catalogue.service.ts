import type { Executor } from '#src/db/database.ts';
import { catalogue, type CatalogueEntry } from '#src/db/starter/catalogue.ts';
import { formerNameFound } from '#src/domain/species/former-name.ts';
import { listOfNames, searchNames, type NameList } from '#src/domain/species/name-search.ts';
import { animalTexts, matchesWords, searchWords } from '#src/domain/text/search-words.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { countryExists, findByName, findBySynonym } from './species-lookup.queries.ts';
import { addSpecies, type Edit } from './species.service.ts';

/** The species of the catalogue by any of their names; those on the club's list with its id and its name for them. */
export function searchCatalogue(db: Executor, search: string, limit: number) {
  const found = searchNames(names(), search);
  const rows = found.slice(0, limit).map((entry) => {
    const { sc_name, cm_name, de_name, an_type, size_cm, cites } = entry;
    const own = findInClub(db, entry);
    const shown = { sc_id: own?.sc_id ?? null, sc_name: own?.sc_name ?? sc_name };
    const synonym = formerName(entry, search);
    return { ...shown, cm_name, de_name, an_type, size_cm, cites, synonym };
  });
  return { rows, count: found.length };
}

/** What the catalogue knows of a species of the club's list, by the first of its names that it has; null where it lacks it. */
export function catalogueFacts(names: readonly string[]) {
  const wanted = names.map((name) => name.toLowerCase());
  const placeOf = ({ sc_name }: CatalogueEntry) => wanted.indexOf(sc_name.toLowerCase());
  const [entry] = catalogue
    .filter((one) => placeOf(one) >= 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!entry) return null;
  const { de_name, size_cm, cites } = entry;
  return { de_name, size_cm, cites };
}

/**
 * The id of a species of the catalogue on the club's list, to which it is added when it is missing. Call it in a
 * transaction.
 *
 * @throws Problem 404 for a name that the catalogue lacks
 */
export function takeSpecies(tx: Executor, name: string, edit: Edit): number {
  const entry = entryOf(name);
  if (!entry) throw notFound('species', 'sc_name');
  const own = findInClub(tx, entry);
  if (own) return own.sc_id;
  const { sc_name, cm_name, de_name, an_type, env_type, humidity, country_code } = entry;
  const fields = { sc_name, an_type, env_type, humidity, cm_name: cm_name || de_name };
  const country = country_code && countryExists(tx, country_code) ? country_code : null;
  const synonyms = [...entry.former];
  return addSpecies(tx, { ...fields, country_code: country, synonyms }, edit);
}

/** Whether the catalogue has a species of this name, or of this former one. */
export const isInCatalogue = (name: string): boolean => entryOf(name) !== null;

let byName: ReadonlyMap<string, CatalogueEntry> | null = null;

function entryOf(name: string): CatalogueEntry | null {
  // a name of today counts more than the former one of another species
  byName ??= new Map([
    ...catalogue.flatMap((entry) => entry.former.map((old) => [old.toLowerCase(), entry] as const)),
    ...catalogue.map((entry) => [entry.sc_name.toLowerCase(), entry] as const),
  ]);
  return byName.get(tidyName(name).toLowerCase()) ?? null;
}

/** The club may know it by a former name: it is the same species, and must not stand there twice. */
function findInClub(db: Executor, { sc_name, former }: CatalogueEntry) {
  for (const name of [sc_name, ...former]) {
    const own = findByName(db, name) ?? findBySynonym(db, name);
    if (own) return own;
  }
  return null;
}

/** The former name by which a search found a species whose names of today do not match; else null. */
function formerName(entry: CatalogueEntry, search: string): string | null {
  const words = searchWords(search);
  const { names: today = [], texts = [] } = animalTexts(entry);
  if (matchesWords({ names: today, texts: [...texts, entry.de_name] }, words)) return null;
  return formerNameFound(entry.former, words);
}

let folded: NameList<CatalogueEntry> | null = null;

/** Made by the first search: a server where nobody searches needs no index. */
const names = () => (folded ??= listOfNames(catalogue));
