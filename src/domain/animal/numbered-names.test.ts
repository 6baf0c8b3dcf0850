import { expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { numberedNames } from './numbered-names.ts';

test.each([
  ['B. hamorii', 1, [], ['B. hamorii']],
  ['B. hamorii', 1, ['Rosa', 'B. hamorii var'], ['B. hamorii']],
  ['B. hamorii', 1, ['b. hamorii'], ['B. hamorii 2']],
  ['B. hamorii', 3, [], ['B. hamorii 1', 'B. hamorii 2', 'B. hamorii 3']],
  ['Dwarf', 2, ['Dwarf 2', 'Dwarf 7', 'Dwarf x'], ['Dwarf 8', 'Dwarf 9']],
])('%s, %d, beside %j', (base, count, taken, names) => {
  expect(numberedNames(base, count, taken)).toEqual(names);
});

test('a number fits behind the longest name', () => {
  const [name = ''] = numberedNames('x'.repeat(limits.pet_name), 2, []);
  expect(name).toHaveLength(limits.pet_name);
  expect(name).toEndWith('x 1');
});
