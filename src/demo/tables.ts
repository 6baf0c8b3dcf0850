import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import Papa from 'papaparse';
import type { Executor } from '#src/db/database.ts';
import * as schema from '#src/db/schema.ts';
import { addDays, daysBetween, type Day } from '#src/domain/days.ts';

// assets/demo/club/ holds a CSV file for each table, as it was on DEMO_DAY: columns that are left out get their default,
// or are derived by triggers. scripts/write-demo.ts writes them from a data folder.

export const DEMO_DAY: Day = '2026-01-01';

/** In the order in which the tables are filled. */
export const demoTables = {
  users: schema.users,
  user_config: schema.userConfig,
  places: schema.places,
  place_notes: schema.placeNotes,
  pets: schema.pets,
  purchases: schema.purchases,
  sales: schema.sales,
  plans: schema.plans,
  plan_pets: schema.planPets,
  feedings: schema.feedings,
  molts: schema.molts,
  measurements: schema.measurements,
  events: schema.events,
  news: schema.news,
  expos: schema.expos,
  contact_messages: schema.contactMessages,
  message_replies: schema.messageReplies,
} satisfies Record<string, SQLiteTable>;

type TableName = keyof typeof demoTables;
export type DemoRow = Record<string, string>;
type DemoTables = Record<TableName, DemoRow[]>;

export const demoFile = (name: string) => new URL(`../../assets/demo/${name}`, import.meta.url);
export const demoTableFile = (name: string) => demoFile(`club/${name}.csv`);

/** The rows of all tables, with their days moved towards today. */
export async function readDemoTables(today: Day): Promise<DemoTables> {
  const shift = daysBetween(DEMO_DAY, today);
  const read = async (name: string) => {
    const text = await Bun.file(demoTableFile(name)).text();
    return Papa.parse<DemoRow>(text, { header: true, skipEmptyLines: true }).data.map((row) =>
      shifted(row, shift),
    );
  };
  const names = Object.keys(demoTables);
  const rows = await Promise.all(names.map(read));
  return Object.fromEntries(names.map((name, at) => [name, rows[at]])) as DemoTables;
}

/** A row with all its days and instants moved by so many days. */
export const shifted = (row: DemoRow, days: number): DemoRow =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      /^\d{4}-\d\d-\d\d(T|$)/.test(value)
        ? addDays(value.slice(0, 10), days) + value.slice(10)
        : value,
    ]),
  );

/** Stores all rows. Returns the pictures that pets have, by the names of their drawings. */
export function insertDemoTables(tx: Executor, tables: DemoTables) {
  tx.run(sql`PRAGMA defer_foreign_keys = ON`); // pets and purchases refer to each other
  const { sc_id, sc_name } = schema.species;
  const species = new Map(
    tx
      .select({ sc_id, sc_name })
      .from(schema.species)
      .all()
      .map((row) => [row.sc_name, String(row.sc_id)]),
  );
  for (const [name, table] of Object.entries(demoTables)) {
    const rows = tables[name as TableName].map((row) => valuesOf(table, row, species));
    for (let at = 0; at < rows.length; at += 500)
      tx.insert(table)
        .values(rows.slice(at, at + 500))
        .run();
  }
  return tables.pets.flatMap(({ id, uid, picture }) =>
    picture ? [{ id: Number(id), uid: Number(uid), picture }] : [],
  );
}

/** A row as it is inserted: numbers as such, without empty cells, and with what the files leave to be derived. */
function valuesOf(table: SQLiteTable, row: DemoRow, species: Map<string, string>) {
  const cells: DemoRow = { ...row };
  if (row['species']) cells['sc_id'] = species.get(row['species']) ?? row['species'];
  if (row['date_f']) cells['recorded'] = String(Date.parse(`${row['date_f']}T19:00:00Z`));
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const cell = cells[key];
      if (cell === undefined || (cell === '' && (column.hasDefault || !column.notNull))) return [];
      return [[key, column.dataType === 'number' ? Number(cell) : cell]];
    }),
  );
}
