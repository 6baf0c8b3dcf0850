import { expect, test } from 'bun:test';
import { scaleFor } from './scale.ts';

test.each([
  [0, [1, 0]],
  [1, [1, 0]],
  [3, [3, 2, 1, 0]],
  [7, [8, 6, 4, 2, 0]],
  [58, [60, 40, 20, 0]],
  [672, [800, 600, 400, 200, 0]],
])('the axis for %d is %p', (value, labels) => {
  expect(scaleFor(value)).toEqual({ top: labels[0] ?? 0, labels });
});
