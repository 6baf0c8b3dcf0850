import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { compareNoCase, compareText, noCaseKey } from './collation.ts';

const texts = [
  ...['', 'a', 'A', 'ab', 'Ab', 'aB', 'b', 'B', '_', 'Z', '[', 'é', 'É', 'ß', 'ss', 'Ünal', 'ünal'],
  ...['\u{1f577}', '\u{1f577}\u{1f577}', '\ue000', '\uffff', 'a\u{1f577}', 'a\uffff'],
];

test('texts have the order of SQLite', () => {
  expectOrder(texts);
  const some = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts)));
  fc.assert(
    fc.property(some, (drawn) => expectOrder(drawn.filter((text) => !text.includes('\0')))),
  );
});

const db = new Database(':memory:');
const sorted = (collation: string) =>
  db.query<{ value: string }, [string]>(
    `SELECT value FROM json_each(?) ORDER BY value COLLATE ${collation}, key`,
  );
const binary = sorted('BINARY');
const noCase = sorted('NOCASE');

function expectOrder(list: string[]): void {
  const json = JSON.stringify(list);
  expect(list.toSorted(compareText)).toEqual(binary.all(json).map((row) => row.value));
  const ordered = noCase.all(json).map((row) => row.value);
  expect(list.toSorted(compareNoCase)).toEqual(ordered);
  const keyed = list.map((value) => ({ value, key: noCaseKey(value) }));
  const byKey = keyed.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1));
  expect(byKey.map(({ value }) => value)).toEqual(ordered);
}
