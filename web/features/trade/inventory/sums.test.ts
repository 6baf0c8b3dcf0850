import { describe, expect, test } from 'bun:test';
import { currenciesOf, inCurrency, monthsOf, yearsOf } from './sums.ts';

describe('the cells of the chart', () => {
  test('are the months up to now', () => {
    const months = monthsOf(2026, '2026-03-10', [{ month: '2026-02', total: 5 }], []);
    expect(months).toEqual([
      { day: '2026-01-01', spent: 0, earned: 0 },
      { day: '2026-02-01', spent: 5, earned: 0 },
      { day: '2026-03-01', spent: 0, earned: 0 },
    ]);
  });

  test('are all months of a year that is over', () => {
    expect(monthsOf(2025, '2026-03-10', [], [{ month: '2025-12', total: 7 }])).toHaveLength(12);
  });

  test('go as far as there is an entry', () => {
    expect(monthsOf(2026, '2026-03-31', [{ month: '2026-04', total: 1 }], [])).toHaveLength(4);
  });

  test('are the years between the first and the last, at most twelve', () => {
    const years = yearsOf([{ year: 2024, total: 3 }], [{ year: 2026, total: 4 }]);
    expect(years.map((year) => [year.day.slice(0, 4), year.spent, year.earned])).toEqual([
      ['2024', 3, 0],
      ['2025', 0, 0],
      ['2026', 0, 4],
    ]);
    expect(yearsOf([], [])).toEqual([]);
    expect(yearsOf([{ year: 1990, total: 1 }], [{ year: 2026, total: 1 }])).toHaveLength(12);
  });
});

describe('sums in several currencies', () => {
  const eur = { currency: 'EUR', total: 5 };
  const jpy = { currency: 'JPY', total: 900 };
  test('are shown one at a time', () => {
    const rows = [
      { year: 2026, totals: [eur, jpy] },
      { year: 2025, totals: [eur] },
    ];
    expect(inCurrency(rows, 'JPY').map(({ total }) => total)).toEqual([900, 0]);
  });

  test('can be chosen among those of purchases and sales', () => {
    expect(currenciesOf({ totals: [eur] }, { totals: [jpy, eur] })).toEqual(['EUR', 'JPY']);
  });
});
