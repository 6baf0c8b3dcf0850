import { expect, test } from 'bun:test';
import { genderCount, parseGender, sumGenderCounts } from './gender.ts';
import type { Gender } from '#src/domain/enums.ts';

test.each<[Gender, number, string]>([
  ['m', 2, '2.0'],
  ['f', 1, '0.1'],
  ['other', 3, '0.0.3'],
])('%s times %i is %s', (gender, count, text) => {
  expect(genderCount(gender, count)).toBe(text);
});

test.each<[{ gender: Gender; an_count: number }[], string]>([
  [[], '0.0'],
  [
    [
      { gender: 'm', an_count: 1 },
      { gender: 'f', an_count: 1 },
      { gender: 'other', an_count: 3 },
    ],
    '1.1.3',
  ],
  [
    [
      { gender: 'f', an_count: 2 },
      { gender: 'f', an_count: 1 },
    ],
    '0.3',
  ],
  [[{ gender: 'other', an_count: 40 }], '0.0.40'],
])('%j sums to %s', (list, text) => {
  expect(sumGenderCounts(list)).toBe(text);
});

test.each<[string, Gender | null]>([
  ['m', 'm'],
  ['M', 'm'],
  [' male ', 'm'],
  ['Männlich', 'm'],
  ['MA\u0308NNLICH', 'm'],
  ['1.0', 'm'],
  ['3.0.0', 'm'],
  ['f', 'f'],
  ['Female', 'f'],
  ['weiblich', 'f'],
  ['w', 'f'],
  ['0.1', 'f'],
  ['0.12.0', 'f'],
  ['?', 'other'],
  ['other', 'other'],
  ['Unsexed', 'other'],
  ['unknown', 'other'],
  ['unbestimmt', 'other'],
  ['0.0.1', 'other'],
  ['1.1', null],
  ['0.0', null],
  ['0.0.0', null],
  ['1', null],
  ['mm', null],
  ['', null],
])('%p reads as %p', (text, gender) => {
  expect(parseGender(text)).toBe(gender);
});
