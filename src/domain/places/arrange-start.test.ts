import { expect, test } from 'bun:test';
import { isMovedElsewhere, isReordered } from './arrange-start.ts';

test.each([
  ['the same row', [1, 2, 3], [1, 2, 3], false],
  ['another order', [2, 1, 3], [1, 2, 3], true],
  ['one has left', [1, 3], [1, 2, 3], false],
  ['one came in between', [1, 4, 2, 3], [1, 2, 3], false],
  ['one has left, and the others were put into another order', [3, 1], [1, 2, 3], true],
  ['nobody is left', [4, 5], [1, 2, 3], false],
])('%s', (_, now, was, isOther) => {
  expect(isReordered(now, was)).toBe(isOther);
});

const nodes = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: null },
];

test.each([
  ['stands where it stood', { ids: [2], was_in: [1] }, 3, false],
  ['was moved elsewhere', { ids: [2], was_in: [3] }, null, true],
  ['was moved to the same place', { ids: [2], was_in: [3] }, 1, false],
  ['stood nowhere', { ids: [3, 1], was_in: [null, null] }, null, false],
])('a place that %s', (_, start, next, isElsewhere) => {
  expect(isMovedElsewhere(nodes, start, next)).toBe(isElsewhere);
});
