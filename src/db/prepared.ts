import type { Database, SQLQueryBindings, Statement } from 'bun:sqlite';
import { getTableName, is, Placeholder, sql, type Query } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Executor } from './database.ts';

const stores = new WeakMap<object, Map<string, unknown>>();

/**
 * Prepares a hot query once per database: a prepared page costs a quarter of an unprepared one. Prepared statements
 * also work inside transactions, since there is one connection. It is kept for good, so there must be few keys; without
 * one it is not kept.
 */
export function prepared<T>(db: Executor, key: string | null, prepare: () => T): T {
  if (key === null) return prepare();
  const client = clientOf(db);
  let store = stores.get(client);
  if (!store) stores.set(client, (store = new Map()));
  if (!store.has(key)) store.set(key, prepare());
  return store.get(key) as T;
}

type Rows<Row> = { toSQL: () => Query; all: () => Row[] };

/**
 * Like prepared, for the rows of the hottest lists: returns SQLite's own rows without drizzle's mapping, which costs as
 * much as the query. Each selected key must be its column's name or alias, and no name may come twice.
 */
export function preparedRows<Row>(
  db: Executor,
  key: string | null,
  select: () => Rows<Row>,
): (values: Record<string, SQLQueryBindings | undefined>) => Row[] {
  return prepared(db, key, () => {
    const { sql, params } = select().toSQL();
    const statement: Statement<Row, SQLQueryBindings[]> = clientOf(db).query(sql);
    const columns = statement.columnNames;
    // the second would take the place of the first, without a word
    if (new Set(columns).size < columns.length) throw new Error(`Twice in ${key}: ${columns}`);
    const names = params.map((param) => (is(param, Placeholder) ? param.name : null));
    return (values: Record<string, SQLQueryBindings | undefined>) =>
      statement.all(
        ...names.map((name, at) =>
          name === null ? (params[at] as SQLQueryBindings) : (values[name] ?? null),
        ),
      );
  });
}

/**
 * Inserts a row and returns its id, by a statement for its columns that is kept: without it all triggers of the table
 * are compiled again for each row, which costs ten times as much. For rows that are filled, so that there are few such
 * statements.
 */
export function insertRow<Table extends SQLiteTable>(
  db: Executor,
  table: Table,
  id: SQLiteColumn,
  row: Table['$inferInsert'],
): number {
  const columns = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : name));
  const places = Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)]));
  const statement = prepared(db, `insert ${getTableName(table)} ${columns.join()}`, () =>
    db.insert<SQLiteTable>(table).values(places).returning({ id }).prepare(),
  );
  return Number(statement.get(row)?.['id']);
}

/**
 * The LIMIT of a prepared query: a placeholder's name, or a fixed number. With a bare parameter there SQLite plans the
 * query again at each call, which costs more than twelve rows; an expression avoids that.
 */
export const preparedLimit = (limit: string | number) =>
  (typeof limit === 'number'
    ? sql.raw(String(limit))
    : sql`${sql.placeholder(limit)} + 0`) as unknown as Placeholder;

function clientOf(db: Executor): Database {
  return (db as unknown as { session: { client: Database } }).session.client;
}
