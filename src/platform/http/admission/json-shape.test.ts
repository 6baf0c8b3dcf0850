import { expect, test } from 'bun:test';
import { requireBounded } from './json-shape.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each<[string, string, string | null]>([
  ['a list as long as allowed', `[${'1,'.repeat(10)}1]`, null],
  ['a list that is longer', `[${'1,'.repeat(11)}1]`, 'too_many_values'],
  ['objects', `[${'{},'.repeat(11)}{}]`, 'too_many_values'],
  ['fields', `{${'"a":1,'.repeat(11)}"a":1}`, 'too_many_values'],
  ['commas and brackets in a text', JSON.stringify({ a: `${','.repeat(50)}${nested(50)}` }), null],
  ['a text with quotation marks', JSON.stringify([`"${','.repeat(50)}\\"`, ',']), null],
  ['32 levels', nested(32), null],
  ['33 levels', nested(33), 'too_deep'],
  ['many lists beside one another', `[${'[],'.repeat(9)}[]]`, null],
  ['no JSON', '"', null],
])('%s', (_what, text, code) => {
  let refused: string | null = null;
  try {
    requireBounded(new TextEncoder().encode(text), 10);
  } catch (error) {
    refused = (error as { issue: { code: string } }).issue.code;
  }
  expect(refused).toBe(code);
});
