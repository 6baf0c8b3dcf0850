import { describe, expect, test } from 'bun:test';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { isGuessable, passwordProblem } from './passwords.ts';

const length = issue('password_length', { min: 8, max: 200 });

test.each<[string, Issue | null]>([
  ['', length],
  ['seven77', length],
  ['a9#kLm2!', null],
  ['x'.repeat(199) + 'y', null],
  ['x'.repeat(200) + 'y', length],
  [' seven7 ', null],
])('the length of %p: %p', (text, problem) => {
  expect(passwordProblem(text)).toEqual(problem);
});

describe('a password that is guessed', () => {
  const common = new Set(['football', 'password']);
  const own = ['Berta', 'b.spider@example.org', 'b.spider'];
  test.each([
    ['football', true],
    ['Football123', true],
    ['PASSWORD1!', true],
    ['footballs in the attic', false],
    ['my football', false],
    ['        ', true],
    ['84729164', true],
    ['8472-9164-11', true],
    ['4915 2268 9037 6614', false],
    ['aaaaaaaaaaaaaaaaaaaa', true],
    ['ababababab', true],
    ['Berta2024', true],
    ['berta!!!!', true],
    ['b.spider@example.org', true],
    ['B.Spider1', true],
    ['bertas eight spiders', false],
    ['a9#kLm2!', false],
  ])('%p: %p', (text, guessed) => {
    expect(isGuessable(text, common, own)).toBe(guessed);
  });
});
