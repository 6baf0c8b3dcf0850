import { describe, expect, test } from 'bun:test';
import { changesOf, conflictsOf } from './edit-conflicts.ts';

describe('an edit from revision 3', () => {
  const changed = { name: 2, notes: 4, an_count: 5 };
  test.each([
    ['of a field that was changed before', { name: 'A' }, { name: 'B' }, []],
    ['of a field that nobody changed', { gender: 'f' }, { gender: 'm' }, []],
    ['of a field that was changed since', { notes: 'A' }, { notes: 'B' }, ['notes']],
    ['to the same value', { notes: 'A' }, { notes: 'A' }, []],
    ['to the same text, trimmed', { notes: 'A ' }, { notes: 'A' }, []],
    ['that empties what was changed since', { notes: '' }, { notes: 'B' }, ['notes']],
    ['of one field of two', { name: 'A', an_count: 2 }, { name: 'B', an_count: 3 }, ['an_count']],
    ['that leaves a field out', { notes: undefined }, { notes: 'B' }, []],
    ['with a list', { notes: ['A'] }, { notes: ['B'] }, ['notes']],
  ])('%s', (_, mine, theirs, fields) => {
    expect(Object.keys(conflictsOf(mine, theirs, changed, 3))).toEqual(fields);
  });

  test.each([
    ['the text of the same amount', { price: '20.00' }, { price: 20 }, []],
    ['the text of another amount', { price: '20.01' }, { price: 20 }, ['price']],
    ['no text', { price: '' }, { price: 0 }, ['price']],
    ['the currency of a new amount', { currency: 'JPY' }, { currency: 'EUR' }, ['currency']],
    ['the same currency', { currency: 'EUR' }, { currency: 'EUR' }, []],
  ])('of an amount and its currency, which are one: %s', (_, mine, theirs, fields) => {
    const conflicts = conflictsOf(mine, theirs, { price: 4 }, 3, ['price', 'currency']);
    expect(Object.keys(conflicts)).toEqual(fields);
  });

  test('tells both values', () => {
    expect(conflictsOf({ notes: 'A' }, { notes: 'B' }, changed, 3)).toEqual({
      notes: { mine: 'A', theirs: 'B' },
    });
  });
});

test('a form sends what is not as it was', () => {
  const start = { name: 'Rosa', notes: 'calm', size: null, synonyms: ['a'] };
  expect(changesOf(start, { ...start })).toEqual({});
  expect(changesOf(start, { ...start, notes: 'calm ' })).toEqual({});
  expect(changesOf(start, { ...start, notes: '', synonyms: ['a', 'b'] })).toEqual({
    notes: '',
    synonyms: ['a', 'b'],
  });
});
