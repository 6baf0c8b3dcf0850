import { expect, test } from 'bun:test';
import { byAddress } from './by-address.ts';

const table = { '/p': 'label', '/pets': 'list', '/pets/details': 'animal' };

test.each([
  ['/pets', 'list'],
  ['/pets/', 'list'],
  ['/pets/details', 'animal'],
  ['/pets/details/more', 'animal'],
  ['/pets/unknown', 'list'],
  ['/p/14', 'label'],
  ['/petsitter', undefined],
  ['/', undefined],
  ['', undefined],
  ['pets', undefined],
  ['/constructor', undefined],
])('%p: %p', (address, held) => {
  expect(byAddress(table, address)).toBe(held);
});
