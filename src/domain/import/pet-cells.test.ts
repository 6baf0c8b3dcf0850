import { describe, expect, test } from 'bun:test';
import { readArchiveReason, readCount, readFlag, readSex, saysMore } from './pet-cells.ts';

test.each([
  ['PF', true],
  ['sling', true],
  ['probably female', true],
  ['Female', false],
  ['–', false],
  ['n/a', false],
  ['0.0.3', false],
] as const)('the sex %s says more: %p', (text, more) => expect(saysMore(text)).toBe(more));

describe('cells as keepers write them', () => {
  test.each([
    ['m', { gender: 'm', count: null }],
    ['Female', { gender: 'f', count: null }],
    ['Weibchen', { gender: 'f', count: null }],
    ['?', { gender: 'other', count: null }],
    ['', { gender: 'other', count: null }],
    ['–', { gender: 'other', count: null }],
    ['1.0', { gender: 'm', count: null }],
    ['0.1', { gender: 'f', count: null }],
    ['0.0.1', { gender: 'other', count: null }],
    ['0.0.12', { gender: 'other', count: 12 }],
    ['0.3.0', { gender: 'f', count: 3 }],
    ['1.1', 'mixed'],
    ['1.1.3', 'mixed'],
    ['0.0.0', { gender: 'other', count: 0 }],
    ['♀ Female', { gender: 'f', count: null }],
    ['? Unsexed', { gender: 'other', count: null }],
    ['samice', { gender: 'f', count: null }],
    ['♂ Macho', { gender: 'm', count: null }],
    ['probably female', { gender: 'other', count: null }],
    ['mature male', { gender: 'm', count: null }],
    ['boy', null],
    ['m?', { gender: 'other', count: null }],
  ] as const)('a sex: %s', (text, expected) => {
    expect(readSex(text)).toEqual(expected as ReturnType<typeof readSex>);
  });

  test.each([
    ['3', { count: 3, gender: null }],
    ['', { count: null, gender: null }],
    ['4x', { count: 4, gender: null }],
    ['5 Stück', { count: 5, gender: null }],
    ['-1', { count: -1, gender: null }],
    ['0.0.3', { count: 3, gender: 'other' }],
    ['2.1', 'mixed'],
    ['1,5', null],
    ['many', null],
    ['1e3', null],
  ] as const)('a count: %s', (text, expected) => {
    expect(readCount(text)).toEqual(expected as ReturnType<typeof readCount>);
  });

  test.each([
    ['x', 1],
    ['Ja', 1],
    ['TRUE', 1],
    ['', 0],
    ['nein', 0],
    ['perhaps', null],
  ] as const)('yes or no: %s', (text, expected) => expect(readFlag(text)).toBe(expected));

  test.each([
    ['Verstorben', 'died'],
    ['sold', 'sold'],
    ['escaped', 'lost'],
    ['', null],
    ['moved', null],
  ] as const)('a reason: %s', (text, expected) => expect(readArchiveReason(text)).toBe(expected));
});
