/**
 * A text for searches and comparisons: without case and accents. 'Ünal', 'unal' and 'ÜNAL' are equal, and so are 'Łódź'
 * and 'lodz', 'Straße' and 'STRASSE'. Each letter is folded independently, which the search keys of the database rely
 * on (src/db/search-keys.ts).
 */
export const fold = (text: string) =>
  text.replace(FOLDABLE, foldLetter).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Every letter beyond ASCII that folds to something else, with the result. */
export const foldedLetters = (): [letter: string, folded: string][] =>
  RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)),
  )
    .map((letter): [string, string] => [letter, fold(letter)])
    .filter(([letter, folded]) => folded !== letter);

/** Letters that Unicode does not decompose, and characters that keyboards lack. */
const OTHERS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ſ', 's'],
  ['ς', 'σ'],
  ['×', 'x'],
  ['\u00a0', ' '],
  ['‘', "'"],
  ['’', "'"],
]);

/** The scripts that have case and accents: Latin, Greek, Cyrillic, Armenian, and their later extensions. */
const RANGES = [
  [0x80, 0x58f],
  [0x1e00, 0x218f],
] as const;
const FOLDABLE = /[\u0080-\u058f\u1e00-\u218f]/g;

function foldLetter(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return OTHERS.get(bare) ?? bare;
}
