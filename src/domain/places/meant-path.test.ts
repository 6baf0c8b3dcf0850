import { expect, test } from 'bun:test';
import { meantPath } from './meant-path.ts';

const places = ['Cellar', 'Cellar / Rack B', 'Cellar / Rack B / Shelf 1', 'Attic / Shelf 1'].map(
  (path) => ({ path }),
);

test.each([
  ['rack b', 'Cellar / Rack B'],
  ['Cellar', 'Cellar'],
  ['Rack B > Shelf 1', 'Cellar / Rack B / Shelf 1'],
  // of two of one name nobody knows which is meant
  ['Shelf 1', 'Shelf 1'],
  ['B', 'B'],
  ['Shelf 9', 'Shelf 9'],
])('%p is the place %p', (text, path) => {
  expect(meantPath(places, text)).toBe(path);
});
