import { expect, test } from 'bun:test';
import { ageOf } from './age.ts';

const today = '2026-11-24';

test.each([
  ['2021', { unit: 'year', count: 5, about: true }],
  ['2026', null],
  ['2024-12', { unit: 'month', count: 23, about: true }],
  ['2024-11', { unit: 'year', count: 2, about: true }],
  ['2026-11', { unit: 'month', count: 0, about: true }],
  ['2024-11-25', { unit: 'month', count: 23, about: false }],
  ['2024-11-24', { unit: 'year', count: 2, about: false }],
  ['2026-09-24', { unit: 'month', count: 2, about: false }],
  ['2026-09-25', { unit: 'week', count: 8, about: false }],
  ['2026-11-24', { unit: 'week', count: 0, about: false }],
  ['2026-11-25', null],
] as const)('hatched %s', (hatched, age) => {
  expect(ageOf(hatched, today)).toEqual(age);
});
