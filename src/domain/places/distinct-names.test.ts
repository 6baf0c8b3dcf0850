import { expect, test } from 'bun:test';
import { distinctNames } from './distinct-names.ts';

const paths = [
  ...['Cellar', 'Cellar / Rack A', 'Cellar / Rack A / Shelf 1', 'Cellar / Rack B'],
  ...['Attic', 'Attic / Rack A', 'Attic / Rack A / Shelf 1', 'Attic / Rack A / Shelf 2'],
  ...['Rack C', 'Hall', 'Hall / Rack C', 'Hall / shelf 2'],
];

test.each<[string, number, string[]]>([
  ['Cellar / Rack B', 1, ['Rack B']],
  ['Cellar / Rack A', 1, ['Cellar', 'Rack A']],
  ['Attic / Rack A', 1, ['Attic', 'Rack A']],
  ['Cellar', 1, ['Cellar']],
  ['Rack C', 1, ['Rack C']],
  ['Hall / Rack C', 1, ['Hall', 'Rack C']],
  ['Hall / shelf 2', 1, ['Hall', 'shelf 2']],
  ['Attic / Rack A / Shelf 2', 2, ['Rack A', 'Shelf 2']],
  ['Attic / Rack A / Shelf 1', 2, ['Attic', 'Rack A', 'Shelf 1']],
  ['Cellar / Rack B', 2, ['Cellar', 'Rack B']],
  ['Rack C', 2, ['Rack C']],
])('%s, of %d names at least, is %p', (path, levels, names) => {
  expect(distinctNames(paths, levels)(path)).toEqual(names);
});
