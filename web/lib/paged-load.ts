import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { offsetOf, PAGE_SIZE, pageWindow } from '#src/domain/pagination.ts';
import { withQuery } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';
import { currentQuery } from '#web/ui/page-query.ts';
import type { CallResult } from './ask.ts';
import { useLoad, type Load } from './load.ts';
import { usePageParam } from './params.ts';
import type { LoadKey } from './queries.ts';

type List = { rows: readonly unknown[]; count: number };
export type PagedLoad<T> = Load<T> & { page: number };

/** Loads the page of a list that the address names; `key` contains its filters. */
export function usePagedLoad<T extends List>(
  key: LoadKey,
  call: (range: { offset: number; limit: number }) => CallResult<T>,
  errorTitle: string,
): PagedLoad<T> {
  const [page] = usePageParam();
  const range = { offset: offsetOf(page), limit: PAGE_SIZE };
  const load = useLoad([...key, range], () => call(range), { errorTitle, keep: true });
  useNoEmptyPage(load.data, page);
  return { ...load, page };
}

/**
 * Redirects to the last page when the one in the address is empty: without a word when its last rows were deleted, with
 * a notice when it never had any.
 */
export function useNoEmptyPage(list: List | undefined, page: number, pageSize = PAGE_SIZE): void {
  const [path, navigate] = useLocation();
  // not a page whose rows are on their way: until they are there, the list is still the one of the page before
  const shown = useRef<{ list?: List; page?: number }>({});
  const last = pageWindow(list?.count ?? 0, page, pageSize)?.lastPage ?? 0;
  const lead = useEffectEvent(() => {
    const params = Object.fromEntries(new URLSearchParams(currentQuery()));
    navigate(withQuery(path, { ...params, page: last }), { replace: true });
    if (shown.current.page !== page) notify(texts().ui.noSuchPage(page + 1));
  });
  const empty = list !== undefined && list.rows.length === 0 && page > last;
  useEffect(() => {
    if (list?.rows.length && list !== shown.current.list) shown.current = { list, page };
  }, [list, page]);
  useEffect(() => {
    if (empty) lead();
  }, [empty]);
}
