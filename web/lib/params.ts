import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { parseInteger } from '#src/domain/integers.ts';
import { pageWindow } from '#src/domain/pagination.ts';
import { withQuery } from '#web/paths.ts';

// What a list shows (page, filters) lives in the address, so that Back and links bring it again.

/** A record's id from the address: a plain integer, else null. */
export function useIdParam(name = 'id'): number | null {
  return parseInteger(useTextParam(name)[0]);
}

/** The zero-based page; anything that is no page number is the first one. */
export function usePageParam(): [number, (page: number) => void] {
  const [text, set] = useParam('page');
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return [page, (next) => set(next === 0 ? '' : String(next), false)];
}

/** Leads to the last page where the one in the address is empty, since what stood there last was deleted. */
export function useNoEmptyPage(
  list: { rows: readonly unknown[]; count: number } | undefined,
): void {
  const [page] = usePageParam();
  const [path, navigate] = useLocation();
  const last = pageWindow(list?.count ?? 0, page)?.lastPage ?? 0;
  const lead = useEffectEvent(() => {
    const params = Object.fromEntries(new URLSearchParams(window.location.search));
    navigate(withQuery(path, { ...params, page: last }), { replace: true });
  });
  const empty = list !== undefined && list.rows.length === 0 && page > last;
  useEffect(() => {
    if (empty) lead();
  }, [empty]);
}

/** A text, such as what is searched for. Setting it goes back to the first page, without an entry in the history. */
export function useTextParam(name: string): [string, (text: string) => void] {
  const [text, set] = useParam(name);
  return [text, (next) => set(next, true)];
}

/** A flag: `archived=true`. */
export function useFlagParam(name: string): [boolean, (on: boolean) => void] {
  const [text, set] = useParam(name);
  return [text === 'true', (on) => set(on ? 'true' : '', true)];
}

/** One of the named choices, or `fallback`, which stays out of the address. */
export function useChoiceParam<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [text, set] = useParam(name);
  const choice = choices.find((one) => one === text) ?? fallback;
  return [choice, (next) => set(next === fallback ? '' : next, true)];
}

// wouter's own useSearch decodes the query before it is taken apart: '%2526' would become a '&'.
function useParam(name: string): [string, (text: string, filters: boolean) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const text = new URLSearchParams(search).get(name) ?? '';
  const set = (next: string, filters: boolean) => {
    // Read anew: two filters may be set in one go.
    const params = Object.fromEntries(new URLSearchParams(window.location.search));
    params[name] = next;
    if (filters) delete params['page'];
    navigate(withQuery(path, params), { replace: filters });
  };
  return [text, set];
}
