import { describe, expect, test } from 'bun:test';
import { indexNames, nameKey, fuzzyMatches } from './fuzzy-match.ts';

const known = [
  'Brachypelma hamorii',
  'Brachypelma boehmei',
  'Brachypelma emilia',
  'Tliltocatl albopilosus',
  'Grammostola pulchra',
  'Grammostola pulchripes',
  "Pamphobeteus sp. 'Machala'",
  'Boa imperator',
];
const index = indexNames([
  ...known.map((name) => ({ name, of: name })),
  { name: 'Mexican Redknee', of: 'Brachypelma hamorii' },
]);

describe('an unknown name', () => {
  test.each([
    ['Brachypelma hamori', 'Brachypelma hamorii', 'a letter is missing'],
    ['Brachypelma hammorii', 'Brachypelma hamorii', 'a letter too many'],
    ['Brachypelma hamroii', 'Brachypelma hamorii', 'two letters are swapped'],
    ['brachypelma boehmi', 'Brachypelma boehmei', 'small letters'],
    ['B. hamorii', 'Brachypelma hamorii', 'a short genus'],
    ['B.hamorii', 'Brachypelma hamorii', 'a short genus without a blank'],
    ['B hamori', 'Brachypelma hamorii', 'a short genus and a mistake'],
    ['Brachypelma albopilosum', 'Tliltocatl albopilosus', 'an old genus'],
    ['Pamphobeteus sp machala', "Pamphobeteus sp. 'Machala'", 'other signs'],
    ['Mexican red knee', 'Brachypelma hamorii', 'a common name'],
    ['Bóa  imperátor', 'Boa imperator', 'accents and blanks'],
  ])('%s means %s: %s', (typed, expected) => {
    expect(fuzzyMatches(index, typed)[0]).toBe(expected);
  });

  test('may match several, the nearest first', () => {
    expect(fuzzyMatches(index, 'Grammostola pulchrips')).toEqual([
      'Grammostola pulchripes',
      'Grammostola pulchra',
    ]);
    expect(fuzzyMatches(index, 'Brachypelma')).toHaveLength(3);
  });

  test.each(['Haplopelma lividum', 'Rosie', 'xx', '', 'G. emilia', '12345'])(
    '%s is left alone when nothing is near',
    (typed) => expect(fuzzyMatches(index, typed)).toEqual([]),
  );

  test('each is suggested once, whatever its names', () => {
    const twice = indexNames([
      { name: 'Boa imperator', of: 1 },
      { name: 'Boa imperatur', of: 1 },
    ]);
    expect(fuzzyMatches(twice, 'Boa imperato')).toEqual([1]);
  });
});

test('a key is the same for names that differ in punctuation only', () => {
  expect(nameKey(' Pamphobeteus sp. “Machala” ')).toBe('pamphobeteus sp. machala');
  expect(nameKey('ÉPHEBOPUS_cyanognathus')).toBe('ephebopus cyanognathus');
});

test('no more of a name is compared than a name can have', () => {
  const long = `brachypelma hamorii${' '.repeat(101)}`;
  const index = indexNames([{ name: 'Brachypelma hamorii', of: 1 }]);
  expect(fuzzyMatches(index, long + 'x'.repeat(10_000))).toEqual([1]);
});
