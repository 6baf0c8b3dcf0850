import type { Executor } from '#src/db/database.ts';
import { countries } from '#src/db/schema.ts';
import {
  findByName,
  findBySynonym,
} from '#src/features/catalogue/species/species-lookup.queries.ts';

/** Finds a species by its name or an older one, in any case; each name is looked up once. */
export function speciesFinder(db: Executor): (sc_name: string) => number | null {
  const known = new Map<string, number | null>();
  return (sc_name) => {
    const cached = known.get(sc_name);
    if (cached !== undefined) return cached;
    const sc_id = (findByName(db, sc_name) ?? findBySynonym(db, sc_name))?.sc_id ?? null;
    known.set(sc_name, sc_id);
    return sc_id;
  };
}

export const listCountryCodes = (db: Executor): string[] =>
  db
    .select({ code: countries.code })
    .from(countries)
    .all()
    .map(({ code }) => code);
