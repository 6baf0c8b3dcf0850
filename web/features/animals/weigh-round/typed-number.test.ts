import { expect, test } from 'bun:test';
import type { WeightUnit } from '#src/domain/animal/units.ts';
import { pressed, type PadKey } from './typed-number.ts';

const type = (keys: string, unit: WeightUnit = 'g', mark = ',') =>
  [...keys].reduce((typed, letter) => {
    const key = letter === mark ? 'mark' : letter === '<' ? 'back' : (letter as PadKey);
    return pressed(typed, key, mark, unit);
  }, '');

test.each([
  ['38', '38'],
  ['1412', '1412'],
  ['0412', '412'],
  ['14,25', '14,25'],
  ['14,259', '14,25'],
  ['1,,5', '1,5'],
  [',5', '0,5'],
  ['38<', '3'],
  ['38<<<', ''],
  ['1,5<<<', ''],
  ['12345678', '123456'],
])('%p is %p', (keys, typed) => {
  expect(type(keys)).toBe(typed);
});

test('an ounce has four decimals: a sling weighs 0.0007', () => {
  expect(type('0,00071', 'oz')).toBe('0,0007');
});
