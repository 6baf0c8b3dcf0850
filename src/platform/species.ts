import type { Executor } from '#src/db/database.ts';
import { speciesExists } from '#src/db/species.queries.ts';
import { invalid } from './problem.ts';

/** @throws Problem 422 where the id that a call gives as p_sc_id is no species */
export function requireSpecies(db: Executor, p_sc_id: number): void {
  if (!speciesExists(db, p_sc_id)) throw invalid({ p_sc_id: 'names no species' });
}
