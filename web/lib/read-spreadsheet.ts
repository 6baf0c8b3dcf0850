import {
  decodeCsv,
  takeDelimiter,
  tableOf,
  type ColumnSpec,
  type CsvTable,
} from '#src/domain/import/csv-table.ts';
import { limits } from '#src/domain/limits.ts';
import { saveFile } from './save-file.ts';

const MOST_BYTES = 5 * 1024 * 1024;

type TableProblem = 'empty' | 'tooLarge' | 'tooManyRows' | 'openQuote' | 'unreadable';

/** Why a chosen file can't be read as a table; `number` is the most rows, or the line of the quote. */
export class NoTable extends Error {
  constructor(
    readonly problem: TableProblem,
    readonly number = 0,
  ) {
    super(problem);
  }
}

/** Reads a CSV file from a spreadsheet program, with any delimiter and encoding. @throws NoTable */
export async function readTable<Key extends string>(
  file: File,
  specs: readonly ColumnSpec<Key>[],
): Promise<CsvTable> {
  if (file.size > MOST_BYTES) throw new NoTable('tooLarge');
  const { delimiter, text } = takeDelimiter(decodeCsv(new Uint8Array(await file.arrayBuffer())));
  // A picture, or a spreadsheet in a binary format.
  if (text.includes('\0')) throw new NoTable('unreadable');
  // The parser is loaded with the first file.
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [';', '\t', ',', '|'],
    skipEmptyLines: 'greedy',
  });
  // it would swallow all that follows, as one cell
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new NoTable('openQuote', text.slice(0, open.index).split(/\r\n?|\n/).length);
  const table = tableOf(data, specs);
  if (table.rows.length === 0) throw new NoTable('empty');
  if (table.rows.length > limits.importFileRows)
    throw new NoTable('tooManyRows', limits.importFileRows);
  return table;
}

/** Saves a table as a file that spreadsheet programs open directly. */
export async function saveTable(
  name: string,
  lines: readonly (readonly string[])[],
): Promise<void> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(lines as string[][], { escapeFormulae: true });
  saveFile(name, new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }));
}
