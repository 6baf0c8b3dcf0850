import { expect, test } from 'bun:test';
import type { MeasurementKind } from './measurements.ts';
import { readMeasurement, type Misread } from './read-measurement.ts';

test.each<[MeasurementKind, string, number | null | Misread]>([
  ['weight', '12,5', 12.5],
  ['weight', ' 12.5 g ', 12.5],
  ['weight', '1 250', 1250],
  ['weight', '1\u202f250,5 g', 1250.5],
  ['weight', '1.2 kg', 1200],
  ['weight', '2 oz', 56.7],
  ['leg_span', '45 mm', 4.5],
  ['leg_span', '5"', 12.7],
  ['total_length', '1.1 m', 110],
  ['weight', '', null],
  ['weight', '12 cm', { unknown: 'cm' }],
  ['leg_span', '12 g', { unknown: 'g' }],
  ['weight', '1,250', { many: 1250, few: 1.25, unit: 'g' }],
  ['weight', '12.50 Gramm', 12.5],
  ['leg_span', '12.', 12],
  ['leg_span', '1,250', 1.25],
  ['total_length', '5 ft 2 in', 157.48],
  ['weight', '600000', 'none'],
  ['weight', '0', 'none'],
  ['weight', '-3', 'none'],
  ['weight', '1 25', 'none'],
  ['leg_span', '1001', 'none'],
  ['weight', 'heavy', 'none'],
])('as %s, %p is %p', (kind, typed, value) => {
  expect(readMeasurement(kind, typed)).toEqual(value);
});

test('a number alone is in the keeper’s unit', () => {
  expect(readMeasurement('weight', '2', 'oz')).toBe(56.7);
  expect(readMeasurement('weight', '2 g', 'oz')).toBe(2);
  expect(readMeasurement('leg_span', '5', 'in')).toBe(12.7);
});
