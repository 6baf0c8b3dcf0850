import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

// What is said of an animal in lines of their own, further in than it.

test.each([
  [
    'GBB 0.1 10 cm\n  - molted 3.8.26\n  - fed 12.11., eats well',
    'cyaneopubescens f molt 2026-08-03 fed 2026-11-12 (eats well)',
  ],
  ['B. hamorii\n- died 3.10.26', 'hamorii died 2026-10-03'],
  ['• B. hamorii, m\n   von Basti, 25 €\nGBB', 'hamorii m 25 (von Basti) | cyaneopubescens'],
  // it is not said of those below it
  ['B. hamorii 5 cm\nfemale\nGBB', 'hamorii f | cyaneopubescens'],
  ['B. hamorii 5 cm\nFemales\nGBB', 'hamorii | cyaneopubescens f'],
  ['GBB\nmale, 7"\nB. hamorii', 'cyaneopubescens | ? m | hamorii'],
  ['B. hamorii 5 cm\n  - female\nGBB', 'hamorii f | cyaneopubescens'],
  // what it says twice, and what may be something else, is a note
  ['GBB 8 cm\n  - now 10 cm', 'cyaneopubescens (now 10 cm)'],
  ['GBB\n  - 3.8.26', 'cyaneopubescens (3.8.26)'],
  ['GBB\n  - repot in December', 'cyaneopubescens (repot in December)'],
  // a line that stands no further in, or behind an empty one, is none
  ['GBB\nmolted 3.8.26', 'cyaneopubescens'],
  ['GBB\n\n  - molted 3.8.26', 'cyaneopubescens'],
  ['GBB and B. hamorii\n  - molted 3.8.26', 'cyaneopubescens | hamorii'],
  // blocks of one animal each
  [
    'Rosie\nB. hamorii, female\n5", got her 6/2015\nfed 11/21\n\nBruno\nGBB\nmale, 7"\nmolted 9/14/26',
    'Rosie hamorii f fed 2026-11-21 | Bruno cyaneopubescens m molt 2026-09-14',
  ],
  [
    'Name: Frida\nArt: Brachypelma hamorii\nGeschlecht: weiblich\nLetzte Häutung: 03.08.2026\n\nSpecies: GBB\nSex: Male\nLast molt: 2026-09-14',
    'Frida hamorii f molt 2026-08-03 | cyaneopubescens m molt 2026-09-14',
  ],
  [
    'Big Bertha\nB. hamorii\nfemale, 5"\nfed 11/21\n\nMiss Muffet the 2nd\nGBB\nmale, 7"\nmolted 9/14/26',
    'Big Bertha hamorii f fed 2026-11-21 | cyaneopubescens m molt 2026-09-14',
  ],
  [
    'TARANTULAS\nName: Luna\nSpecies: GBB\nSex: F\n\nName: Bob\nSpecies: B. hamorii\nSex: M',
    'Luna cyaneopubescens f | Bob hamorii m',
  ],
  ['Terrarium: B. hamorii', 'hamorii (Terrarium)'],
  ['Spiders\nGBB\nB. hamorii\n\nSlings\nP. regalis', 'cyaneopubescens | hamorii | regalis'],
  // another animal is asked about
  ['GBB 5 cm\n  - Big fuzzy one, 5 cm, male', 'cyaneopubescens | ? m (Big fuzzy one)'],
])('%j', (text, expected) => {
  const animals = readLines(text, species, '2026-11-27').filter(({ kind }) => kind === 'animal');
  const said = animals.map(({ fields, notes }) => {
    const { last_molt: molt, last_fed: fed, status, left, price } = fields;
    return [
      fields.name?.value,
      fields.species?.value.split(' ')[1] ?? '?',
      fields.gender?.value,
      molt && `molt ${molt.value}`,
      fed && `fed ${fed.value}`,
      status && `${status.value} ${left?.value}`,
      price?.value.amount,
      notes.length > 0 && `(${notes.map((note) => note.text).join('; ')})`,
    ]
      .filter(Boolean)
      .join(' ');
  });
  expect(said.join(' | ')).toBe(expected);
});

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
