import { expect, test } from 'bun:test';
import { usualCurrency } from '#src/domain/trade/usual-currency.ts';
import { usualCountry, usualDateOrder, usualUnits } from './usual-country.ts';

test.each([
  [['en-GB', 'en-US', 'en'], 'Europe/London', 'GB', 'GBP'],
  [['de-CH', 'de'], 'Europe/Zurich', 'CH', 'CHF'],
  [['en-US', 'en'], 'America/New_York', 'US', 'USD'],
  // the language of the browser alone does not move a keeper to America
  [['en-US', 'en'], 'Europe/Berlin', null, null],
  [['en-US', 'en-GB'], 'Europe/London', 'GB', 'GBP'],
  // nor does a clock of its continent or ocean
  [['en-US', 'en'], 'Pacific/Auckland', null, null],
  [['en-US', 'pt-BR'], 'America/Sao_Paulo', 'BR', 'BRL'],
  [['en-US', 'en-CA'], 'America/Toronto', 'CA', 'CAD'],
  [['en-US'], 'Pacific/Honolulu', 'US', 'USD'],
  [['en-US'], 'America/Indiana/Knox', 'US', 'USD'],
  [['de', 'en'], 'Europe/Berlin', null, null],
  [['de-AT'], 'Europe/Vienna', 'AT', null],
  [['zh-Hans-CN'], 'Asia/Shanghai', 'CN', 'CNY'],
  [['constructor-XX'], 'Europe/Vienna', 'XX', null],
])('%p at %s: %p, %p', (languages, zone, country, currency) => {
  expect(usualCountry(languages, zone)).toBe(country);
  expect(usualCurrency(country)).toBe(currency);
});

test('inches and months before days are American', () => {
  expect(usualUnits('US')).toEqual({ length: 'in', weight: 'g' });
  expect(usualDateOrder('US')).toBe('mdy');
  for (const country of ['GB', 'CA', 'DE', null]) {
    expect(usualUnits(country)).toBeNull();
    expect(usualDateOrder(country)).toBeNull();
  }
});
