import { expect, test } from 'bun:test';
import { fittingSizes } from './fitting-sizes.ts';

test.each<[string, number[], number[]]>([
  ['none', [], []],
  ['all that grow', [4, 5, 5, 6], [4, 5, 5, 6]],
  ['not one that those after it contradict', [5, 50, 6, 6.5], [5, 6, 6.5]],
  ['not one that the only one after it contradicts with the one before', [5, 50, 6], [5, 6]],
  ['not the first one, if the next two contradict it', [50, 5, 6], [5, 6]],
  ['not two that are mistyped one after the other', [5, 50, 60, 6, 6.5], [5, 6, 6.5]],
  ['not a last one that is far too small', [4, 5, 0.5], [4, 5]],
  ['not last ones that are far too small', [3, 4, 5, 6, 0.6, 0.65], [3, 4, 5, 6]],
  ['not one between that shrank', [3, 4, 3.5, 5], [3, 4, 5]],
  ['the first of two', [5, 0.6], [5]],
  ['the first with a third, where the second is smaller', [3, 2, 5], [3, 5]],
  ['the last, where all shrink', [9, 7, 5], [5]],
])('of sizes fit %s', (_, sizes, fitting) => {
  const found = fittingSizes(sizes);
  expect(sizes.filter((_size, at) => found.has(at))).toEqual(fitting);
});
