import { expect, test } from 'bun:test';
import { speciesColumnOf } from './species-column.ts';

test.each<[string, string[][], number | null]>([
  [
    'names of species',
    [
      ['1', 'Brachypelma hamorii'],
      ['2', 'Grammostola pulchra'],
    ],
    1,
  ],
  [
    'abbreviated ones',
    [
      ['B. hamorii', 'ok'],
      ['G. pulchra', ''],
    ],
    0,
  ],
  ['with one cell of another kind', [['Monocentropus balfouri'], ['Euathlus sp. red'], ['?']], 0],
  [
    'in small letters',
    [
      ['brachypelma hamorii', 'Rosa'],
      ['grammostola pulchra', 'Nyx'],
    ],
    0,
  ],
  [
    'beside a remark here and there',
    [
      ['Eats well', 'P. irminia'],
      ['', 'P. regalis'],
      ['', 'C. marshalli'],
    ],
    1,
  ],
  ['none, but names of animals', [['Rosa Maria'], ['Nyx'], ['Old Lady']], null],
  ['none, but words', [['female'], ['male'], ['unsexed']], null],
  ['none in an empty file', [], null],
])('a file has %s', (_, rows, column) => {
  expect(speciesColumnOf(rows, () => true)).toBe(column);
});

test('a column that means something else is no column of species', () => {
  const rows = [['Rack four', 'P. irminia']];
  expect(speciesColumnOf(rows, (at) => at === 0)).toBe(0);
  expect(speciesColumnOf(rows, (at) => at === 1)).toBe(1);
});
