import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { inOrder, placed, putBack, reordered, slotsOf, type Standing } from './standing.ts';

const at = (...rows: [id: number, place_order: number][]): Standing[] =>
  rows.map(([id, place_order]) => ({ id, place_order }));
const apply = (there: Standing[], changes: Standing[]) => {
  const rows = new Map([...there, ...changes].map((row) => [row.id, row]));
  return inOrder([...rows.values()]).map(({ id }) => id);
};
const there = at([1, 0], [2, 3], [3, 4]);

describe('animals come', () => {
  test.each([
    ['to the end', [7, 8], undefined, at([7, 5], [8, 6])],
    ['to an empty place', [7], undefined, at([7, 0]), []],
    ['to the end, one that is there already stays', [1, 7], undefined, at([7, 5])],
    ['to the front', [7], 0, at([7, 0], [1, 1], [2, 2], [3, 3])],
    ['behind one', [7], 1, at([7, 1], [2, 2], [3, 3])],
    ['behind one, from further on', [3], 1, at([3, 1], [2, 2])],
    ['behind one that has left', [7], 99, at([7, 5])],
    ['behind itself', [2], 2, []],
  ] as [string, number[], number | undefined, Standing[], Standing[]?][])(
    '%s',
    (_, ids, after, changes, before = there) => {
      expect(placed(before, ids, after)).toEqual(changes);
    },
  );
});

test('an order names some or all, and others than those that are there', () => {
  expect(apply(there, reordered(there, [3, 1, 2]))).toEqual([3, 1, 2]);
  expect(apply(there, reordered(there, [3, 99]))).toEqual([3, 1, 2]);
  expect(reordered(at([1, 0], [2, 1]), [1, 2])).toEqual([]);
});

test('who comes back gets the former number, or the place before who has it now', () => {
  expect(putBack(at([1, 0], [3, 2]), at([2, 1]))).toEqual(at([2, 1]));
  const taken = at([1, 0], [9, 1], [3, 2]);
  expect(apply(taken, putBack(taken, at([2, 1])))).toEqual([1, 2, 9, 3]);
  expect(putBack([], at([2, 7], [1, 3]))).toEqual(at([2, 7], [1, 3]));
});

test('a move and its undo leave the order as it was for all others', () => {
  const orders = fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(orders, fc.nat(5), fc.nat(7), (numbers, which, after) => {
      const before = numbers.map((place_order, at) => ({ id: at + 1, place_order }));
      const moved = before[which % before.length];
      if (!moved) return;
      const changes = placed(before, [moved.id], after);
      const now = before.map((row) => changes.find(({ id }) => id === row.id) ?? row);
      const back = putBack(now, [moved]);
      const others = (rows: number[]) => rows.filter((id) => id !== moved.id);
      expect(others(apply(now, back))).toEqual(others(apply(before, [])));
    }),
    { seed: 1 },
  );
});

test('slots are counted from one, without archived animals', () => {
  const rows = [
    { id: 4, place_order: 9, archived: 0 },
    { id: 1, place_order: 2, archived: 0 },
    { id: 2, place_order: 3, archived: 1 },
  ] as const;
  expect([...slotsOf(rows)]).toEqual([
    [1, 1],
    [4, 2],
  ]);
});
