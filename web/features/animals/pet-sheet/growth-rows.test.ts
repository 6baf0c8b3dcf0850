import { expect, test } from 'bun:test';
import { addDays, type Day } from '#src/domain/days.ts';
import { growthRows } from './growth-rows.ts';

const weekly = (weeks: number) =>
  Array.from({ length: weeks }, (_, at) => ({
    date_ms: addDays('2026-11-20', -7 * at),
    kind: 'weight' as const,
    value: 1400 - at,
  }));
const molt = { date_mt: '2024-02-02' as Day, size: 82 };

test('a few weights are all there', () => {
  const { rows, isThinned } = growthRows({ molts: [molt], measurements: weekly(12) }, 'reptile');
  expect([rows.length, isThinned]).toEqual([13, false]);
});

test('of weights from week to week the newest are there, and before one a quarter, and all lengths', () => {
  const length = { date_ms: '2025-03-04' as Day, kind: 'snout_vent' as const, value: 90 };
  const { rows, isThinned } = growthRows(
    { molts: [molt], measurements: [...weekly(104), length] },
    'reptile',
  );
  expect(isThinned).toBe(true);
  expect(rows.slice(0, 12).map(({ day }) => day)).toEqual(weekly(12).map(({ date_ms }) => date_ms));
  const earlier = rows.slice(12).map(({ day }) => day);
  expect(earlier).toContain('2024-02-02');
  expect(earlier).toContain('2025-03-04');
  expect(earlier.length).toBeWithin(8, 12);
});
