import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { species, speciesSynonyms } from '#src/db/schema.ts';
import { formerNameFound } from '#src/domain/species/former-name.ts';
import { fold } from '#src/domain/text/fold.ts';
import { animalTexts, matchesWords, NAME, searchWords } from '#src/domain/text/search-words.ts';

/** The columns that a search for species matches: the scientific name, the older ones and the common names. */
export const speciesSearch = { keys: [species.search_key] };

type Found = { sc_id: number; sc_name: string; cm_name: string };

/** Adds the older name by which the search found a species when its present names do not match; else null. */
export function withSynonym<Row extends Found>(
  db: Executor,
  rows: readonly Row[],
  search: string,
): (Row & { synonym: string | null })[] {
  const words = searchWords(search);
  const others = rows.filter((row) => !matchesWords(animalTexts(row), words));
  const german = namedInGerman(db, others);
  const former = others.filter(
    (row) => !matchesWords(animalTexts({ ...row, de_name: german.get(row.sc_id) }), words),
  );
  const ids = former.map((row) => row.sc_id);
  const names = ids.length === 0 ? [] : listFormerNames(db, ids);
  const bySpecies = Map.groupBy(names, ({ sc_id }) => sc_id);
  return rows.map((row) => {
    const own = (bySpecies.get(row.sc_id) ?? []).map(({ sc_name }) => sc_name);
    return { ...row, synonym: formerNameFound(own, words) };
  });
}

/** True where the scientific name begins with the text, ignoring case and accents. */
export const beginsWith = (text: string): SQL =>
  sql`instr(${species.search_key}, ${NAME + fold(text)}) = 1`;

/** A single letter matches many genera; more are a whole genus. */
export function inGenus(genus: string): SQL {
  const wanted = genus.trim();
  return [...wanted].length === 1 ? beginsWith(wanted) : beginsWith(`${wanted} `);
}

function namedInGerman(db: Executor, rows: readonly Found[]): ReadonlyMap<number, string> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ sc_id }) => sc_id);
  const found = db
    .select({ sc_id: species.sc_id, de_name: species.de_name })
    .from(species)
    .where(inArray(species.sc_id, ids))
    .all();
  return new Map(found.map(({ sc_id, de_name }) => [sc_id, de_name]));
}

const listFormerNames = (db: Executor, ids: number[]) =>
  db
    .select({ sc_id: speciesSynonyms.sc_id, sc_name: speciesSynonyms.sc_name })
    .from(speciesSynonyms)
    .where(inArray(speciesSynonyms.sc_id, ids))
    .all();
