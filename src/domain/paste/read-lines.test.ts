import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { readLines } from './read-lines.ts';
import type { PastedLine } from './read-line.ts';

describe('one line', () => {
  test.each([
    ['2x Caribena versicolour 3cm', 'species? Caribena versicolor, count 2, sizes 3'],
    [
      "0.1 GBB 'Cyan' fed 15.11.",
      'species Chromatopelma cyaneopubescens, count 1, gender f, name Cyan, last_fed 2026-11-15',
    ],
    [
      'P. regalis sub male bought 3/24 20EUR',
      'species Poecilotheria regalis, gender m, stage subadult, kept_since 2024-03, price 20 EUR',
    ],
    ['P. regius 0.1', 'species? Phidippus regius, count 1, gender f'],
    [
      'B. smithi group of 7, hatched summer 23',
      'species Brachypelma smithi, count 7, hatched 2023',
    ],
    [
      'B. ham ♀ molted 3/4/2024 fed 2024-05-01',
      'species Brachypelma hamorii, gender f, last_molt? 2024-04-03, last_fed 2024-05-01',
    ],
    ['GBB 2cm KL / 5cm Spannweite', 'species Chromatopelma cyaneopubescens, sizes 2 5'],
    ['3.7.22 B. smithi', 'species Brachypelma smithi, sexes? 3.7.22'],
    ['GBB ♂ RIP', 'species Chromatopelma cyaneopubescens, gender m, status died'],
    ['gbb', 'species? Chromatopelma cyaneopubescens'],
    ['GBB 20EUR 6cm', 'species Chromatopelma cyaneopubescens, price 20 EUR, sizes 6'],
    ['GBB $20 2"', 'species Chromatopelma cyaneopubescens, price 20 USD, sizes 5.08'],
  ])('%s', (text, expected) => {
    const [line] = readLines(text, species, '2026-11-20');
    expect(brief(line).toSorted()).toEqual(expected.split(', ').toSorted());
  });

  test('what is not understood becomes a note', () => {
    const [line] = readLines('GBB from Stuttgart, eats like a horse', species, '2026-11-20');
    expect(line?.notes.map(({ text }) => text)).toEqual(['from Stuttgart, eats like a horse']);
  });

  test('headings hold for the lines below them', () => {
    const lines = readLines(
      'Females\nGBB\nB. smithi male\nMales\nP. regalis',
      species,
      '2026-11-20',
    );
    expect(lines.map(({ fields }) => fields.gender?.value)).toEqual(['f', 'f', 'm', 'm', 'm']);
  });
});

test('every line comes back, and each field stands where it says', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.mixedCase(fc.constantFrom(...WORDS))), { maxLength: 12 }),
      (parts) => {
        const text = parts.join(' ');
        const lines = readLines(text, species, '2026-11-20');
        expect(lines.map((line) => line.text)).toEqual(text.split(/\r\n|[\n\r\u2028\u2029]/));
        for (const { text: own, notes } of lines)
          for (const { text: note, from } of notes) expect(own.slice(...from)).toBe(note);
      },
    ),
  );
});

/** The fields in a line of words, unsure ones with a question mark. */
function brief(line: PastedLine | undefined): string[] {
  return Object.entries(line?.fields ?? {}).map(([key, field]) => {
    if (Array.isArray(field)) return `${key} ${field.map(({ value }) => value.min).join(' ')}`;
    const value =
      typeof field.value === 'object' && field.value ? Object.values(field.value) : [field.value];
    return `${key}${field.sure ? '' : '?'} ${value.join(key === 'sexes' ? '.' : ' ')}`;
  });
}

const WORDS = [
  '0.1',
  '2x',
  'GBB',
  'B. ham',
  '3cm',
  '1/2"',
  '$20',
  'male',
  'fed 2024-05-01',
  "'Cyan'",
  'L3',
  '|',
  '\n',
  'name:',
];
const species = [
  'Chromatopelma cyaneopubescens',
  'Caribena versicolor',
  'Poecilotheria regalis',
  'Phidippus regius',
  'Python regius',
  'Brachypelma hamorii',
  'Brachypelma smithi',
].map((sc_name, at) => ({ sc_id: at + 1, sc_name, cm_name: '' }));
