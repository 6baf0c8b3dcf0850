import { expect, test } from 'bun:test';
import { lengthKindOf, readGrams, readMeasured, withUnit } from './measured-cells.ts';

test.each([
  ['Leg span', 'leg_span'],
  ['DLS (cm)', 'leg_span'],
  ['Spannweite', 'leg_span'],
  ['Körperlänge', 'body_length'],
  ['KL', 'body_length'],
  ['SVL', 'snout_vent'],
  ['Gesamtlänge', 'total_length'],
  ['Größe', undefined],
  ['Size', undefined],
])('the sizes below %p are a %p', (heading, kind) => {
  expect(lengthKindOf(heading)).toBe(kind as never);
});

test.each([
  ['12,5', 12.5],
  ['12.5 g', 12.5],
  ['1.2 kg', 1200],
  ['850mg', 0.85],
  ['1 oz', 28.35],
  ['2 lbs', 907.18],
  ['8 lb 2 oz', 3685.44],
  ['12.50 Gramm', 12.5],
  ['.5', 0.5],
  ['1.250 kg', 1250],
  ['1,250', null],
  ['heavy', null],
  ['-3', null],
  ['', null],
])('%p is %p grams', (text, grams) => {
  expect(readGrams(text)).toBe(grams);
});

test.each([
  ['weight 12.5', { kind: 'weight', value: 12.5 }],
  ['Leg_Span 4,5 cm', { kind: 'leg_span', value: 4.5 }],
  ['weight 1,250', null],
  ['weight 1250.5 g', { kind: 'weight', value: 1250.5 }],
  ['weight 0.345', { kind: 'weight', value: 0.35 }],
  ['weight 0', null],
  ['total_length 1001', null],
  ['12.5', null],
  ['girth 3', null],
])('of a history %p is %p', (rest, measured) => {
  expect(readMeasured(rest)).toEqual(measured as never);
});

test.each([
  ['length', '4.5', 'Size (in)', '4.5 in'],
  ['length', '4,5', 'Inches', '4,5 in'],
  ['length', '.5', 'Size (in)', '.5 in'],
  ['length', '1 1/2', 'Size in inches (DLS)', '1 1/2 in'],
  ['length', '½', 'Size (")', '½ in'],
  ['length', '~2', 'Leg span ″', '~2 in'],
  ['length', 'ca. 40', 'Size (in)', 'ca. 40 in'],
  ['length', 'about 40 cm', 'Size (in)', 'about 40 cm'],
  ['length', '45', 'Größe mm', '45 mm'],
  ['length', '45', 'size_mm', '45 mm'],
  ['length', '45', 'Größe (Millimeter)', '45 mm'],
  ['length', '1,2', 'Gesamtlänge (m)', '1,2 m'],
  ['length', '5', 'Length (feet)', '5 ft'],
  ['length', '4', 'Size (m/f)', '4'],
  ['length', '4', 'Size cm / in', '4 cm/in'],
  ['weight', '1.4', 'Weight (kg)', '1.4 kg'],
  ['weight', '1.4', 'Weight in kg', '1.4 kg'],
  ['weight', '1.4', 'weight_kg', '1.4 kg'],
  ['weight', '1.4', 'weightKg', '1.4 kg'],
  ['weight', '.5', 'Weight kg (last)', '.5 kg'],
  ['weight', '1.250', 'Kilograms', '1.250 kg'],
  ['weight', '49', 'Weight (ounces)', '49 oz'],
  ['weight', '49', 'Gewicht in Unzen', '49 oz'],
  ['weight', '3', 'Weight in pounds', '3 lb'],
  ['weight', '3', 'Weight (lb/oz)', '3 lb/oz'],
  ['weight', '850', 'Weight (mg)', '850 mg'],
  ['weight', '12', 'Gewicht (Gramm)', '12 g'],
  ['weight', '49 oz', 'Weight (g)', '49 oz'],
  ['length', '4 cm', 'Size (in)', '4 cm'],
  ['length', '4"', 'Size (cm)', '4"'],
  ['length', '4', 'Size', '4'],
  ['length', '4', 'Length in the wild', '4'],
] as const)('%s %s below %s is %s', (of, cell, heading, read) => {
  expect(withUnit(of, cell, { heading })).toBe(read);
});

test('a number whose heading names no unit is in the keeper’s', () => {
  expect(withUnit('length', '4.5', { heading: 'Size', unit: 'in' })).toBe('4.5 in');
  expect(withUnit('weight', '49', { unit: 'oz' })).toBe('49 oz');
  expect(withUnit('length', '4.5', { heading: 'Size (cm)', unit: 'in' })).toBe('4.5 cm');
  expect(withUnit('length', '3/4', { heading: 'Size', unit: 'cm' })).toBe('3/4');
});
