import { expect, test } from 'bun:test';
import type { MeasurementKind } from './measurements.ts';
import { readMeasurement } from './read-measurement.ts';

test.each<[MeasurementKind, string, number | 'wrong' | null]>([
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
  ['weight', '12 cm', 'wrong'],
  ['leg_span', '12 g', 'wrong'],
  ['weight', '0', 'wrong'],
  ['weight', '-3', 'wrong'],
  ['weight', '1 25', 'wrong'],
  ['leg_span', '1001', 'wrong'],
  ['weight', 'heavy', 'wrong'],
])('as %s, %p is %p', (kind, typed, value) => {
  expect(readMeasurement(kind, typed)).toBe(value);
});

test('a number alone is in the keeper’s unit', () => {
  expect(readMeasurement('weight', '2', 'oz')).toBe(56.7);
  expect(readMeasurement('weight', '2 g', 'oz')).toBe(2);
  expect(readMeasurement('leg_span', '5', 'in')).toBe(12.7);
});
