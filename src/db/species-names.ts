import type { Executor } from './database.ts';
import { species, speciesSynonyms } from './schema.ts';

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
