import { expect, test } from 'bun:test';
import { linesOf, partsWithin, type Part } from './lines.ts';
import { aRow } from '#web/testing/table-row.ts';

const heights = { row: 32, group: 40 };
const rows = Array.from({ length: 100 }, (_, at) => aRow({ id: at + 1 }));
const group = (key: number, from: number, to: number) => ({
  ...{ key, place: null, rows: rows.slice(from, to), animals: to - from, due: 0, pre_molt: 0 },
});
const groups = [group(1, 0, 50), group(2, 50, 100)];
const drawn = (parts: readonly Part[]) =>
  parts.map((part) =>
    'gap' in part ? part.gap : part.line.kind === 'row' ? part.line.row.id : 'G',
  );

test('rows alone, from the top', () => {
  const lines = linesOf(null, rows, new Set(), heights);
  expect(drawn(partsWithin(lines, [0, 64]))).toEqual([1, 2, 98 * 32]);
});

test('in the middle: the room above and below is kept', () => {
  const lines = linesOf(null, rows, new Set(), heights);
  expect(drawn(partsWithin(lines, [320, 400]))).toEqual([320, 11, 12, 13, 87 * 32]);
});

test('the heading of a group that began above is drawn, and so is what is pinned', () => {
  const lines = linesOf(groups, rows, new Set(), heights);
  const parts = partsWithin(lines, [40 + 320, 40 + 330], [101]);
  expect(drawn(parts)).toEqual(['G', 320, 11, (50 - 11) * 32 + 40 + 49 * 32, 100]);
});

test('of a folded group there is the heading alone', () => {
  const lines = linesOf(groups, rows, new Set([1]), heights);
  expect(drawn(partsWithin(lines, [0, 100]))).toEqual(['G', 'G', 51, 49 * 32]);
});

test('all parts together are as high as all lines, wherever one looks', () => {
  const lines = linesOf(groups, rows, new Set([2]), heights);
  for (let from = 0; from < 2000; from += 7) {
    const parts = partsWithin(lines, [from, from + 300], [3, 99]);
    const total = parts.reduce(
      (sum, part) => sum + ('gap' in part ? part.gap : part.line.height),
      0,
    );
    expect(total).toBe(50 * 32 + 80);
  }
});

test('of nothing there is nothing', () => {
  expect(partsWithin([], [0, 100], [null])).toEqual([]);
});
