import { expect, test } from 'bun:test';
import { yearsToChoose } from './years.ts';

const kept = (kept_since: string, gone = '') => ({
  ...{ kept_since, gone, archived: gone === '' ? (0 as const) : (1 as const) },
});

test.each<[string, number[], ReturnType<typeof kept>[], number[]]>([
  ['nothing', [], [], [2026]],
  ['records of three years', [2026, 2025, 2024], [kept('2024-05-01')], [2026, 2025, 2024]],
  ['a year without a record', [2026, 2024], [kept('2024-05-01')], [2026, 2025, 2024]],
  ['a year without animals', [2026, 2023], [kept('2023-01-01', '2024-06-01')], [2026, 2024, 2023]],
  ['years before the first record', [2025], [kept('2015-01-01')], [2026, 2025]],
  ['a mistyped year', [2026, 1975], [kept('2026-01-01')], [2026, 1975]],
  ['an animal of a day to come', [2026], [kept('2031-01-01')], [2026]],
])('the years to choose from: %s', (_, records, animals, years) => {
  expect(yearsToChoose(records, animals, 2026)).toEqual(years);
});

test('they are at most thirty', () => {
  const years = yearsToChoose([1975], [kept('1975-01-01')], 2026);
  expect([years.length, years.at(-1)]).toEqual([30, 1997]);
});
