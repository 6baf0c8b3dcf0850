import { useCallback, useMemo } from 'react';
import { isFiltered, type PetFilters } from '#src/domain/animal/filters.ts';
import { animalFilter } from '#src/domain/animal/filters-match.ts';
import { readPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import { useOwnSpecies } from '#web/components/use-all-names.ts';
import { useFilterOptions } from '#web/features/animals/pet-filters/filter-options.ts';
import { chipsOf } from '#web/features/animals/pet-filters/filter-words.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Which animals a plan with these filters would feed; all without any. */
export function useMatching(filters: PetFilters): (id: number) => boolean {
  const { errors } = useTexts();
  const today = useToday();
  const enabled = isFiltered(filters);
  const archived = 0 as const;
  const rows = useLoad(
    ['pet', 'table', { archived }],
    () => api.pet.table.get({ query: { archived } }),
    { errorTitle: errors.loadingPets, enabled },
  ).data?.rows;
  const places = useLoad(['place', 'list'], () => api.place.list.get(), {
    errorTitle: errors.loadingPets,
    enabled,
  }).data?.rows;
  const own = useOwnSpecies(enabled);
  const ids = useMemo(() => {
    const isIn = animalFilter(filters, {
      ...{ today, plansOf: () => [], places: places ?? [] },
      currentSpecies: (id) => own?.find(({ merged }) => merged.includes(id))?.sc_id ?? id,
    });
    return new Set(rows?.filter(isIn).map(({ id }) => id));
  }, [rows, places, own, filters, today]);
  return useCallback((id) => !enabled || ids.has(id), [ids, enabled]);
}

/** A plan's filter in words, such as "Tarantulas · Up to 3 cm". */
export function useFilterWords(enabled = true): (fp_filter: string) => string {
  const texts = useTexts();
  const options = useFilterOptions(0, enabled);
  return (fp_filter) =>
    chipsOf(readPlanFilter(fp_filter) ?? {}, options, texts)
      .map(({ name, value }) => (name ? `${name} ${value}` : value))
      .join(' · ');
}
