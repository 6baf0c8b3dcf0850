import { expect, test } from 'bun:test';
import type { ProblemCode } from '#src/domain/problems/codes.ts';
import { singleLineProblem, tidyName } from './single-line.ts';

const empty = 'empty';
const broken = 'several_lines';

test.each<[string, ProblemCode | null]>([
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
  expect(singleLineProblem(text)?.code ?? null).toBe(problem);
});

test('tidying keeps the words and one space between them', () => {
  expect(tidyName('  Brachypelma \u00A0\t hamorii\n')).toBe('Brachypelma hamorii');
  expect(tidyName('E\u0301rica')).toBe('\u00C9rica');
});
