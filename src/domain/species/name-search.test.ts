import { expect, test } from 'bun:test';
import { listOfNames, searchNames } from './name-search.ts';

const names = (sc_name: string, former: string[], cm_name = '', de_name = '') => ({
  sc_name,
  former,
  cm_name,
  de_name,
});

const list = listOfNames([
  names('Acheta domesticus', [], 'House Cricket', 'Heimchen'),
  names('Brachypelma hamorii', [], 'Mexican Redknee', 'Mexikanische Rotknie-Vogelspinne'),
  names('Caribena versicolor', ['Avicularia versicolor'], 'Antilles Pinktoe'),
  names('Tliltocatl albopilosus', ['Brachypelma albopilosum'], 'Curly Hair'),
]);

test.each([
  ['three letters of the name of today', 'ham', ['Brachypelma hamorii']],
  ['three letters of a former name', 'avi', ['Caribena versicolor']],
  ['three letters of the English name', 'cri', ['Acheta domesticus']],
  ['three letters of the German name', 'hei', ['Acheta domesticus']],
  ['an initial', 'b. ham', ['Brachypelma hamorii']],
  ['words in any order, in another case', 'KNEE mex', ['Brachypelma hamorii']],
  ['a letter too few', 'hamori', ['Brachypelma hamorii']],
  ['another letter', 'brachipelma hamori', ['Brachypelma hamorii']],
  ['two letters swapped', 'carbiena', ['Caribena versicolor']],
  ['two mistakes in a long word', 'albopillosuss', ['Tliltocatl albopilosus']],
  ['the beginning of a misspelled word', 'tlilto kat', []],
  ['a misspelled former name', 'aviculria versicolr', ['Caribena versicolor']],
  ['a misspelled German name', 'heimhcen', ['Acheta domesticus']],
  ['three letters that stand nowhere', 'xyz', []],
  ['nothing', '  ', []],
])('%s: %p', (_what, search, found) => {
  expect(searchNames(list, search).map(({ sc_name }) => sc_name)).toEqual(found);
});

test('a name that begins with the search comes first', () => {
  const two = listOfNames([names('Aus brachypus', []), names('Brachypelma emilia', [])]);
  expect(searchNames(two, 'brach').map(({ sc_name }) => sc_name)).toEqual([
    'Brachypelma emilia',
    'Aus brachypus',
  ]);
});
