import { expect, test } from 'bun:test';
import { readTag, tagOf } from './tag.ts';

test.each([
  ['7KQ2MX', '7KQ2MX'],
  ['7kq2mx', '7KQ2MX'],
  [' #7kq2mx ', '7KQ2MX'],
  ['a0oI1l', 'A00111'],
  ['00000Z', '00000Z'],
  ['123456', null],
  ['O12345', null],
  ['7KQ2M', null],
  ['7KQ2MXX', null],
  ['7KQ2MU', null],
  ['7KQ-2M', null],
  ['ÄKQ2MX', null],
  ['', null],
])('%p means the tag %p', (text, tag) => {
  expect(readTag(text)).toBe(tag);
});

test.each([
  [[0, 1, 2, 3, 4, 31], '01234Z'],
  [[32, 33, 10, 0, 0, 255], '01A00Z'],
  [[0, 1, 2, 3, 4, 5], null],
  [[10, 11], null],
])('the random numbers %p make the tag %p', (random, tag) => {
  expect(tagOf(random)).toBe(tag);
});
