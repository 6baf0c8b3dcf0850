import { useState } from 'react';
import { adminPetSorts, type AdminPetSort, type SortDirection } from '#src/domain/enums.ts';
import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import { usePetListLook } from '#web/components/pet-list-tools.tsx';
import { useIdParam, usePageParam, useTextParam } from '#web/lib/params.ts';
import { readStored, writeStored } from '#web/state/storage.ts';

type Sort = { sort_by: AdminPetSort; asc: SortDirection };

/**
 * The view state of the list of all keepers' pets. Page, search and user are in the address; the layout is in the
 * administrator's settings; the sort is stored on the device, since the setting `pets_sort` belongs to the
 * administrator's own list.
 */
export function useAllPetsView() {
  const [page] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const user = useIdParam('user');
  const [sort, setSort] = useStoredSort();
  const look = usePetListLook();
  return {
    page,
    search,
    setSearch,
    user,
    sort,
    setSort,
    ...look,
    query: {
      ...sort,
      ...(search && { search }),
      ...(user !== null && { uid: user }),
      offset: offsetOf(page),
      limit: PAGE_SIZE,
    },
  };
}

export type AllPetsView = ReturnType<typeof useAllPetsView>;

const storageKey = 'exuvia.all-pets-sort';
/** The newest first. */
const usual: Sort = { sort_by: 'id', asc: 'DESC' };

function useStoredSort(): [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useState(readSort);
  return [
    sort,
    (next) => {
      setSort(next);
      writeStored(storageKey, next);
    },
  ];
}

function readSort(): Sort {
  const stored = readStored(storageKey);
  if (typeof stored !== 'object' || stored === null) return usual;
  const { sort_by, asc } = stored as { sort_by?: unknown; asc?: unknown };
  const known = adminPetSorts.find((one) => one === sort_by);
  return known ? { sort_by: known, asc: asc === 'ASC' ? 'ASC' : 'DESC' } : usual;
}
