import { issue } from '#src/domain/problems/codes.ts';
import type { Executor } from '#src/db/database.ts';
import { speciesExists } from './species-lookup.queries.ts';
import { invalid } from '#src/platform/http/problem.ts';

/** @throws Problem 422 when a call's p_sc_id is no species */
export function requireSpecies(db: Executor, p_sc_id: number): void {
  if (!speciesExists(db, p_sc_id)) throw invalid({ p_sc_id: issue('unknown_species') });
}
