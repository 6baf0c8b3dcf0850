import { expect, test } from 'bun:test';
import type { MeasurementKind } from './measurements.ts';
import { derivedOf, type Derived } from './derived.ts';
import type { Offer } from '#src/domain/feeding/feeding-round.ts';

// src/db/triggers.test.ts holds the rule against the database, over random records.

const nothing: Derived = {
  date_f: null,
  food: null,
  offer_date: null,
  offer_food: null,
  progress: null,
  refusals: 0,
  refused_since: null,
  mmt: null,
  size: null,
  weight: null,
  weight_date: null,
};
const offer = (date_f: string, progress: Offer['progress'], food = 'Dubia'): Offer => ({
  date_f,
  food,
  progress,
});

test.each<[string, Offer[], Partial<Derived>]>([
  ['no record', [], {}],
  [
    'a meal',
    [offer('2026-03-01', 0)],
    {
      date_f: '2026-03-01',
      food: 'Dubia',
      offer_date: '2026-03-01',
      offer_food: 'Dubia',
      progress: 0,
    },
  ],
  [
    'two refusals after a meal',
    [offer('2026-03-09', 2, 'Cricket'), offer('2026-03-05', 2), offer('2026-03-01', 0)],
    {
      date_f: '2026-03-01',
      food: 'Dubia',
      offer_date: '2026-03-09',
      offer_food: 'Cricket',
      progress: 2,
      refusals: 2,
      refused_since: '2026-03-05',
    },
  ],
  [
    'an attempt after a refusal, and never a meal',
    [offer('2026-03-09', 1, ''), offer('2026-03-05', 2)],
    {
      offer_date: '2026-03-09',
      offer_food: '',
      progress: 1,
      refusals: 1,
      refused_since: '2026-03-05',
    },
  ],
])('of feedings: %s', (_, feedings, derived) => {
  expect(derivedOf(feedings, [], [])).toEqual({ ...nothing, ...derived });
});

test('of molts: the newest day, and the newest size that was measured', () => {
  const molts = [
    { date_mt: '2026-02-01', size: null },
    { date_mt: '2025-08-01', size: 4.5 },
    { date_mt: '2025-02-01', size: 3 },
  ];
  expect(derivedOf([], molts, [])).toEqual({ ...nothing, mmt: '2026-02-01', size: 4.5 });
});

test('of measurements: the newest weight, and the newest length where no molt is newer', () => {
  const measured = (date_ms: string, kind: MeasurementKind, value: number) => ({
    ...{ date_ms, kind, value },
  });
  const molts = [{ date_mt: '2025-08-01', size: 4.5 }];
  const later = [
    measured('2026-02-01', 'weight', 3.1),
    measured('2026-01-01', 'leg_span', 5),
    measured('2026-01-01', 'body_length', 2.2),
    measured('2025-12-01', 'weight', 2.9),
  ];
  expect(derivedOf([], molts, later)).toEqual({
    ...nothing,
    ...{ mmt: '2025-08-01', size: 5, weight: 3.1, weight_date: '2026-02-01' },
  });
  const sameDay = [measured('2025-08-01', 'total_length', 9)];
  expect(derivedOf([], molts, sameDay).size).toBe(4.5);
});
