import { describe, expect, test } from 'bun:test';
import { fastsOf, gapsOf, growthOf, mealGapsOf, sizeAtAge, type Life } from './life.ts';

const life = (fields: Partial<Life>): Life => ({
  ...{
    uid: 2,
    an_type: 'tarantula',
    gender: 'other',
    hatched: null,
    until: '2026-01-01',
    molts: [],
    lengths: [],
    meals: [],
  },
  ...fields,
});
const molts = (...list: [day: string, size: number | null][]) =>
  list.map(([date_mt, size]) => ({ date_mt, size }));
const meals = (...days: string[]) => days.map((date_f) => ({ date_f, food: 'Dubia' }));

describe('gaps between molts begin with the size of that time', () => {
  test.each<[string, Life['molts'], [number | null, number][]]>([
    ['one molt has none', molts(['2025-01-01', 3]), []],
    ['a size at each', molts(['2025-01-01', 3], ['2025-03-01', 4]), [[3, 59]]],
    [
      'a size that nobody measured is the one before',
      molts(['2025-01-01', 3], ['2025-03-01', null], ['2025-05-01', 5]),
      [
        [3, 59],
        [3, 61],
      ],
    ],
    ['no size at all', molts(['2025-01-01', null], ['2025-03-01', null]), [[null, 59]]],
    [
      'a size that shrank is a mistake',
      molts(['2025-01-01', 3], ['2025-03-01', 2], ['2025-05-01', 5]),
      [
        [3, 59],
        [3, 61],
      ],
    ],
    [
      'one that those after it contradict, too',
      molts(['2025-01-01', 3], ['2025-03-01', 30], ['2025-05-01', 4], ['2025-07-01', 5]),
      [
        [3, 59],
        [3, 61],
        [4, 61],
      ],
    ],
    ['a molt that is noted twice is one', molts(['2025-01-01', 3], ['2025-01-03', 3]), []],
    [
      'a mistyped year is none of its sizes',
      molts(['1925-01-01', 9], ['2025-01-01', 3], ['2025-03-01', 4]),
      [[3, 59]],
    ],
    ['days to come count nowhere', molts(['2025-01-01', 3], ['2026-03-01', 4]), []],
  ])('%s', (_, list, gaps) => {
    expect(gapsOf(life({ molts: list })).map(({ size, days }) => [size, days])).toEqual(gaps);
  });
});

test('several meals on a day are one', () => {
  const ate = meals('2025-01-01', '2025-01-01', '2025-01-06');
  expect(mealGapsOf(life({ meals: ate }))).toEqual([{ days: 5, size: null }]);
});

test.each<[string, Life['meals'], number[]]>([
  ['nobody noted meals', [], []],
  ['the last meal before the molt', meals('2025-01-01', '2025-01-20', '2025-03-05'), [40]],
  ['a meal on its day', meals('2025-01-01', '2025-03-01'), [0]],
  ['a molt before the first meal that is known', meals('2025-04-01'), []],
])('a fast: %s', (_, ate, fasts) => {
  expect(fastsOf(life({ meals: ate, molts: molts(['2025-03-01', 3]) }))).toEqual(fasts);
});

test.each<[string, string | null, number, number | null]>([
  ['of unknown birth', null, 1, null],
  ['of which only the year is known', '2023', 1, null],
  ['before the first molt', '2024-01', 0.5, null],
  ['after the first', '2024-01', 1, 3],
  ['after the second', '2024-01', 1.5, 4],
  ['after its last day', '2024-01', 3, null],
])('the size at an age: %s', (_, hatched, years, size) => {
  const one = life({ hatched, molts: molts(['2024-12-01', 3], ['2025-05-01', 4]) });
  expect(sizeAtAge(one, years)).toBe(size);
});

test('sizes are those at molts and those that were measured by themselves', () => {
  const one = life({
    ...{ an_type: 'reptile', hatched: '2024-01-01' },
    molts: molts(['2024-07-01', 50], ['2025-01-01', null]),
    lengths: [
      { date_ms: '2024-12-01', kind: 'total_length', value: 70 },
      { date_ms: '2025-02-01', kind: 'total_length', value: 7 },
      { date_ms: '2025-03-01', kind: 'total_length', value: 80 },
    ],
    meals: meals('2024-12-03', '2024-12-10'),
  });
  expect(growthOf(one).map(({ size }) => size)).toEqual([50, 70, 80]);
  expect(gapsOf(one)).toEqual([{ days: 184, size: 50 }]);
  expect(mealGapsOf(one)).toEqual([{ days: 7, size: 70 }]);
  expect(sizeAtAge(one, 1)).toBe(70);
});

test('a size that those after it contradict is no growth, and never the size at an age', () => {
  const list = molts(['2024-07-01', 5], ['2025-01-01', 30], ['2025-07-02', 6], ['2025-10-01', 6.5]);
  const one = life({ hatched: '2024-01-01', molts: list });
  expect(growthOf(one).map(({ size }) => size)).toEqual([5, 6, 6.5]);
  expect(sizeAtAge(one, 1.25)).toBe(5);
});

test('growth is what was measured, with the age', () => {
  const one = life({
    hatched: '2024-01-01',
    molts: molts(['2024-07-01', 2], ['2024-10-01', null], ['2025-01-01', 1.5], ['2025-07-02', 4]),
  });
  expect(growthOf(one)).toEqual([
    { years: 0.5, size: 2 },
    { years: 1.5, size: 4 },
  ]);
});
