import {
  decodeCsv,
  takeDelimiter,
  tableOf,
  type ColumnSpec,
  type CsvTable,
} from '#src/domain/import/csv-table.ts';
import { isPicture, workbookKind } from '#web/lib/workbook/signs.ts';
import { limits } from '#src/domain/limits.ts';
import { fetchCode } from './fetch-code.ts';
import { sayNeedsNetwork } from './failure.ts';
import { NoTable } from './no-table.ts';
import { saveFile } from './save-file.ts';

/** A sheet of a file; that of a text file has no name. */
export type NamedTable = { name: string; table: CsvTable };

const MOST_BYTES = 5 * 1024 * 1024;

/** Reads a workbook's sheets, what another program exported, or a CSV file with any delimiter and encoding. @throws NoTable */
export async function readTables<Key extends string>(
  file: File,
  specs: readonly ColumnSpec<Key>[],
): Promise<NamedTable[]> {
  if (file.size > MOST_BYTES) throw new NoTable('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = workbookKind(bytes);
  if (isPicture(bytes)) throw new NoTable('picture');
  if (kind === 'container') throw new NoTable('oldFormat');
  if (kind === null && /^\s*[[{]/.test(decodeCsv(bytes.subarray(0, 100)))) {
    const { tablesOfFiles } = await fetchCode(() => import('./program-files.ts'));
    return limited(await tablesOfFiles([[`${file.name}.json`, decodeCsv(bytes)]], specs));
  }
  if (kind === null) return [{ name: '', table: await readText(bytes, specs, file.name) }];
  // with the worker that reads it
  const { readInWorker } = await fetchCode(() => import('./workbook-worker.ts'));
  const answer = await readInWorker(bytes);
  if ('problem' in answer) throw new NoTable(answer.problem);
  if ('texts' in answer) {
    const { tablesOfFiles } = await fetchCode(() => import('./program-files.ts'));
    return limited(await tablesOfFiles(answer.texts, specs));
  }
  const tables = answer.sheets.map(({ name, rows }) => ({
    name,
    table: numbered(tableOf(rows, specs)),
  }));
  const filled = tables.filter(({ table }) => table.rows.length > 0);
  if (filled.length === 0) throw new NoTable('empty');
  return limited(filled);
}

function limited(tables: NamedTable[]): NamedTable[] {
  for (const { table } of tables) refuseLong(table);
  return tables;
}

/** A column of a sheet without a heading is one; in a text it may be a separator too many. */
const numbered = ({ head, rows }: CsvTable): CsvTable => ({
  head: head.map((name, at) => name || String(at + 1)),
  rows,
});

async function readText<Key extends string>(
  bytes: Uint8Array,
  specs: readonly ColumnSpec<Key>[],
  name: string,
): Promise<CsvTable> {
  const { delimiter, text } = takeDelimiter(decodeCsv(bytes));
  // a picture or the like, or a document
  if (text.includes('\0') || text.startsWith('%PDF'))
    throw new NoTable(/\.(?:xlsx|ods)$/i.test(name) ? 'renamed' : 'unreadable');
  // The parser is loaded with the first file.
  const { papa } = await fetchCode(() => import('#web/lib/papa.ts'));
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
  refuseLong(table);
  return table;
}

function refuseLong({ rows }: CsvTable): void {
  if (rows.length > limits.importFileRows) throw new NoTable('tooManyRows', limits.importFileRows);
}

/** Saves a table as a file that spreadsheet programs open directly. */
export async function saveTable(
  name: string,
  lines: readonly (readonly string[])[],
): Promise<void> {
  const code = await fetchCode(() => import('#web/lib/papa.ts')).catch(sayNeedsNetwork);
  if (!code) return;
  const text = code.papa.unparse(lines as string[][], { escapeFormulae: true });
  saveFile(name, new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }));
}
