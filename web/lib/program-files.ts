import { tableOf, type ColumnSpec } from '#src/domain/import/csv-table.ts';
import {
  animalsOf,
  rowOf,
  tableOfRows,
  type Parts,
  type Row,
} from '#src/records/programs/animal-files.ts';
import { fetchCode } from './fetch-code.ts';
import { NoTable } from './no-table.ts';
import type { NamedTable } from './read-spreadsheet.ts';
import { isRecord } from '#src/domain/is-record.ts';

/** A text of an archive, or one file alone. */
type TextFile = readonly [name: string, text: string];

/** The tables in the JSON and CSV files of another program. @throws NoTable */
export async function tablesOfFiles<Key extends string>(
  files: readonly TextFile[],
  specs: readonly ColumnSpec<Key>[],
): Promise<NamedTable[]> {
  const parts = new Map<string, Row[]>();
  for (const [path, text] of files) {
    const rows = path.endsWith('.json') ? rowsOfJson(path, text) : await rowsOfCsv(path, text);
    for (const [name, more] of rows) parts.set(name, [...(parts.get(name) ?? []), ...more]);
  }
  const tables = animalsOf(parts) ?? othersOf(parts);
  const filled = tables
    .map(({ name, table }) => ({ name, table: tableOf([table.head, ...table.rows], specs) }))
    .filter(({ table }) => table.rows.length > 0);
  if (filled.length === 0) throw new NoTable('empty');
  return filled;
}

const othersOf = (parts: Parts): NamedTable[] =>
  [...parts].map(([name, rows]) => ({ name, table: tableOfRows(rows) }));

type Named = (readonly [name: string, rows: Row[]])[];

function rowsOfJson(path: string, text: string): Named {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new NoTable('unreadable');
  }
  if (isRecord(content) && ('exuvia' in content || 'values_add' in content))
    throw new NoTable('ownExport');
  const name = nameOf(path);
  if (isList(content)) return [[name, content.map(rowOf)]];
  if (!isRecord(content)) return [];
  const { items } = content;
  if (isList(items) && items.every((one) => 'speciesId' in one && !('species' in one)))
    throw new NoTable('noSpeciesNames');
  const lists = Object.entries(content).flatMap(([key, value]) =>
    isList(value) && value.length > 0 ? [[key, value.map(rowOf)] as const] : [],
  );
  // a folder for each animal, with its records inside
  const folder = /(?:^|\/)(tarantulas|animals|inverts)\/[^/]+\/data\.json$/.exec(path)?.[1];
  if (!folder) return lists;
  const own = Object.fromEntries(Object.entries(content).filter(([, value]) => !isList(value)));
  return [[folder, [rowOf(own)]], ...lists];
}

async function rowsOfCsv(path: string, text: string): Promise<Named> {
  const { papa } = await fetchCode(() => import('#web/lib/papa.ts'));
  const { data } = papa.parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  return [[nameOf(path), data]];
}

const nameOf = (path: string) => {
  const [file = '', folder] = path.split('/').toReversed();
  const name = file.replace(/\.\w+$/, '');
  return name === 'data' && folder ? folder : name;
};

const isList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isRecord);
