import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

// A species with its animals below it, a line each.

test.each([
  [
    'Brachypelma hamorii\n  - Scarlet, f, 12cm\n  - Rusty, m, 8cm\nGrammostola pulchra\n  - unnamed, 4cm',
    'B. hamorii f Scarlet | B. hamorii m Rusty | G. pulchra',
  ],
  [
    'Poecilotheria metallica\n   1) w, 7 cm, gehäutet 3.8.26\n   2) w, 5 cm',
    'P. metallica f | P. metallica f',
  ],
  [
    'Monocentropus balfouri:\nGruppe 1: 8 Stück, FH 6\nGruppe 2: 15 Stück',
    'M. balfouri | M. balfouri',
  ],
  [
    'GBB\n- "Cyan", w, 120 €\n- "Teer", 3 cm',
    'C. cyaneopubescens f Cyan | C. cyaneopubescens Teer',
  ],
  // a genus above what follows its name
  [
    '1. Poecilotheria\n   a. metallica, F, 6"\n   b. regalis, M\n2. Brachypelma\n   a. emilia\n   b. P. murinus',
    'P. metallica f | P. regalis m | B. emilia | P. murinus',
  ],
  ['Poecilotheria:\nregalis w\nornata', 'P. regalis f | P. ornata'],
  [
    'Brachypelma\nhamorii 0.1 "Lola"\nauratum 0.0.1\n\nPoecilotheria\nornata 1.0 "Leo"\nregalis w\nB. emilia',
    'B. hamorii f Lola | B. auratum other | P. ornata m Leo | P. regalis f | B. emilia',
  ],
  [
    'Brachypelma\nhamorii\nboehmei w\nPoecilotheria\nornata',
    'B. hamorii | B. boehmei f | P. ornata',
  ],
  // what names its own species is of that one
  ['GBB\n- female, 5 cm\n- B. hamorii m', 'C. cyaneopubescens f | B. hamorii m'],
  ['GBB\n  - female, 5 cm\nB. hamorii', 'C. cyaneopubescens f | B. hamorii'],
  // what is said of them is no animal
  ['GBB\n  - Leia, f, 10cm\n  - egg sac due in December', 'C. cyaneopubescens f Leia'],
  // details of one animal, a line each, are none
  ['GBB\n - 0.1\n - 5 cm\n - fed 3.11.', 'C. cyaneopubescens f'],
  ['GBB\n - fed 3.11.\n - molted 4.5.26', 'C. cyaneopubescens'],
  ['GBB\nB. hamorii f 5 cm', 'C. cyaneopubescens | B. hamorii f'],
  ['GBB 5 cm\n  - female, adult', 'C. cyaneopubescens f'],
])('%j', (text, expected) => {
  const animals = readLines(text, species, '2026-11-27').filter(({ kind }) => kind === 'animal');
  const said = animals.map(({ fields }) => {
    const [genus = '', epithet] = fields.species?.value.split(' ') ?? [];
    return [`${genus.charAt(0)}. ${epithet}`, fields.gender?.value, fields.name?.value]
      .filter(Boolean)
      .join(' ');
  });
  expect(said.join(' | ')).toBe(expected);
});

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
