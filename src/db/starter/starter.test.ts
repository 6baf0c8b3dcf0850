import { expect, test } from 'bun:test';
import { starterCountries } from '#src/db/starter/countries.ts';
import { starterSpecies } from '#src/db/starter/species.ts';
import { limits } from '#src/domain/limits.ts';
import { animalTypes, envTypes, humidities } from '#src/domain/enums.ts';

const countryCodes = new Set(starterCountries.map(({ code }) => code));

test('there are exactly 249 countries, each code once, each name once', () => {
  expect(starterCountries).toHaveLength(249);
  expect(countryCodes.size).toBe(249);
  expect(repeated(starterCountries.map(({ name }) => name))).toEqual([]);
});

test('every country has two capital letters and a plain name', () => {
  const malformed = starterCountries.filter(
    ({ code, name }) =>
      !/^[A-Z]{2}$/.test(code) || !isTidy(name, limits.country_name) || !/^\p{Lu}/u.test(name),
  );
  expect(malformed).toEqual([]);
});

test('countries are sorted as a reader expects, accents and all', () => {
  const names = starterCountries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
});

test.each([
  ['BO', 'Bolivia'],
  ['CZ', 'Czechia'],
  ['KR', 'South Korea'],
  ['TZ', 'Tanzania'],
  ['VN', 'Vietnam'],
])('%s is %s', (code, name) => {
  expect(starterCountries).toContainEqual({ code, name });
});

test('there are at least 300 species, and 15 of every type', () => {
  expect(starterSpecies.length).toBeGreaterThanOrEqual(300);
  for (const type of animalTypes) {
    const ofType = starterSpecies.filter(({ an_type }) => an_type === type);
    expect(ofType.length, type).toBeGreaterThanOrEqual(15);
  }
});

test('no species is listed twice, however it is written', () => {
  expect(repeated(starterSpecies.map(({ sc_name }) => sc_name))).toEqual([]);
});

test('every scientific name is a genus with a capital and a species, or sp. with a trade name', () => {
  const name = /^[A-Z][a-z]+ ([a-z]+|sp\. '[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*')$/;
  const malformed = starterSpecies.filter(
    ({ sc_name }) => !name.test(sc_name) || !isTidy(sc_name, limits.sc_name),
  );
  expect(malformed).toEqual([]);
});

test('every common name is empty or begins with a capital', () => {
  const malformed = starterSpecies.filter(
    ({ cm_name }) => cm_name !== '' && !(/^[A-Z]/.test(cm_name) && isTidy(cm_name, limits.cm_name)),
  );
  expect(malformed).toEqual([]);
});

test('every species has a known type, environment and humidity', () => {
  const malformed = starterSpecies.filter(
    ({ an_type, env_type, humidity }) =>
      !animalTypes.includes(an_type) ||
      !envTypes.includes(env_type) ||
      !humidities.includes(humidity),
  );
  expect(malformed).toEqual([]);
});

test('every country of a species is on the list of countries', () => {
  const lost = starterSpecies.filter(
    ({ country_code }) => country_code !== null && !countryCodes.has(country_code),
  );
  expect(lost).toEqual([]);
});

test('the guide finds its example species', () => {
  const names = starterSpecies.map(({ sc_name }) => sc_name);
  expect(names).toContain('Brachypelma hamorii');
  expect(names).toContain('Python regius');
});

function repeated(names: string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name.toLowerCase()).size);
}

function isTidy(text: string, max: number): boolean {
  return text.length <= max && text === text.trim() && !text.includes('  ');
}
