import { expect, test } from 'bun:test';
import { searchWords } from '#src/domain/text/search-words.ts';
import { animalKeys, findAnimals, type FindableAnimal } from './find-animals.ts';

const hamorii = { sc_name: 'Brachypelma hamorii', cm_name: 'Mexican redknee', notes: '' };
const animals: FindableAnimal[] = [
  { id: 9, tag: '7MT3VX', name: 'Curly 14', ...hamorii, notes: 'Red mark on the palp' },
  { id: 14, tag: 'K7QM2X', name: 'Rosalía', ...hamorii, place: 'Room / Rack B' },
  { id: 15, tag: 'AB12CD', name: 'Fred', ...hamorii, place: 'Red corner' },
  { id: 16, tag: 'AB12CE', name: 'Red Emil', ...hamorii },
  { id: 17, tag: 'AB12CF', name: 'Nyx', sc_name: 'Grammostola pulchra', cm_name: '', notes: 'red' },
];

const found = (search: string, recent: number[] = []) =>
  findAnimals(animals, searchWords(search), { keysOf: animalKeys, recent }).map(
    ({ animal, by }) => `${animal.id} ${by}`,
  );

test.each([
  ['', []],
  ['14', ['14 number', '9 name']],
  ['#14', ['14 number']],
  ['k7qm2x', ['14 number']],
  ['red', ['16 name', '15 name', '9 species', '14 species', '17 notes']],
  ['rosalia', ['14 name']],
  ['hamorii rosa', ['14 species']],
  ['b. ham rack', ['14 place']],
  ['curly palp', ['9 notes']],
  ['rack palp', []],
])('%p finds %p', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('animals are found by the names of their species that they do not show', () => {
  const others = { names: ['Brachypelma annitha'], texts: ['Rotknie'] };
  for (const search of ['annitha', 'b. annitha', 'Brachypelma annitha', 'rotknie fred'])
    expect(
      findAnimals(animals.slice(2, 3), searchWords(search), {
        keysOf: (animal) => animalKeys(animal, others),
      }).map(({ by }) => by),
    ).toEqual(['species']);
});

test('recent animals come first among equals', () => {
  expect(found('hamorii')).toEqual(['9 species', '14 species', '15 species', '16 species']);
  expect(found('hamorii', [16, 14])).toEqual([
    '16 species',
    '14 species',
    '9 species',
    '15 species',
  ]);
  expect(found('red', [17])[0]).toBe('16 name');
});

test('who died an hour ago comes after those that live', () => {
  const [curly, ...others] = animals.filter(({ sc_name }) => sc_name === hamorii.sc_name);
  const gone = { ...curly!, archived: 1 as const };
  const names = findAnimals([...others, gone], searchWords('hamorii'), {
    keysOf: animalKeys,
    recent: [gone.id],
  }).map(({ animal }) => animal.name);
  expect(names).toEqual(['Rosalía', 'Fred', 'Red Emil', 'Curly 14']);
});

test('whole words come before parts of words, also before the recent ones', () => {
  const many: FindableAnimal[] = [
    { id: 267, tag: 'AB12CG', name: 'Hilda 267', ...hamorii, place: 'Cellar / Rack E' },
    { id: 30, tag: 'AB12CH', name: 'Ella 30', ...hamorii, place: 'Cellar / Rack A' },
    { id: 7, tag: 'AB12CJ', name: 'Hilda 7', ...hamorii, place: 'Cellar / Rack A' },
  ];
  const idsOf = (search: string) =>
    findAnimals(many, searchWords(search), { keysOf: animalKeys, recent: [267] }).map(
      ({ animal }) => animal.id,
    );
  expect(idsOf('Hilda 7')).toEqual([7, 267]);
  expect(idsOf('7 hilda')).toEqual([7, 267]);
  expect(idsOf('hilda 26')).toEqual([267]);
  expect(idsOf('rack e')[0]).toBe(267);
});

test('who is called exactly so comes first, and a number of its own is a whole word', () => {
  const many: FindableAnimal[] = [
    { id: 267, tag: 'AB12CG', name: 'Hilda 267', ...hamorii },
    { id: 7, tag: 'AB12CH', name: 'Hilda', ...hamorii },
    { id: 8, tag: 'AB12CJ', name: 'Hilda-7', ...hamorii },
  ];
  const idsOf = (search: string) =>
    findAnimals(many, searchWords(search), { keysOf: animalKeys, recent: [267, 8] }).map(
      ({ animal }) => animal.id,
    );
  expect(idsOf('hilda')[0]).toBe(7);
  expect(idsOf('hilda 7')[0]).toBe(7);
  expect(idsOf('hilda 267')).toEqual([267]);
  many.push({ id: 9, tag: 'AB12CK', name: 'Hilda 7', ...hamorii });
  expect(idsOf('hilda 7').slice(0, 2)).toEqual([9, 7]);
});
