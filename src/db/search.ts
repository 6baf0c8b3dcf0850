import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** True where the column holds the text, whatever its case. `%` and `_` are text. */
export function contains(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${containsPattern(text)} ESCAPE '\\'`;
}

/** As contains, for a prepared query: the value of the placeholder is containsPattern(text). */
export function containsPlaceholder(column: AnyColumn, name: string): SQL {
  return sql`${column} LIKE ${sql.placeholder(name)} ESCAPE '\\'`;
}

/** True where the column starts with the text, whatever its case. */
export function startsWith(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${`${escaped(text)}%`} ESCAPE '\\'`;
}

export const containsPattern = (text: string) => `%${escaped(text)}%`;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
