import { expect, test } from 'bun:test';
import { patience } from './read-body.ts';

test.each([
  ['nothing yet', 0, 0, 15_000],
  ['a byte every three seconds', 12_000, 4, 3000.4],
  ['still too slow', 15_001, 5, 0],
  ['a slow network', 20_000, 400_000, 30_000],
  ['the end of all patience', 149_000, 20_000_000, 1000],
])('%s: how long the next byte may take', (_what, elapsed, received, most) => {
  expect(patience(elapsed, received)).toBeCloseTo(most, 3);
});
