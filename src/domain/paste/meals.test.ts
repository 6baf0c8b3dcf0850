import { expect, test } from 'bun:test';
import { readList as read } from '#src/testing/lists/brief.ts';
import { readLines } from './read-lines.ts';

// Who was fed, and when.

const fed = (text: string) =>
  read(text)
    .filter(({ kind }) => kind === 'animal')
    .map(
      ({ fields }) => `${fields.species?.value.split(' ')[1]} ${fields.last_fed?.value ?? 'never'}`,
    );

test.each([
  ['Fed all 12.11.\nB. boehmei\nGBB, fed 15.11.', 'boehmei 2026-11-12, cyaneopubescens 2026-11-15'],
  ['alle gefüttert 12.11.:\nB. boehmei', 'boehmei 2026-11-12'],
  ['fed all 12.11.: GBB, B. boehmei', 'cyaneopubescens 2026-11-12, boehmei 2026-11-12'],
  ['GBB 0.1\nB. boehmei\n12.11. gefüttert: GBB, Rosa', 'cyaneopubescens 2026-11-12, boehmei never'],
  ["GBB 'Rosa'\nGBB 'Max'\nfed 12.11.: Rosa", 'cyaneopubescens 2026-11-12, cyaneopubescens never'],
  ['GBB 0.1\nGBB 1.0\nfed 12.11.: GBB', 'cyaneopubescens never, cyaneopubescens never'],
  ['GBB 0.1\nfed 12.11.', 'cyaneopubescens never'],
])('a meal of several: %j', (text, expected) => {
  expect(fed(text).join(', ')).toBe(expected);
});

test.each([
  ['B. hamorii 2 roaches 10/11', '2025-11-10'],
  ['B. hamorii 0.1, 2 roaches 28/11', '2025-11-28'],
  ['B. hamorii 3 kleine Heimchen am 12.11.2025', '2025-11-12'],
  ['B. hamorii 1x Schabe 12.11.', '2025-11-12'],
])('%p is perhaps a meal', (text, day) => {
  const [line] = readLines(text, mealSpecies, '2026-03-10');
  expect(line?.fields.last_fed).toMatchObject({ value: day, sure: false });
  expect(line?.fields.kept_since).toBeUndefined();
});

test.each([
  'B. hamorii refused 2 roaches 10/11',
  'B. hamorii, bought 2 roaches 10/11',
  'B. hamorii 2 roaches',
  'B. hamorii offered 2 roaches 10/11, ignored',
  'B. hamorii 2 roaches 10/11, ignored',
  'B. hamorii ignored 2 crickets 10/11',
  'B. hamorii didnt eat 2 roaches 10/11',
  "B. hamorii didn't take 2 roaches 10/11",
  'B. hamorii wollte 2 Heimchen 10.11. nicht',
  'B. hamorii 2 Heimchen 10.11. nicht gefressen',
])('%p is no meal of that day', (text) => {
  const [line] = readLines(text, mealSpecies, '2026-03-10');
  expect(line?.fields.last_fed).toBeUndefined();
});

const mealSpecies = [{ sc_id: 1, sc_name: 'Brachypelma hamorii', cm_name: '' }];
