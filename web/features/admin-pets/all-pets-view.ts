import { useState } from 'react';
import { adminPetSorts, type AdminPetSort, type SortDirection } from '#src/domain/vocabulary.ts';
import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import { useIdParam, usePageParam, useTextParam } from '#web/lib/params.ts';
import { useSetting } from '#web/state/settings.ts';
import { readStored, writeStored } from '#web/state/storage.ts';

type Sort = { sort_by: AdminPetSort; asc: SortDirection };

/**
 * What the list of everybody's pets shows. Page, search and user live in the address; looks are the
 * administrator's settings; the sort is remembered on the device, for the setting `pets_sort` is the own list's.
 */
export function useAllPetsView() {
  const [page] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const user = useIdParam('user');
  const [sort, setSort] = useStoredSort();
  const [pictures, setPictures] = useSetting('show_pictures');
  const [shortNames, setShortNames] = useSetting('short_sc_name');
  return {
    page,
    search,
    setSearch,
    user,
    sort,
    setSort,
    pictures: Boolean(pictures),
    setPictures: (on: boolean) => setPictures(on ? 1 : 0),
    shortNames: Boolean(shortNames),
    setShortNames: (on: boolean) => setShortNames(on ? 1 : 0),
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
/** The newest first (spec 2.2). */
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
