import { expect, test } from 'bun:test';
import { firstCurve, growthOf, lastYear } from './growth.ts';

const molts = [
  { date_mt: '2026-05-01', size: 5 },
  { date_mt: '2026-01-01', size: 4 },
  { date_mt: '2025-09-01', size: null },
];

test('a molt’s size is the length of the type, and counts before what was measured that day', () => {
  const growth = growthOf('tarantula', molts, [
    { date_ms: '2026-03-01', kind: 'leg_span', value: 4.2 },
    { date_ms: '2026-05-01', kind: 'leg_span', value: 4.9 },
    { date_ms: '2026-05-02', kind: 'weight', value: 12 },
  ]);
  expect(growth.get('leg_span')).toEqual([
    { day: '2026-01-01', value: 4, isMolt: true },
    { day: '2026-03-01', value: 4.2, isMolt: false },
    { day: '2026-05-01', value: 5, isMolt: true },
  ]);
  expect([...growth.keys()]).toEqual(['leg_span', 'weight']);
  expect(firstCurve(growth)).toBe('leg_span');
});

test('a reptile begins with its weight, if there are two of it', () => {
  const weight = (date_ms: string, value: number) => ({ date_ms, kind: 'weight' as const, value });
  const one = growthOf('reptile', molts, [weight('2026-03-01', 900)]);
  expect(firstCurve(one)).toBe('total_length');
  const two = growthOf('reptile', molts, [weight('2026-03-01', 900), weight('2026-04-01', 950)]);
  expect(firstCurve(two)).toBe('weight');
  expect(firstCurve(growthOf('reptile', [], []))).toBeUndefined();
});

test('the last year begins with the value before it', () => {
  const points = ['2024-01-01', '2025-01-01', '2025-12-01', '2026-02-01'].map((day, at) => ({
    ...{ day, value: at, isMolt: false },
  }));
  expect(lastYear(points, '2026-06-01').map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(lastYear(points, '2028-06-01').map(({ value }) => value)).toEqual([3]);
});
