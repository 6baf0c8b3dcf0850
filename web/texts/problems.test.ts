import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { Glob } from 'bun';
import {
  sentenceOf,
  type Catalogue,
  type Issue,
  type ProblemCode,
  type ProblemParams,
} from '#src/domain/problems/codes.ts';
import { english } from '#src/domain/problems/english.ts';
import { statusOf } from '#src/platform/http/statuses.ts';
import { german } from '#src/domain/problems/german.ts';

/** Parameters for each code that takes some. */
const samples: {
  [Code in ProblemCode as ProblemParams[Code] extends null ? never : Code]: ProblemParams[Code];
} = {
  more_recorded: { feeding: 1, molt: 2, measurement: 0, event: 1 },
  already_offered: { name: 'Frida' },
  backup_failed: { reason: 'ENOSPC' },
  country_code_taken: { code: 'PE', name: 'Peru' },
  country_in_use: { name: 'Peru', count: 1 },
  country_name_taken: { code: 'PE', name: 'Peru' },
  decimal_range: { min: 0.01, max: 1000, unit: 'cm' },
  money_decimals: { currency: 'EUR', decimals: 2 },
  email_too_long: { max: 254 },
  fewer_than_made: { made: 3 },
  former_name_taken: { former: 'Aus bus', name: 'Aus novus' },
  id_list: { max: 500 },
  key_length: { max: 64 },
  line_unreadable: { line: 'x' },
  species_merged: { name: 'Aus novus' },
  merge_types_differ: { old: 'Aus bus', kept: 'Aus novus' },
  name_of_another: { former: '', name: 'Aus novus' },
  name_taken: { name: 'Aus bus' },
  not_found: { what: 'pet' },
  one_for_each: { count: 3 },
  one_of: { values: ['m', 'f'] },
  password_length: { min: 8, max: 200 },
  pet_archived: { name: 'Atlas' },
  plan_follows_filter: { name: 'Slings' },
  picture_refused: { id: 3, because: { code: 'broken_picture' } },
  place_path: { levels: 5, length: 80 },
  place_too_deep: { max: 5 },
  plan_rhythm: { min: 1, max: 365 },
  price_unreadable: { currency: 'EUR' },
  server_error: { id: '1a2b3c4d' },
  quota_reached: { what: 'animals', max: 20_000 },
  setting_value: { key: 'theme' },
  sold_out: { name: 'Atlas' },
  species_in_use: { name: 'Aus bus', count: 2, by: 'pet' },
  species_name_too_long: { max: 120 },
  species_not_listed: { name: 'Nemo nemo' },
  synonym_taken: { synonym: 'Aus bus', name: 'Aus novus' },
  too_big: { max: 5 },
  too_deep: { levels: 32 },
  too_large: { what: 'file', megabytes: 2048 },
  too_many_hand_overs: { max: 100 },
  too_many_values: { max: 100_000 },
  too_long: { max: 60 },
  too_many_animals: { name: 'Atlas', count: 1 },
  too_many_entries: { max: 20 },
  too_many_in_row: { max: 100_000 },
  too_many_left: { left: 3, count: 10 },
  too_many_documents: { max: 1000, megabytes: 500 },
  too_many_passkeys: { max: 20 },
  too_many_pets: { max: 500 },
  over_quota: { what: 'pictures', adds: 7, free: 2, max: 5000 },
  too_many_pictures: { max: 2000 },
  too_many_pixels: { megapixels: 50 },
  push_not_taken: { reason: 'HTTP 500' },
  token_scope: { scope: 'read' },
  too_many_tokens: { most: 50 },
  too_many_requests: { seconds: 120 },
  weight_of_two: { many: 1250, few: 1.25, unit: 'g' },
  too_many_rows: { rows: 5001, max: 5000 },
  too_much_history: { max: 100_000 },
  too_short: { min: 2 },
  too_small: { min: 1 },
  whole_number: { min: 1, max: 5 },
  wrong_offset: { offset: 100 },
  wrong_type: { type: 'string' },
  zip_too_large: { name: 'data.json' },
  invalid_rows: { rows: 2 },
};

const issues = (Object.keys(english) as ProblemCode[]).map(
  (code) => ({ code, params: (samples as Partial<Record<ProblemCode, unknown>>)[code] }) as Issue,
);

