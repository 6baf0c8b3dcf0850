import { describe, expect, test } from 'bun:test';
import { indexNames, nameKey, nearNames } from '#src/domain/near-names.ts';

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

describe('a name that nobody knows', () => {
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
    expect(nearNames(index, typed)[0]).toBe(expected);
  });

  test('may mean several, the nearest first', () => {
    expect(nearNames(index, 'Grammostola pulchrips')).toEqual([
      'Grammostola pulchripes',
      'Grammostola pulchra',
    ]);
    expect(nearNames(index, 'Brachypelma')).toHaveLength(3);
  });

  test.each(['Haplopelma lividum', 'Rosie', 'xx', '', 'G. emilia', '12345'])(
    '%s is left alone when nothing is near',
    (typed) => expect(nearNames(index, typed)).toEqual([]),
  );

  test('each is suggested once, whatever its names', () => {
    const twice = indexNames([
      { name: 'Boa imperator', of: 1 },
      { name: 'Boa imperatur', of: 1 },
    ]);
    expect(nearNames(twice, 'Boa imperato')).toEqual([1]);
  });
});

test('a key is the same for names that differ in signs only', () => {
  expect(nameKey(' Pamphobeteus sp. “Machala” ')).toBe('pamphobeteus sp. machala');
  expect(nameKey('ÉPHEBOPUS_cyanognathus')).toBe('ephebopus cyanognathus');
});
