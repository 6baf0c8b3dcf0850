import { useMemo } from 'react';
import {
  filterKeys,
  filterTexts,
  readableFilters,
  type FilterKey,
  type PetFilters,
} from '#src/domain/animal/filters.ts';
import { useManyParams } from '#web/lib/params.ts';

/** What each filter is called in the address of the list. */
const names: Record<FilterKey, string> = {
  an_type: 'type',
  sc_id: 'species',
  genus: 'genus',
  gender: 'sex',
  place_id: 'place',
  nowhere: 'nowhere',
  fp_id: 'plan',
  no_plan: 'no_plan',
  due: 'due',
  pre_molt: 'pre_molt',
  fresh_molt: 'fresh_molt',
  refusing: 'refused',
  not_eaten_days: 'not_eaten',
  not_seen_days: 'not_seen',
  molted_within: 'molted_within',
  not_molted_days: 'not_molted',
  size_min: 'size_min',
  size_max: 'size_max',
  age_min: 'age_min',
  age_max: 'age_max',
  no_picture: 'no_picture',
  on_sale: 'on_sale',
  archive_reason: 'reason',
};

export function filtersOf(address: string): PetFilters {
  const params = new URLSearchParams(address);
  return readableFilters((key) => params.get(names[key]));
}

/** The parameters of an address with these filters and no others. */
export function paramsOf(filters: PetFilters): Record<string, string> {
  const texts = filterTexts(filters);
  return Object.fromEntries(filterKeys.map((key) => [names[key], texts[key] ?? '']));
}

/** What an address asks of the lists of animals, without page and sort. */
export function queryOf(address: string) {
  const params = new URLSearchParams(address);
  const search = params.get('search');
  return {
    archived: params.get('archived') === 'true' ? (1 as const) : (0 as const),
    ...(search && { search }),
    ...filterTexts(filtersOf(address)),
  };
}

/** The filters of the list, which are in its address. */
export function useFilters(): [PetFilters, (filters: PetFilters) => void] {
  const [address, set] = useManyParams();
  const filters = useMemo(() => filtersOf(address), [address]);
  return [filters, (next) => set(paramsOf(next))];
}
