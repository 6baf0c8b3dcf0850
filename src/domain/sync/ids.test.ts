import { expect, test } from 'bun:test';
import { compareIds } from './ids.ts';

test('what a device added is newer than all that it was sent, in the order of its notes', () => {
  expect([3, -2, 14, -1, 0].toSorted(compareIds)).toEqual([0, 3, 14, -1, -2]);
});