const say = (catalogue: Catalogue) =>
  issues.map((issue): [ProblemCode, string] => [issue.code, sentenceOf(catalogue, issue)]);

describe.each([
  ['English', english],
  ['German', german],
])('each sentence in %s', (_language, catalogue) => {
  test.each(say(catalogue))('%s: %s', (_code, sentence) => {
    expect(sentence).toMatch(/^[\p{L}\d“„]/u);
    expect(sentence).toMatch(/[\p{L}\d.!?)\]”“]$/u);
    expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
  });
});

test('counts of thousands have their mark, but a weight that is to be typed', () => {
  const plain = [...say(english), ...say(german)].filter(
    ([code, sentence]) =>
      code !== 'weight_of_two' && /(?<![\d-])\d{4,}/.test(sentence.replace(/\b20\d\d\b/g, '')),
  );
  expect(plain).toEqual([]);
});

test('a German sentence has no English left, and stands behind a field’s name where the English one does', () => {
  const germanOf = new Map(say(german));
  for (const [code, sentence] of say(english)) {
    const other = germanOf.get(code) ?? '';
    expect(other).not.toMatch(/\b(the|not|must|with|has|of|have|is)\b/);
    if (code !== 'no_form') expect(other).not.toBe(sentence);
    expect([code, /^\p{Ll}/u.test(other)]).toEqual([code, /^\p{Ll}/u.test(sentence)]);
  }
});

test.each([
  [english, { code: 'too_many_requests', params: { seconds: 40 } }, /wait 40 seconds/],
  [english, { code: 'too_many_requests', params: { seconds: 8000 } }, /wait 3 hours/],
  [german, { code: 'too_many_requests', params: { seconds: 120 } }, /Bitte 2 Minuten warten/],
  [german, { code: 'decimal_range', params: samples.decimal_range }, /zwischen 0,01 und 1\.000 cm/],
  [
    german,
    { code: 'decimal_range', params: { ...samples.decimal_range, max: 9999.99 } },
    /und 9999,99 cm/,
  ],
  [german, { code: 'too_many_animals', params: samples.too_many_animals }, /Atlas hat 1 Tier$/],
  [german, { code: 'country_in_use', params: samples.country_in_use }, /Eine Art stammt von dort/],
  [german, { code: 'picture_refused', params: samples.picture_refused }, /Das Bild ist beschädigt/],
  [english, { code: 'too_large', params: samples.too_large }, /larger than 2 GB/],
  [german, { code: 'weight_of_two', params: samples.weight_of_two }, /1250 g oder 1,25 g heißen/],
] as [Catalogue, Issue, RegExp][])('case %#', (catalogue, issue, words) => {
  expect(sentenceOf(catalogue, issue)).toMatch(words);
});

test('each code is used', () => {
  const declared =
    /problems\/(codes|english|german).ts$|http\/statuses\.ts$|texts\/(en|de)\/|\.test\.tsx?$/;
  const files = [...new Glob('{src,web}/**/*.{ts,tsx}').scanSync('.')].filter(
    (file) => !declared.test(file),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(issues.map((issue) => issue.code).filter((one) => !code.includes(`'${one}'`))).toEqual([]);
});

test('a status is one of a failure', () => {
  for (const { code } of issues) expect(statusOf(code)).toBeWithin(400, 600);
});

test('each section that says what failed also has the reasons in the reader’s language', () => {
  const sections = [...new Glob('web/sections/*.tsx').scanSync('.')].flatMap((file) => {
    const [, areas] = /addTexts\(\{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
    return areas === undefined ? [] : [{ file, areas: areas.split(',').map((one) => one.trim()) }];
  });
  const saying = sections.filter(({ areas }) => areas.includes('errors'));
  expect(saying.length).toBeGreaterThan(10);
  expect(saying.filter(({ areas }) => !areas.includes('problems'))).toEqual([]);
});

test.each([
  'problems/german.ts',
  'problems/german-values.ts',
  'warnings/german.ts',
  'reminders/push-text.ts',
])('the German sentences of %s call the reader neither du nor Sie', (file) => {
  const text = readFileSync(`src/domain/${file}`, 'utf8');
  expect(text).not.toMatch(/\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir|Ihre?|Ihnen|[Nn]imm|[Ss]ieh)\b/);
});
