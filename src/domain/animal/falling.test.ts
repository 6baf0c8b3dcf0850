import { expect, test } from 'bun:test';
import { falling } from './falling.ts';

const weighed = (...values: number[]) =>
  values.map((value, at) => ({
    date_ms: `2026-01-${String(28 - at * 7).padStart(2, '0')}`,
    value,
  }));

test.each([
  [[], null],
  [[40], null],
  [[41, 40], null],
  [[40, 40], null],
  [[39, 40], { times: 1, since: '2026-01-21' }],
  [[38, 39, 40, 39], { times: 2, since: '2026-01-14' }],
])('%j falls %j', (values, falls) => {
  expect(falling(weighed(...values))).toEqual(falls);
});
