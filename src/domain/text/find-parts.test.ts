import { expect, test } from 'bun:test';
import { excerptOf, findParts } from './find-parts.ts';
import { searchWords } from './search-words.ts';

/** The text with its found parts in brackets. */
function marked(text: string, search: string): string {
  const parts = findParts(text, searchWords(search)).toReversed();
  return parts.reduce(
    (all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`,
    text,
  );
}

test.each([
  ['Mexican redknee', 'red', 'Mexican [red]knee'],
  ['Mexican redknee', 'KNEE mex', '[Mex]ican red[knee]'],
  ['Rosalía', 'salia', 'Ro[salía]'],
  ['Große Weiße', 'weisse', 'Große [Weiße]'],
  ['Große Weiße', 'eis', 'Große W[eiß]e'],
  ['Brachypelma hamorii', 'b. ham', '[B]rachypelma [ham]orii'],
  ['Brachypelma hamorii', 'h brach', '[Brach]ypelma [h]amorii'],
  ['Redred', 'red redr', '[Redr]ed'],
  ['Curly', 'red', 'Curly'],
  ['Curly', '', 'Curly'],
  ['', 'red', ''],
])('%p is marked for %p: %p', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test.each([
  ['red mark on the left palp', 'red', 60, 'red mark on the left palp'],
  ['a note\n of two lines, red', 'red', 60, 'a note of two lines, red'],
  [
    'bought at the fair in Hamm, molted there, has a red mark on the left palp',
    'red',
    40,
    '…molted there, has a red mark on the left…',
  ],
  ['one very long beginning and then the end is red', 'red', 30, '…and then the end is red'],
  ['red is the beginning of this long note', 'red', 12, 'red is the b…'],
])('%p is cut around %p to %p letters', (text, search, length, expected) => {
  const { text: cut, parts } = excerptOf(text, searchWords(search), length);
  expect(cut).toBe(expected);
  expect(parts.map(([from, to]) => cut.slice(from, to))).toEqual(['red']);
});
