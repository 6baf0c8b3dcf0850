/** A text in three parts: what it begins with like another text, where they differ, and what it ends with like it. */
type Difference = [before: string, differs: string, after: string];

/** Word by word, so that no word is cut. */
export function differenceOf(text: string, other: string): Difference {
  const mine = wordsOf(text);
  const theirs = wordsOf(other);
  const shorter = Math.min(mine.length, theirs.length);
  let before = 0;
  while (before < shorter && mine[before] === theirs[before]) before += 1;
  let after = 0;
  while (after < shorter - before && mine.at(-1 - after) === theirs.at(-1 - after)) after += 1;
  const end = mine.length - after;
  return [
    mine.slice(0, before).join(''),
    mine.slice(before, end).join(''),
    mine.slice(end).join(''),
  ];
}

/** With the space between them. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter(Boolean);
