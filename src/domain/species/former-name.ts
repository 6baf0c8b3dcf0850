import { matchesWords, type SearchWord } from '#src/domain/text/search-words.ts';

/** Of the former names of a species the one that a search means: that with most of its words; null where none has one. */
export function formerNameFound(
  names: readonly string[],
  words: readonly SearchWord[],
): string | null {
  const found = (name: string) =>
    words.filter((word) => matchesWords({ names: [name] }, [word])).length;
  const most = Math.max(0, ...names.map(found));
  return most === 0 ? null : (names.find((name) => found(name) === most) ?? null);
}
