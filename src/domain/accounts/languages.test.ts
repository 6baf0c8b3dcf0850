import { expect, test } from 'bun:test';
import { saidLanguage, spokenOf } from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR, DE-CH;q=0.5', 'de'],
  ['fr', 'en'],
  ['nl-de, den', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('who asks for %p reads %s', (header, spoken) => {
  expect(spokenOf(header)).toBe(spoken);
});

test.each([
  ['de-AT,de;q=0.9', 'de'],
  ['fr', 'en'],
  ['*', null],
  ['', null],
  [undefined, null],
  [null, null],
] as const)('who asks for %p says %p', (header, said) => {
  expect(saidLanguage(header)).toBe(said);
});
