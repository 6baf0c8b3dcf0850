import { describe, expect, test } from 'bun:test';
import { strToU8, zipSync } from 'fflate';
import { odsFile, xlsxFile } from '#src/testing/workbook-files.ts';
import { isDateFormat, serialDay } from './date-formats.ts';
import { WorkbookProblem } from './problem.ts';
import { readWorkbook } from './read-workbook.ts';
import { workbookKind } from './signs.ts';

const rowsOf = (bytes: Uint8Array) => readWorkbook(bytes)[0]?.rows;

describe('.xlsx', () => {
  test('texts, numbers, days, formulas and empty cells', () => {
    const day = { text: '45811', style: 1 };
    const file = xlsxFile([
      {
        name: 'Animals',
        rows: [
          ['Name', 'Species', 'Size', 'Fed'],
          ['Rosa & "Max"', 'Brachypelma <hamorii>', { text: '4.5000000000000004' }, day],
          [],
          [null, { text: 'inside', type: 'inlineStr' }, null, { text: '45811.75', style: 2 }],
          [
            { text: '7', formula: 'SUM(A1:A2)' },
            { text: '#REF!', type: 'e' },
            { text: 'x', type: 'str', formula: 'T(A1)' },
            { text: '2025-06-03T10:00:00Z', type: 'd' },
          ],
        ],
      },
    ]);
    expect(rowsOf(file)).toEqual([
      ['Name', 'Species', 'Size', 'Fed'],
      ['Rosa & "Max"', 'Brachypelma <hamorii>', '4.5', '2025-06-03'],
      ['', 'inside', '', '2025-06-03'],
      ['7', '', 'x', '2025-06-03'],
    ]);
  });

  test('a time and a number of days are no day', () => {
    const cells = [
      { text: '0.5', style: 3 },
      { text: '45811', style: 4 },
      { text: '0', style: 1 },
    ];
    expect(rowsOf(xlsxFile([{ name: 'A', rows: [cells] }]))).toEqual([['0.5', '45811', '0']]);
  });

  test('a workbook that counts from 1904', () => {
    const rows = [[{ text: '44349', style: 1 }]];
    expect(rowsOf(xlsxFile([{ name: 'A', rows }], { is1904: true }))).toEqual([['2025-06-03']]);
  });

  test('several sheets in their order; an empty one is left out, merged cells have their first', () => {
    const sheets = readWorkbook(
      xlsxFile([
        { name: 'Männchen & co', rows: [['Max', null]], merged: 'A1:B1' },
        { name: 'Empty', rows: [] },
        { name: 'Weibchen', rows: [['Rosa']] },
      ]),
    );
    expect(sheets).toEqual([
      { name: 'Männchen & co', rows: [['Max']] },
      { name: 'Weibchen', rows: [['Rosa']] },
    ]);
  });

  test('runs of a text are one, what is spoken above it is none, and prefixes change nothing', () => {
    const file = zipSync({
      'xl/workbook.xml': strToU8(
        '<x:workbook xmlns:rel="r"><x:sheets><x:sheet name="A" rel:id="r1"/></x:sheets></x:workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        "<Relationships><Relationship Target='/xl/worksheets/one.xml' Id='r1'/></Relationships>",
      ),
      'xl/worksheets/one.xml': strToU8(
        '<x:worksheet><!-- <x:c> --><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      ),
      'xl/sharedStrings.xml': strToU8(
        '<x:sst><x:si><x:r><x:t>Ro</x:t></x:r><x:r><x:t>sa &#x2640;</x:t></x:r><x:rPh><x:t>ro</x:t></x:rPh></x:si></x:sst>',
      ),
    });
    expect(rowsOf(file)).toEqual([['Rosa ♀', '2']]);
  });
});

describe('.ods', () => {
  test('texts with their lines, numbers, days, repetitions; no notes and no covered cells', () => {
    const file = odsFile(`<table:table table:name="Tiere">
      <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>secret</text:p></office:annotation><text:p>Rosa <text:span>B.</text:span></text:p><text:p>shy<text:s/>one</text:p></table:table-cell>
        <table:table-cell office:value-type="float" office:value="4.5"><text:p>4,50 cm</text:p></table:table-cell>
        <table:table-cell office:value-type="date" office:date-value="2025-06-03T00:00:00"><text:p>03.06.25</text:p></table:table-cell>
        <table:table-cell table:number-columns-repeated="2" office:value-type="string"><text:p>x</text:p></table:table-cell>
        <table:covered-table-cell><text:p>hidden</text:p></table:covered-table-cell>
        <table:table-cell table:number-columns-repeated="16000"/></table:table-row>
      <table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>same</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
    </table:table>`);
    expect(readWorkbook(file)).toEqual([
      {
        name: 'Tiere',
        rows: [['Rosa B.\nshy one', '4.5', '2025-06-03', 'x', 'x'], ['same'], ['same']],
      },
    ]);
  });
});

test.each(['gnumeric.xlsx', 'gnumeric.ods'])('a file of a real program: %s', async (name) => {
  const bytes = await Bun.file(new URL(`files/${name}`, import.meta.url)).bytes();
  expect(rowsOf(bytes)).toEqual([
    ['Name', 'Art', 'Größe', 'Letzte Häutung', 'Notizen'],
    ['Rosa ♀', 'Brachypelma hamorii', '5.5', '2025-06-03', 'shy, calm'],
    ['Max & Co', 'Boa imperator', '', '', 'a <b>'],
  ]);
});

describe('what is no workbook, or too much of one', () => {
  const problemOf = (bytes: Uint8Array) => {
    try {
      readWorkbook(bytes);
    } catch (error) {
      return error instanceof WorkbookProblem ? error.code : error;
    }
    return 'read';
  };
  const whole = xlsxFile([{ name: 'A', rows: [['x'.repeat(50_000)]] }]);

  test.each([
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'unreadable'],
    ['a file that was cut off', whole.subarray(0, 60), 'unreadable'],
    [
      'a bomb',
      zipSync({
        'xl/workbook.xml': strToU8('<workbook/>'),
        'xl/worksheets/sheet1.xml': new Uint8Array(80 * 1024 * 1024),
      }),
      'tooLarge',
    ],
    [
      'a million rows',
      odsFile(
        '<table:table table:name="A">' +
          '<table:table-row table:number-rows-repeated="1000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(
            30,
          ) +
          '</table:table>',
      ),
      'tooLarge',
    ],
  ])('%s', (_, bytes, problem) => {
    expect(problemOf(bytes)).toBe(problem as never);
  });

  test('is told from a text by its first bytes', () => {
    expect(workbookKind(whole)).toBe('zip');
    expect(workbookKind(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('container');
    expect(workbookKind(strToU8('Name;Species'))).toBeNull();
    expect(workbookKind(strToU8('%PDF-1.7'))).toBeNull();
  });
});

test.each([
  [14, undefined, true],
  [20, undefined, false],
  [164, 'yyyy-mm-dd', true],
  [164, '[$-F800]dddd\\,\\ mmmm\\ dd', true],
  [164, 'mm:ss', false],
  [164, '0.0" days"', false],
  [164, '[Red]0.00', false],
  [164, 'General', false],
])('format %d %j', (id, code, is) => {
  expect(isDateFormat(id, code)).toBe(is);
});

test.each([
  [45_811, false, '2025-06-03'],
  [44_349, true, '2025-06-03'],
  [61, false, '1900-03-01'],
  [60, false, null],
  [-1, false, null],
  [Number.NaN, false, null],
  [9_999_999, false, null],
])('serial %d', (serial, is1904, day) => {
  expect(serialDay(serial, is1904)).toBe(day);
});
