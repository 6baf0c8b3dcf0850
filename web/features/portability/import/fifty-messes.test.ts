import { expect, test } from 'bun:test';
import { strToU8, zipSync } from 'fflate';
import { tableOf, type CsvTable } from '#src/domain/import/csv-table.ts';
import { petColumns } from '#src/records/pet-csv-columns.ts';
import { programOf } from '#src/records/programs/programs.ts';
import { odsFile, xlsxFile } from '#src/testing/workbook-files.ts';
import { NoTable } from '#web/lib/no-table.ts';
import { readTables } from '#web/lib/read-spreadsheet.ts';
import { WorkbookProblem } from '#web/lib/workbook/problem.ts';
import { readWorkbook } from '#web/lib/workbook/read-workbook.ts';
import { readFile, startDraft } from './import-draft.ts';

// What real tables look like. Each mess is either understood, or named by row and column before anything is stored; where
// a file as a whole can't be read, its reason is. What the list of species does not know, the preview asks.

const today = '2025-11-20';

type Outcome = string | Record<string, unknown>;
type Mess = readonly [what: string, file: string | Uint8Array<ArrayBuffer>, outcome: Outcome];

/** A table of one animal with one more column. */
const with1 = (column: string, cell: string) =>
  `Name;Art;${column}\nRosa;Brachypelma hamorii;${cell}\n`;
const sheet = (
  ...rows: (
    string | number | null | { text: string; style?: number; type?: string; formula?: string }
  )[][]
) => xlsxFile([{ name: 'Tiere', rows }]);
const head = ['Name', 'Art', 'Größe'];
const rosa = ['Rosa', 'Brachypelma hamorii', '5'];
const noted = (notes: string) => ({ notes });

