import { expect, test } from 'bun:test';
import { currencies, currencyDigits, isCurrency } from './currencies.ts';

test.each([
  ['EUR', 2],
  ['USD', 2],
  ['CHF', 2],
  ['HUF', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['TND', 3],
])('%s has %i digits', (currency, digits) => {
  expect(isCurrency(currency)).toBe(true);
  expect(currencyDigits(currency)).toBe(digits);
});

test.each(['', 'eur', 'EURO', 'XXX', 'DEM', '€', '__proto__'])('%p is no currency', (code) => {
  expect(isCurrency(code)).toBe(false);
});

test('every currency is listed once, in order, and can be displayed', () => {
  expect(currencies).toEqual([...new Set(currencies)].toSorted());
  for (const currency of currencies) {
    expect(() => new Intl.NumberFormat('en', { style: 'currency', currency })).not.toThrow();
  }
});
