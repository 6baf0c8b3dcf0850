import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

// A day above those that were fed on it, and what is ticked or crossed below.

test.each([
  [
    'Fütterung 21.11.26\n✅ B. hamorii\n❌ T. blondi\n❌ G. pulchripes (vor Häutung)',
    'hamorii fed 2026-11-21, blondi refused? 2026-11-21, pulchripes refused? 2026-11-21',
  ],
  [
    'Feeding 20.11.\n\nGBB ✅\nB. boehmei ❌\nB. emilia - refused',
    'cyaneopubescens fed 2026-11-20, boehmei refused? 2026-11-20, emilia refused? 2026-11-20',
  ],
  [
    "T's fed Sunday 22 Nov:\n✔ B. hamorii\n✘ G. pulchripes - not interested\n☐ B. emilia",
    'hamorii fed 2026-11-22, pulchripes refused? 2026-11-22, emilia',
  ],
  [
    'Vogelspinnen gefüttert 22.11.\nGBB\nB. emilia',
    'cyaneopubescens fed 2026-11-22, emilia fed 2026-11-22',
  ],
  ['Fed 22.11.\nGBB\nB. emilia 5 cm', 'cyaneopubescens fed 2026-11-22, emilia fed 2026-11-22'],
  ['My spiders\n\nFed 22.11.\n[ ] GBB\n[x] B. emilia', 'cyaneopubescens, emilia fed 2026-11-22'],
  [
    "Tue 24.11. feeding:\nGBB - 2 crickets, ate both\nB. emilia - nope\nP. regalis - didn't offer",
    'cyaneopubescens fed 2026-11-24, emilia refused? 2026-11-24, regalis',
  ],
  // with what was eaten
  [
    'Fed all 20.11. crickets\nGBB\nB. emilia refused',
    'cyaneopubescens fed 2026-11-20 crickets, emilia refused? 2026-11-20',
  ],
  ['Fed all crickets 20.11.\nGBB', 'cyaneopubescens fed 2026-11-20 crickets'],
  ['Alle gefüttert 20.11. mit Heimchen\nGBB', 'cyaneopubescens fed 2026-11-20 Heimchen'],
  // below all it is said of those above
  [
    'GBB\nB. emilia fed 24.11.\nP. regalis died 3.10.26\nFed all 20.11. crickets',
    'cyaneopubescens fed? 2026-11-20 crickets, emilia fed 2026-11-24, regalis',
  ],
  ['GBB\n\nletzte Fütterung alle am 22.11.\nnächste am 29.', 'cyaneopubescens fed? 2026-11-22'],
  // and of those below where somebody stands there
  ['GBB\n\nAlle gefüttert 22.11.\nB. emilia', 'cyaneopubescens, emilia fed 2026-11-22'],
  // below an animal it may be said of it
  ['GBB\nfed 22.11.\nB. emilia', 'cyaneopubescens, emilia'],
])('%j', (text, expected) => {
  const animals = readLines(text, species, '2026-11-27').filter(({ kind }) => kind === 'animal');
  const said = animals.map(({ fields: { species: own, last_fed, refused, food } }) => {
    const days = [
      last_fed && `fed${last_fed.sure ? '' : '?'} ${last_fed.value}`,
      food?.value,
      refused && `refused${refused.sure ? '' : '?'} ${refused.value}`,
    ];
    return [own?.value.split(' ')[1], ...days].filter(Boolean).join(' ');
  });
  expect(said.join(', ')).toBe(expected);
});

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
