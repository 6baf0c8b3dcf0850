import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { usePageParam, useTextParam } from '#web/lib/params.ts';

/** The list's view state, from the address. */
export function useListView() {
  const [page] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const [year, setYear] = useYearParam();
  return {
    page,
    search,
    setSearch,
    year,
    setYear,
    filtered: search !== '' || year !== null,
    query: {
      offset: offsetOf(page),
      limit: PAGE_SIZE,
      ...(search && { search }),
      ...(year !== null && { year }),
    },
  };
}

export type ListView = ReturnType<typeof useListView>;

export function useYearParam(): [number | null, (year: number | null) => void] {
  const [text, setText] = useTextParam('year');
  const year = parseInteger(text);
  const known = year !== null && year >= 1900 && year <= 2200 ? year : null;
  return [known, (next) => setText(next === null ? '' : String(next))];
}
