import { useMemo } from 'react';
import { animalTexts, type Searchable } from '#src/domain/text/search-words.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

type Shown = { id?: number; tag?: string; name?: string; sc_name: string; cm_name?: string };

/**
 * What a list of the keeper's animals, or of their species, is searched by: besides what is shown their species' common
 * names in both languages and older names, as all other searches find them. `enabled`: false while nobody searches it.
 */
export function useAllNames(enabled = true): (shown: Shown) => Searchable {
  const rows = useOwnSpecies(enabled);
  return useMemo(() => {
    const known = new Map(rows?.map((one) => [one.sc_name, one]));
    return (shown) => {
      const { cm_name, de_name, synonyms } = known.get(shown.sc_name) ?? {};
      const { names = [], texts = [], ...own } = animalTexts(shown);
      return {
        ...own,
        names: [...names, ...(synonyms ?? [])],
        texts: [...texts, cm_name ?? '', de_name ?? ''],
      };
    };
  }, [rows]);
}

/** The species of the keeper's animals, with all names and the ids of those that were merged into them. */
export function useOwnSpecies(enabled = true) {
  const { errors } = useTexts();
  return useLoad(['pet', 'species_names'], () => api.species.own_names.get(), {
    ...{ errorTitle: errors.loadingPets, quiet: true },
    enabled,
  }).data?.rows;
}
