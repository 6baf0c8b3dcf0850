import { eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { countries, species, speciesSynonyms } from '#src/db/schema.ts';

// Queries about the shared list that several features use.

export function speciesExists(db: Executor, sc_id: number): boolean {
  const found = db.select({ sc_id: species.sc_id }).from(species).where(eq(species.sc_id, sc_id));
  return found.get() !== undefined;
}

export function countryExists(db: Executor, code: string): boolean {
  const found = db.select({ code: countries.code }).from(countries).where(eq(countries.code, code));
  return found.get() !== undefined;
}

/** The species that has this name today, in any case. */
export function findByName(db: Executor, sc_name: string) {
  return db
    .select({ sc_id: species.sc_id, sc_name: species.sc_name })
    .from(species)
    .where(inAnyCase(species.sc_name, sc_name))
    .all()
    .find((row) => row.sc_name.toLowerCase() === sc_name.toLowerCase());
}

/** The species that had this name, in any case. */
export function findBySynonym(db: Executor, sc_name: string) {
  return db
    .select({
      sc_id: species.sc_id,
      sc_name: species.sc_name,
      former: speciesSynonyms.sc_name,
    })
    .from(speciesSynonyms)
    .innerJoin(species, eq(species.sc_id, speciesSynonyms.sc_id))
    .where(inAnyCase(speciesSynonyms.sc_name, sc_name))
    .all()
    .find(({ former }) => former.toLowerCase() === sc_name.toLowerCase());
}

/** Candidates for this name; the caller compares. ASCII names, nearly all, use the index. */
function inAnyCase(column: AnyColumn, name: string): SQL {
  if (/^[\0-\x7f]*$/.test(name)) return eq(sql`lower(${column})`, sql`lower(${name})`);
  // SQLite folds no case beyond a to z: any character may match another
  const pattern = name.replace(/[\\%_]/g, '\\$&').replace(/[^\0-\x7f]/gu, '_');
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`;
}
