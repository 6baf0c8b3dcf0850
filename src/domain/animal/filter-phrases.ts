import { fold } from '#src/domain/text/fold.ts';

/**
 * What people call a filter's value; several values may be called the same. '#' stands for a whole number, which the value
 * is made of.
 */
export type FilterPhrase<Value> = { says: string; value: Value | ((number: number) => Value) };

/**
 * What a typed text says of filters: "females on rack B that refused" names three. At each word the longest phrase counts;
 * `rest` are the words that none has, `fillers` those that mean nothing between phrases. What a word of `negations` stands
 * before is no phrase: "not molted" asks for the opposite of one.
 */
export function readPhrases<Value extends object | string>(
  typed: string,
  phrases: readonly FilterPhrase<Value>[],
  fillers: ReadonlySet<string>,
  negations: ReadonlySet<string> = new Set(),
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
      known.words.every((one, place) => isCalled(one, words[at + place])),
    );
    const longest = Math.max(0, ...here.map((known) => known.words.length));
    if (longest === 0 && negations.has(word)) {
      rest.push(...words.slice(at, at + 2));
      at += 2;
      continue;
    }
    if (longest === 0) {
      if (!fillers.has(word)) rest.push(word);
      at += 1;
      continue;
    }
    for (const known of here) {
      if (known.words.length !== longest) continue;
      const { value } = known.phrase;
      const number = Number(words[at + known.words.indexOf(NUMBER)]);
      values.push(typeof value === 'function' ? value(number) : value);
    }
    found += 1;
    at += longest;
  }
  return { values, phrases: found, rest };
}

const NUMBER = '#';

const isCalled = (says: string, word = '') =>
  says === NUMBER ? /^\d{1,4}$/.test(word) : says === word;

/** The words of a text as they are compared. */
const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[\s,/?!]+/)
    .filter(Boolean);
