import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { csvCell, guardCell, unguardCell } from './csv-cells.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@name', "'@name"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\nx', "'\nx"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ["'=1", "''=1"],
  ["''=1", "'''=1"],
  ["'s Hertogenbosch", "'s Hertogenbosch"],
  ["'", "'"],
  ['', ''],
  ['a=b', 'a=b'],
  ['Brachypelma hamorii', 'Brachypelma hamorii'],
])('%j is written as %j and read back', (text, cell) => {
  expect(guardCell(text)).toBe(cell);
  expect(unguardCell(cell)).toBe(text);
});

test.each<[string | number | null, string]>([
  [null, ''],
  [-5, '-5'],
  [4.5, '4.5'],
  ['-5', "'-5"],
  ['Dubia, large', '"Dubia, large"'],
  ['12" rack', '"12"" rack"'],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  [' x', '" x"'],
])('%j stands between commas as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('any text survives the round trip, and none starts a formula', () => {
  const nasty = fc.string({
    unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', ' '),
  });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (text) => {
      const cell = guardCell(text);
      expect(unguardCell(cell)).toBe(text);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { numRuns: 1000 },
  );
});
