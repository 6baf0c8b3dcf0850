import { expect, test } from 'bun:test';
import { readTag } from './tag.ts';

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
