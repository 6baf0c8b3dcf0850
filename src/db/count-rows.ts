import { count, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Executor } from './database.ts';

/** How many rows a table has, or those of them that match. */
export const countRows = (db: Executor, table: SQLiteTable, where?: SQL): number =>
  db.select({ count: count() }).from(table).where(where).get()?.count ?? 0;
