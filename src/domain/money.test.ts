import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { currencies } from '#src/domain/currencies.ts';
import { formatMoney, parseMoney, plainMoney } from '#src/domain/money.ts';

describe('showing', () => {
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

describe('reading euros', () => {
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

test('what is shown reads back as the same amount', () => {
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
