import { describe, expect, test } from 'bun:test';
import { guessColumns } from './csv-table.ts';
import { parseAnimalType, parseEnvType, parseHumidity, withCapital } from './species-cells.ts';
import { speciesColumns } from './species-csv-columns.ts';

describe('cells of a species file', () => {
  test.each([
    [parseAnimalType, 'Tarantulas', 'tarantula'],
    [parseAnimalType, ' Vogelspinne ', 'tarantula'],
    [parseAnimalType, 'bird', null],
    [parseAnimalType, '', null],
    [parseEnvType, 'Arboreal', 'a'],
    [parseEnvType, 'T', 't'],
    [parseEnvType, 'Röhrenbewohner', 'f'],
    [parseEnvType, 'air', null],
    [parseHumidity, '1', 1],
    [parseHumidity, 'Feucht', 3],
    [parseHumidity, '80 %', null],
  ] as const)('%p(%s) is %s', (parse, text, expected) => {
    expect(parse(text)).toBe(expected);
  });

  test.each([
    ['brachypelma hamorii', 'Brachypelma hamorii'],
    ['Boa imperator', 'Boa imperator'],
    ['élan vital', 'Élan vital'],
  ])('%s becomes %s', (typed, name) => expect(withCapital(typed)).toBe(name));

  test('the headers of the template and of a German list are recognised', () => {
    const own = speciesColumns.map(({ key }) => key);
    expect(guessColumns(own, speciesColumns)).toEqual(own);
    expect(guessColumns(['Art', 'Deutscher Name', 'Tierart', 'Herkunft'], speciesColumns)).toEqual([
      'sc_name',
      'cm_name',
      'an_type',
      'country_code',
    ]);
  });
});
