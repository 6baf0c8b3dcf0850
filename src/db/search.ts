import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { searchWords, type SearchWord } from '#src/domain/text/search-words.ts';

/** Where a search looks: columns `search_key` (src/db/search-keys.ts), and the numbers of the record, in an IN, and its tag. */
export type SearchFields = { keys: readonly (AnyColumn | SQL)[]; numbers?: SQL; tag?: AnyColumn };

/** True where a record matches every word of a search: the rule of src/domain/text/search-words.ts. */
export const matchesSearch = (fields: SearchFields, search: string | undefined) =>
  holdsWords(fields, searchWords(search ?? ''));

/** The same for statements that are prepared: the values of its placeholders are wordValues(words). */
export const matchesPrepared = (fields: SearchFields, words: readonly SearchWord[]) =>
  holdsWords(fields, words, (name) => sql`${sql.placeholder(name)}`);

/** Of eight words, each of one of four kinds, 65,000 statements could be kept, which took all memory. */
const MOST_WORDS_KEPT = 2;

/** A cache key for the statements that matchesPrepared makes; null where they are too many to be kept. */
export const wordsKey = (words: readonly SearchWord[]): string | null =>
  words.length > MOST_WORDS_KEPT
    ? null
    : words
        .map(
          ({ parts, number, tag }) =>
            `${parts.length}${number === null ? '' : '#'}${tag ? 't' : ''}`,
        )
        .join(' ');

export const wordValues = (words: readonly SearchWord[]): Record<string, string | number> =>
  Object.fromEntries(
    words.flatMap(({ parts, number, tag }, at) => [
      ...parts.map((part, of) => [`word${at}_${of}`, part] as const),
      ...(number === null ? [] : [[`number${at}`, number] as const]),
      ...(tag === null ? [] : [[`tag${at}`, tag] as const]),
    ]),
  );

function holdsWords(
  { keys, numbers, tag: tagColumn }: SearchFields,
  words: readonly SearchWord[],
  bind = (_name: string, value: string | number) => sql`${value}`,
): SQL | undefined {
  return and(
    ...words.map(({ parts, number, tag }, at) =>
      or(
        ...parts.flatMap((part, of) =>
          keys.map((key) => sql`instr(${key}, ${bind(`word${at}_${of}`, part)})`),
        ),
        number === null || !numbers
          ? undefined
          : sql`${bind(`number${at}`, number)} IN (${numbers})`,
        tag === null || !tagColumn ? undefined : sql`${tagColumn} = ${bind(`tag${at}`, tag)}`,
      ),
    ),
  );
}
