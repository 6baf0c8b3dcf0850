import { expect, test } from 'bun:test';
import { moltGaps } from './molt-gaps.ts';

const today = '2025-06-01';
const anybody = { an_type: 'tarantula', hatched: null, an_count: 1 } as const;
const of = (days: string[], hatched: string | null = null) =>
  moltGaps(
    days.map((date_mt) => ({ date_mt, size: null })),
    { an_type: 'tarantula', hatched, an_count: 1 },
    today,
  );

test.each<[string, string[], number[], string]>([
  ['days in any order', ['2025-01-11', '2024-10-03', '2025-04-21'], [100, 100], '2025-04-21'],
  [
    'a molt noted again three days later',
    ['2025-01-01', '2025-04-11', '2025-04-14'],
    [100],
    '2025-04-11',
  ],
  [
    'one noted again and again, three days later each time',
    ['2025-01-01', '2025-04-11', '2025-04-14', '2025-04-17'],
    [100],
    '2025-04-11',
  ],
  [
    'one noted again weeks later',
    ['2024-06-25', '2024-10-03', '2025-01-11', '2025-02-01', '2025-05-01'],
    [100, 100, 110],
    '2025-05-01',
  ],
  [
    'a last one noted again',
    ['2024-10-03', '2025-01-11', '2025-04-21', '2025-05-01'],
    [100, 100],
    '2025-04-21',
  ],
  ['a year to come', ['2024-10-03', '2025-01-11', '2052-04-21'], [100], '2025-01-11'],
  ['a year long past', ['1925-01-01', '2024-10-03', '2025-01-11'], [100], '2025-01-11'],
  [
    'a molt that was forgotten',
    ['2024-03-17', '2024-06-25', '2025-01-11', '2025-04-21'],
    [100, 100],
    '2025-04-21',
  ],
])('gaps leave out %s', (_, days, gaps, last) => {
  expect(of(days)).toMatchObject({ gaps, last });
});

test('a molt before the animal hatched is a mistake', () => {
  expect(of(['2023-05-01', '2024-10-03', '2025-01-11'], '2024')).toMatchObject({ gaps: [100] });
});

test('a last molt that is noted twice with its size leaves the growth before it', () => {
  const molts = [
    { date_mt: '2024-10-03', size: 4 },
    { date_mt: '2025-01-11', size: 5 },
    { date_mt: '2025-01-13', size: 5 },
  ];
  expect(moltGaps(molts, anybody, today)?.growth).toBe(0.25);
});

test('no molt, no gaps', () => {
  expect(of([])).toBeNull();
  expect(of(['2025-07-01'])).toBeNull();
});

test.each<[string, (number | null)[], number | null]>([
  ['the last two sizes', [2, 4, 5], 0.25],
  ['sizes with gaps', [4, null, 5], 0.25],
  ['a size that shrinks is a mistake', [4, 5, 0.5], 0.25],
  ['a size that those after it contradict is one, too', [4, 30, 5], 0.25],
  ['one size', [null, 5, null], null],
])('growth by %s', (_, sizes, growth) => {
  const molts = sizes.map((size, at) => ({ date_mt: `2025-0${at + 1}-01`, size }));
  expect(moltGaps(molts, anybody, today)?.growth ?? null).toBe(growth);
});
