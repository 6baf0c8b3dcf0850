import { expect, test } from 'bun:test';
import { otherCurrencyIn } from './currency-signs.ts';

test.each([
  ['£40', 'EUR', 'GBP'],
  ['40 €', 'USD', 'EUR'],
  ['$25.50', 'EUR', 'USD'],
  ['25,- EUR', 'CHF', 'EUR'],
  ['1.250,50 eur', 'USD', 'EUR'],
  ['1,000 NOK', 'EUR', 'NOK'],
  ['40 Kč', 'EUR', 'CZK'],
  ['CA$ 30', 'USD', 'CAD'],
])('%p beside %s is of %s', (text, own, code) => {
  expect(otherCurrencyIn(text, own)).toBe(code);
});

test.each([
  ['40', 'EUR'],
  ['40 €', 'EUR'],
  // theirs has the same sign
  ['$40', 'AUD'],
  ['£', 'EUR'],
  ['40 each', 'EUR'],
  ['-£40', 'EUR'],
  ['£40 €', 'USD'],
  // no cents
  ['¥ 40.50', 'EUR'],
])('%p in a field of %s names no other one', (text, own) => {
  expect(otherCurrencyIn(text, own)).toBeNull();
});
