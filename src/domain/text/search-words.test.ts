import { expect, test } from 'bun:test';
import { animalTexts, matchesWords, searchWords } from './search-words.ts';

const rosa = {
  id: 14,
  name: 'Rosalía 100%',
  sc_name: 'Brachypelma hamorii',
  cm_name: 'Mexican Red Knee',
};
const finds = (search: string, pet: typeof rosa) =>
  matchesWords(animalTexts(pet), searchWords(search));

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
  ['#14', true],
  ['14', true],
  ['rosa #14', true],
  ['#1', false],
  ['4', false],
  ['100', true],
])('%p finds a Brachypelma hamorii: %p', (search, found) => {
  expect(finds(search, rosa)).toBe(found);
});

test.each([
  ['gbb', 'Chromatopelma cyaneopubescens', true],
  ['GBB', 'Chromatopelma cyaneopubescens', true],
  ['rosalia gbb', 'Chromatopelma cyaneopubescens', true],
  ['obt', 'Pterinochilus murinus', true],
  ['OBT', 'Chromatopelma cyaneopubescens', false],
  ['mrk', 'Brachypelma hamorii', true],
  ['mrk', 'Brachypelma smithi', true],
  ['mrk', 'Brachypelma boehmei', false],
  ['königspython', 'Python regius', true],
  ['gb', 'Chromatopelma cyaneopubescens', false],
])('%p finds a %s: %p', (search, sc_name, found) => {
  expect(finds(search, { ...rosa, sc_name, cm_name: '' })).toBe(found);
});

test.each([
  ['B. hamorii 3', 'b. hamorii 3', true],
  ['Cage B', 'cage b', true],
  ['Cage 12', 'cage b', false],
  ['cf. vagans', 'cf. vagans', true],
  ['Weiße Ægir', 'weisse aegir', true],
  ['Weisse Aegir', 'WEIßE ÆGIR', true],
])('a pet named %p is found by %p: %p', (name, search, found) => {
  expect(finds(search, { id: 1, name, sc_name: 'Grammostola pulchra', cm_name: '' })).toBe(found);
});

test('one letter alone is a part of any name', () => {
  expect(finds('m', rosa)).toBe(true);
  expect(finds('z', rosa)).toBe(false);
});
