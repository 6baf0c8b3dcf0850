import { describe, expect, test } from 'bun:test';
import type { Gender } from '#src/domain/enums.ts';
import { animalsOf, speciesByName } from '#src/domain/paste/animals.ts';
import { readLines } from '#src/domain/paste/read-lines.ts';
import { isPastedBefore, knownLines } from './known-animals.ts';

const species = ['Chromatopelma cyaneopubescens', 'Brachypelma hamorii'].map((sc_name, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name: '', an_type: 'tarantula' as const },
}));
const say = () => '';
const words = {
  ...{
    hatched: say,
    since: say,
    fed: say,
    refused: say,
    molted: say,
    preMolt: say,
    left: say,
    sizes: say,
    said: { sling: '', juvenile: '', subadult: '', adult: '', reserved: '' },
  },
};
const today = '2026-11-20';
const lines = (text: string) =>
  readLines(text, species, today).map((line) =>
    animalsOf(line, speciesByName(species), words, today),
  );
const kept = (name: string, gender: Gender = 'other', more = {}) => ({
  ...{ name, gender, sc_name: 'Brachypelma hamorii', an_count: 1, kept_since: null, ...more },
});

describe('what looks like an animal that is kept', () => {
  test.each([
    ['B. hamorii 0.1', [kept('B. hamorii', 'f')], [true]],
    ['B. hamorii 0.1', [kept('B. hamorii', 'm')], [false]],
    ['B. hamorii 0.1', [kept('Rosa', 'f')], [false]],
    ["B. hamorii 0.1 'Rosa'", [kept('rosa', 'f')], [true]],
    // who has a name is told by it, whatever else a line leaves out
    ['B. hamorii "Rosa" 4"', [kept('Rosa', 'f', { kept_since: '2024-04-03' })], [true]],
    ['B. hamorii "Rosa" male', [kept('Rosa', 'f')], [false]],
    [
      'B. hamorii "Rosa" bought 3.4.2025',
      [kept('Rosa', 'f', { kept_since: '2024-04-03' })],
      [false],
    ],
    ['GBB "Rosa"', [kept('Rosa', 'f')], [false]],
    ['B. hamorii bought 3.4.2024', [kept('B. hamorii')], [false]],
    [
      'B. hamorii bought 3.4.2024',
      [kept('B. hamorii', 'other', { kept_since: '2024-04-03' })],
      [true],
    ],
    ['GBB', [kept('C. cyaneopubescens')], [false]],
    ['2x B. hamorii', [kept('B. hamorii 1'), kept('B. hamorii 2')], [true]],
    ['2x B. hamorii', [kept('B. hamorii 1')], [false]],
    ['B. hamorii group of 7', [kept('B. hamorii', 'other', { an_count: 7 })], [true]],
    ['B. hamorii\nB. hamorii', [kept('B. hamorii 1')], [true, false]],
  ])('%j beside %j', (text, animals, expected) => {
    expect(knownLines(lines(text), animals)).toEqual(expected);
  });

  test('most of a list, and two at least, make a list that was pasted before', () => {
    expect(isPastedBefore([true])).toBeFalse();
    expect(isPastedBefore([true, true, false, false])).toBeTrue();
    expect(isPastedBefore([true, true, false, false, false])).toBeFalse();
  });
});
