import { Database } from 'bun:sqlite';
import { existsSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { prepared } from './prepared.ts';
import { siteConfig } from './schema.ts';

const KEY = 'database_id';

/** Tells this database from every other one, and from itself before a backup was restored. */
export const databaseId = (db: Executor): string =>
  prepared(db, 'database id', () =>
    db
      .select({ id: siteConfig.conf_val })
      .from(siteConfig)
      .where(eq(siteConfig.conf_key, sql`${KEY}`))
      .prepare(),
  ).get()?.id ?? '';

/** Gives a new database its id. */
export function ensureDatabaseId(db: Executor): void {
  if (!databaseId(db)) renewDatabaseId(db);
}

/** Gives the database a new id, so that clients that hold earlier data reload it. */
export function renewDatabaseId(db: Executor): void {
  const conf_val = crypto.randomUUID();
  db.insert(siteConfig)
    .values({ conf_key: KEY, conf_val })
    .onConflictDoUpdate({ target: siteConfig.conf_key, set: { conf_val } })
    .run();
}

/** The id of a database that another process may have open; null where there is none, or none yet. */
export function readDatabaseId(file: string): string | null {
  if (!existsSync(file)) return null;
  const database = new Database(file, { readonly: true });
  try {
    const row = database
      .query<{ conf_val: string }, [string]>('SELECT conf_val FROM site_config WHERE conf_key = ?')
      .get(KEY);
    return row?.conf_val ?? null;
  } finally {
    database.close();
  }
}
