import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { offsetOf, pageWindow, PAGE_SIZE } from '#src/domain/pagination.ts';

describe('the pagination control', () => {
  test.each<[number, number, number, (number | 'gap')[]]>([
    [13, 0, 1, [0, 1]],
    [24, 1, 1, [0, 1]],
    [25, 0, 2, [0, 1, 2]],
    [12 * 20, 0, 19, [0, 1, 2, 3, 4, 5, 'gap', 19]],
    [12 * 20, 4, 19, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'gap', 19]],
    [12 * 20, 5, 19, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'gap', 19]],
    [12 * 20, 6, 19, [0, 'gap', 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'gap', 19]],
    [12 * 20, 13, 19, [0, 'gap', 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]],
    [12 * 20, 19, 19, [0, 'gap', 15, 16, 17, 18, 19]],
    [12 * 20, 99, 19, [0, 'gap', 15, 16, 17, 18, 19]],
    [13, -1, 1, [0, 1]],
  ])('%i rows at page %i: last page %i, %j', (count, page, lastPage, items) => {
    expect(pageWindow(count, page, PAGE_SIZE)).toEqual({ lastPage, items });
  });

  test.each([0, 1, 12])('%i rows need no control', (count) => {
    expect(pageWindow(count, 0, PAGE_SIZE)).toBeNull();
  });
});

test('first, last and current page are always shown, in order, and the last page has rows', () => {
  const numbers = {
    count: fc.nat(5000),
    size: fc.integer({ min: 1, max: 100 }),
    page: fc.nat(200),
  };
  fc.assert(
    fc.property(fc.record(numbers), ({ count, size, page }) => {
      const shown = pageWindow(count, page, size);
      if (shown === null) {
        expect(count <= size).toBe(true);
        return;
      }
      const pages = shown.items.filter((item) => item !== 'gap');
      expect(pages[0]).toBe(0);
      expect(pages.at(-1)).toBe(shown.lastPage);
      expect(pages).toContain(Math.min(page, shown.lastPage));
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(offsetOf(shown.lastPage, size) < count).toBe(true);
      expect(offsetOf(shown.lastPage + 1, size) >= count).toBe(true);
    }),
  );
});

test('the offset is page times page size', () => {
  expect(offsetOf(0, 12)).toBe(0);
  expect(offsetOf(3, 12)).toBe(36);
  expect(offsetOf(-1, 12)).toBe(0);
});
