import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

// A line that says when those below were bought.

test.each([
  [
    'FALL EXPO HAUL 10/18/26\nGBB $30\nB. emilia, died 20 Nov\nOLD GANG\nP. regalis since 2003',
    'cyaneopubescens 2026-10-18?, emilia, regalis 2003',
  ],
  [
    'Gekauft am 12.9.26:\n- GBB\n- B. emilia seit 2020\n\nP. regalis',
    'cyaneopubescens 2026-09-12?, emilia 2020, regalis',
  ],
  ['Börse Hamm 12.9.26\nGBB 25 €\nSchon da:\nP. regalis', 'cyaneopubescens 2026-09-12?, regalis'],
  // what others may buy, and what is still to come
  ['For sale at the expo 18.10.26\nGBB', 'cyaneopubescens'],
  ['Verkaufsliste Börse 12.9.26\nGBB', 'cyaneopubescens'],
  ['Expo 5.12.26:\nGBB', 'cyaneopubescens'],
  ['Feeding log 12.9.26\nGBB', 'cyaneopubescens'],
  // below an animal it is said of that one
  ['GBB\nbought 18.10.26\nB. emilia', 'cyaneopubescens, emilia'],
])('%j', (text, expected) => {
  const animals = readLines(text, species, '2026-11-27').filter(({ kind }) => kind === 'animal');
  const said = animals.map(({ fields: { species: own, kept_since } }) =>
    [own?.value.split(' ')[1], kept_since && `${kept_since.value}${kept_since.sure ? '' : '?'}`]
      .filter(Boolean)
      .join(' '),
  );
  expect(said.join(', ')).toBe(expected);
});

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
