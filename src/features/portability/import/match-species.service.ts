import { indexNames, fuzzyMatches } from '#src/domain/import/fuzzy-match.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import type { Executor } from '#src/db/database.ts';
import { listSpeciesNames, listSynonyms } from '#src/db/species-names.ts';
import { speciesFinder } from './species-names.queries.ts';

/**
 * Resolves typed species names: the species that has or had the name, in any case; for the others suggestions, the best
 * first.
 */
export function matchSpecies(db: Executor, names: readonly string[]) {
  const find = speciesFinder(db);
  const known = listSpeciesNames(db);
  const byId = new Map(known.map((species) => [species.sc_id, species]));
  const lookUp = once(() => {
    const ways = [
      ...known.map(({ sc_name, sc_id }) => ({ name: sc_name, of: sc_id })),
      ...known
        .filter(({ cm_name }) => cm_name)
        .map((one) => ({ name: one.cm_name, of: one.sc_id })),
      ...listSynonyms(db).map(({ sc_name, sc_id }) => ({ name: sc_name, of: sc_id })),
    ];
    return indexNames(ways);
  });
  return names.map((name) => {
    const species = byId.get(find(tidyName(name)) ?? 0) ?? null;
    const near = species ? [] : fuzzyMatches(lookUp(), name).flatMap((id) => byId.get(id) ?? []);
    return { name, species, near };
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
