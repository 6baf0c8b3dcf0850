import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { inUnit, metric, readUnits, toStored, type Unit, type Units } from './units.ts';

describe('units', () => {
  test.each([
    ['cm', 14.5, 14.5],
    ['in', 14.5, 5.71],
    ['in', 2.54, 1],
    ['in', 0.3, 0.12],
    ['in', 0.95, 0.375],
    ['in', 4.3, 1.69],
    ['g', 1412, 1412],
    ['oz', 1412, 49.81],
    ['oz', 28.35, 1],
    ['oz', 0.5, 0.018],
    ['oz', 0.57, 0.02],
    ['oz', 0.14, 0.005],
    ['oz', 0.02, 0.0007],
    ['oz', -2, -0.071],
    ['oz', 0, 0],
  ] as const)('%s of %p is %p', (unit, value, shown) => {
    expect(inUnit(value, unit)).toBe(shown);
  });

  test('what was typed with two decimals comes back as it was typed', () => {
    const units: Unit[] = ['cm', 'in', 'g', 'oz'];
    const typed = fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(typed, fc.constantFrom(...units), (value, unit) => {
        expect(inUnit(toStored(value, unit), unit)).toBe(value);
      }),
    );
  });

  test('eighths of an inch come back as they were typed', () => {
    for (let eighths = 1; eighths <= 800; eighths++)
      expect(inUnit(toStored(eighths / 8, 'in'), 'in')).toBe(eighths / 8);
  });

  test('ounces of small animals come back with three decimals, and no weight reads as none', () => {
    for (let thousandths = 1; thousandths < 100; thousandths++)
      expect(inUnit(toStored(thousandths / 1000, 'oz'), 'oz')).toBe(thousandths / 1000);
    for (let g = 1; g < 300; g++) expect(inUnit(g / 100, 'oz')).toBeGreaterThan(0);
  });

  test.each<[unknown, Units]>([
    [null, metric],
    ['inch', metric],
    [{ length: 'in' }, { length: 'in', weight: 'g' }],
    [
      { length: 'in', weight: 'oz' },
      { length: 'in', weight: 'oz' },
    ],
    [{ length: 'ell', weight: 3 }, metric],
  ])('the setting %p means %p', (setting, units) => {
    expect(readUnits(setting)).toEqual(units);
  });
});
