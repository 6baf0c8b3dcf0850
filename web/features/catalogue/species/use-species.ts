import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One species with its synonyms and the keeper's animals. */
export const useSpecies = (sc_id: number | null) =>
  useRecord(
    ['species', 'detail'],
    sc_id,
    (id) => api.species.detail({ id }).get(),
    useTexts().species.errorOne,
  );

export type Species = NonNullable<ReturnType<typeof useSpecies>['data']>;
