import { expect, test } from 'bun:test';
import { groupAnimals } from './animal-groups.ts';

const row = {
  sc_id: 4,
  sc_name: 'Brachypelma hamorii',
  an_type: 'tarantula' as const,
  an_count: 1,
  pre_molt: null,
  due: 0 as const,
  place_id: null,
  place: null,
};
const rows = [
  { ...row, id: 1, place_id: 12, place: 'Rack A / Shelf 10', due: 1 as const },
  { ...row, id: 2 },
  { ...row, id: 3, place_id: 9, place: 'Rack A / Shelf 9', an_count: 30, sc_id: 7, sc_name: 'Aus' },
  { ...row, id: 4, place_id: 12, place: 'Rack A / Shelf 10', pre_molt: '2026-03-01' },
  { ...row, id: 5, an_type: 'scorpion' as const, sc_id: 5, sc_name: 'pandinus' },
];
const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);

test.each([
  ['place', [9, 12, null], [[3], [1, 4], [2, 5]]],
  ['species', [7, 4, 5], [[3], [1, 2, 4], [5]]],
  ['type', ['tarantula', 'scorpion'], [[1, 2, 3, 4], [5]]],
] as const)('by %s', (by, keys, ids) => {
  const groups = groupAnimals(rows, by);
  expect(groups.map(({ key }) => key)).toEqual([...keys]);
  expect(groups.map(idsOf)).toEqual(ids.map((group) => [...group]));
});

const standing = { kind: 'shelf' as const, position: 0 };
const places = [
  { ...standing, id: 1, kind: 'room' as const, parent_id: null, path: 'Cellar' },
  { ...standing, id: 9, parent_id: 1, path: 'Cellar / Shelf 9' },
  { ...standing, id: 12, parent_id: 1, path: 'Cellar / Shelf 12' },
];
test.each([
  [
    'room',
    [1, null],
    ['Cellar', null],
    [
      [1, 3, 4],
      [2, 5],
    ],
  ],
  ['shelf', [9, 12, null], ['Cellar / Shelf 9', 'Cellar / Shelf 12', null], [[3], [1, 4], [2, 5]]],
] as const)('by the %s that they stand in', (by, keys, paths, ids) => {
  const groups = groupAnimals(rows, by, places);
  expect(groups.map(({ key }) => key)).toEqual([...keys]);
  expect(groups.map(({ place }) => place)).toEqual([...paths]);
  expect(groups.map(idsOf)).toEqual(ids.map((group) => [...group]));
});

test('a group says how many animals it has, how many of its records are due and in pre-molt', () => {
  expect(groupAnimals(rows, 'place')).toMatchObject([
    { key: 9, animals: 30, due: 0, pre_molt: 0 },
    { key: 12, animals: 2, due: 1, pre_molt: 1 },
    { key: null, animals: 2, due: 0, pre_molt: 0 },
  ]);
});
