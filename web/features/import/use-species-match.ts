import { useEffect, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { api, ask } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { useTexts } from '#web/texts/texts.ts';

export type Species = { sc_id: number; sc_name: string; cm_name: string; an_type: AnimalType };
type AnimalType = SpeciesMatch['near'][number]['an_type'];
export type SpeciesMatch = Awaited<ReturnType<typeof match>>[number];

/** What the names of a file mean, by name; null while some are still looked up. */
export function useSpeciesMatch(
  names: readonly string[],
): ReadonlyMap<string, SpeciesMatch> | null {
  const { petImport } = useTexts();
  const [known, setKnown] = useState<ReadonlyMap<string, SpeciesMatch>>(new Map());
  const missing = names.filter((name) => !known.has(name));
  const key = JSON.stringify(missing);
  useEffect(() => {
    if (missing.length === 0) return;
    let wanted = true;
    match(missing.slice(0, limits.importNames)).then(
      (found) => {
        if (!wanted) return;
        setKnown((old) => new Map([...old, ...found.map((one) => [one.name, one] as const)]));
      },
      (error: unknown) => reportFailure(asFailure(error), petImport.errorMatching),
    );
    return () => void (wanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says which names are missing
  }, [key]);
  return missing.length === 0 ? known : null;
}

async function match(names: string[]) {
  return (await ask(() => api.pet.match_species.post({ names }))).rows;
}
