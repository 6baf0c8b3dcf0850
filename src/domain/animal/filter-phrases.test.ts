import { expect, test } from 'bun:test';
import { readPhrases } from './filter-phrases.ts';

const phrases = [
  { says: 'Female', value: 'f' },
  { says: 'Females', value: 'f' },
  { says: 'Refused last time', value: 'refusing' },
  { says: 'refused', value: 'refusing' },
  { says: 'Rack B', value: 'B' },
  { says: 'Shelf 2', value: 'A2' },
  { says: 'Shelf 2', value: 'B2' },
  { says: 'Rack B Shelf 2', value: 'B2' },
  { says: 'Höhle', value: 'cave' },
  { says: 'not eaten for # days', value: (days: number) => `unfed ${days}` },
];
const fillers = new Set(['that', 'on', 'the']);

test.each([
  ['female rack b refused', ['f', 'B', 'refusing'], []],
  ['Females on rack B that refused last time', ['f', 'B', 'refusing'], []],
  ['on the rack b, refused?', ['B', 'refusing'], []],
  ['rack b, shelf 2', ['B2'], []],
  ['shelf 2', ['A2', 'B2'], []],
  ['hohle females juno', ['cave', 'f'], ['juno']],
  ['females not eaten for 10 days', ['f', 'unfed 10'], []],
  ['not eaten for ten days', [], ['not', 'eaten', 'for', 'ten', 'days']],
  ['females not refused', ['f'], ['not', 'refused']],
  ['not the rack b', ['B'], ['not', 'the']],
  ['rack', [], ['rack']],
  ['that', [], []],
  ['', [], []],
])('%s', (typed, values, rest) => {
  const read = readPhrases(typed, phrases, fillers, new Set(['not']));
  expect([read.values, read.rest]).toEqual([values, rest]);
});
