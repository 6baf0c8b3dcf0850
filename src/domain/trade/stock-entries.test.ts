import { describe, expect, test } from 'bun:test';
import { namedIn, stockEntries, type OfferedAnimal, type StockFacts } from './stock-entries.ts';
import { countTypes, findStock, stockBlocks } from './stock-groups.ts';

const hamorii = {
  sc_name: 'Brachypelma hamorii',
  cm_name: 'Redknee',
  an_type: 'tarantula' as const,
};
const rosa: OfferedAnimal = {
  ...hamorii,
  ...{ id: 14, tag: 'K7M2QX', gender: 'f', size: 12, has_img: 1, img_version: 2, is_public: 1 },
  ...{ date_f: '2026-04-01', mmt: null, archived: 0, archive_reason: null },
};
const facts = (pet: OfferedAnimal = rosa): StockFacts => ({
  animals: new Map([[14, pet]]),
  species: new Map([[hamorii.sc_name, hamorii]]),
  currency: 'EUR',
  tagPrice: () => 9500,
});
const entries = (e_offer: string, e_sold = '', known = facts()) =>
  stockEntries({ e_offer, e_sold }, known);

describe('a line that visitors read', () => {
  test.each([
    ['0.0.5 Brachypelma hamorii, 2.4 cm, €15.00', '0.0.5', 5, 2.4, 15, '', 'tarantula'],
    ['Brachypelma hamorii 0.0.5, 2,4 cm, adult, 15 €', '0.0.5', 5, 2.4, 15, 'adult', 'tarantula'],
    ['0.0.5 Brachypelma hamorii 2.4 cm - 15 EUR', '0.0.5', 5, 2.4, 15, '', 'tarantula'],
    ['B. hamorii 2,4 cm 15 EUR #14', '0.1', 1, 2.4, 15, '', 'tarantula'],
    ['3 x Damon diadema “Ona”, L3', '3', 3, null, null, 'Ona, L3', null],
    ['3 Brachypelma hamorii, FH2, 12,50 €', '3', 3, null, 12.5, 'FH2', 'tarantula'],
    ['5 Brachypelma hamorii, 3 cm, 25,-', '5', 5, 3, 25, '', 'tarantula'],
    ['2 Brachypelma hamorii 1.0 45€', '2.0', 2, null, 45, '', 'tarantula'],
    [
      '1.1 Brachypelma hamorii, adult, zus. 120 €',
      '1.1',
      2,
      null,
      null,
      'adult, zus. 120 €',
      'tarantula',
    ],
    ['5 Brachypelma hamorii alle 60 €', '5', 5, null, null, 'alle 60 €', 'tarantula'],
    ['2 Brachypelma hamorii, 2 cm, 80 € together', '2', 2, 2, null, '80 € together', 'tarantula'],
    ['9 Brachypelma hamorii 2 cm, 5 for 20 €', '9', 9, 2, null, '5 for 20 €', 'tarantula'],
    ['2 Brachypelma hamorii - 8 Euro', '2', 2, null, 8, '', 'tarantula'],
    ['2 Stk. Brachypelma hamorii 2 cm: 15 €/Stück', '2', 2, 2, 15, '', 'tarantula'],
    ['3 Brachypelma hamorii je 15', '3', 3, null, 15, '', 'tarantula'],
    ['3 Brachypelma hamorii 15 € VB', '3', 3, null, 15, 'VB', 'tarantula'],
    ['Paar Brachypelma hamorii 90 €', '2', 2, null, null, 'Paar 90 €', 'tarantula'],
    ['Paar Brachypelma hamorii je 45 €', '2', 2, null, 45, '', 'tarantula'],
    ['3 Brachypelma hamorii ab 20 €', '3', 3, null, null, 'ab 20 €', 'tarantula'],
    [
      '5 Brachypelma hamorii 15 € each, all 5 for 60',
      '5',
      5,
      null,
      null,
      '15 € each, all 5 for 60',
      'tarantula',
    ],
    ['1.2 Pandinus imperator', '1.2', 3, null, null, '', null],
    ['0.1 #14', '0.1', 1, 12, 95, '', 'tarantula'],
    ['The large one, reserved #14', '0.1', 1, 12, 95, '', 'tarantula'],
    ['0.1 B. hamorii, 9 cm, 80.00 #14', '0.1', 1, 9, 80, '', 'tarantula'],
  ])('%p', (line, sexes, count, size, price, words, an_type) => {
    expect(entries(line)).toMatchObject([{ sexes, count, size, price, words, an_type }]);
  });

  test.each([
    ['0.1 B. hamorii #14', 'offered'],
    ['0.1 B. hamorii, 95 €, reserved #14', 'reserved'],
    ['0.1 B. hamorii (reserviert) #14', 'reserved'],
    ['0.1 B. hamorii, VERKAUFT', 'sold'],
    ['0.1 Not reserved for long', 'offered'],
    ['Reserved animals are kept for one hour.', 'words'],
    ['#99', 'words'],
  ])('%p is %s', (line, state) => {
    expect(entries(line)).toMatchObject([{ state }]);
  });

  test('is shown as it is written where its number is that of no animal', () => {
    expect(entries('#99')).toMatchObject([{ words: '#99', count: 0 }]);
  });

  test('leads to an animal with a public page alone', () => {
    expect(entries('0.1 #14')[0]?.pet).toMatchObject({ id: 14, tag: 'K7M2QX' });
    const hidden = entries('0.1 #14', '', facts({ ...rosa, is_public: 0 }));
    expect(hidden[0]).toMatchObject({ pet: null, sc_name: hamorii.sc_name });
    expect(JSON.stringify(hidden)).not.toMatch(/14|K7M2QX/);
  });

  test('is asked for by its number and its name', () => {
    const e_offer = 'Tarantulas\n0.1 Brachypelma hamorii, 9 cm #14';
    expect(namedIn({ e_offer, e_sold: '' })).toEqual({
      ids: [14],
      names: ['Tarantulas', 'Brachypelma hamorii'],
    });
  });
});

describe('the list', () => {
  const list = entries(
    'Tarantulas\n0.0.2 Brachypelma hamorii\n1 x Damon diadema\n0.1 brachypelma hamorii\n\nBring boxes\n0.1 Brachypelma hamorii',
    '0.1 Brachypelma hamorii to Piet #14\nSecret',
  );
  const shape = (of: typeof list) =>
    stockBlocks(of).map((block) =>
      'words' in block ? block.words : [block.sc_name, block.entries.map(({ state }) => state)],
    );

  test('keeps the species of a part together, and marks what was sold', () => {
    expect(shape(list)).toEqual([
      'Tarantulas',
      ['Brachypelma hamorii', ['offered', 'offered', 'sold']],
      ['Damon diadema', ['offered']],
      'Bring boxes',
      ['Brachypelma hamorii', ['offered']],
    ]);
  });

  test('is searched and narrowed down; without either nothing is left out', () => {
    expect(findStock(list, '', null)).toBe(list);
    expect(shape([...findStock(list, 'damon', null)])).toEqual([['Damon diadema', ['offered']]]);
    expect(findStock(list, 'redknee 14', null)).toMatchObject([{ state: 'sold' }]);
    expect(findStock(list, '', 'tarantula').map(({ state }) => state)).not.toContain('words');
    expect(countTypes(list)).toEqual(new Map([['tarantula', 3]]));
  });
});
