import { expect, test } from 'bun:test';
import { isAppCode, passkeyHost, tidyCode } from './second-factors.ts';

test.each([
  ['https://keep.example.org', 'keep.example.org'],
  ['https://keep.example.org:8443/exuvia', 'keep.example.org'],
  ['http://localhost:3000', 'localhost'],
  ['http://keep.localhost', 'keep.localhost'],
  ['http://keep.example.org', null],
  ['http://terrarium.local:3000', null],
  ['https://192.168.1.5', null],
  ['https://[fd00::1]', null],
  ['http://127.0.0.1:3000', null],
])('passkeys at %s are bound to %p', (publicUrl, host) => {
  expect(passkeyHost(publicUrl)).toBe(host);
});

test.each([
  ['123456', true],
  [' 123 456 ', true],
  ['12345', false],
  ['1234567', false],
  ['abcd-efgh-jkmn-pqrs', false],
  ['', false],
])('%p is a code of an authenticator app: %p', (typed, is) => {
  expect(isAppCode(typed)).toBe(is);
});

test('a recovery code is one however it is typed', () => {
  expect(tidyCode(' ABCD efgh-JKMN pqrs')).toBe(tidyCode('abcd-efgh-jkmn-pqrs'));
});
