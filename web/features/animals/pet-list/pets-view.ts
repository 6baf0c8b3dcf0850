import { useMemo, useRef } from 'react';
import type { PetListQuery } from '#src/features/animals/pets/pets.queries.ts';
import type { Settings } from '#src/domain/accounts/settings.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { isFiltered } from '#src/domain/animal/filters.ts';
import { queryOf, useFilters } from '#web/features/animals/pet-filters/filter-address.ts';
import { usePetListLook } from '#web/components/pet-list-tools.tsx';
import {
  pageIn,
  useFlagParam,
  useManyParams,
  usePageParam,
  useTextParam,
} from '#web/lib/params.ts';
import { currentSetting, useSetting } from '#web/state/settings.ts';

/** Cards on a page: six rows of four, eight of three. */
export const CARDS = 24;

/**
 * The view state of the list of pets. Page, search and filters are in the address, so that Back restores them; sort and
 * layout are the keeper's settings.
 */
export function usePetsView() {
  const [page, setPage] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const [archived, setArchived] = useFlagParam('archived');
  const [filters, setFilters] = useFilters();
  const [address] = useManyParams();
  const [sort, setSort] = useSetting('pets_sort');
  const look = usePetListLook();
  const enterRef = useRef<((typed: string) => void) | null>(null);

  const filter = useMemo(() => queryOf(address), [address]);
  const { an_type: types = [], ...others } = filters;
  const query = cardsQuery(filter, sort, page);
  return {
    page,
    setPage,
    search,
    setSearch,
    archived,
    setArchived,
    filters,
    setFilters,
    /** Null: several of them. */
    type: types.length > 1 ? null : (types[0] ?? ('all' as const)),
    setType: (type: AnimalType | 'all') =>
      setFilters({ ...others, an_type: type === 'all' ? [] : [type] }),
    sort,
    setSort,
    ...look,
    filter,
    query,
    filtered: Boolean(search) || isFiltered(filters),
    /** What Enter in the search does besides; an empty list sets it. */
    enterRef,
  };
}

/** Of one page of cards. */
const cardsQuery = (
  filter: ReturnType<typeof queryOf>,
  sort: Settings['pets_sort'],
  page: number,
) =>
  ({ ...filter, ...sort, offset: page * CARDS, limit: CARDS }) satisfies Partial<
    Omit<PetListQuery, 'an_type'>
  >;

/** What the list asks for at an address. */
export const queryAt = (search: string) =>
  cardsQuery(queryOf(search), currentSetting('pets_sort'), pageIn(search));

export type PetsView = ReturnType<typeof usePetsView>;
