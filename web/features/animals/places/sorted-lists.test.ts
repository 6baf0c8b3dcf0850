import { expect, test } from 'bun:test';
import { placeOf, withEntryAt, withKeyPressed } from './sorted-lists.ts';

const lists = [
  { key: 1, ids: [11, 12, 13] },
  { key: 2, ids: [] },
  { key: 3, ids: [31] },
];
const idsOf = (of: typeof lists | ReturnType<typeof withEntryAt>) => of.map(({ ids }) => [...ids]);

test.each([
  ['within its list', 11, 1, 2, [[12, 13, 11], [], [31]]],
  ['into an empty list', 12, 2, 5, [[11, 13], [12], [31]]],
  ['before the one of another list', 13, 3, 0, [[11, 12], [], [13, 31]]],
  ['behind the one of another list', 13, 3, 9, [[11, 12], [], [31, 13]]],
  ['before the first', 13, 1, -4, [[13, 11, 12], [], [31]]],
] as [string, number, number, number, number[][]][])('%s', (_, id, key, at, expected) => {
  expect(idsOf(withEntryAt(lists, id, key, at))).toEqual(expected);
});

test('where nothing changes, the lists stay the same', () => {
  expect(withEntryAt(lists, 12, 1, 1)).toBe(lists);
  expect(withEntryAt(lists, 12, 7, 0)).toBe(lists);
});

test.each([
  [11, 'ArrowRight', { key: 1, at: 1 }],
  [12, 'ArrowUp', { key: 1, at: 0 }],
  [11, 'End', { key: 1, at: 2 }],
  [13, 'Home', { key: 1, at: 0 }],
  [13, 'ArrowDown', { key: 2, at: 0 }],
  [31, 'ArrowLeft', { key: 2, at: 0 }],
  [31, 'ArrowRight', { key: 3, at: 0 }],
  [11, 'ArrowUp', { key: 1, at: 0 }],
])('%d by %s', (id, key, expected) => {
  expect(placeOf(withKeyPressed(lists, id, key) ?? [], id)).toEqual(expected);
});

test('other keys and unknown entries change nothing', () => {
  expect(withKeyPressed(lists, 11, 'a')).toBeNull();
  expect(withKeyPressed(lists, 99, 'ArrowUp')).toBeNull();
});