const messes: readonly Mess[] = [
  // files
  ['an empty file', '', 'file: empty'],
  ['a header and nothing else', 'Name;Art\n', 'file: empty'],
  ['10 MB', `Name;Art\n${'Rosa;Brachypelma hamorii\n'.repeat(420_000)}`, 'file: tooLarge'],
  ['6,000 rows', `Name;Art\n${'Rosa;Boa imperator\n'.repeat(6000)}`, 'file: tooManyRows 5000'],
  ['a renamed PDF', '%PDF-1.7\nName;Art\n', 'file: unreadable'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2, 3]), 'file: picture'],
  ['an .xls of 1997', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'file: oldFormat'],
  [
    'an archive of something else',
    zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>,
    'file: unreadable',
  ],
  ['a workbook that was cut off', sheet(head, rosa).subarray(0, 300), 'file: unreadable'],
  [
    'an unclosed quote',
    'Name;Art;Notizen\nRosa;Boa imperator;"shy\nMax;Boa imperator;\n',
    'file: openQuote 2',
  ],
  [
    'the letters of old Windows',
    new Uint8Array([...'Name;Art\nR\u00f6sa;Boa imperator\n'].map((sign) => sign.charCodeAt(0))),
    { name: 'Rösa' },
  ],
  [
    'UTF-16 of Excel’s “Unicode text”',
    utf16('Name\tArt\nRosa\tBoa imperator\n'),
    { name: 'Rosa', sc_name: 'Boa imperator' },
  ],
  ['a BOM and “sep=;”', '\uFEFFsep=;\r\nName;Art\r\nRosa;Boa imperator\r\n', { name: 'Rosa' }],
  [
    'semicolons with decimal commas',
    with1('Größe;Häutung', '5,5;3.6.2025'),
    { molts: [{ date_mt: '2025-06-03', size: 5.5 }] },
  ],
  [
    'a separator in a text without quotes',
    'Name,Species\nRosa,Brachypelma hamorii,shy, calm\n',
    'row 1, name: too_many_cells',
  ],
  // headers
  [
    'a title and an empty line above the header',
    'Meine Tiere 2025\n\nName;Art;Größe;Häutung\nRosa;Boa imperator;5;3.6.2025\n',
    { name: 'Rosa', molts: [{ date_mt: '2025-06-03', size: 5 }] },
  ],
  [
    'two header rows',
    sheet(
      ['Tier', null, 'Häutung', null],
      ['Name', 'Art', 'Letzte Häutung', 'Größe'],
      ['Rosa', 'Boa imperator', '3.6.2025', '5'],
    ),
    { name: 'Rosa', molts: [{ date_mt: '2025-06-03', size: 5 }] },
  ],
  [
    'a merged title over all columns',
    xlsxFile([{ name: 'A', rows: [['Bestand', null, null], head, rosa], merged: 'A1:C1' }]),
    { name: 'Rosa', sc_name: 'Brachypelma hamorii' },
  ],
  [
    'a species in one merged cell beside two animals',
    xlsxFile([
      {
        name: 'A',
        rows: [
          ['Art', 'Name'],
          ['Boa imperator', 'Rosa'],
          [null, 'Max'],
        ],
        merged: 'A2:A3',
      },
    ]),
    { sc_name: 'Boa imperator', rows: 2 },
  ],
  [
    'the same in an .ods',
    odsFile(
      '<table:table table:name="A"><table:table-row><table:table-cell><text:p>Art</text:p></table:table-cell><table:table-cell><text:p>Name</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell table:number-rows-spanned="2" table:number-columns-spanned="1"><text:p>Boa imperator</text:p></table:table-cell><table:table-cell><text:p>Rosa</text:p></table:table-cell></table:table-row><table:table-row><table:covered-table-cell/><table:table-cell><text:p>Max</text:p></table:table-cell></table:table-row></table:table>',
    ),
    { sc_name: 'Boa imperator', rows: 2 },
  ],
  [
    'a column without a heading',
    sheet(['Name', 'Art', null], ['Rosa', 'Boa imperator', 'shy']),
    noted('shy'),
  ],
  [
    'two columns of notes',
    with1('Notizen;Kommentar', 'shy;from Carl'),
    noted('shy\nKommentar: from Carl'),
  ],
  ['a column that no field has', with1('Temperament', 'calm'), noted('Temperament: calm')],
  ['the size of the tank', with1('Tank size', '30 x 30'), noted('Tank size: 30 x 30')],
  ['no column of names', 'Art\nBrachypelma hamorii\n', { name: 'B. hamorii' }],
  ['a name that is empty', 'Name;Art\n;Brachypelma hamorii\n', { name: 'B. hamorii' }],
  ['no species', 'Name;Art\nRosa;\n', 'row 1, sc_name: missing'],
  [
    'no header at all',
    'Rosa;Brachypelma hamorii\n',
    { notes: 'Rosa', sc_name: 'Brachypelma hamorii', name: 'B. hamorii' },
  ],
  // numbers and dates
  [
    '“5,5 cm” and a day',
    with1('Größe;Häutung', '5,5 cm;03.06.2025'),
    { molts: [{ date_mt: '2025-06-03', size: 5.5 }] },
  ],
  [
    'inches in fractions',
    with1('Size;Last molt', '1 1/2";2025-06-03'),
    { molts: [{ date_mt: '2025-06-03', size: 3.81 }] },
  ],
  [
    'bare numbers below “Size (in)” and “Weight (kg)”',
    with1('Size (in);Weight (kg);Last molt', '2;1,4;2025-06-03'),
    {
      molts: [{ date_mt: '2025-06-03', size: 5.08 }],
      measurements: [{ date_ms: today, kind: 'weight', value: 1400 }],
    },
  ],
  ['a size that is none', with1('Größe', 'groß'), 'row 1, size: size_unreadable'],
  ['a size of 20 metres', with1('Größe', '20 m'), 'row 1, size: decimal_range'],
  [
    'dates of 1904',
    xlsxFile(
      [
        {
          name: 'A',
          rows: [
            ['Name', 'Art', 'Letzte Häutung'],
            ['Rosa', 'Boa imperator', { text: '44349', style: 1 }],
          ],
        },
      ],
      { is1904: true },
    ),
    { molts: [{ date_mt: '2025-06-03', size: null }] },
  ],
  [
    'a date that lost its format',
    with1('Häutung', '45811'),
    { molts: [{ date_mt: '2025-06-03', size: null }] },
  ],
  ['“ca. 2019” of hatching', with1('Geschlüpft', 'ca. 2019'), { hatched: '2019' }],
  ['“ca. 2019” of a purchase', with1('Kaufdatum', 'ca. 2019'), 'row 1, date: day_unreadable'],
  ['a month where a day is needed', with1('Häutung', '06/2021'), 'row 1, mmt: day_incomplete'],
  ['30 February', with1('Häutung', '30.02.2025'), 'row 1, mmt: no_such_day'],
  ['a day to come', with1('Häutung', '01.01.2199'), 'row 1, mmt: in_future'],
  ['“letzte Woche”', with1('Häutung', 'letzte Woche'), 'row 1, mmt: day_unreadable'],
  ['03/04/2025, which may be two days', with1('Häutung', '03/04/2025'), 'asked: 03/04/2025'],
  [
    'weekday, month in words, time',
    with1('Häutung', 'Tue, 3 Jun 2025 14:05'),
    { molts: [{ date_mt: '2025-06-03', size: null }] },
  ],
  ['a dash for nothing', with1('Geschlecht;Häutung', '-;–'), { gender: 'other', notes: '' }],
  // sexes and counts
  ['“♀”', with1('Geschlecht', '♀'), { gender: 'f' }],
  ['“0.0.3”', with1('Anzahl', '0.0.3'), { gender: 'other', an_count: 3 }],
  ['“1.1” in one row', with1('Geschlecht', '1.1'), 'row 1, gender: mixed_sexes'],
  ['“PF”', with1('Sex', 'PF'), { gender: 'other', notes: 'PF' }],
  ['“5 Stk.”', with1('Anzahl', '5 Stk.'), { an_count: 5 }],
  ['half an animal', with1('Anzahl', '1,5'), 'row 1, an_count: count_unreadable'],
  ['two million animals', with1('Anzahl', '2000000'), 'row 1, an_count: too_many_in_row'],
  // cells
  [
    'a price in dollars',
    with1('Kaufdatum;Preis', '3.6.2025;$300'),
    { purchase: { date: '2025-06-03', price: 300, currency: 'USD' } },
  ],
  [
    'a price of talers',
    with1('Kaufdatum;Preis', '3.6.2025;25 Taler'),
    'row 1, price: price_unreadable',
  ],
  [
    'a formula with its value',
    sheet(
      ['Name', 'Art', 'Größe', 'Häutung'],
      ['Rosa', 'Boa imperator', { text: '4.5000000000000004', formula: 'A1*2' }, '3.6.2025'],
    ),
    { molts: [{ date_mt: '2025-06-03', size: 4.5 }] },
  ],
  [
    'a formula that failed',
    sheet(head, ['Rosa', 'Boa imperator', { text: '#REF!', type: 'e', formula: 'A9' }]),
    { name: 'Rosa', notes: '' },
  ],
  ['a text that looks like a formula', with1('Notizen', "'=cmd|x"), noted('=cmd|x')],
  [
    'a comment on a cell',
    odsFile(
      '<table:table table:name="A"><table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell><text:p>Art</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><office:annotation><text:p>secret</text:p></office:annotation><text:p>Rosa</text:p></table:table-cell><table:table-cell><text:p>Boa imperator</text:p></table:table-cell></table:table-row></table:table>',
    ),
    { name: 'Rosa', notes: '' },
  ],
  [
    'a million empty rows below',
    odsFile(
      '<table:table table:name="A"><table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell><text:p>Art</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Rosa</text:p></table:table-cell><table:table-cell><text:p>Boa imperator</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>',
    ),
    { name: 'Rosa' },
  ],
  [
    'a line break inside a cell',
    'Name;Art;Notizen\nRosa;Boa imperator;"shy\ncalm"\n',
    noted('shy\ncalm'),
  ],
  [
    'hard spaces around a name',
    with1('Notizen', 'x').replace('Rosa', '\u00a0 Rosa \u00a0'),
    { name: 'Rosa' },
  ],
  [
    'a name of 300 letters',
    with1('Notizen', 'x').replace('Rosa', 'R'.repeat(300)),
    'row 1, name: too_long',
  ],
  [
    'no known reason of archiving',
    with1('archive_reason', 'moved'),
    'row 1, archive_reason: one_of',
  ],
  ['a seller without a day', with1('Händler', 'Börse'), noted('Händler: Börse')],
  ['a price without a day', with1('Preis', '25 €'), noted('Preis: 25 €')],
  ['a weight of two readings', with1('Gewicht', '1.200 g'), 'row 1, weight: weight_of_two'],
  ['a day of death', with1('Verstorben am', '3.10.2025'), { archived: 1, archive_reason: 'died' }],
  ['a status', with1('Status', 'verkauft'), { archived: 1, archive_reason: 'sold' }],
];

