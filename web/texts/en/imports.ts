import { grouped, plural } from '#src/domain/text/english-plural.ts';

// Reading a file and reviewing it before it is stored: animals and species alike.
export const imports = {
  fileHint: 'XLSX, ODS or CSV, up to 5 MB.',
  sheet: 'Which sheet?',
  sheetRows: (name: string, rows: number) => `${name} (${plural(rows, 'row')})`,
  otherFile: 'Choose another file',
  rowsIn: (rows: number, name: string) => `${plural(rows, 'row')} in ${name}`,
  columns: 'Columns',
  columnsHint: 'What each column of the file holds.',
  column: (name: string) => `Column ${name}`,
  leaveOut: 'Leave out',
  sample: (text: string) => `such as ${text}`,
  preview: 'Preview',
  previewText:
    'As it will be stored. What the file says stands below it in quotation marks, where that reads differently.',
  typed: (text: string) => `“${text}”`,
  firstRows: (shown: number, all: number) => `The first ${grouped(shown)} of ${grouped(all)} rows`,
  row: 'Row',
  checking: 'The rows are being checked',
  errorChecking: 'Could not check the rows',
  notChecked: 'The rows could not be checked. Nothing that was entered here is lost.',
  ready: (n: number) => `${plural(n, 'row')} can be imported.`,
  skipped: (n: number) =>
    n === 1
      ? '1 row is in the list already and is left out.'
      : `${grouped(n)} rows are in the list already and are left out.`,
  nothingNew: 'There is nothing new in this file.',
  problems: (n: number) => plural(n, 'problem'),
  problemsText: 'Mend them in the file and choose it again. Nothing was stored.',
  problemIn: (row: number, field: string) => `Row ${row}, ${field}`,
  moreProblems: (n: number) => `and ${grouped(n)} more`,
  store: (n: number) => `Import ${plural(n, 'row')}`,
  partly: (n: number) =>
    `The first ${grouped(n)} rows were stored before it failed. They can be left out next time.`,
  failed: {
    empty: () => 'The file has no rows.',
    tooLarge: () => 'The file is larger than 5 MB.',
    tooManyRows: (most: number) => `The file has more than ${grouped(most)} rows. Split it.`,
    openQuote: (line: number) =>
      `A quotation mark in line ${line} is never closed, so that the rest of the file would be one cell.`,
    unreadable: () => 'This is no table. Save it as XLSX, ODS or CSV.',
    picture: () =>
      'This is a picture, whatever its name says. Choose the table itself, as XLSX, ODS or CSV.',
    renamed: () =>
      'Its name says that it is a workbook, but it is none. Open it in the program it comes from and save it as XLSX, ODS or CSV.',
    ownExport: () =>
      'This is an export of Exuvia: it comes in on Your data, with everything in it.',
    noSpeciesNames: () =>
      'This file names no species, only numbers of the program it comes from. Export it there as Excel or CSV.',
    oldFormat: () =>
      'An old .xls file, or one with a password, can’t be read. Save it as .xlsx, without a password.',
  },
};
