import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** True where the column holds the text, whatever its case. `%` and `_` are text. */
export function contains(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${`%${escaped(text)}%`} ESCAPE '\\'`;
}

/** True where the column starts with the text, whatever its case. */
export function startsWith(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${`${escaped(text)}%`} ESCAPE '\\'`;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
