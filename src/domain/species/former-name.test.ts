import { expect, test } from 'bun:test';
import { searchWords } from '#src/domain/text/search-words.ts';
import { formerNameFound } from './former-name.ts';

const names = ['Grammostola cala', 'Grammostola porteri', 'Citharoscelus porteri'];

test.each([
  ['porteri', 'Grammostola porteri'],
  ['Grammostola porteri', 'Grammostola porteri'],
  ['g. porteri', 'Grammostola porteri'],
  ['citharoscelus', 'Citharoscelus porteri'],
  ['grammostola', 'Grammostola cala'],
  ['porteri chile', 'Grammostola porteri'],
  ['hamorii', null],
  ['', null],
])('%p means %p', (search, expected) => {
  expect(formerNameFound(names, searchWords(search))).toBe(expected);
});
