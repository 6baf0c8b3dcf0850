import { grouped } from '#src/domain/text/english-plural.ts';

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'an object with fields',
  string: 'a text',
};

/** What can be wrong with a cell, a sheet of labels or a value of a field. */
export const englishValues = {
  // cells of spreadsheets
  sex_unreadable: 'This is no sex. Write m, f or ?, or 1.0, 0.1 or 0.0.1.',
  mixed_sexes: 'This means males, females and unsexed together. Give each a row of its own.',
  count_unreadable: 'This is no whole number.',
  no_animal: 'There has to be at least one animal.',
  too_many_in_row: ({ max }: { max: number }) => `One row holds at most ${grouped(max)} animals.`,
  day_incomplete: 'The day is missing. Write all of the date, such as 2025-06-03.',
  no_such_day: 'The calendar has no such day.',
  day_unreadable: 'This is no date. Write it as 2025-06-03.',
  weight_unreadable: 'This is no weight. Write it as 12.5, 12,5 g or 1.2 kg.',
  weight_of_two: ({ many, few, unit }: { many: number; few: number; unit: string }) =>
    `This can mean ${many} ${unit} or ${few} ${unit}. Write ${many} or ${few}.`,
  size_unreadable: 'This is no size. Write it as 4.5, 4,5 cm or 45 mm.',
  price_unreadable: ({ currency }: { currency: string }) => `This is no price in ${currency}.`,
  yes_or_no: 'Write yes or no.',
  line_unreadable: ({ line }: { line: string }) =>
    `“${line}” can not be read. Each record starts with its day, such as 2025-06-03 fed Dubia or 2025-06-03 weight 12.5 g.`,
  too_many_cells:
    'This row has more cells than there are columns. Quote texts that hold the separator.',

  // sheets of labels
  label_size: 'A label is from 8 × 5 to 300 × 300 mm',
  label_count: 'Enter a whole number from 1 to 50',
  sheet_too_wide: 'The labels are wider than the paper',
  sheet_too_high: 'The labels are higher than the paper',
  labels_overlap: 'The labels lie over each other: they are larger than their distance',

  // values of fields
  missing: 'is missing',
  unknown_field: 'is not known here',
  not_valid: 'is not valid',
  empty: 'must not be empty',
  several_lines: 'must be one line, without control characters',
  half_character: 'holds half a character',
  too_short: ({ min }: { min: number }) => `must have at least ${grouped(min)} characters`,
  too_long: ({ max }: { max: number }) => `must have at most ${grouped(max)} characters`,
  too_many_entries: ({ max }: { max: number }) => `must have at most ${grouped(max)} entries`,
  named_twice: 'must not name anything twice',
  too_small: ({ min }: { min: number }) => `must be at least ${grouped(min)}`,
  too_big: ({ max }: { max: number }) => `must be at most ${grouped(max)}`,
  whole_number: ({ min, max }: { min: number; max: number }) =>
    `must be a whole number from ${grouped(min)} to ${grouped(max)}`,
  decimal_range: ({ min, max, unit }: { min: number; max: number; unit: string }) =>
    `must be from ${grouped(min)} to ${`${grouped(max)} ${unit}`.trim()}, with at most two decimals`,
  one_of: ({ values }: { values: (string | number)[] }) => `must be one of ${values.join(', ')}`,
  wrong_type: ({ type }: { type: string }) => `must be ${kinds[type] ?? type}`,
  wrong_form: 'has a form that is not valid',
  not_an_id: 'must be the number of a record',
  not_a_tag:
    'must be six of the characters 0 to 9 and A to Z without I, L, O and U, not only digits',
  tag_taken: 'is the tag of another animal',
  id_list: ({ max }: { max: number }) =>
    `must be 1 to ${grouped(max)} ids with commas between them`,
  id_array: 'must be a JSON array of ids, such as [14,22]',
  not_a_day: 'must be a date that exists, as YYYY-MM-DD',
  not_a_partial_day: 'must be a day, a month or a year, as 2021-06-03, 2021-06 or 2021',
  in_future: 'must not be in the future',
  too_far_ahead: 'must be within two years from now',
  not_an_instant: 'must be an instant in UTC, as 2025-06-03T18:20:00Z',
  one_for_each: ({ count }: { count: number }) =>
    `must be one for all, or one for each of the ${count}`,
  not_money: 'must be an amount such as 19.99, from 0',
  money_decimals: ({ currency, decimals }: { currency: string; decimals: number }) =>
    `must be an amount in ${currency}, with ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`,
  not_a_push_endpoint: 'must be the public https address of a push service',
  not_a_push_key: 'must be a key of the browser’s subscription, in base64url',
  not_a_zone: 'must be the name of a time zone, such as Europe/Berlin',
  not_a_currency: 'must be the code of a currency, such as EUR',
  not_progress: 'must be 0 (fed), 1 (attempt) or 2 (refused)',
  not_weekdays: 'must be seven flags of 0 or 1, Monday first',
  not_two_letters: 'must be two letters',
  not_a_file: 'must be a file',
  not_json_text: 'must be JSON text',
};
