import { expect, test } from 'bun:test';
import { formatPercent } from './format-percent.ts';

test.each([
  [0, '0%'],
  [0.0039, '0.4%'],
  [0.0004, '0.04%'],
  [0.01, '1%'],
  [0.114, '11%'],
  [1, '100%'],
])('%p is %p', (part, expected) => {
  expect(formatPercent(part)).toBe(expected);
});
