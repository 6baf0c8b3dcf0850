import { and, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { species, speciesSynonyms } from '#src/db/schema.ts';
import { likePattern } from '#src/db/search.ts';

const MOST_WORDS = 8;

/**
 * Every word stands somewhere in the scientific name, the common name or an older name. 'b.' is an initial:
 * it finds the names that begin with a b, as in 'B. hamorii'.
 */
export function matchesWords(search: string): SQL | undefined {
  return and(
    ...wordsOf(search).map((word) =>
      or(
        like(species.sc_name, word),
        isInitial(word) ? undefined : like(species.cm_name, word),
        inArray(
          species.sc_id,
          sql`(SELECT ${speciesSynonyms.sc_id} FROM ${speciesSynonyms} WHERE ${like(speciesSynonyms.sc_name, word)})`,
        ),
      ),
    ),
  );
}

/** The older name by which a search finds a species that its present names alone would not give; else null. */
export function matchingSynonym(search: string): SQL<string | null> {
  const words = wordsOf(search);
  if (words.length === 0) return sql<string | null>`NULL`;
  const present = words.map((word) => or(like(species.sc_name, word), like(species.cm_name, word)));
  const former = words.map((word) => like(speciesSynonyms.sc_name, word));
  return sql<string | null>`CASE WHEN ${and(...present)} THEN NULL ELSE (
    SELECT ${speciesSynonyms.sc_name} FROM ${speciesSynonyms}
    WHERE ${speciesSynonyms.sc_id} = ${species.sc_id} AND ${or(...former)} LIMIT 1) END`;
}

/** One letter is the first of many genera; more are the whole genus. */
export function inGenus(genus: string): SQL {
  const text = likePattern(genus.trim());
  if ([...genus.trim()].length === 1) return sql`${species.sc_name} LIKE ${`${text}%`} ESCAPE '\\'`;
  return sql`(${species.sc_name} LIKE ${`${text} %`} ESCAPE '\\' OR ${species.sc_name} LIKE ${text} ESCAPE '\\')`;
}

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

const isInitial = (word: string) => /^\p{L}\.$/u.test(word);

function like(column: AnyColumn, word: string): SQL {
  const pattern = isInitial(word) ? `${likePattern(word.slice(0, -1))}%` : `%${likePattern(word)}%`;
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`;
}
