import { expect, test } from 'bun:test';
import { lineProblem, tidyName } from './one-line.ts';

const empty = 'must not be empty';
const broken = 'must be one line, without control characters';

test.each([
  ['Rosa', null],
  [' Rosa ', null],
  ['🕷️', null],
  ['👩\u200D🔬', null],
  ['e\u0301', null],
  ['نمر', null],
  ['\u200Fنمر', null],
  ['<b>x</b>', null],
  ['', empty],
  [' \t\n', empty],
  ['\u0000', empty],
  ['\u00A0\u3000', empty],
  ['\u200B', empty],
  ['\uFEFF\u2060', empty],
  ['\u202E\u202C', empty],
  ['\u00AD\u034F\u3164\u2800', empty],
  ['\u{E0041}', empty],
  ['a\u0000b', broken],
  ['a\nb', broken],
  ['a\tb', broken],
  ['a\u0085b', broken],
  ['a\u2028b', broken],
  ['\u202Eabc', broken],
  ['a\u2066b', broken],
])('%j as a line: %p', (text, problem) => {
  expect(lineProblem(text)).toBe(problem);
});

test('tidying keeps the words and one blank between them', () => {
  expect(tidyName('  Brachypelma \u00A0\t hamorii\n')).toBe('Brachypelma hamorii');
  expect(tidyName('E\u0301rica')).toBe('\u00C9rica');
});
