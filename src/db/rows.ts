import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * The rows of a JSON list, by the names of the table's columns, with their defaults: one prepared statement for a whole
 * history. Long VALUES lists took twice as long, and all other calls wait while an import is stored.
 */
export function fromRows(table: SQLiteTable): SQL {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const given = sql.raw(`value->>'${name}'`);
    return column.default === undefined ? given : sql`ifnull(${given}, ${column.default})`;
  });
  // 'WHERE true' tells SQLite that the ON of ON CONFLICT is no join
  return sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${sql.placeholder('rows')}) WHERE true`;
}

const AT_ONCE = 1000;

/** Chunks for the placeholder `rows` of fromRows, of a size that suits one statement. */
export function* jsonRows(rows: readonly object[]): Generator<{ rows: string }> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    yield { rows: JSON.stringify(rows.slice(at, at + AT_ONCE)) };
  }
}
