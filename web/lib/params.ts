import { useLocation } from 'wouter';
import { parseInteger } from '#src/domain/integers.ts';
import { withQuery } from '#web/paths.ts';
import { currentQuery, replaceQuery, usePageQuery } from '#web/ui/page-query.ts';

// A list's page and filters live in the address, so that Back and links restore them.

/** The id of a record in the search of an address. */
export const idIn = (search: string): number | null =>
  parseInteger(new URLSearchParams(search).get('id') ?? '');

/** A record's id from the address: a plain integer, else null. */
export function useIdParam(name = 'id'): number | null {
  return parseInteger(useTextParam(name)[0]);
}

/** The zero-based page; an invalid page number is the first page. */
export function usePageParam(): [number, (page: number) => void] {
  const [text, set] = useParam('page');
  const page = pageOf(text);
  return [page, (next) => set(next === 0 ? '' : String(next), false)];
}

const pageOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The zero-based page in the search of an address. */
export const pageIn = (search: string): number =>
  pageOf(new URLSearchParams(search).get('page') ?? '');

/** A text, such as a search. Setting it returns to the first page and adds no history entry. */
export function useTextParam(name: string): [string, (text: string) => void] {
  const [text, set] = useParam(name);
  return [text, (next) => set(next, true)];
}

/** A flag: `archived=true`. */
export function useFlagParam(name: string): [boolean, (on: boolean) => void] {
  const [text, set] = useParam(name);
  return [text === 'true', (on) => set(on ? 'true' : '', true)];
}

/** One of the named choices; `fallback` is left out of the address. */
export function useChoiceParam<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [text, set] = useParam(name);
  const choice = choices.find((one) => one === text) ?? fallback;
  return [choice, (next) => set(next === fallback ? '' : next, true)];
}

/** All of them: the address's query, and how to set some. Setting returns to the first page and adds no history entry. */
export function useManyParams(): [string, (params: Record<string, string>) => void] {
  const set = (next: Record<string, string>) => {
    const { page: _page, ...params } = Object.fromEntries(new URLSearchParams(currentQuery()));
    replaceQuery(withQuery('', { ...params, ...next }));
  };
  return [usePageQuery(), set];
}

function useParam(name: string): [string, (text: string, filters: boolean) => void] {
  const search = usePageQuery();
  const [path, navigate] = useLocation();
  const text = new URLSearchParams(search).get(name) ?? '';
  const set = (next: string, filters: boolean) => {
    // Read again: two filters may be set in the same tick.
    const params = Object.fromEntries(new URLSearchParams(currentQuery()));
    params[name] = next;
    if (!filters) return navigate(withQuery(path, params));
    delete params['page'];
    replaceQuery(withQuery('', params));
  };
  return [text, set];
}
