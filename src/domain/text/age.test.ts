import { expect, test } from 'bun:test';
import { ageOf, type Age } from './age.ts';

test.each<[number, Age['unit'], number]>([
  [0, 'day', 0],
  [1, 'day', 1],
  [59, 'day', 59],
  [60, 'month', 2],
  [172, 'month', 6],
  [227, 'month', 7],
  [365, 'month', 12],
  [730, 'month', 24],
  [731, 'year', 2],
  [1000, 'year', 3],
])('%d days are said in the unit %s: %d', (days, unit, n) => {
  expect(ageOf(days)).toEqual({ unit, n });
});
