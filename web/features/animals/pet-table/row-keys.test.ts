import { expect, test } from 'bun:test';
import { createRowKeys } from './row-keys.ts';

test.each([
  { what: 'the same lines', from: [7, 8, 9], to: [7, 8, 9], keys: [0, 1, 2] },
  { what: 'one that changed places', from: [7, 8, 9], to: [9, 7, 8], keys: [2, 0, 1] },
  { what: 'scrolled by two', from: [1, 2, 3, 4], to: [3, 4, 5, 6], keys: [2, 3, 0, 1] },
  { what: 'all others', from: [1, 2, 3], to: [4, 5, 6], keys: [0, 1, 2] },
  { what: 'fewer', from: [1, 2, 3], to: [9], keys: [0] },
  { what: 'more', from: [1], to: [5, 6, 1], keys: [1, 2, 0] },
] as { what: string; from: number[]; to: number[]; keys: number[] }[])(
  '$what',
  ({ from, to, keys }) => {
    const keysOf = createRowKeys();
    keysOf(from);
    expect([...keysOf(to)]).toEqual(to.map((id, at) => [id, keys[at] ?? -1]));
    // drawn again, they are the same
    expect([...keysOf(to).values()]).toEqual(keys);
  },
);
