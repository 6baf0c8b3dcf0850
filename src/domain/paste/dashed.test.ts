import { describe, expect, test } from 'bun:test';
import { brief, readList } from '#src/testing/lists/brief.ts';

const read = (text: string) => {
  const [line] = readList(text);
  const { species } = line?.fields ?? {};
  return {
    species: species && `${species.value}${species.sure ? '' : '?'}`,
    fields: brief(line).toSorted(),
    notes: line?.notes.map((note) => note.text),
  };
};

describe('a name of two words beside a dash', () => {
  test.each([
    ['Dicke Berta - B. hamorii', 'Brachypelma hamorii', ['name? Dicke Berta']],
    ['- Frau Müller – T. albo', 'Tliltocatl albopilosus', ['name? Frau Müller']],
    ['B. hamorii - Dicke Berta', 'Brachypelma hamorii', ['name? Dicke Berta']],
    ['Der Alte - G. rosea 1.0', 'Grammostola rosea', ['count 1', 'gender m', 'name? Der Alte']],
    ['P. met - Blue Boy - 5cm', 'Poecilotheria metallica', ['name? Blue Boy', 'sizes 5']],
    ['RCF - Zora', 'Grammostola rosea?', ['name? Zora']],
    ['P. murinus RCF - Zora', 'Pterinochilus murinus', ['name? Zora']],
  ])('%p is of %p', (text, species, fields) => {
    expect(read(text)).toMatchObject({ species, fields });
  });

  test.each([
    ['Shopping List - GBB', 'Shopping List'],
    ['New Arrivals - GBB', 'New Arrivals'],
    ['Oberes Regal - GBB', 'Oberes Regal'],
    ['Latin Name - B. hamorii', 'Latin Name'],
    ['B. hamorii - Mexican Red Knee', 'Mexican Red Knee'],
    ['GBB - Kölner Börse', 'Kölner Börse'],
    ['GBB - Spinnen Müller', 'Spinnen Müller'],
    ['GBB - Letzte Häutung', 'Letzte Häutung'],
    ['GBB - Exo Terra', 'Exo Terra'],
    ['GBB - Große Dose', 'Große Dose'],
    ['GBB - Verkauft Hamm', 'Hamm'],
  ])('and none in %p', (text, words) => {
    const line = readList(text)[0];
    expect(line?.fields.name?.value ?? '').not.toBe(words);
  });
});

describe('a word of how many', () => {
  test.each([
    ['B. vagans - Stk', []],
    ['GBB - Stück', []],
    ['GBB - Pcs', []],
    ['B. vagans Stk 5', ['count? 5']],
    ['Stk. 3 B. vagans', ['count? 3']],
    ['B. vagans - 3 Stk.', ['count 3']],
  ])('is no name: %p', (text, fields) => {
    expect(brief(readList(text)[0])).toEqual(fields);
  });
});

describe('what is left over stands in the notes as it was typed', () => {
  test.each([
    ['GBB -> moved to the big box', ['-> moved to the big box']],
    ['B. hamorii -> Tom -> me', ['-> Tom -> me']],
    ['GBB => Box 3', ['=> Box 3']],
    ['GBB --> neu im Regal', ['--> neu im Regal']],
    ['GBB, L3 -> L4 -> L5', []],
    ['GBB female ?? not sure', ['not sure']],
    ['GBB ?? from Tom', ['?? from Tom']],
    ['GBB?? maybe aureostriata', ['maybe aureostriata']],
    ['T. albo, sex??', ['sex??']],
    ['GBB - rehoused, fat', ['rehoused, fat']],
  ])('%p', (text, notes) => {
    expect(read(text).notes).toEqual(notes);
  });

  test('and a molt with all that came behind it', () => {
    const [line] = readList('GBB, L3 -> L4 -> L5');
    expect(line?.text.slice(...(line.fields.stage?.from ?? [0, 0]))).toBe('L3 -> L4 -> L5');
  });
});
