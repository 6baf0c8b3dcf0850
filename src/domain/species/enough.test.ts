import { describe, expect, test } from 'bun:test';
import { fairShare, isEnough } from './enough.ts';

/** [3, 1, 1]: three animals of a first keeper, and one each of two others. */
const club = (...animals: number[]) =>
  animals.flatMap((n, at) => Array.from({ length: n }, (_, no) => ({ uid: at + 2, no })));

describe('three keepers and five animals', () => {
  test.each([
    ['nobody', [], false],
    ['one keeper with many', [40], false],
    ['two keepers with many', [20, 20], false],
    ['three keepers with four animals', [2, 1, 1], false],
    ['three keepers with five animals', [3, 1, 1], true],
    ['seven keepers', [1, 1, 1, 1, 1, 1, 1], true],
  ])('%s', (_, animals, enough) => {
    expect(isEnough(club(...animals))).toBe(enough);
    expect(fairShare(club(...animals)) !== null).toBe(enough);
  });
});

test.each([
  ['nobody has more than all others', [2, 2, 2], [2, 2, 2]],
  ['the largest counts with as many as the others', [40, 3, 4], [7, 3, 4]],
  ['but with so many that there are five', [40, 1, 1], [3, 1, 1]],
])('%s', (_, animals, counted) => {
  const fair = Map.groupBy(fairShare(club(...animals)) ?? [], ({ uid }) => uid);
  expect([...fair.values()].map(({ length }) => length)).toEqual(counted);
});

test('the first ones of the largest collection count', () => {
  expect(
    fairShare(club(5, 1, 1))
      ?.filter(({ uid }) => uid === 2)
      .map(({ no }) => no),
  ).toEqual([0, 1, 2]);
});

test('a keeper who leaves takes the numbers along where too few are left', () => {
  const before = club(2, 2, 2);
  expect(fairShare(before)).not.toBeNull();
  for (const uid of [2, 3, 4])
    expect(fairShare(before.filter((one) => one.uid !== uid))).toBeNull();
});
