import { expect, test } from 'bun:test';
import { readSaidSpecies } from './said-species.ts';

test.each([
  ['5 x B. hamorii slings', 'B. hamorii', 5],
  ['3 Stk. GBB', 'Chromatopelma cyaneopubescens', 3],
  ['GBB x3', 'Chromatopelma cyaneopubescens', 3],
  ['0.1 B. hamorii', 'B. hamorii', 1],
  ['1.2.3 B. hamorii slings', 'B. hamorii', 6],
  ['5x GBB', 'Chromatopelma cyaneopubescens', 5],
  ['3 Brachypelma hamorii', 'Brachypelma hamorii', 3],
  ['12 × Phidippus regius', 'Phidippus regius', 12],
  ['obt', 'Pterinochilus murinus', null],
  ['MRK', 'MRK', null],
  ['hamor', 'hamor', null],
  ['G. pulchra L4', 'G. pulchra', null],
  ['0 x hamorii', 'hamorii', null],
  ['1.2.3', '1.2.3', null],
  ['', '', null],
])('%p searches for %p and names %p animals', (text, search, count) => {
  expect(readSaidSpecies(text)).toMatchObject({ search, count });
});

test.each([
  ['0.1 B. hamorii', 'f'],
  ['1.0 GBB', 'm'],
  ['0.0.3 B. hamorii slings', 'other'],
  ['1.2 B. hamorii', null],
  ['5 x B. hamorii', null],
] as const)('%p is of the sex %p', (text, gender) => {
  expect(readSaidSpecies(text).gender).toBe(gender);
});
