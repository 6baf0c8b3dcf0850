import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One species with its synonyms and the keeper's animals. `missing` when no species has that id. */
export function useSpecies(id: number | null) {
  const { species } = useTexts();
  const load = useLoad(['species', 'detail', id], () => api.species.detail({ id: id ?? 0 }).get(), {
    errorTitle: species.errorOne,
    enabled: id !== null,
    mayBeMissing: true,
  });
  const missing = id === null || load.failed?.status === 404;
  return { ...load, missing };
}

export type Species = NonNullable<ReturnType<typeof useSpecies>['data']>;
