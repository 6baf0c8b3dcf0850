// The columns `search_key`: what searches match, folded by the rule of src/domain/text/fold.ts. Triggers maintain them,
// so that no writer can miss them. SQLite knows the case of a to z only and takes no functions from Bun, so the other
// letters are in a table of their own.

import type { Database } from 'bun:sqlite';
import { foldedLetters } from '#src/domain/text/fold.ts';
import { NAME } from '#src/domain/text/search-words.ts';

/** The texts of each table that a search looks at: scientific names, and others. */
const searched: Record<string, { names?: string[]; texts?: string[] }> = {
  users: { texts: ['uname'] },
  countries: { texts: ['name', 'code'] },
  species: { names: ['sc_name'], texts: ['cm_name', 'de_name'] },
  species_log: { names: ['sc_name'] },
  pets: { texts: ['name'] },
  places: { texts: ['path'] },
  past_pets: { names: ['sc_name'], texts: ['name'] },
  purchases: { texts: ['custom_text', 'seller', 'document_no', 'notes'] },
  sales: {
    names: ['sc_name'],
    texts: ['pet_name', 'buyer_name', 'buyer_contact', 'document_no', 's_notes'],
  },
};

const formerNames = `(SELECT ifnull(group_concat(char(${NAME.charCodeAt(0)}) || sc_name || ' ', ''), '')
    FROM species_synonyms WHERE species_synonyms.sc_id = species.sc_id)`;

/** The same as searchKey of the domain. */
const keyOf = (table: string) =>
  [
    ...(searched[table]?.names ?? []).map(
      (name) => `char(${NAME.charCodeAt(0)}) || ${name} || ' '`,
    ),
    ...(table === 'species' ? [formerNames] : []),
    ...(searched[table]?.texts ?? []).map((text) => `' ' || ${text}`),
  ].join(' || ');

// Texts without letters beyond ASCII, nearly all, take the fast path.
const folded = (text: string) => `(
  SELECT CASE WHEN length(text) = length(CAST(text AS BLOB)) THEN lower(text) ELSE (
    WITH RECURSIVE letters (at, letter) AS (
      SELECT 1, substr(text, 1, 1)
      UNION ALL SELECT at + 1, substr(text, at + 1, 1) FROM letters WHERE at < length(text))
    SELECT group_concat(
      ifnull((SELECT folded FROM folded_letters WHERE folded_letters.letter = letters.letter), lower(letter)), '')
    FROM letters) END
  FROM (SELECT ${text} AS text))`;

const refresh = (table: string, where: string) =>
  `\n  UPDATE ${table} SET search_key = ${folded(keyOf(table))} WHERE ${where};`;

/** The triggers that maintain the keys: [name, when, what]. */
export const searchTriggers: [name: string, when: string, body: string][] = [
  ...Object.entries(searched).flatMap(
    ([table, { names = [], texts = [] }]): [string, string, string][] => {
      const body = refresh(table, `${table}.rowid = new.rowid`);
      return [
        [`${table}_search_added`, `AFTER INSERT ON ${table}`, body],
        [
          `${table}_search_changed`,
          `AFTER UPDATE OF ${[...names, ...texts].join(', ')} ON ${table}`,
          body,
        ],
      ];
    },
  ),
  ...(['INSERT', 'UPDATE', 'DELETE'] as const).map((event): [string, string, string] => [
    `species_synonyms_search_${event.toLowerCase()}`,
    `AFTER ${event} ON species_synonyms`,
    refresh('species', `sc_id = ${event === 'DELETE' ? 'old' : 'new'}.sc_id`),
  ]),
];

/** Makes the table of letters equal to what the domain folds. Returns whether it differed. */
export function syncLetters(sqlite: Database): boolean {
  const wanted = JSON.stringify(foldedLetters());
  const stored = sqlite.query('SELECT letter, folded FROM folded_letters ORDER BY rowid').values();
  if (JSON.stringify(stored) === wanted) return false;
  sqlite.run('DELETE FROM folded_letters');
  sqlite.run(
    `INSERT INTO folded_letters (letter, folded) SELECT value->>0, value->>1 FROM json_each(?)`,
    [wanted],
  );
  return true;
}

/** Rebuilds the keys of all rows: in a database of an older version, or when the rule has changed. */
export function refreshSearchKeys(sqlite: Database): void {
  for (const table of Object.keys(searched)) sqlite.run(refresh(table, 'true'));
}
