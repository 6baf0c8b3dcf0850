import { expect, test } from 'bun:test';
import { firstCurve, growthOf, growthSince, lastYear } from './growth.ts';

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

const since = '2026-01-01';
const today = '2026-01-31';

test.each<[string, [string, number][], string | null, [string, number][]]>([
  [
    'begins with what it was before',
    [
      ['2025-01-01', 3],
      ['2025-06-01', 4],
      ['2026-01-10', 5],
    ],
    today,
    [
      [since, 4],
      ['2026-01-10', 5],
      [today, 5],
    ],
  ],
  [
    'lasts where it was only measured before',
    [['2025-06-01', 4]],
    today,
    [
      [since, 4],
      [today, 4],
    ],
  ],
  ['is nothing of one that left before', [['2025-06-01', 4]], null, []],
  ['ends with the last value of one that left', [['2026-01-10', 4]], null, [['2026-01-10', 4]]],
  [
    'on the first day is not drawn twice',
    [
      ['2025-06-01', 4],
      [since, 5],
    ],
    null,
    [[since, 5]],
  ],
  ['of today is a point', [[today, 4]], today, [[today, 4]]],
  ['that nobody measured is nothing', [], today, []],
])('of a curve behind another a length %s', (_, points, lasts, shown) => {
  const given = points.map(([day, value]) => ({ day, value }));
  const found = growthSince('leg_span', given, since, lasts);
  expect(found.map(({ day, value }) => [day, value] as [string, number])).toEqual(shown);
});

test.each<[string, [string, number][], [string, number][]]>([
  [
    'begins between two values',
    [
      ['2025-12-22', 100],
      ['2026-01-11', 140],
    ],
    [
      [since, 120],
      ['2026-01-11', 140],
    ],
  ],
  ['is a point where there is one', [['2026-01-11', 140]], [['2026-01-11', 140]]],
  ['says nothing of later days', [['2025-12-22', 100]], []],
  [
    'on the first day needs none before it',
    [
      ['2025-12-22', 100],
      [since, 110],
    ],
    [[since, 110]],
  ],
])('of a curve behind another a weight %s', (_, points, shown) => {
  const given = points.map(([day, value]) => ({ day, value }));
  const found = growthSince('weight', given, since, today);
  expect(found.map(({ day, value }) => [day, value] as [string, number])).toEqual(shown);
});
