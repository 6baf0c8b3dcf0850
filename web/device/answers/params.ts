import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';

// What the queries of a read say. Null: the server refuses the value, and is asked for its own words.

const PAGE = { offset: 0, limit: 12 };
const LARGEST_OFFSET = 1_000_000_000;

/** The page of a list. */
export function pageOf(query: URLSearchParams): { offset: number; limit: number } | null {
  const offset = wholeOf(query.get('offset'), PAGE.offset, 0, LARGEST_OFFSET);
  const limit = wholeOf(query.get('limit'), PAGE.limit, limits.page.min, limits.page.max);
  return offset === null || limit === null ? null : { offset, limit };
}

export const searchOf = (query: URLSearchParams): string | null => {
  const search = query.get('search') ?? '';
  return search.length > limits.search ? null : search;
};

export function flagOf(query: URLSearchParams, name: string): 0 | 1 | null {
  const text = query.get(name) ?? '0';
  if (text === '1' || text === 'true') return 1;
  return text === '0' || text === 'false' ? 0 : null;
}

/** One of the values; the fallback where none is given. */
export function choiceOf<Value extends string, Fallback>(
  text: string | null,
  values: readonly Value[],
  fallback: Fallback,
): Value | Fallback | null {
  if (text === null) return fallback;
  return values.find((value) => value === text) ?? null;
}

/** An id; 0, which no record has, where it is none. */
export const idOf = (text: string | null | undefined): number => parseInteger(text ?? '') ?? 0;

export function wholeOf(
  text: string | null,
  fallback: number,
  min: number,
  max: number,
): number | null {
  if (text === null) return fallback;
  const number = parseInteger(text);
  return number !== null && number >= min && number <= max ? number : null;
}

/** A JSON array of ids; null where it is none. */
export function idsOf(text: string): number[] | null {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) && ids.every(Number.isInteger) ? ids : null;
  } catch {
    return null;
  }
}
