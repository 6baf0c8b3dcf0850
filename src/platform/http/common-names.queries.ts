import { sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { species } from '#src/db/schema.ts';

/** What German readers call the species of the list, by scientific name: some hundreds, since the catalogue names no more. */
export const listGermanNames = (db: Executor): ReadonlyMap<string, string> =>
  new Map(
    preparedRows(db, 'german names', () =>
      db
        .select({ sc_name: species.sc_name, de_name: species.de_name })
        .from(species)
        .where(sql`${species.de_name} <> ''`),
    )({}).map(({ sc_name, de_name }) => [sc_name, de_name]),
  );
