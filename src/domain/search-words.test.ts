import { expect, test } from 'bun:test';
import { hasWords, searchWords } from './search-words.ts';

const rosa = {
  name: 'Rosalía 100%',
  sc_name: 'Brachypelma hamorii',
  cm_name: 'Mexican Red Knee',
};

test.each([
  ['', true],
  ['brach ham', true],
  ['HAM brach', true],
  ['rosalia knee', true],
  ['red ham 100%', true],
  ['brach smithi', false],
  ['b. hamorii', true],
  ['B.hamorii', true],
  ['b hamorii', true],
  ['hamorii b', true],
  ['br. ham', true],
  ['t. hamorii', false],
  ['x hamorii', false],
  ['ham. b', false],
  ['k hamorii', true],
  ['_', false],
])('%p finds a Brachypelma hamorii: %p', (search, found) => {
  expect(hasWords(rosa, searchWords(search))).toBe(found);
});

test.each([
  ['B. hamorii 3', 'b. hamorii 3', true],
  ['Cage B', 'cage b', true],
  ['Cage 12', 'cage b', false],
  ['cf. vagans', 'cf. vagans', true],
])('a pet named %p is found by %p: %p', (name, search, found) => {
  const pet = { name, sc_name: 'Grammostola pulchra', cm_name: '' };
  expect(hasWords(pet, searchWords(search))).toBe(found);
});

test('one letter alone is a part of any name', () => {
  expect(searchWords('m')).toEqual([{ text: 'm', short: false }]);
  expect(hasWords(rosa, searchWords('z'))).toBe(false);
});
