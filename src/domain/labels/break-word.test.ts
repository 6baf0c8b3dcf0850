import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { breakWord } from './break-word.ts';

const upTo = (room: number) => (text: string) => [...text].length <= room;

test.each([
  ['Ada', 10, ['Ada']],
  ['cyaneopubescens', 12, ['cyaneopubes-', 'cens']],
  ['Chromatopelma', 12, ['Chromato-', 'pelma']],
  ['Vogelspinnenhaltung', 10, ['Vogelspin-', 'nenhaltung']],
  // no letter or two alone in the last row
  ['Schneewittche', 12, ['Schnee-', 'wittche']],
  // the word's own hyphen, and numbers, need none
  ['Anna-Magdalena', 9, ['Anna-', 'Magdalena']],
  ['1234567890', 6, ['123456', '7890']],
  ['Grrrrrrrrrrrr', 6, ['Grrrr-', 'rrrrr-', 'rrr']],
  ['Ää', 1, ['Ä', 'ä']],
])('%s in rows of %p', (word, room, parts) => {
  expect(breakWord(word, upTo(room))).toEqual(parts);
});

test('loses no letter, and keeps each part within its row', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zäö0-9-]{1,40}$/),
      fc.integer({ min: 1, max: 12 }),
      (word, room) => {
        const parts = breakWord(word, upTo(room));
        expect(parts.filter((part) => !upTo(room)(part))).toEqual([]);
        const letters = (text: string) => text.replaceAll('-', '');
        expect(letters(parts.join(''))).toBe(letters(word));
      },
    ),
  );
});
