import { expect, test } from 'bun:test';
import { sumsByPeriod } from './period-sums.ts';

const columns = { counts: ['count'], amounts: ['total'] } as const;
const row = (period: string, currency: string, count: number, total: number) => ({
  period,
  currency,
  count,
  total,
});

test('amounts are added up within their currency, things over all', () => {
  const years = [
    row('2025', 'EUR', 10, 100),
    row('2026', 'EUR', 1, 1),
    row('2026', 'JPY', 2, 3000),
    row('2026', 'TND', 1, 1234),
  ];
  const eur = { currency: 'EUR', count: 1, total: 0.01 };
  const jpy = { currency: 'JPY', count: 2, total: 3000 };
  const tnd = { currency: 'TND', count: 1, total: 1.234 };
  expect(sumsByPeriod(columns, 'JPY', { years, months: [row('2025-12', 'EUR', 10, 100)] })).toEqual(
    {
      currency: 'JPY',
      count: 14,
      total: 3000,
      totals: [jpy, { ...eur, count: 11, total: 1.01 }, tnd],
      by_year: [
        { year: 2026, count: 4, total: 3000, totals: [jpy, eur, tnd] },
        { year: 2025, count: 10, total: 0, totals: [{ ...eur, count: 10, total: 1 }] },
      ],
      by_month: [
        { month: '2025-12', count: 10, total: 0, totals: [{ ...eur, count: 10, total: 1 }] },
      ],
    },
  );
});

test('nothing sums up to nothing', () => {
  expect(sumsByPeriod(columns, 'EUR', { years: [], months: [] })).toEqual({
    currency: 'EUR',
    count: 0,
    total: 0,
    totals: [],
    by_year: [],
    by_month: [],
  });
});
