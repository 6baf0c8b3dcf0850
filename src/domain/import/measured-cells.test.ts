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
  ['weight 0', null],
  ['total_length 1001', null],
  ['12.5', null],
  ['girth 3', null],
])('of a history %p is %p', (rest, measured) => {
  expect(readMeasured(rest)).toEqual(measured as never);
});

test.each([
  ['4.5', 'Size (in)', '4.5 in'],
  ['4,5', 'Inches', '4,5 Inches'],
  ['45', 'Größe mm', '45 mm'],
  ['1.4', 'Weight (kg)', '1.4 kg'],
  ['12', 'Gewicht (Gramm)', '12 Gramm'],
  ['4 cm', 'Size (in)', '4 cm'],
  ['4', 'Size', '4'],
  ['4', 'Length in the wild', '4'],
] as const)('%s below %s is %s', (cell, heading, read) => {
  expect(withUnit(cell, heading)).toBe(read);
});
