import { fold } from '#src/domain/text/fold.ts';

/** What people call a filter's value; several values may be called the same. */
export type FilterPhrase<Value> = { says: string; value: Value };

/**
 * What a typed text says of filters: "females on rack B that refused" names three. At each word the longest phrase counts;
 * `rest` are the words that none has, `fillers` those that mean nothing between phrases.
 */
export function readPhrases<Value>(
  typed: string,
  phrases: readonly FilterPhrase<Value>[],
  fillers: ReadonlySet<string>,
): { values: Value[]; phrases: number; rest: string[] } {
  const words = wordsIn(typed);
  const byFirst = Map.groupBy(
    phrases.map((phrase) => ({ phrase, words: wordsIn(phrase.says) })),
    (known) => known.words[0] ?? '',
  );
  const values: Value[] = [];
  const rest: string[] = [];
  let found = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const here = (byFirst.get(word) ?? []).filter((known) =>
      known.words.every((one, place) => one === words[at + place]),
    );
    const longest = Math.max(0, ...here.map((known) => known.words.length));
    if (longest === 0) {
      if (!fillers.has(word)) rest.push(word);
      at += 1;
      continue;
    }
    for (const known of here) if (known.words.length === longest) values.push(known.phrase.value);
    found += 1;
    at += longest;
  }
  return { values, phrases: found, rest };
}

/** The words of a text as they are compared. */
const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[\s,/?!]+/)
    .filter(Boolean);
