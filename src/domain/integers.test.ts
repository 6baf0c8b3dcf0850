import { expect, test } from 'bun:test';
import { parseInteger } from '#src/domain/integers.ts';

test.each<[string, number | null]>([
  ['0', 0],
  ['-0', 0],
  ['12', 12],
  ['-12', -12],
  ['007', 7],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', null],
  ['-9007199254740992', null],
  ['9'.repeat(400), null],
  ['', null],
  [' 1', null],
  ['1 ', null],
  ['1\n', null],
  ['+1', null],
  ['--1', null],
  ['-', null],
  ['1.0', null],
  ['1,000', null],
  ['1e3', null],
  ['0x10', null],
  ['0b1', null],
  ['1_000', null],
  ['1n', null],
  ['Infinity', null],
  ['NaN', null],
  ['null', null],
  ['١', null],
])('%p reads as %p', (text, value) => {
  expect(parseInteger(text)).toBe(value);
});
