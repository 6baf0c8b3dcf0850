import { useMemo } from 'react';
import type { PetListQuery } from '#src/features/animals/pets/pets.queries.ts';
import { animalTypes } from '#src/domain/enums.ts';
import { usePetListLook } from '#web/components/pet-list-tools.tsx';
import { useChoiceParam, useFlagParam, usePageParam, useTextParam } from '#web/lib/params.ts';
import { useSetting } from '#web/state/settings.ts';

/** Cards on a page: six rows of four, eight of three. */
export const CARDS = 24;

const types = ['all', ...animalTypes] as const;

/**
 * The view state of the list of pets. Page, search and filters are in the address, so that Back restores them; sort and
 * layout are the keeper's settings.
 */
export function usePetsView() {
  const [page, setPage] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const [archived, setArchived] = useFlagParam('archived');
  const [type, setType] = useChoiceParam('type', types, 'all');
  const [sort, setSort] = useSetting('pets_sort');
  const look = usePetListLook();

  const filter = useMemo(
    () => ({
      archived: archived ? (1 as const) : (0 as const),
      ...(search && { search }),
      ...(type !== 'all' && { an_type: type }),
    }),
    [archived, search, type],
  );
  const query = {
    ...filter,
    ...sort,
    offset: page * CARDS,
    limit: CARDS,
  } satisfies Partial<PetListQuery>;
  return {
    page,
    setPage,
    search,
    setSearch,
    archived,
    setArchived,
    type,
    setType,
    sort,
    setSort,
    ...look,
    filter,
    query,
    filtered: Boolean(search) || type !== 'all',
  };
}

export type PetsView = ReturnType<typeof usePetsView>;
