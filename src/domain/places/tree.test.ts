import { describe, expect, test } from 'bun:test';
import {
  arranged,
  firstLevels,
  parentProblem,
  pathOf,
  shortPath,
  walkingOrder,
  withBelow,
  wayTo,
} from './tree.ts';

// Cellar: Rack A (Shelf 1, Shelf 2), Rack B; Attic. Written without order.
const places = [
  { id: 5, parent_id: 3, position: 1, name: 'Shelf 2' },
  { id: 1, parent_id: null, position: 1, name: 'Attic' },
  { id: 2, parent_id: null, position: 0, name: 'Cellar' },
  { id: 6, parent_id: 2, position: 1, name: 'Rack B' },
  { id: 4, parent_id: 3, position: 0, name: 'Shelf 1' },
  { id: 3, parent_id: 2, position: 0, name: 'Rack A' },
];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test('one walks past each place before what stands in it', () => {
  const walk = ['Cellar', 'Rack A', 'Shelf 1', 'Shelf 2', 'Rack B', 'Attic'];
  expect(names(walkingOrder(places))).toEqual(walk);
});

test('equal positions are in the order of ids, what a device added last', () => {
  const equal = [-1000, 8, 7].map((id) => ({ id, parent_id: null, position: 0 }));
  expect(walkingOrder(equal).map(({ id }) => id)).toEqual([7, 8, -1000]);
});

test('a path has the names from the top', () => {
  expect(pathOf(places, 5)).toBe('Cellar / Rack A / Shelf 2');
  expect(pathOf(places, 1)).toBe('Attic');
  expect(names(wayTo(places, 4))).toEqual(['Cellar', 'Rack A', 'Shelf 1']);
  expect([...withBelow(places, 2)].toSorted()).toEqual([2, 3, 4, 5, 6]);
});

describe('a place', () => {
  test.each([
    ['into another one', 6, 1, undefined],
    ['to the top', 3, null, undefined],
    ['into itself', 3, 3, 'place_in_itself'],
    ['into what stands in it', 2, 5, 'place_in_itself'],
    ['a new one at the fourth level', null, 5, undefined],
  ] as const)('%s', (_, id, parent_id, code) => {
    expect(parentProblem(places, id, parent_id)?.code).toBe(code as never);
  });

  test('stands at the fifth level at most, with all that stands in it', () => {
    const deep = [
      ...places,
      { id: 7, parent_id: 5, position: 0 },
      { id: 8, parent_id: 7, position: 0 },
    ];
    expect(parentProblem(deep, null, 7)).toBeNull();
    expect(parentProblem(deep, null, 8)?.code).toBe('place_too_deep');
    expect(parentProblem(deep, 3, 6)?.code).toBe('place_too_deep');
    expect(parentProblem(deep, 3, null)).toBeNull();
  });
});

describe('arranging', () => {
  test.each([
    [
      'in another order',
      3,
      [5, 4],
      [
        [5, 3, 0],
        [4, 3, 1],
      ],
    ],
    ['in the same order', 3, [4, 5], []],
    [
      'one to the front of others',
      null,
      [1],
      [
        [1, null, 0],
        [2, null, 1],
      ],
    ],
    [
      'from elsewhere, whose gap closes',
      6,
      [4],
      [
        [4, 6, 0],
        [5, 3, 0],
      ],
    ],
    [
      'what is not there is passed over',
      3,
      [99, 5],
      [
        [5, 3, 0],
        [4, 3, 1],
      ],
    ],
  ] as [string, number | null, number[], (number | null)[][]][])(
    '%s',
    (_, parent_id, ids, changes) => {
      const rows = arranged(places, parent_id, ids);
      expect(rows.map((row) => [row.id, row.parent_id, row.position])).toEqual(changes);
    },
  );
});

test.each([
  ['the top alone, however many stand there', 1, [1, 2]],
  ['no part of a level', 4, [1, 2]],
  ['a level that fits', 5, [1, 2, 3, 4, 5]],
  ['all levels', 9, [1, 2, 3, 4, 5, 6]],
])('the first levels are %s', (_, most, expected) => {
  const parents = [null, null, 1, 1, 2, 3];
  const places = parents.map((parent_id, at) => ({ id: at + 1, parent_id, position: at }));
  expect([...firstLevels(places, most)].toSorted()).toEqual(expected);
});

test.each([
  ['Cellar', 'Cellar'],
  ['Cellar / Rack C', 'Cellar / Rack C'],
  ['Cellar / Rack C / Shelf 1', 'Rack C / Shelf 1'],
  ['Cellar / Rack C / Shelf 1 / Box 2', 'Rack C / Shelf 1 / Box 2'],
])('%s is %s for short', (path, short) => {
  expect(shortPath(path)).toBe(short);
});
