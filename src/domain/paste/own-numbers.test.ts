import { expect, test } from 'bun:test';
import { readList as read } from '#src/testing/lists/brief.ts';
import { ownNumbers } from './own-numbers.ts';

test.each([
  ['#12 GBB 0.1\n#13 B. hamorii\nNr. 14 OBT\nno 15: OBT', '12 13 14 15'],
  ['A-1 GBB\nT12, B. hamorii', 'A-1 T12'],
  ['Nr;Art;Geschlecht\n12;GBB;f\n13;B. hamorii;m', '12 13'],
  // numbers of lines, and stages
  ['1. GBB\n2. B. hamorii\n3. OBT', ''],
  ['L4 GBB\nFH3 B. hamorii\nM6 Avicularia avicularia', ''],
  ['3x GBB\n0.1 OBT', ''],
  // they begin again
  ['Brachypelma hamorii\n  #1 female\n  #2 male', ''],
])('%j', (text, expected) => {
  expect(ownNumbers(read(text)).filter(Boolean).join(' ')).toBe(expected);
});
