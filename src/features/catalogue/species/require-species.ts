import { issue } from '#src/domain/problems/codes.ts';
import type { Executor } from '#src/db/database.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { speciesExists } from './species-lookup.queries.ts';
import { invalid } from '#src/platform/http/problem.ts';

/**
 * The species that a call's p_sc_id means: a device may name one that was merged into another since.
 *
 * @throws Problem 422 when it is no species
 */
export function requireSpecies(db: Executor, p_sc_id: number): number {
  const sc_id = currentSpecies(db, p_sc_id);
  if (!speciesExists(db, sc_id)) throw invalid({ p_sc_id: issue('unknown_species') });
  return sc_id;
}
