import { expect, test } from 'bun:test';
import { countedMoltsOf } from './counted-molts.ts';
import { countedSizesOf } from './counted-sizes.ts';
import type { MeasurementKind } from './measurements.ts';

const today = '2026-03-10';
type Lengths = [day: string, value: number, kind?: MeasurementKind][];
type Molts = [day: string, size: number | null][];

const sizesOf = (molts: Molts, lengths: Lengths, an_type: 'reptile' | 'tarantula' = 'reptile') => {
  const pet = { an_type, hatched: '2024-01', an_count: 1 };
  const noted = molts.map(([date_mt, size]) => ({ date_mt, size }));
  const { sizes, wrong } = countedSizesOf(
    countedMoltsOf(noted, pet, today),
    lengths.map(([date_ms, value, kind = 'total_length']) => ({ date_ms, value, kind })),
    pet,
    today,
  );
  return { sizes: sizes.map(({ day, size }) => [day, size]), wrong };
};

test.each<[string, Molts, Lengths, Lengths, string[]]>([
  ['nothing', [], [], [], []],
  ['molts alone', [['2025-01-01', 3]], [], [['2025-01-01', 3]], []],
  [
    'what was measured by itself',
    [['2025-01-01', null]],
    [
      ['2025-02-01', 40],
      ['2025-08-01', 55],
    ],
    [
      ['2025-02-01', 40],
      ['2025-08-01', 55],
    ],
    [],
  ],
  [
    'both, in the order of their days, and of a day the molt’s',
    [
      ['2025-03-01', 45],
      ['2025-09-01', 60],
    ],
    [
      ['2025-02-01', 40],
      ['2025-03-01', 44],
      ['2025-06-01', 50],
    ],
    [
      ['2025-02-01', 40],
      ['2025-03-01', 45],
      ['2025-06-01', 50],
      ['2025-09-01', 60],
    ],
    [],
  ],
  [
    'one that the others contradict is the mistake',
    [
      ['2025-03-01', 45],
      ['2025-09-01', 60],
    ],
    [['2025-06-01', 500]],
    [
      ['2025-03-01', 45],
      ['2025-09-01', 60],
    ],
    ['2025-06-01'],
  ],
  [
    'a molt’s that does not count is made good by none of its day',
    [
      ['2025-03-01', 45],
      ['2025-06-01', 30],
      ['2025-09-01', 60],
    ],
    [['2025-06-01', 50]],
    [
      ['2025-03-01', 45],
      ['2025-09-01', 60],
    ],
    ['2025-06-01'],
  ],
  [
    'other kinds are other sizes, and a weight is none',
    [],
    [
      ['2025-02-01', 40],
      ['2025-03-01', 30, 'snout_vent'],
      ['2025-04-01', 900, 'weight'],
    ],
    [['2025-02-01', 40]],
    [],
  ],
  [
    'days before it hatched and to come are mistakes',
    [],
    [
      ['2023-12-31', 10],
      ['2025-02-01', 40],
      ['2026-03-11', 90],
    ],
    [['2025-02-01', 40]],
    [],
  ],
])('sizes that count: %s', (_, molts, lengths, sizes, wrong) => {
  expect(sizesOf(molts, lengths)).toEqual({ sizes: sizes as [string, number][], wrong });
});

test('no tarantula gets that large', () => {
  const lengths: Lengths = [
    ['2025-02-01', 4, 'leg_span'],
    ['2025-06-01', 450, 'leg_span'],
  ];
  expect(sizesOf([], lengths, 'tarantula')).toEqual({
    sizes: [['2025-02-01', 4]],
    wrong: ['2025-06-01'],
  });
});
