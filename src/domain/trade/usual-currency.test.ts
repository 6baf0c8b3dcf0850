import { expect, test } from 'bun:test';
import { usualCurrency } from './usual-currency.ts';

test.each([
  [['en-GB', 'en-US', 'en'], 'Europe/London', 'GBP'],
  [['de-CH', 'de'], 'Europe/Zurich', 'CHF'],
  [['en-US', 'en'], 'America/New_York', 'USD'],
  // the language of the browser alone does not move a keeper to America
  [['en-US', 'en'], 'Europe/Berlin', null],
  [['en-US', 'en-GB'], 'Europe/London', 'GBP'],
  [['de', 'en'], 'Europe/Berlin', null],
  [['de-AT'], 'Europe/Vienna', null],
  [['zh-Hans-CN'], 'Asia/Shanghai', 'CNY'],
  [['constructor-XX'], 'Europe/Vienna', null],
])('%p at %s: %p', (languages, zone, currency) => {
  expect(usualCurrency(languages, zone)).toBe(currency);
});
