import { expect, test } from 'bun:test';
import { differenceOf } from './difference.ts';

test.each([
  ['calm', 'wild', ['', 'calm', '']],
  ['calm', 'calm', ['calm', '', '']],
  ['', 'wild', ['', '', '']],
  ['Calm. Eats well.', 'Calm. Eats nothing.', ['Calm. Eats ', 'well.', '']],
  ['Calm.', 'Calm. Eats well.', ['Calm.', '', '']],
  ['Calm. Eats well.', 'Calm.', ['Calm.', ' Eats well.', '']],
  ['is very very calm', 'is very calm', ['is very ', 'very ', 'calm']],
  ['one\ntwo\nthree', 'one\n2\nthree', ['one\n', 'two', '\nthree']],
])('%j beside %j', (text, other, parts) => {
  expect<string[]>(differenceOf(text, other)).toEqual(parts);
});
