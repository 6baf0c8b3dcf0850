import { expect, test } from 'bun:test';
import { mailtoLink } from './mailto.ts';

test('an email opens with its receiver, subject and text', () => {
  expect(mailtoLink('o+x@example.org', 'Reply & more', 'Hello,\nyes')).toBe(
    'mailto:o%2Bx@example.org?subject=Reply%20%26%20more&body=Hello%2C%0D%0Ayes',
  );
});

test('a text that is too long for an address is left to be pasted', () => {
  expect(mailtoLink('o@example.org', 'Reply', 'x'.repeat(2000))).toBe(
    'mailto:o@example.org?subject=Reply',
  );
});
