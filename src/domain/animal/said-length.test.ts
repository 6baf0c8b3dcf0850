import { expect, test } from 'bun:test';
import { readCentimetres } from './said-length.ts';

test.each([
  ['4.5', 4.5],
  ['4,5 cm', 4.5],
  ['45 mm', 4.5],
  ['45mm', 4.5],
  ['1.75"', 4.45],
  ['2 in', 5.08],
  ['1.2 m', 120],
  ['-4', -4],
  ['12.', 12],
  ['.5', 0.5],
  ['1,250', 1.25],
  ['1,250 mm', null],
  ['ca. 5 cm', 5],
  ['~5cm', 5],
  ['4" DLS', 10.16],
  ['1 1/2"', 3.81],
  ['½ in', 1.27],
  ['2,5cm KL', 2.5],
  ['KL 5', 5],
  ['KL: 4,5', 4.5],
  ['KL 4-5', null],
  ['FH 4', null],
  ['3-4 cm', null],
  ['4-5', null],
  ['big', null],
  ['4 kg', null],
] as const)('a size: %s is %p cm', (text, expected) => {
  expect(readCentimetres(text)).toBe(expected);
});
