import { distances } from '#src/domain/import/fuzzy-match.ts';
import { fold } from '#src/domain/text/fold.ts';
import { matchesKey, NAME, searchKey, searchWords } from '#src/domain/text/search-words.ts';
import type { SearchWord } from '#src/domain/text/search-words.ts';

type Names = {
  sc_name: string;
  former: readonly string[];
  cm_name: string;
  de_name: string;
};

type Entry<Row> = { row: Row; key: string; words: readonly string[] };

/** What a search compares, folded once. */
export type NameList<Row> = readonly Entry<Row>[];

export function listOfNames<Row extends Names>(rows: readonly Row[]): NameList<Row> {
  return rows.map((row) => {
    const { sc_name, former, cm_name, de_name } = row;
    const key = searchKey({ names: [sc_name, ...former], texts: [cm_name, de_name] });
    return { row, key, words: wordsOf(key) };
  });
}

/**
 * The rows that have every word of the search in any of their names; those with a scientific name that begins with it
 * come first. Only where there are none, a word may be misspelled.
 */
export function searchNames<Row>(list: NameList<Row>, search: string): Row[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const exact = list.filter(({ key }) => matchesKey(key, {}, words));
  const found = exact.length > 0 ? exact : misspelled(list, words);
  const start = NAME + fold(search.trim());
  const begins = ({ key }: Entry<Row>) => (key.includes(start) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b)).map(({ row }) => row);
}

/** Each word is compared only with those of the rows that the words before it left, and once with each of these. */
function misspelled<Row>(entries: readonly Entry<Row>[], typed: readonly SearchWord[]) {
  let left = entries;
  for (const { parts } of typed) {
    const words = new Set(left.flatMap((entry) => entry.words));
    const meant = new Set([...words].filter((word) => mayMean(parts, word)));
    left = left.filter((entry) => entry.words.some((word) => meant.has(word)));
  }
  return left;
}

const mayMean = (parts: readonly string[], word: string): boolean =>
  parts.some((part) => word.includes(part.trim()) || isMisspelled(part, word));

/** One mistake in a word of four to seven letters, two in a longer one; the end may be missing. */
function isMisspelled(typed: string, word: string): boolean {
  const most = typed.length < 8 ? 1 : 2;
  if (typed.length < 4 || word.length < typed.length - most) return false;
  return Math.min(...distances(typed, word.slice(0, typed.length + most))) <= most;
}

const wordsOf = (key: string) => [...new Set(key.match(/[\p{L}\p{N}-]+/gu) ?? [])];
