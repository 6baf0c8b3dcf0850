import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { speak } from '#web/texts/texts.ts';
import { formatCount, formatNearDay, formatNumber, formatPlainDay } from './format.ts';

afterEach(() => speak('en'));

test('a day of figures and a large number are written as the language does', async () => {
  expect([formatPlainDay('2025-06-03'), formatCount(2068)]).toEqual(['2025-06-03', '2,068']);
  await speak('de');
  expect([formatPlainDay('2025-06-03'), formatCount(2068)]).toEqual(['03.06.2025', '2.068']);
});

test('a number has at most two decimals and no zeros behind them, as Intl would write it', async () => {
  const values = [0, 4.5, 12, 0.125, 1.005, 2.675, 0.004, 1999.999, 100_000, -3.456];
  for (const language of ['en', 'de'] as const) {
    await speak(language);
    const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
    expect(values.map(formatNumber)).toEqual(values.map((value) => intl.format(value)));
  }
});

test.each([
  ['2025-08-12', '12 Aug'],
  ['2026-08-20', '20 Aug'],
  ['2024-08-12', '12 Aug 2024'],
  ['2027-06-01', '1 Jun 2027'],
])(
  'a day that is told from November 2025 has a year where another could be meant: %s',
  (day, text) => {
    expect(formatNearDay(day, '2025-11-27')).toBe(text);
  },
);
