import { expect, test } from 'bun:test';
import { numberedNames } from './numbered-names.ts';

const cases: [string, number, string[]][] = [
  ['Shelf', 1, ['Shelf']],
  [' Shelf ', 2, ['Shelf 1', 'Shelf 2']],
  ['Shelf 1', 3, ['Shelf 1', 'Shelf 2', 'Shelf 3']],
  ['Box 09', 2, ['Box 09', 'Box 10']],
  ['12', 2, ['12', '13']],
  ['Rack A', 3, ['Rack A', 'Rack B', 'Rack C']],
  ['rack y', 2, ['rack y', 'rack z']],
  ['Rack Y', 3, ['Rack Y 1', 'Rack Y 2', 'Rack Y 3']],
  ['A', 2, ['A 1', 'A 2']],
];
test.each(cases)('%p, %d times', (first, many, names) => {
  expect(numberedNames(first, many)).toEqual(names);
});
