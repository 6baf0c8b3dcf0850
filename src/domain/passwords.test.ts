import { expect, test } from 'bun:test';
import { passwordProblem } from '#src/domain/passwords.ts';

const length = 'The password needs 8 to 200 characters';
const common = 'This password is too common';

test.each<[string, string | null]>([
  ['', length],
  ['seven77', length],
  ['a9#kLm2!', null],
  ['x'.repeat(199) + 'y', null],
  ['x'.repeat(200) + 'y', length],
  ['        ', null],
  [' seven7 ', null],
  ['password', common],
  ['PassWord1', common],
  ['passwort123', common],
  ['12345678', common],
  ['qwertzuiop', common],
  ['password ', null],
  ['Theraphosa blondi', null],
])('%p: %p', (text, problem) => {
  expect(passwordProblem(text)).toBe(problem);
});
