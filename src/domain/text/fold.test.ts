import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { fold, foldedLetters } from './fold.ts';

test.each([
  ['Ünal', 'unal'],
  ['ÜNAL', 'unal'],
  ['U\u0308nal', 'unal'],
  ['Åland', 'aland'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Æthelstan Øre', 'aethelstan ore'],
  ['Łódź', 'lodz'],
  ['İstanbul ışık', 'istanbul isik'],
  ['Đorđe Þór', 'dorde thor'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Ёжик Йод', 'ежик иод'],
  ['Hap. × minax', 'hap. x minax'],
  ['D’Arc', "d'arc"],
  ['100% _x_ #14 日本 각', '100% _x_ #14 日本 각'],
])('%p folds to %p', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a folded text is unchanged, and each letter folds independently', () => {
  const letter = fc.constantFrom(
    ...foldedLetters().map(([one]) => one),
    'a',
    'K',
    'か',
    '각',
    '日',
    '🕷',
  );
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      const folded = fold(text);
      expect(folded).toBe(Array.from(text, fold).join(''));
      expect(fold(folded)).toBe(folded);
    }),
  );
});

test('every letter that folds is in foldedLetters', () => {
  const known = new Set(foldedLetters().map(([letter]) => letter));
  const all = Array.from({ length: 0x10ffff - 0x80 }, (_, at) => String.fromCodePoint(at + 0x80));
  expect(all.filter((letter) => fold(letter) !== letter && !known.has(letter))).toEqual([]);
});
