import type { Database, SQLQueryBindings, Statement } from 'bun:sqlite';
import { is, Placeholder, sql, type Query } from 'drizzle-orm';
import type { Executor } from './database.ts';

const stores = new WeakMap<object, Map<string, unknown>>();

/**
 * Prepares a hot query once per database: a prepared page costs a quarter of an unprepared one. Prepared statements
 * also work inside transactions, since there is one connection.
 */
export function prepared<T>(db: Executor, key: string, prepare: () => T): T {
  const client = clientOf(db);
  let store = stores.get(client);
  if (!store) stores.set(client, (store = new Map()));
  if (!store.has(key)) store.set(key, prepare());
  return store.get(key) as T;
}

type Rows<Row> = { toSQL: () => Query; all: () => Row[] };

/**
 * Like prepared, for the rows of the hottest lists: returns SQLite's own rows without drizzle's mapping, which costs as
 * much as the query. Each selected key must be its column's name or alias.
 */
export function preparedRows<Row>(
  db: Executor,
  key: string,
  select: () => Rows<Row>,
): (values: Record<string, SQLQueryBindings | undefined>) => Row[] {
  return prepared(db, key, () => {
    const { sql, params } = select().toSQL();
    const statement: Statement<Row, SQLQueryBindings[]> = clientOf(db).query(sql);
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
