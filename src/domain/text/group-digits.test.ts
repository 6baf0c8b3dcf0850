import { expect, test } from 'bun:test';
import { grouped as germanGrouped, plural as germanPlural } from './german-plural.ts';
import { groupDigits } from './group-digits.ts';
import { grouped, plural } from './english-plural.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [2068, '2,068'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
  [-1500, '-1,500'],
])('%p is written as %p', (count, text) => {
  expect(groupDigits(count, ',')).toBe(text);
});

test('texts count in the digits of their language', () => {
  expect([grouped(2000), germanGrouped(2000)]).toEqual(['2,000', '2.000']);
  expect([plural(1, 'pet'), plural(2000, 'pet')]).toEqual(['1 pet', '2,000 pets']);
  expect(plural(1200, 'box', 'boxes')).toBe('1,200 boxes');
  expect(germanPlural(1, 'Tier', 'Tiere')).toBe('1 Tier');
  expect(germanPlural(2000, 'Tier', 'Tiere')).toBe('2.000 Tiere');
});
