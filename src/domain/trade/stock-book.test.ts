import { describe, expect, test } from 'bun:test';
import { bookOfYear, bookTotals, stockOf, type BookEntry, type Leaving } from './stock-book.ts';

const leaving = (date: string | null, count: number): Leaving => ({
  date,
  count,
  reason: 'sold',
  slid: 1,
  name: '',
  address: '',
  contact: '',
  document_no: '',
  note: '',
});
const entry = (in_date: string | null, in_count: number, out: Leaving[] = []): BookEntry => ({
  pet_id: 1,
  past_id: null,
  pet_no: 1,
  former_no: null,
  tag: null,
  purchase_id: null,
  name: '',
  sc_name: '',
  cm_name: '',
  gender: 'other',
  hatched: null,
  kept_since: null,
  recorded: null,
  in_date,
  in_count,
  bred: 0,
  parent_name: null,
  seller: '',
  seller_address: '',
  in_document_no: '',
  size: null,
  out,
});

describe('the book of a year', () => {
  const group = entry('2024-06-01', 5, [leaving('2024-12-31', 2), leaving('2025-01-01', 3)]);
  const cases: [string, BookEntry, number, number | null][] = [
    ['before it came', group, 2023, null],
    ['in which some left on the last day', group, 2024, 1],
    ['in which the rest left on the first day', group, 2025, 2],
    ['after all had left', group, 2026, null],
    ['of an animal that was always there', entry(null, 1), 2000, 0],
    ['of an animal that came on the last day', entry('2024-12-31', 1), 2024, 0],
    [
      'of one that left on a day nobody noted',
      entry('2020-01-01', 1, [leaving(null, 1)]),
      2024,
      null,
    ],
  ];
  test.each(cases)('%s', (_, one, year, leavings) => {
    const found = bookOfYear([one], year)[0];
    expect(found?.out.length ?? null).toBe(leavings);
  });

  test('starts with the final count of the year before', () => {
    const entries = [group, entry('2025-03-01', 2, [leaving('2025-04-01', 1)]), entry(null, 4)];
    for (const year of [2023, 2024, 2025, 2026]) {
      const before = bookTotals(entries, year - 1).stock;
      const { came, left, stock } = bookTotals(entries, year);
      expect(before + came - left).toBe(stock);
    }
    expect(bookTotals(entries)).toEqual({ came: 11, left: 6, stock: 5 });
    expect(entries.map((one) => stockOf(one, 2024))).toEqual([3, 0, 4]);
  });
});
