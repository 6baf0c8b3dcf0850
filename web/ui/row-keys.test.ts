import { expect, test } from 'bun:test';
import { createRowKeys } from './row-keys.ts';

type Case = { what: string; from: number[]; to: number[]; held?: number; keys: number[] };

test.each([
  { what: 'the same lines', from: [7, 8, 9], to: [7, 8, 9], keys: [0, 1, 2] },
  { what: 'one that left', from: [1, 2, 3, 4, 5, 6], to: [1, 2, 4, 5, 6], keys: [0, 1, 3, 4, 5] },
  { what: 'scrolled by two', from: [1, 2, 3, 4], to: [3, 4, 5, 6], keys: [2, 3, 0, 1] },
  { what: 'scrolled far', from: [1, 2, 3, 4], to: [4, 5, 6, 7], keys: [0, 1, 2, 3] },
  { what: 'another order', from: [7, 8, 9], to: [9, 7, 8], keys: [0, 1, 2] },
  { what: 'others between them', from: [1, 3, 5], to: [1, 2, 3, 4, 5], keys: [0, 1, 2, 3, 4] },
  { what: 'every second', from: [1, 2, 3, 4], to: [1, 3, 5, 7], keys: [0, 1, 2, 3] },
  {
    what: 'in another order with a focus',
    from: [7, 8, 9],
    to: [9, 8, 7],
    held: 7,
    keys: [1, 2, 0],
  },
  { what: 'without the one that had it', from: [7, 8, 9], to: [9, 8, 6], held: 7, keys: [0, 1, 2] },
  { what: 'all others', from: [1, 2, 3], to: [4, 5, 6], keys: [0, 1, 2] },
  { what: 'fewer', from: [1, 2, 3], to: [9], keys: [0] },
  { what: 'more', from: [1], to: [5, 6, 1], keys: [1, 2, 0] },
] as Case[])('$what', ({ from, to, held, keys }) => {
  const keysOf = createRowKeys();
  keysOf(from);
  expect([...keysOf(to, held)]).toEqual(to.map((id, at) => [id, keys[at] ?? -1]));
  // drawn again, they are the same
  expect([...keysOf(to, held).values()]).toEqual(keys);
});

test('in place the first ones take over the first elements, but for the one with the focus', () => {
  const keysOf = createRowKeys();
  keysOf([7, 8, 9]);
  expect([...keysOf([9], null, true)]).toEqual([[9, 0]]);
  const held = createRowKeys();
  held([7, 8, 9]);
  expect([...held([8, 9], 9, true)]).toEqual([
    [8, 0],
    [9, 2],
  ]);
});

test('of fewer lines the elements with the focus are left, where they were', () => {
  const last = createRowKeys();
  last([1, 2, 3, 4, 5]);
  expect([...last([9, 8, 7], null, false, 5).values()]).toEqual([0, 1, 4]);
  const first = createRowKeys();
  first([1, 2, 3, 4, 5]);
  expect([...first([9, 8, 7], null, false, 1).values()]).toEqual([0, 1, 2]);
});
