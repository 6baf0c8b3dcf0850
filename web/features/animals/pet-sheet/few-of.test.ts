import { expect, test } from 'bun:test';
import { fewOf } from './few-of.ts';

test.each<[number, number, number[]]>([
  [0, 3, []],
  [2, 3, [0, 1]],
  [3, 3, [0, 1, 2]],
  [4, 3, [0, 2, 3]],
  [9, 3, [0, 4, 8]],
  [12, 5, [0, 3, 6, 8, 11]],
])('of %d at most %d are shown', (count, most, shown) => {
  expect(fewOf([...Array(count).keys()], most)).toEqual(shown);
});
