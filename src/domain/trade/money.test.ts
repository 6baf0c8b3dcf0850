import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { currencies } from './currencies.ts';
import { amountOf, amountText, formatMoney, minorUnits, parseMoney, plainMoney } from './money.ts';

describe('amounts as they travel', () => {
  test.each<[number | string, string, number | null]>([
    [19.99, 'EUR', 1999],
    ['19.99', 'EUR', 1999],
    [1.15, 'EUR', 115],
    [20, 'EUR', 2000],
    ['20', 'EUR', 2000],
    [0.1, 'EUR', 10],
    [0.1 + 0.2, 'EUR', null],
    [0, 'EUR', 0],
    [-0, 'EUR', 0],
    ['0.05', 'EUR', 5],
    [1.005, 'EUR', null],
    ['19.990', 'EUR', null],
    [500, 'JPY', 500],
    ['500.0', 'JPY', null],
    [0.5, 'JPY', null],
    [1.234, 'TND', 1234],
    ['0.001', 'TND', 1],
    [1.2345, 'TND', null],
    [10_000_000_000, 'EUR', 1_000_000_000_000],
    [10_000_000_000.01, 'EUR', null],
    [9_999_999_999.99, 'EUR', 999_999_999_999],
    [1_000_000_000_000, 'JPY', 1_000_000_000_000],
    [1e21, 'EUR', null],
    [1e-7, 'EUR', null],
    [-1, 'EUR', null],
    [Number.NaN, 'EUR', null],
    [Number.POSITIVE_INFINITY, 'EUR', null],
    ['19,99', 'EUR', null],
    ['1e3', 'EUR', null],
    [' 5', 'EUR', null],
    ['', 'EUR', null],
    ['.5', 'EUR', null],
    ['€5', 'EUR', null],
  ])('%p in %s are %p minor units', (amount, currency, minor) => {
    expect(minorUnits(amount, currency)).toBe(minor);
  });

  test('go out and come back as they were, to the digit, as a number and as its text', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000_000_000 });
    const currency = fc.constantFrom('EUR', 'JPY', 'TND');
    fc.assert(
      fc.property(minor, currency, (units, code) => {
        const sent: unknown = JSON.parse(JSON.stringify(amountOf(units, code)));
        expect(minorUnits(Number(sent), code)).toBe(units);
        expect(minorUnits(amountText(amountOf(units, code), code), code)).toBe(units);
        expect(amountText(amountOf(units, code), code)).toBe(plainMoney(units, code));
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatting', () => {
  test.each([
    [1800, 'EUR', 'en', '€18.00'],
    [123450, 'EUR', 'de', '1.234,50 €'],
    [123450, 'USD', 'en', '$1,234.50'],
    [5, 'EUR', 'en', '€0.05'],
    [0, 'EUR', 'en', '€0.00'],
    [-1250, 'EUR', 'en', '-€12.50'],
    [1800, 'JPY', 'en', '¥1,800'],
    [1800, 'KWD', 'en', 'KWD 1.800'],
    [1_000_000_000_000, 'EUR', 'en', '€10,000,000,000.00'],
    [999_999_999_999, 'EUR', 'en', '€9,999,999,999.99'],
  ])('%i in %s for %s is %s', (minor, currency, locale, text) => {
    expect(formatMoney(minor, currency, locale).replace(/\s/g, ' ')).toBe(text);
  });

  test.each([
    [123450, 'EUR', '1234.50'],
    [5, 'KWD', '0.005'],
    [18, 'JPY', '18'],
    [-5, 'EUR', '-0.05'],
  ])('%i in %s is plainly %s', (minor, currency, text) => {
    expect(plainMoney(minor, currency)).toBe(text);
  });
});

describe('parsing euros', () => {
  test.each<[string, number | null]>([
    ['18', 1800],
    ['18.00', 1800],
    ['18,00', 1800],
    ['18.5', 1850],
    ['0', 0],
    ['0,05', 5],
    [',5', 50],
    ['007', 700],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ["1'234.50", 123450],
    ['1 234,50', 123450],
    ['1\u202F234,50', 123450],
    ['1.234', 123400],
    ['1,234', 123400],
    ['1.234.567', 123456700],
    ['1234567,8', 123456780],
    ['€18', 1800],
    ['€ 18', 1800],
    ['18 €', 1800],
    ['18,00 EUR', 1800],
    ['eur 18', 1800],
    [' 18 ', 1800],
    ['10000000000', 1_000_000_000_000],
    ['10000000000,01', null],
    ['9'.repeat(400), null],
    ['', null],
    ['€', null],
    ['.', null],
    ['18,', null],
    ['18,-', 1800],
    ['18.–', 1800],
    ['1.200,-- €', 120000],
    ['€ 18,—', 1800],
    [',-', null],
    ['18,5-', null],
    ['18-', null],
    ['18,005', 1800500],
    ['18,0055', null],
    ['0.234', null],
    ['1.23.4', null],
    ['1.234.50', null],
    ['1,234,5', null],
    ['12.34,50', null],
    ['1.2345', null],
    ['-5', null],
    ['+5', null],
    ['1e5', null],
    ['0x10', null],
    ['Infinity', null],
    ['١٨', null],
    ['$18', null],
    ['18 USD', null],
    ['€18€', null],
    ['eighteen', null],
  ])('%p is %p', (text, minor) => {
    expect(parseMoney(text, 'EUR')).toBe(minor);
  });
});

test.each<[string, string, number | null]>([
  ['1.234', 'KWD', 1234],
  ['1,234.500', 'KWD', 1_234_500],
  ['18', 'KWD', 18_000],
  ['1,234', 'JPY', 1234],
  ['18.00', 'JPY', null],
  ['¥18', 'JPY', 18],
  ['US$18', 'USD', null],
  ['$18.20', 'USD', 1820],
  ['18 CHF', 'CHF', 1800],
])('%p in %s is %p', (text, currency, minor) => {
  expect(parseMoney(text, currency)).toBe(minor);
});

test('what is formatted parses to the same amount', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  const shown = fc.record({
    amount,
    currency: fc.constantFrom(...currencies),
    locale: fc.constantFrom('en', 'de', 'en-GB', 'de-CH', 'fr'),
  });
  fc.assert(
    fc.property(shown, ({ amount: minor, currency, locale }) => {
      expect(parseMoney(plainMoney(minor, currency), currency)).toBe(minor);
      if (locale === 'en' || locale === 'de') {
        expect(parseMoney(formatMoney(minor, currency, locale), currency)).toBe(minor);
      }
      if (currency === 'EUR')
        expect(parseMoney(formatMoney(minor, currency, locale), currency)).toBe(minor);
    }),
    { numRuns: 300 },
  );
});
