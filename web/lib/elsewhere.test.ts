import '#web/testing/dom.ts';
import { expect, test } from 'bun:test';
import { isMixed } from './elsewhere.ts';

test.each([
  ['https:', 'http://svenja.example', true],
  ['https:', 'http://192.168.1.20:3000', true],
  ['https:', 'https://svenja.example', false],
  ['https:', 'http://localhost:3000', false],
  ['https:', 'http://127.0.0.1:3000', false],
  ['https:', 'http://[::1]:3000', false],
  ['http:', 'http://svenja.example', false],
])('a page of %s that calls %s: blocked %p', (protocol, origin, blocked) => {
  expect(isMixed(origin, { protocol })).toBe(blocked);
});
