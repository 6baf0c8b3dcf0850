import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import type { ProblemCode } from '#src/domain/problems/codes.ts';
import {
  genusOf,
  isNamedAfterSpecies,
  isOtherName,
  shortSpeciesName,
  speciesNameParts,
  speciesNameProblem,
} from './species-name.ts';

/** name, short name, genus, and the name with its italics in angle brackets */
const names: [string, string, string, string][] = [
  ['Brachypelma hamorii', 'B. hamorii', 'Brachypelma', '<Brachypelma hamorii>'],
  ['Theraphosa', 'Theraphosa', 'Theraphosa', '<Theraphosa>'],
  ['B. hamorii', 'B. hamorii', 'B.', '<B. hamorii>'],
  ['Boa imperator sabogae', 'B. imperator sabogae', 'Boa', '<Boa imperator sabogae>'],
  [
    "Pamphobeteus sp. 'Machala'",
    "P. sp. 'Machala'",
    'Pamphobeteus',
    "<Pamphobeteus> sp. 'Machala'",
  ],
  ['Pamphobeteus sp. machala', 'P. sp. machala', 'Pamphobeteus', '<Pamphobeteus> sp. machala'],
  ['Pamphobeteus sp', 'P. sp', 'Pamphobeteus', '<Pamphobeteus> sp'],
  ['Poecilotheria spp.', 'P. spp.', 'Poecilotheria', '<Poecilotheria> spp.'],
  ['Grammostola cf. pulchra', 'G. cf. pulchra', 'Grammostola', '<Grammostola> cf. <pulchra>'],
  ['cf. Grammostola pulchra', 'cf. G. pulchra', 'Grammostola', 'cf. <Grammostola pulchra>'],
  ['Aphonopelma sp. aff. anax', 'A. sp. aff. anax', 'Aphonopelma', '<Aphonopelma> sp. aff. <anax>'],
  [
    'Avicularia avicularia Guyana',
    'A. avicularia Guyana',
    'Avicularia',
    '<Avicularia avicularia> Guyana',
  ],
  [
    'Avicularia avicularia morphotype 6',
    'A. avicularia morphotype 6',
    'Avicularia',
    '<Avicularia avicularia> morphotype 6',
  ],
  [
    'Chilobrachys sp. Electric blue',
    'C. sp. Electric blue',
    'Chilobrachys',
    '<Chilobrachys> sp. Electric blue',
  ],
  [
    'Phormictopus sp. (south Hispaniola)',
    'P. sp. (south Hispaniola)',
    'Phormictopus',
    '<Phormictopus> sp. (south Hispaniola)',
  ],
  [
    'Phormictopus sp. „full green“',
    'P. sp. „full green“',
    'Phormictopus',
    '<Phormictopus> sp. „full green“',
  ],
  [
    'Brachypelma hamorii x Brachypelma boehmei',
    'B. hamorii x B. boehmei',
    'Brachypelma',
    '<Brachypelma hamorii> x <Brachypelma boehmei>',
  ],
  [
    'Brachypelma hamorii × boehmei',
    'B. hamorii × boehmei',
    'Brachypelma',
    '<Brachypelma hamorii> × <boehmei>',
  ],
  [
    'Pantherophis guttatus x Lampropeltis getula',
    'P. guttatus x Lampropeltis getula',
    'Pantherophis',
    '<Pantherophis guttatus> x <Lampropeltis getula>',
  ],
  [
    'Extatosoma tiaratum subsp. bufonium',
    'E. tiaratum subsp. bufonium',
    'Extatosoma',
    '<Extatosoma tiaratum> subsp. <bufonium>',
  ],
  ['Boa c-album', 'B. c-album', 'Boa', '<Boa c-album>'],
  [
    "Pamphobeteus sp. 'unclosed blue",
    "P. sp. 'unclosed blue",
    'Pamphobeteus',
    "<Pamphobeteus> sp. 'unclosed blue",
  ],
];

describe('names of the hobby', () => {
  test.each(names)('%s', (name, short, genus, marked) => {
    expect(speciesNameProblem(name)).toBeNull();
    expect(shortSpeciesName(name)).toBe(short);
    expect(genusOf(name)).toBe(genus);
    const parts = speciesNameParts(name).map(({ text, taxon }) => (taxon ? `<${text}>` : text));
    expect(parts.join('')).toBe(marked);
  });

  test('a name without a genus is unchanged', () => {
    expect(shortSpeciesName('unknown spider')).toBe('unknown spider');
    expect(genusOf('unknown spider')).toBe('');
    expect(genusOf('')).toBe('');
    expect(speciesNameParts('')).toEqual([]);
  });

  test('the initial of an accented genus is one character', () => {
    expect(shortSpeciesName('E\u0301rica alba')).toBe('É. alba');
  });
});

test('the pieces make up the name, and adjacent ones differ', () => {
  const word = fc.constantFrom(
    'Brachypelma',
    'hamorii',
    'sp.',
    'cf.',
    'x',
    "'A b'",
    '(Peru)',
    'Rio',
    ' ',
    '  ',
    '"',
    '7',
  );
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(name, (text) => {
      const parts = speciesNameParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const [n, part] of parts.entries()) {
        expect(part.text).not.toBe('');
        expect(part.taxon).not.toBe(parts[n + 1]?.taxon as boolean);
      }
    }),
  );
});

describe('what is not a name', () => {
  test.each<[string, ProblemCode | null]>([
    ['', 'species_name_missing'],
    ['  \t ', 'species_name_missing'],
    ['12345', 'species_name_without_letters'],
    ['???', 'species_name_without_letters'],
    ['brachypelma hamorii', 'species_name_without_genus'],
    ['sp. Machala', null],
    ['=HYPERLINK("x")', 'species_name_without_genus'],
    ['1 Brachypelma', 'species_name_without_genus'],
    ['Brachypelma\u0000', 'species_name_unprintable'],
    ['Brachypelma\nhamorii', 'species_name_unprintable'],
    ['Brachypelma \u202Ehamorii', 'species_name_unprintable'],
    ['Brachypelma \uD800', 'species_name_unprintable'],
    [`B${'a'.repeat(119)}`, null],
    [`B${'a'.repeat(120)}`, 'species_name_too_long'],
  ])('%p: %p', (name, problem) => {
    expect(speciesNameProblem(name)?.code ?? null).toBe(problem);
  });
});

test.each([
  ['B. hamorii', true],
  ['b. hamorii 12', true],
  ['Brachypelma hamorii 2', true],
  ['B. hamorii blue', false],
  ['Rosalía', false],
  ['', false],
])('whether %j is called after its species alone: %p', (name, isNamed) => {
  expect(isNamedAfterSpecies(name, 'Brachypelma hamorii')).toBe(isNamed);
});

test.each([
  ['Heterometrus petersii', 'Heterometrus silenus', true],
  ['Mexican redknee', 'Brachypelma hamorii', true],
  ['Boa imperator sabogae', 'Boa imperator', false],
  ['Brachypelma  hamorii', 'Brachypelma hamorii', false],
  ['B. hamorii', 'Brachypelma hamorii', false],
  ['GBB', 'Chromatopelma cyaneopubescens', false],
])('%s is another name than %s: %s', (typed, sc_name, isOther) => {
  expect(isOtherName(typed, sc_name)).toBe(isOther);
});
