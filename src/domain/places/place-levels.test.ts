import { expect, test } from 'bun:test';
import type { PlaceKind } from '#src/domain/enums.ts';
import { placeAtLevel, usefulLevels } from './place-levels.ts';

const place = (id: number, kind: PlaceKind, parent_id: number | null) => ({
  ...{ id, kind, parent_id, position: 0 },
});
// a cellar with a rack of shelves and boxes, a shelf on the wall, and a box that stands alone
const places = [
  place(1, 'room', null),
  place(2, 'rack', 1),
  place(3, 'shelf', 2),
  place(4, 'box', 3),
  place(5, 'shelf', 1),
  place(6, 'box', 5),
  place(7, 'box', null),
];

test.each([
  ['room', [1, 1, 1, 1, 1, 1, 7]],
  ['rack', [1, 2, 2, 2, 1, 1, 7]],
  ['shelf', [1, 2, 3, 3, 5, 5, 7]],
] as const)('by %s', (level, expected) => {
  const at = placeAtLevel(places, level);
  expect(places.map(({ id }) => at(id)?.id)).toEqual([...expected]);
});

test('a place that is not known stands nowhere', () => {
  expect(placeAtLevel(places, 'room')(99)).toBeUndefined();
});

test.each([
  [
    [1, 2, 3, 4, 5, 6, 7],
    ['room', 'rack', 'shelf'],
  ],
  [[1, 2], ['room']],
  [
    [1, 5, 6],
    ['room', 'shelf'],
  ],
  [[1, 7], []],
])('of the places %j, animals are grouped by %j', (ids, levels) => {
  expect(usefulLevels(places.filter(({ id }) => ids.includes(id)))).toEqual(levels as never);
});
