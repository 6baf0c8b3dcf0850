import { expect, test } from 'bun:test';
import { newPasswordProblem } from './weak-passwords.ts';

const berta = { uname: 'Berta', email: 'spiderlady@example.org' };
const codeOf = (password: string) => newPasswordProblem(password, berta)?.code;

test.each([
  'Password1!',
  'iloveyou2',
  'letmein12',
  '11111112',
  'abcdefg1',
  'football123',
  'PassWord1',
  'passwort123',
  'qwertzuiop',
  'Michelle88',
  'tarantula1',
  'hallo2024!',
  '        ',
  'spiderlady@example.org',
  'Spiderlady7',
  'berta12345',
])('%p is refused', (password) => {
  expect(codeOf(password)).toBe('password_common');
});

test.each(['correct horse battery', 'Theraphosa blondi', 'a9#kLm2!', 'eight legs walk'])(
  '%p is taken',
  (password) => {
    expect(codeOf(password)).toBeUndefined();
  },
);

const eva = { uname: 'Eva Neu', email: 'eva.neu@example.org' };

test.each([
  'evaneu123',
  'EvaNeu2024',
  'Eva Neu 2024',
  'eva.neu.1',
  'eva-neu!!',
  'neueva123',
  'eva12345',
  'Neu20262026',
  'eva.neu@example.org1',
])('%p is refused to Eva Neu', (password) => {
  expect(newPasswordProblem(password, eva)?.code).toBe('password_common');
});

test.each(['evaneunauge', 'evaswarm7legs', 'neuland der spinnen'])(
  '%p is taken from Eva Neu',
  (password) => {
    expect(newPasswordProblem(password, eva)).toBeNull();
  },
);
