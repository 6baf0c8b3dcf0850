import { expect, test } from 'bun:test';
import { readSort, sortAnimals, sortText, type SortedAnimal } from './animal-sort.ts';

const animal: SortedAnimal = {
  id: 1,
  name: 'Ada',
  sc_name: 'Brachypelma hamorii',
  an_type: 'tarantula',
  gender: 'f',
  an_count: 1,
  date_f: null,
  mmt: null,
  pre_molt: null,
  kept_since: null,
  hatched: null,
  size: null,
  refusals: 0,
  next_date: null,
  plans: [],
};
const rows: SortedAnimal[] = [
  { ...animal, id: 1, name: 'ada', size: 10, place: 'Rack B / Shelf 10', slot: 1 },
  {
    ...animal,
    id: 2,
    name: 'Bo',
    size: 9.5,
    place: 'Rack B / Shelf 2',
    slot: 11,
    gender: 'm',
    hatched: '2021-06',
  },
  {
    ...animal,
    id: 3,
    name: 'Ada',
    place: 'Rack B / Shelf 2',
    slot: 2,
    date_f: '2026-03-01',
    hatched: '2021',
  },
  { ...animal, id: 4, name: 'Bo', size: 9.5, place: null, date_f: '2026-02-01', refusals: 2 },
];

test.each([
  ['id', [1, 2, 3, 4]],
  ['-id', [4, 3, 2, 1]],
  ['name', [1, 3, 2, 4]],
  ['-name', [4, 2, 3, 1]],
  ['name,-size', [1, 3, 2, 4]],
  ['-name,size', [4, 2, 3, 1]],
  ['size,name', [3, 2, 4, 1]],
  ['date_f', [1, 2, 4, 3]],
  ['place', [4, 3, 2, 1]],
  ['gender,-refusals', [4, 1, 3, 2]],
  ['hatched', [1, 4, 3, 2]],
  ['-hatched', [2, 3, 4, 1]],
])('by %s: %j', (text, expected) => {
  const sorted = sortAnimals(rows, readSort(text) ?? []);
  expect(sorted.map(({ id }) => id)).toEqual(expected);
});

test.each(['name', '-name', 'place,-slot,name', '-refusals,next_date'])('%s is read', (text) => {
  expect(sortText(readSort(text) ?? [])).toBe(text);
});

test.each(['', 'colour', 'name,', '--name', 'name,-'])('%p is no sort', (text) => {
  expect(readSort(text)).toBeNull();
});
