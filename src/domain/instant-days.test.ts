import { expect, test } from 'bun:test';
import { dayOfRecord, earliestDayOf } from './instant-days.ts';

test.each([
  ['2026-03-11T00:00:00Z', '2026-03-10'],
  ['2026-03-11T11:59:59Z', '2026-03-10'],
  ['2026-03-11T12:00:00Z', '2026-03-11'],
  ['2026-03-11T23:59:59Z', '2026-03-11'],
  ['2026-01-01T03:00:00Z', '2025-12-31'],
])('at %s it is %s or later for every keeper', (instant, day) => {
  expect(earliestDayOf(instant)).toBe(day);
});

test.each([
  ['2026-03-09T23:30:00Z', '2026-03-09'],
  ['2026-03-10T23:30:00Z', '2026-03-10'],
  // the evening of the 10th in New York
  ['2026-03-11T01:30:00Z', '2026-03-10'],
  ['2026-03-12T00:30:00Z', '2026-03-12'],
])('a record of %s is of %s for a keeper who has 10 March', (created, day) => {
  expect(dayOfRecord(created, '2026-03-10')).toBe(day);
});
