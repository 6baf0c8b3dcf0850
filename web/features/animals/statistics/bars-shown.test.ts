import { expect, test } from 'bun:test';
import { barsShown } from './bars-shown.ts';

test.each([
  [3, 6],
  [6, 6],
  [7, 7],
  [8, 6],
])('of %d there are %d bars at the most', (count, shown) => {
  expect(barsShown(count, 6)).toBe(shown);
});
