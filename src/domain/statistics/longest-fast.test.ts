import { expect, test } from 'bun:test';
import { longestFast } from './meals.ts';
import type { CountedAnimal } from './records.ts';

const animal = (hatched: string | null = null, an_count = 1) =>
  ({ id: 1, name: 'Ada', an_count, hatched }) as CountedAnimal;
const meal = (date_f: string, progress: 0 | 1 | 2 = 0) => ({
  ...{ pet_id: 1, date_f, progress, food: 'Dubia', amount: null },
});

test.each<[string, CountedAnimal, string | null, string[], number | null]>([
  ['one meal', animal(), null, ['2026-02-01'], null],
  ['two meals', animal(), null, ['2026-02-01', '2026-02-11'], 10],
  ['the one before is of another year', animal(), '2025-12-01', ['2026-02-01'], 62],
  ['two years', animal(), '2024-02-02', ['2026-02-01'], 730],
  ['over two years', animal(), '2024-02-01', ['2026-02-01'], null],
  ['a mistyped year', animal(), '2016-02-01', ['2026-02-01', '2026-02-08'], 7],
  ['before it hatched', animal('2025-06'), '2025-01-01', ['2026-02-01', '2026-02-08'], 7],
  [
    'a meal of the year before it hatched',
    animal('2026-02-05'),
    null,
    ['2026-02-01', '2026-02-08'],
    null,
  ],
  ['a group', animal(null, 3), null, ['2026-02-01', '2026-02-11'], null],
])('the longest fast: %s', (_, one, before, days, fast) => {
  const meals_before = before === null ? [] : [{ pet_id: 1, date_f: before }];
  const offers = days.map((day) => meal(day));
  expect(longestFast({ offers, meals_before }, [one])?.days ?? null).toBe(fast);
});

test.each<[string, string | null, [day: string, progress: 0 | 1 | 2][], number | null]>([
  [
    'goes on to the last refusal',
    '2025-12-01',
    [
      ['2026-01-10', 2],
      ['2026-02-01', 2],
    ],
    62,
  ],
  [
    'ends with a meal',
    '2025-12-01',
    [
      ['2026-01-10', 2],
      ['2026-02-01', 0],
      ['2026-02-03', 2],
    ],
    62,
  ],
  [
    'does not go on to an open offer',
    '2025-12-01',
    [
      ['2026-01-10', 2],
      ['2026-02-01', 1],
    ],
    40,
  ],
  ['begins with a meal', null, [['2026-01-10', 2]], null],
  [
    'is over where a meal is of the day of a refusal',
    null,
    [
      ['2026-01-10', 0],
      ['2026-01-10', 2],
    ],
    null,
  ],
])('a fast %s', (_, before, days, fast) => {
  const meals_before = before === null ? [] : [{ pet_id: 1, date_f: before }];
  const offers = days.map(([day, progress]) => meal(day, progress));
  expect(longestFast({ offers, meals_before }, [animal()])?.days ?? null).toBe(fast);
});
