import { expect, test } from 'bun:test';
import { readSaidValue, type SaidValue } from './said-value.ts';

test.each<['weight' | 'length', string, SaidValue | null]>([
  ['weight', '12,5', { value: 12.5 }],
  ['weight', '.5', { value: 0.5 }],
  ['weight', ',5 g', { value: 0.5 }],
  ['weight', '12.', { value: 12 }],
  ['weight', '12.50 Gramm', { value: 12.5 }],
  ['weight', '1250 gramm', { value: 1250 }],
  ['weight', '3 grams', { value: 3 }],
  ['weight', '12 g.', { value: 12 }],
  ['weight', '1 250 g', { value: 1250 }],
  ['weight', '1’250,5', { value: 1250.5 }],
  ['weight', '1.250,5 g', { value: 1250.5 }],
  ['weight', '1,250.', { many: 1250, few: 1.25, unit: 'g' }],
  ['weight', '1,234,567 mg', { value: 1234.57 }],
  // as a thousand it would be more than anything weighs
  ['weight', '1.250 kg', { value: 1250 }],
  ['weight', '1,250 Kilo', { value: 1250 }],
  // as a fraction it would be nothing
  ['weight', '1.250 mg', { value: 1.25 }],
  ['weight', '0.125', { value: 0.13 }],
  ['weight', '1,250', { many: 1250, few: 1.25, unit: 'g' }],
  ['weight', '12.345', { many: 12_345, few: 12.345, unit: 'g' }],
  ['weight', '1.200 oz', { many: 1200, few: 1.2, unit: 'oz' }],
  ['weight', '8 lb 2 oz', { value: 3685.44 }],
  ['weight', '8lbs, 2.5oz', { value: 3699.61 }],
  ['weight', '2 lb', { value: 907.18 }],
  ['weight', '3 stone', { unknown: 'stone' }],
  ['weight', '12 cm', { unknown: 'cm' }],
  ['length', '12.', { value: 12 }],
  ['length', '.5', { value: 0.5 }],
  ['length', '1,250', { value: 1.25 }],
  ['length', '1,250 mm', { many: 1250, few: 1.25, unit: 'mm' }],
  ['length', '5 Zoll', { value: 12.7 }],
  ['length', '12 Zentimeter', { value: 12 }],
  ['length', '12 g', { unknown: 'g' }],
  ['weight', '600000', { value: 600_000 }],
  ['weight', '1 25', null],
  ['weight', '1.25.3', null],
  ['weight', '.', null],
  ['weight', '-3', null],
  ['weight', 'heavy', null],
  ['weight', '', null],
])('as a %s %p is %p', (of, text, said) => {
  expect(readSaidValue(of, text)).toEqual(said);
});

test('a number alone is in the unit that is asked for', () => {
  expect(readSaidValue('weight', '2', 'oz')).toEqual({ value: 56.7 });
  expect(readSaidValue('length', '5', 'in')).toEqual({ value: 12.7 });
});
