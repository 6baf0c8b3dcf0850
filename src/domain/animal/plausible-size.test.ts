import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { isSize } from './plausible-size.ts';

test.each([
  [0.01, true],
  [0.07, true],
  [1.15, true],
  [4.25, true],
  [1000, true],
  [0, false],
  [0.001, false],
  [4.255, false],
  [4.2500001, false],
  [1000.01, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%p cm is a size: %p', (size, expected) => {
  expect(isSize(size)).toBe(expected);
});

test('every number of hundredths within the limits is a size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (hundredths) => isSize(hundredths / 100)),
  );
});
