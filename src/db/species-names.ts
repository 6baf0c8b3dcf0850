import { eq, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { prepared } from './prepared.ts';
import { mergedSpecies, species, speciesSynonyms } from './schema.ts';

/** Every species with what a suggestion shows of it. */
export function listSpeciesNames(db: Executor) {
  return db
    .select({
      sc_id: species.sc_id,
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      an_type: species.an_type,
    })
    .from(species)
    .all();
}

/** The former names of all species. */
export function listSynonyms(db: Executor) {
  return db
    .select({ sc_id: speciesSynonyms.sc_id, sc_name: speciesSynonyms.sc_name })
    .from(speciesSynonyms)
    .all();
}

/** The species that an id means now: the one it was merged into, else itself. */
export const currentSpecies = (db: Executor, sc_id: number): number =>
  prepared(db, 'merged into', () =>
    db
      .select({ into_id: mergedSpecies.into_id })
      .from(mergedSpecies)
      .where(eq(mergedSpecies.sc_id, sql.placeholder('sc_id')))
      .prepare(),
  ).get({ sc_id })?.into_id ?? sc_id;

/** The ids of species that were merged into others. */
export function listMerged(db: Executor) {
  return db
    .select({ sc_id: mergedSpecies.sc_id, into_id: mergedSpecies.into_id })
    .from(mergedSpecies)
    .orderBy(mergedSpecies.sc_id)
    .all();
}
