import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

// Lines that stand among animals and name a species that no list knows.

test.each([
  '1. B. hamorii 4"\n2. H bleu AF 4.5" "Velma", $120',
  '1. B. hamorii\n2. Big fuzzy thing "Gus" 5"',
  '1) B. hamorii $50\n2) Ami sp. Panama 1" $50',
  '#1 B. hamorii\n#2 Brown one from the pet store',
  '#3 B. hamorii\n#4 Pink toe - DIED Jan. 2011',
  'B. hamorii\nCal king, male, 4ft, $60',
  'B. hamorii\npeaches avic 3" unsexed molted 11/14',
  'B. hamorii\nSchwarze Witwe i4',
  'B. hamorii\n0.0.2 Erdagamen NZ 2026, 45 g und 52 g',
  'B. hamorii 5 cm\nHakennasennatter, w, Häutung 30.10.26, 3 Mäuse am 15.11.',
  '- B. hamorii 5 cm\n- "Die Graue" 5 cm, keine Ahnung was',
  '| Ash | B. hamorii | U | 3" |\n| Quartz | Ch. hati | U | 2.5" |',
  '🕷️ B. hamorii\n🕷️ Panama-Zwerg FH 5, 15 €',
  '[20.11.26, 19:14] Jo: B. hamorii\n[20.11.26, 19:15] Jo: L fuzz, unsexed, about 9cm',
])('are asked about: %j', (text) => {
  const line = read(text).at(-1);
  expect(line?.kind).toBe('animal');
  expect(line?.fields.species).toBeUndefined();
});

test('have what stands above them, too', () => {
  const line = read('Shelf 1:\nB. hamorii\nCal king, male, 4ft').at(-1);
  expect(line?.fields.place?.value).toBe('Shelf 1');
});

test.each([
  'Adult females',
  'Juvenile males 3-5 cm:',
  'Versand 12 €, Abholung Raum Köln',
  'Total\t6\t\t$310.00',
  'Exo Terra 45 cm 85 €',
  '10 deli cups 4oz $5',
  '2. buy crickets 1/4" $5',
  'feed fri - crix from the shop, 250 ct 1/4" $14.99, slings get pinheads',
  'rats: 12 S, 20 M in freezer',
  'Mäuse: 20 Springer, 15 adulte',
  'is the female still available?',
  '  - molted 3.8.26',
  'fed 12.11.',
  'eats well, 5 crickets a week',
  'Updated 11/20/2026',
  '25 species, 43 animals',
  '2. Nothing at present in tank six.',
  '   - from Basti, 25 €',
])('nobody is asked what no animal is: %s', (text) =>
  expect(read(`1. B. hamorii\n${text}`).at(-1)?.kind).not.toBe('animal'),
);

const read = (text: string) => readLines(text, species, '2026-11-27');
const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
