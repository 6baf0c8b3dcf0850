import { describe, expect, test } from 'bun:test';
import { settingProblem } from './setting-problem.ts';
import { isSettingKey, isSettingValue, settingDefaults, type SettingKey } from './settings.ts';

const settingKeys = Object.keys(settingDefaults) as SettingKey[];

test('every key of the product exists', () => {
  expect(settingKeys.toSorted()).toEqual([
    'club_numbers',
    'default_filter',
    'digest',
    'display_currency',
    'evening',
    'first_steps',
    'hand',
    'label_pets',
    'label_settings',
    'language',
    'last_feeder',
    'last_message',
    'last_news',
    'last_reply',
    'pets_sort',
    'pets_table',
    'pets_views',
    'second_step_later',
    'seen_version',
    'short_sc_name',
    'show_pictures',
    'single_keys',
    'species_nav',
    'species_sort',
    'theme',
    'units',
    'week_start',
    'zone',
  ]);
});

test.each(['', 'password', 'constructor', '__proto__', 'LABEL_PETS'])('%p is no key', (key) => {
  expect(isSettingKey(key)).toBe(false);
});

test.each(settingKeys)('the default of %s is valid', (key) => {
  expect(isSettingKey(key)).toBe(true);
  expect(settingProblem(key, settingDefaults[key])).toBeNull();
});

describe('values', () => {
  const letters = (n: number) => 'x'.repeat(n);
  test.each<[SettingKey, unknown, boolean]>([
    ['label_pets', [1, 2, 3], true],
    ['label_pets', Array.from({ length: 500 }, (_, n) => n), true],
    ['label_pets', Array.from({ length: 501 }, (_, n) => n), false],
    ['label_pets', ['1'], false],
    ['label_pets', [1.5], false],
    ['label_pets', [-1], false],
    ['label_pets', '[1]', false],
    ['show_pictures', 0, true],
    ['show_pictures', true, true],
    ['show_pictures', 2, false],
    ['show_pictures', '1', false],
    ['show_pictures', null, false],
    ['single_keys', 0, true],
    ['single_keys', 2, false],
    ['species_nav', 'Br', true],
    ['species_nav', letters(121), false],
    ['short_sc_name', 1, true],
    ['last_news', 12, true],
    ['last_news', -1, false],
    ['last_news', 1.5, false],
    ['last_message', 2 ** 53, false],
    ['display_currency', 'CHF', true],
    ['display_currency', 'chf', false],
    ['display_currency', 'XXX', true],
    ['pets_sort', { sort_by: 'date_f', asc: 'DESC' }, true],
    ['pets_sort', { sort_by: 'id', asc: 'ASC' }, true],
    ['pets_sort', { sort_by: 'password_hash', asc: 'ASC' }, false],
    ['pets_sort', { sort_by: 'name', asc: 'asc' }, false],
    ['pets_sort', { sort_by: 'name' }, false],
    ['pets_sort', { sort_by: 'name', asc: 'ASC', more: 1 }, false],
    ['species_sort', { sort_by: 'country_name', asc: 'ASC' }, true],
    ['species_sort', { sort_by: 'date_f', asc: 'ASC' }, false],
    ['label_settings', { sheet: 'L7160', qr: true }, true],
    ['label_settings', JSON.parse('{"__proto__": 1}'), true],
    ['label_settings', [], false],
    ['label_settings', null, false],
    ['label_settings', { a: letters(19_992) }, true],
    ['label_settings', { a: letters(19_993) }, false],
    ['label_settings', { a: 'ü'.repeat(9_997) }, false],
    ['last_feeder', letters(60), true],
    ['last_feeder', letters(61), false],
    ['language', 'de', true],
    ['language', 'fr', false],
    ['theme', 'red', true],
    ['theme', 'pink', false],
    ['theme', undefined, false],
  ])('%s %#', (key, value, fits) => {
    expect(isSettingValue(key, value)).toBe(fits);
  });
});

describe('what the server keeps', () => {
  test.each<[SettingKey, unknown]>([
    ['pets_sort', 'name'],
    ['pets_sort', { field: 'name', asc: true }],
    ['species_nav', true],
    ['label_pets', { ids: [1] }],
    ['last_feeder', null],
    ['label_settings', []],
    ['units', { length: 'inch' }],
    ['theme', 'pink'],
  ])('of %s is whatever a client sends: %p', (key, value) => {
    expect(settingProblem(key, value)).toBeNull();
  });

  test.each<[SettingKey, unknown]>([
    ['display_currency', 'euro'],
    ['last_message', 'all'],
    ['language', 'fr'],
  ])('of %s has to be what it reads itself, not %p', (key, value) => {
    expect(settingProblem(key, value)).toEqual({ code: 'setting_value', params: { key } });
  });
});
