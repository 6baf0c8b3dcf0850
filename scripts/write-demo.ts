// bun scripts/write-demo.ts DATA_DIR: writes the tables of the example club from the database of an installation that was
// made from it and then changed (`bun src/cli.ts make-demo`). Keeps the columns of each file, and the days relative to
// today.
import { Database } from 'bun:sqlite';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { dayOf, daysBetween } from '#src/domain/days.ts';
import { DEMO_DAY, demoTableFile, demoTables, shifted, type DemoRow } from '#src/demo/tables.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the data folder: bun scripts/write-demo.ts DATA_DIR');
const database = new Database(join(dataDir, 'exuvia.db'), { readonly: true });
const days = daysBetween(dayOf(new Date()), DEMO_DAY);

for (const name of Object.keys(demoTables)) {
  const file = demoTableFile(name);
  const before = Papa.parse<DemoRow>(readFileSync(file, 'utf8'), { header: true });
  const columns = before.meta.fields ?? [];
  const pictures = new Map(before.data.map((row) => [row['id'], row['picture'] ?? '']));
  const own = name === 'users' || name === 'user_config' ? 'uid > 1' : ownRows(columns);
  const select = columns.filter((column) => column !== 'picture').map(columnOf);
  const rows = database
    .query<DemoRow, []>(`SELECT ${select.join(', ')} FROM ${name} t WHERE ${own} ORDER BY rowid`)
    .all()
    .map((row) => shifted(textsOf(row), days));
  if (columns.includes('picture'))
    for (const row of rows) row['picture'] = pictures.get(row['id']) ?? '';
  writeFileSync(file, `${Papa.unparse(rows, { columns, newline: '\n' })}\n`);
}

/** The guide's examples, below 0, are no part of the club. */
function ownRows(columns: string[]): string {
  const id = columns.find((column) => column === 'pet_id' || column === 'id');
  return id ? `ifnull(${id}, 1) > 0` : '1';
}

function columnOf(column: string): string {
  if (column !== 'species') return column;
  return '(SELECT sc_name FROM species WHERE species.sc_id = t.sc_id) AS species';
}

function textsOf(row: object): DemoRow {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value ?? '')]));
}
