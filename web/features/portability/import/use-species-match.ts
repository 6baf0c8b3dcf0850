import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

type Match = NonNullable<Awaited<ReturnType<typeof api.pet.match_species.post>>['data']>;
type SpeciesMatch = Match['rows'][number];
export type Species = SpeciesMatch['near'][number];

/** The matching species of a file's names, by name. A name is looked up once, even if others change. */
export function useSpeciesMatch(names: readonly string[]) {
  const { petImport } = useTexts();
  const [known] = useState(() => new Map<string, SpeciesMatch>());
  const call = () =>
    inSteps(async (step): Promise<ReadonlyMap<string, SpeciesMatch>> => {
      const missing = names.filter((name) => !known.has(name));
      for (let at = 0; at < missing.length; at += limits.importNames) {
        const part = missing.slice(at, at + limits.importNames);
        const { rows } = await step(() => api.pet.match_species.post({ names: part }));
        for (const one of rows) known.set(one.name, one);
      }
      return new Map(known);
    });
  return useLoad(['species_match', names], call, {
    errorTitle: petImport.errorMatching,
    once: true,
  });
}
