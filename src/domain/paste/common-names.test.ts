import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';

const species = catalogue.map(({ former, ...one }) => ({ ...one, sc_id: 1, synonyms: former }));

test.each([
  // what no list knows goes to the notes
  ['Ceratogyrus darlingi (Hornvogelspinne) 0.1', 'Ceratogyrus darlingi', '', 'Hornvogelspinne'],
  ['Ceratogyrus darlingi Hornvogelspinne', 'Ceratogyrus darlingi', '', 'Hornvogelspinne'],
  ['Phrynus whitei (Geißelspinne)', 'Phrynus whitei', '', 'Geißelspinne'],
  ['Pandinus imperator (Skorpion)', 'Pandinus imperator', '', 'Skorpion'],
  ['Ceratogyrus marshalli (Baboon)', 'Ceratogyrus marshalli', '', 'Baboon'],
  // so does a part of what the species is called
  ['Theraphosa blondi (Goliath)', 'Theraphosa blondi', '', 'Goliath'],
  // all of it, or what the species is called for short, tells the species once more
  ['Brachypelma hamorii (Rotknie) 1.0', 'Brachypelma hamorii', '', ''],
  ['Rotknie (Brachypelma hamorii)', 'Brachypelma hamorii', '', ''],
  ['Brachypelma hamorii (Mexikanische Rotknie-Vogelspinne)', 'Brachypelma hamorii', '', ''],
  ['Brachypelma hamorii (Mexican Red Knee)', 'Brachypelma hamorii', '', ''],
  // a name beside it stays one
  ['Phidippus regius (Springspinne) Paula', 'Phidippus regius', 'Paula', 'Springspinne'],
  ['Python regius (Königspython) 1.0 Monty', 'Python regius', 'Monty', ''],
  ['Ceratogyrus darlingi (Rosie) 0.1', 'Ceratogyrus darlingi', 'Rosie', ''],
  ['Ceratogyrus darlingi "Hornvogelspinne"', 'Ceratogyrus darlingi', 'Hornvogelspinne', ''],
  // set apart by a dash a single word is a name
  ['T. albo - Curly, 5in F', 'Tliltocatl albopilosus', 'Curly', ''],
  ['Curly - T. albo, 5in F', 'Tliltocatl albopilosus', 'Curly', ''],
  ['T. albo Curly, 5in F', 'Tliltocatl albopilosus', '', 'Curly'],
  ['T. albo - Vogelspinne, 5in F', 'Tliltocatl albopilosus', '', 'Vogelspinne'],
])('a common name is none of the animal: %s', (text, sc_name, name, note) => {
  const [line] = readLines(text, species, '2026-11-20');
  expect(line?.fields.species?.value).toBe(sc_name);
  expect(line?.fields.name?.value ?? '').toBe(name);
  expect(line?.notes.map((one) => one.text).join()).toBe(note);
});

test.each([
  ['Rotknie 1.0 gehäutet 3.10.', ['Brachypelma hamorii', 'Brachypelma smithi']],
  ['Weißknie 0.1 gefüttert gestern', ['Acanthoscurria geniculata']],
  ['Kraushaar 4cm', ['Tliltocatl albopilosus']],
])('a short common name alone is an animal: %s', (text, expected) => {
  const [line] = readLines(text, species, '2026-11-20');
  expect(line?.kind).toBe('animal');
  const { value, near = [] } = line?.fields.species ?? {};
  expect([value, ...near]).toEqual(expected);
  expect(line?.notes).toEqual([]);
});

test.each([
  ['Pink toe 3in M', 'Avicularia avicularia'],
  ['Salmon pink 7" F', 'Lasiodora parahybana'],
  ['Versi 1.5"', 'Caribena versicolor'],
  ['3. Chaco 15 cm female', 'Grammostola pulchripes'],
  ['Gooty 0.1', 'Poecilotheria metallica'],
  ['Goliath 8in F', 'Theraphosa blondi'],
  // a phone begins the line with a capital
  ['Balfouri 2"', 'Monocentropus balfouri'],
])('a part of a name at the head of a line that tells of an animal asks: %s', (text, expected) => {
  const [line] = readLines(text, species, '2026-11-20');
  expect(line?.kind).toBe('animal');
  const { value, near = [] } = line?.fields.species ?? {};
  expect([value, ...near]).toContain(expected);
});

test.each(['Pink toe', 'Spider 3in', 'Heat mat 20 cm', 'Green', 'Tank 30 cm'])(
  'nothing is made an animal of: %s',
  (text) => {
    const [line] = readLines(text, species, '2026-11-20');
    expect(line?.fields.species).toBeUndefined();
  },
);
