import { expect, test } from 'bun:test';
import { catalogue, readCatalogue } from '#src/db/starter/catalogue.ts';
import { starterCountries } from '#src/db/starter/countries.ts';
import { animalTypes } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { singleLineProblem, tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';

const valid = new Set(catalogue.map(({ sc_name }) => sc_name.toLowerCase()));

test('there are at least 1,200 species, and 150 of every type', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(1200);
  for (const type of animalTypes) {
    const ofType = catalogue.filter(({ an_type }) => an_type === type);
    expect(ofType.length, type).toBeGreaterThanOrEqual(150);
  }
});

test('every name stands once, and the names of a type are sorted', () => {
  expect(valid.size).toBe(catalogue.length);
  for (const type of animalTypes) {
    const names = catalogue.filter(({ an_type }) => an_type === type).map((one) => one.sc_name);
    expect(names, type).toEqual(names.toSorted());
  }
});

test('every name is a genus and an epithet, or sp. with a trade name', () => {
  const name = /^[A-Z][a-z]+ ([a-z]+|sp\. '[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*')$/;
  const wrong = catalogue.filter(
    ({ sc_name }) => !name.test(sc_name) || speciesNameProblem(sc_name) !== null,
  );
  expect(wrong).toEqual([]);
});

test('a former name is a binomial, of one species alone, and valid for none', () => {
  const former = catalogue.flatMap((one) => one.former);
  expect(former.filter((name) => !/^[A-Z][a-z]+ [a-z]+$/.test(name))).toEqual([]);
  expect(former.filter((name) => valid.has(name.toLowerCase()))).toEqual([]);
  expect(new Set(former.map((name) => name.toLowerCase())).size).toBe(former.length);
});

test('common names are tidy and begin with a capital', () => {
  const names = catalogue.flatMap(({ cm_name, de_name }) => [cm_name, de_name]).filter(Boolean);
  const isTidy = (name: string) =>
    name === tidyName(name) && singleLineProblem(name) === null && name.length <= limits.cm_name;
  expect(names.filter((name) => !/^\p{Lu}/u.test(name) || !isTidy(name))).toEqual([]);
});

/** The largest of each type, in cm. */
const LARGEST = { tarantula: 13, scorpion: 23, spider: 6, insect: 60, reptile: 1000, other: 150 };

test('adult sizes are plausible for their type', () => {
  const wrong = catalogue.filter(
    ({ an_type, size_cm }) => size_cm !== null && (size_cm <= 0 || size_cm > LARGEST[an_type]),
  );
  expect(wrong).toEqual([]);
});

test('every country is on the list of countries', () => {
  const codes = new Set<string | null>([null, ...starterCountries.map(({ code }) => code)]);
  expect(catalogue.filter(({ country_code }) => !codes.has(country_code))).toEqual([]);
});

test.each([
  ['Brachypelma hamorii', 'II'],
  ['Cyclura cornuta', 'I'],
  ['Acheta domesticus', null],
] as const)('%s is in appendix %p of CITES', (name, cites) => {
  expect(catalogue.find(({ sc_name }) => sc_name === name)?.cites).toBe(cites);
});

const headings = 'scientific name\t…\n';

test('a line is read with its gaps', () => {
  const text = `${headings}Genus one\t\t\t\t\t\ta\t2\t\t\nGenus two\tOld two; Older two\tTwo\tZwei\t4.5\tII\tf\t1\tDE\ty\n`;
  expect(readCatalogue('spider', text)).toEqual([
    {
      ...{ an_type: 'spider', sc_name: 'Genus one', former: [], cm_name: '', de_name: '' },
      ...{ size_cm: null, cites: null, env_type: 'a', humidity: 2 },
      ...{ country_code: null, starter: false },
    },
    {
      ...{ an_type: 'spider', sc_name: 'Genus two', former: ['Old two', 'Older two'] },
      ...{ cm_name: 'Two', de_name: 'Zwei', size_cm: 4.5, cites: 'II', env_type: 'f' },
      ...{ humidity: 1, country_code: 'DE', starter: true },
    },
  ]);
});

test.each([
  ['no name', '\t\t\t\t\t\ta\t2\t\t'],
  ['an unknown environment', 'Genus one\t\t\t\t\t\tx\t2\t\t'],
  ['an unknown humidity', 'Genus one\t\t\t\t\t\ta\t4\t\t'],
  ['an unknown appendix', 'Genus one\t\t\t\t\tIV\ta\t2\t\t'],
  ['a size with a unit', 'Genus one\t\t\t\t4cm\t\ta\t2\t\t'],
  ['a field too few', 'Genus one\t\t\t\t\t\ta\t2\t'],
  ['a field too many', 'Genus one\t\t\t\t\t\ta\t2\t\t\t'],
])('a line with %s is refused', (_what, line) => {
  expect(() => readCatalogue('other', headings + line)).toThrow('Not a species line');
});