test('there are fifty messes and more', () => {
  expect(messes.length).toBeGreaterThanOrEqual(50);
});

test.each(['tiere.xlsx', 'tiere.ods'])('what only is called %s is named as that', async (name) => {
  const open = (bytes: number[]) =>
    readTables(new File([new Uint8Array(bytes)], name), petColumns).then(
      () => 'read',
      (error: unknown) => (error instanceof NoTable ? error.problem : error),
    );
  expect(await open([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])).toBe('picture');
  expect(await open([1, 2, 0, 3])).toBe('renamed');
});

test.each(messes)('%s', async (_, file, outcome) => {
  const table = await tableIn(file).catch((error: unknown) => {
    if (error instanceof NoTable) return `file: ${error.problem} ${error.number || ''}`.trim();
    if (error instanceof WorkbookProblem) return `file: ${error.code}`;
    throw error;
  });
  const said = typeof table === 'string' ? table : read(table);
  if (typeof outcome === 'string') expect(said).toBe(outcome);
  else expect(said).toMatchObject(outcome);
});

/** The first row as it would be stored, or the first thing that is to be settled. */
function read(table: CsvTable): Outcome {
  const program = programOf(table);
  const used = program?.table ?? table;
  const { rows, guess, unclear } = readFile(used, startDraft(used, program), {
    currency: 'EUR',
    today,
  });
  if (guess === 'unclear') return `asked: ${unclear}`;
  const wrong = rows.flatMap(({ at, problems }) =>
    problems.map(({ field, issue }) => `row ${at + 1}, ${field}: ${issue.code}`),
  );
  return wrong[0] ?? { ...rows[0]?.row, rows: rows.length };
}

async function tableIn(file: string | Uint8Array<ArrayBuffer>): Promise<CsvTable> {
  // a browser reads archives in a worker
  if (typeof file !== 'string' && file[0] === 0x50) {
    const [first] = readWorkbook(file);
    if (!first) throw new NoTable('empty');
    const { head: names, rows } = tableOf(first.rows, petColumns);
    return { head: names.map((name, at) => name || String(at + 1)), rows };
  }
  const [first] = await readTables(new File([file], 'tiere.csv'), petColumns);
  if (!first) throw new NoTable('empty');
  return first.table;
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);
  return new Uint8Array([0xff, 0xfe, ...bytes]);
}
