import type { Database } from 'bun:sqlite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseRefused, restoreCommand } from './database-refused.ts';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * How many of the migrations of a folder a database does not have yet.
 * @throws DatabaseRefused when it is that of another program, or of a newer version
 */
export function pendingMigrations(
  sqlite: Database,
  folder: string,
  path: string,
): 'none' | 'some' | 'all' {
  const known = (
    JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
      entries: { when: number }[];
    }
  ).entries.map((entry) => entry.when);
  const hasTable = sqlite
    .query(`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`)
    .get();
  if (!hasTable) {
    const [foreign] = sqlite.query(`SELECT name FROM sqlite_master WHERE type = 'table'`).values();
    if (!foreign) return 'all';
    throw new DatabaseRefused(
      `${path} is the database of another program (it has a table '${String(foreign[0])}'). Nothing was changed. Set another DATA_DIR, or restore a backup: ${restoreCommand}`,
    );
  }
  const applied = sqlite
    .query<{ created_at: number }, []>('SELECT created_at FROM __drizzle_migrations')
    .all()
    .map((row) => Number(row.created_at));
  if (applied.length === 0) return 'all';
  if (Math.max(...applied) > Math.max(...known)) {
    throw new DatabaseRefused(
      `${path} was written by a newer version of Exuvia. Nothing was changed. Start that version or a later one.`,
    );
  }
  return applied.length < known.length ? 'some' : 'none';
}
