import { indexNames, fuzzyMatches } from '#src/domain/import/fuzzy-match.ts';
import { NICKNAMES } from '#src/domain/species/nicknames.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import type { Executor } from '#src/db/database.ts';
import { allNames } from '#src/features/catalogue/species/all-names.ts';

/**
 * Resolves typed species names: the species that has or had the name, in any case; for the others suggestions, the best
 * first. One that only the catalogue has is without an id: the list gets it with the animals.
 */
export function matchSpecies(db: Executor, names: readonly string[]) {
  const known = allNames(db).rows.map(
    ({ synonyms, de_name, sc_id, sc_name, cm_name, an_type }) => ({
      shown: { sc_id, sc_name, cm_name, an_type },
      names: [sc_name, ...synonyms],
      common: [cm_name, de_name].filter(Boolean),
    }),
  );
  // a name of today counts more than the former one of another species
  const byName = new Map(
    [
      ...known.flatMap((one) => one.names.map((name) => [name, one.shown] as const)),
      ...known.map(({ shown }) => [shown.sc_name, shown] as const),
    ].map(([name, shown]) => [name.toLowerCase(), shown]),
  );
  const lookUp = once(() =>
    indexNames(
      known.flatMap(({ shown, names, common }) =>
        [...names, ...common].map((name) => ({ name, of: shown })),
      ),
    ),
  );
  return names.map((name) => {
    const typed = tidyName(name).toLowerCase();
    const short = (shortNames.get(typed) ?? []).flatMap((full) => byName.get(full) ?? []);
    const species = byName.get(typed) ?? (short.length === 1 ? short[0] : null) ?? null;
    if (species || short.length > 1) return { name, species, near: species ? [] : short };
    return { name, species, near: fuzzyMatches(lookUp(), name) };
  });
}

/** What keepers call a species, or several, for short. */
const shortNames = new Map(
  NICKNAMES.map(([short, ...full]) => [
    short.toLowerCase(),
    full.map((name) => name.toLowerCase()),
  ]),
);

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
