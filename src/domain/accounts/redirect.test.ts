import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { safeRedirect } from './redirect.ts';

test.each([
  '/',
  '/pets',
  '/pets/details?id=3',
  '/p/17#molts',
  '/species?search=a%20b',
  '/x?next=https://example.org//y',
  '/müller',
])('%s is a path of this site', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  null,
  '',
  'pets',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/x\\y',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /pets',
  '/.//evil.example',
  '/pets/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '/\u0000',
  '/\uD800',
])('%j leads home', (text) => {
  expect(safeRedirect(text)).toBe('/');
});

test('for any input the browser stays on this site, even when it resolves twice', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    'x',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (input) => {
      const once = new URL(safeRedirect(input), 'https://exuvia.example');
      expect(once.origin).toBe('https://exuvia.example');
      expect(new URL(once.pathname, 'https://exuvia.example').origin).toBe(
        'https://exuvia.example',
      );
    }),
    { numRuns: 1000 },
  );
});
