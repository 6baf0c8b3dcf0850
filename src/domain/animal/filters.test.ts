import { describe, expect, test } from 'bun:test';
import {
  filterKeys,
  filterTexts,
  filterValues,
  isFiltered,
  readableFilters,
  readFilters,
  type FilterKey,
  type PetFilters,
} from './filters.ts';

const from = (texts: Partial<Record<FilterKey, string>>) => (key: FilterKey) => texts[key];

describe('each filter is written as it is read', () => {
  const examples: Required<PetFilters> = {
    an_type: ['tarantula', 'scorpion'],
    sc_id: [4, 17],
    genus: ['Brachypelma', 'Grammostola'],
    gender: ['f', 'other'],
    place_id: [3, -1004],
    nowhere: 1,
    fp_id: [2],
    no_plan: 1,
    due: 1,
    pre_molt: 1,
    fresh_molt: 1,
    refusing: 1,
    not_eaten_days: 30,
    not_seen_days: 60,
    molted_within: 14,
    not_molted_days: 365,
    size_min: 0.5,
    size_max: 12.25,
    age_min: 3,
    age_max: 40,
    no_picture: 1,
    on_sale: 1,
    archive_reason: ['died', 'sold'],
  };
  test.each(filterKeys.map((key) => [key]))('%s', (key) => {
    const filters = { [key]: examples[key] };
    expect(readFilters(from(filterTexts(filters)))).toEqual(filters);
    expect(isFiltered(filters)).toBe(true);
  });

  test('all together', () => {
    expect(readFilters(from(filterTexts(examples)))).toEqual(examples);
  });
});

test.each<[FilterKey, string]>([
  ['an_type', 'dragon'],
  ['an_type', 'tarantula,dragon'],
  ['an_type', 'tarantula,'],
  ['gender', 'F'],
  ['sc_id', '4,x'],
  ['sc_id', '2147483648'],
  ['sc_id', '1.5'],
  ['place_id', Array.from({ length: 101 }, (_, at) => at).join()],
  ['genus', 'Brachypelma, '],
  ['due', '2'],
  ['due', 'yes'],
  ['not_eaten_days', '0'],
  ['not_eaten_days', '3651'],
  ['not_eaten_days', '-1'],
  ['not_seen_days', '0'],
  ['size_min', '1e3'],
  ['size_min', '1.234'],
  ['size_max', '1001'],
])('%s is not %p', (key, text) => {
  expect(filterValues[key].read(text)).toBeNull();
  expect(readFilters(from({ [key]: text, pre_molt: '1' }))).toBeNull();
  expect(readableFilters(from({ [key]: text, pre_molt: '1' }))).toEqual({ pre_molt: 1 });
});

test('a value that is said twice counts once', () => {
  expect(readFilters(from({ sc_id: '4,4,17' }))).toEqual({ sc_id: [4, 17] });
});

test('what is empty asks for nothing', () => {
  expect(readFilters(from({ sc_id: '', due: '' }))).toEqual({});
  expect(filterTexts({ due: 0 })).toEqual({});
  expect(filterTexts({ sc_id: [], gender: ['f'] })).toEqual({ gender: 'f' });
  expect(isFiltered({ sc_id: [], an_type: [], due: 0 })).toBe(false);
  expect(isFiltered({})).toBe(false);
});
