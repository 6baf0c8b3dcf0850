import { describe, expect, test } from 'bun:test';
import { startBefore } from './starting-size.ts';
import type { MeasurementKind } from './measurements.ts';

const length = (date_ms: string, taken = true, kind: MeasurementKind = 'leg_span') => ({
  ...{ date_ms, kind, taken },
});
const molt = (date_mt: string, size: number | null = 5) => ({ date_mt, size });

describe('the size that came with an animal', () => {
  const cases: [
    string,
    ReturnType<typeof length>[],
    ReturnType<typeof molt>,
    string | null,
    string | null,
  ][] = [
    [
      'is older than a molt of yesterday',
      [length('2026-03-10')],
      molt('2026-03-09'),
      null,
      '2026-03-08',
    ],
    [
      'is older than a molt of long ago',
      [length('2026-03-10')],
      molt('2025-01-01'),
      null,
      '2024-12-31',
    ],
    [
      'stays where the molt was not measured',
      [length('2026-03-10')],
      molt('2026-03-09', null),
      null,
      null,
    ],
    ['stays before a molt of its own day', [length('2026-03-10')], molt('2026-03-10'), null, null],
    ['stays before a later molt', [length('2026-03-10')], molt('2026-03-20'), null, null],
    ['stays where it was noted', [length('2026-03-10', false)], molt('2026-03-09'), null, null],
    [
      'stays where somebody measured since then',
      [length('2026-03-20', false), length('2026-03-10')],
      molt('2026-03-09'),
      null,
      null,
    ],
    [
      'is not held up by a weight',
      [length('2026-03-20', false, 'weight'), length('2026-03-10')],
      molt('2026-03-09'),
      null,
      '2026-03-08',
    ],
    [
      'stays where it is of the day it came',
      [length('2026-03-10')],
      molt('2026-03-09'),
      '2026-03-10',
      null,
    ],
    ['is none of a weight', [length('2026-03-10', true, 'weight')], molt('2026-03-09'), null, null],
  ];
  test.each(cases)('%s', (_, measurements, noted, kept_since, day) => {
    expect(startBefore(measurements, noted, kept_since)?.date_ms ?? null).toBe(day);
  });
});
