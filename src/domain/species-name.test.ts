import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import {
  genusOf,
  shortSpeciesName,
  speciesNameParts,
  speciesNameProblem,
} from '#src/domain/species-name.ts';

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

  test('a name without a genus is left as it is', () => {
    expect(shortSpeciesName('unknown spider')).toBe('unknown spider');
    expect(genusOf('unknown spider')).toBe('');
    expect(genusOf('')).toBe('');
    expect(speciesNameParts('')).toEqual([]);
  });

  test('the initial of an accented genus is one letter', () => {
    expect(shortSpeciesName('E\u0301rica alba')).toBe('É. alba');
  });
});

test('the pieces are the name again, and neighbours differ', () => {
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

describe('what can not be a name', () => {
  test.each([
    ['', 'The scientific name is missing'],
    ['  \t ', 'The scientific name is missing'],
    ['12345', 'The scientific name needs letters'],
    ['???', 'The scientific name needs letters'],
    ['brachypelma hamorii', 'The scientific name starts with a genus and its capital letter'],
    ['sp. Machala', null],
    ['=HYPERLINK("x")', 'The scientific name starts with a genus and its capital letter'],
    ['1 Brachypelma', 'The scientific name starts with a genus and its capital letter'],
    ['Brachypelma\u0000', 'The scientific name has characters that can not be printed'],
    ['Brachypelma\nhamorii', 'The scientific name has characters that can not be printed'],
    ['Brachypelma \u202Ehamorii', 'The scientific name has characters that can not be printed'],
    ['Brachypelma \uD800', 'The scientific name has characters that can not be printed'],
    [`B${'a'.repeat(119)}`, null],
    [`B${'a'.repeat(120)}`, 'The scientific name is longer than 120 characters'],
  ])('%p: %p', (name, problem) => {
    expect(speciesNameProblem(name)).toBe(problem);
  });
});
