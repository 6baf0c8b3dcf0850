import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

test('where each line begins with a name, one that may mean something else is a name, too', () => {
  const list = (name: string) => `${name} - B. hamorii - female? - 9cm - fed 15/11`;
  const lines = read(['Doris', 'Blue', 'Pickle', 'Miss Piggy', 'June', 'Bo', 'New'].map(list));
  expect(lines.map(({ fields }) => fields.name?.value)).toEqual([
    'Doris',
    'Blue',
    'Pickle',
    'Miss Piggy',
    'June',
    'Bo',
    undefined,
  ]);
  expect(lines[1]?.fields.name).toEqual({ value: 'Blue', sure: false, from: [0, 4] });
  expect(lines[1]?.notes.map(({ text }) => text)).toEqual([]);
  expect(lines[6]?.notes.map(({ text }) => text)).toEqual(['New']);
});

test.each([' - X - 9cm', ' (X) 9cm', ' - X'])(
  'where each line has its name right behind the species, such a word is one, too: %s',
  (line) => {
    const list = (name: string) => `Theraphosa blondi${line.replace('X', name)}`;
    const lines = read(['Doris', 'Goliath', 'Pickle', 'Pop Rocks', 'Blue'].map(list));
    expect(lines.map(({ fields }) => fields.name?.value)).toEqual([
      'Doris',
      'Goliath',
      'Pickle',
      'Pop Rocks',
      'Blue',
    ]);
    expect(lines[3]?.fields.name?.sure).toBeFalse();
  },
);

test('a word at the head of one line among others is no name', () => {
  const lines = read(['Blue - GBB 5cm', 'GBB, Doris', 'Brachypelma hamorii, Pickle', 'OBT 4cm']);
  expect(lines.map(({ fields }) => fields.name?.value)).toEqual([
    undefined,
    'Doris',
    'Pickle',
    undefined,
  ]);
});

const read = (lines: readonly string[]) => readLines(lines.join('\n'), species, '2026-11-20');

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
