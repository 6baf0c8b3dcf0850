import { describe, expect, test } from 'bun:test';
import {
  decodeCsv,
  guessColumns,
  recordsOf,
  tableOf,
  takeDelimiter,
  type ColumnSpec,
} from './csv-table.ts';

const specs: ColumnSpec<'name' | 'sc_name' | 'notes'>[] = [
  { key: 'name', names: ['Nickname'] },
  { key: 'sc_name', names: ['Species', 'Scientific name', 'Art'] },
  { key: 'notes', names: ['Bemerkung'] },
];

describe('a table from a file', () => {
  test.each([
    ['the keys themselves', ['sc_name', 'name'], ['sc_name', 'name']],
    ['other words for them, in any case', ['SPECIES', ' nickname '], ['sc_name', 'name']],
    ['accents and signs are of no matter', ['Spécies:', 'Nick-Name'], ['sc_name', 'name']],
    ['a header that contains the name', ['Scientific name (Latin)', 'x'], ['sc_name', null]],
    ['the exact one wins', ['Name of species', 'Species'], ['name', 'sc_name']],
    ['each is meant once', ['Species', 'Art'], ['sc_name', null]],
    ['a short word inside another means nothing', ['Party'], [null]],
  ] as const)('columns are guessed: %s', (_, head, expected) => {
    expect(guessColumns(head, specs)).toEqual([...expected]);
  });

  test('empty lines are left out and short ones filled up', () => {
    const lines = [['Species', ' Notes '], ['', ' '], [' Boa imperator '], ["'=1+1", 'x']];
    expect(tableOf(lines, specs)).toEqual({
      head: ['Species', 'Notes'],
      rows: [
        ['Boa imperator', ''],
        ['=1+1', 'x'],
      ],
    });
  });

  test('without known headers the first line is data, too', () => {
    expect(tableOf([['Boa imperator', 'calm']], specs)).toEqual({
      head: ['1', '2'],
      rows: [['Boa imperator', 'calm']],
    });
    expect(tableOf([], specs)).toEqual({ head: [], rows: [] });
  });

  test('rows become records without empty or skipped cells', () => {
    expect(recordsOf([['a', '', 'c']], ['sc_name', 'name', null])).toEqual([{ sc_name: 'a' }]);
  });

  test.each([
    ['UTF-8', new TextEncoder().encode('Röte')],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Röte')])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x52, 0, 0xf6, 0, 0x74, 0, 0x65, 0])],
    ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, 0, 0x52, 0, 0xf6, 0, 0x74, 0, 0x65])],
    ["Windows' Latin", new Uint8Array([0x52, 0xf6, 0x74, 0x65])],
  ])('%s is read', (_, bytes) => {
    expect(decodeCsv(bytes)).toBe('Röte');
  });

  test("Excel's line about the delimiter is respected", () => {
    expect(takeDelimiter('sep=;\r\na;b')).toEqual({ delimiter: ';', text: 'a;b' });
    expect(takeDelimiter('a;b')).toEqual({ delimiter: '', text: 'a;b' });
  });
});
