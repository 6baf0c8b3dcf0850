// The column `de_name` of species: what German readers call one that has its English name from the catalogue, or none. A
// common name that keepers wrote into the list stands for every reader. Triggers maintain it, since forms, imports and the
// catalogue write species; the names that the program ships are in a table of their own.

import type { Database } from 'bun:sqlite';
import { catalogue } from './starter/catalogue.ts';

const former =
  'SELECT lower(species_synonyms.sc_name) FROM species_synonyms WHERE species_synonyms.sc_id = species.sc_id';

/** A name of today goes before one of yesterday. */
const germanName = `ifnull((
    SELECT de_name FROM shipped_names
    WHERE (shipped_names.sc_name = lower(species.sc_name) OR shipped_names.sc_name IN (${former}))
      AND (species.cm_name = '' OR lower(species.cm_name) = lower(shipped_names.en_name))
    ORDER BY shipped_names.sc_name = lower(species.sc_name) DESC LIMIT 1), '')`;

const refresh = (which: string) =>
  `\n  UPDATE species SET de_name = ${germanName} WHERE ${which} AND de_name <> ${germanName};`;

/** The triggers that maintain the column: [name, when, what]. */
export const germanNameTriggers: [name: string, when: string, body: string][] = [
  ['species_german_added', 'AFTER INSERT ON species', refresh('sc_id = new.sc_id')],
  [
    'species_german_changed',
    'AFTER UPDATE OF sc_name, cm_name ON species',
    refresh('sc_id = new.sc_id'),
  ],
  ...(['INSERT', 'UPDATE', 'DELETE'] as const).map((event): [string, string, string] => [
    `species_synonyms_german_${event.toLowerCase()}`,
    `AFTER ${event} ON species_synonyms`,
    refresh(`sc_id = ${event === 'DELETE' ? 'old' : 'new'}.sc_id`),
  ]),
];

/** Makes the table equal to what the catalogue says. Returns whether it differed. */
export function syncShippedNames(sqlite: Database): boolean {
  const wanted = JSON.stringify(shippedNames());
  const stored = sqlite
    .query('SELECT sc_name, en_name, de_name FROM shipped_names ORDER BY rowid')
    .values();
  if (JSON.stringify(stored) === wanted) return false;
  sqlite.run('DELETE FROM shipped_names');
  sqlite.run(
    `INSERT INTO shipped_names (sc_name, en_name, de_name)
    SELECT value->>0, value->>1, value->>2 FROM json_each(?)`,
    [wanted],
  );
  return true;
}

/** Names all species again: in a database of an older version, or when the catalogue has changed. */
export function refreshGermanNames(sqlite: Database): void {
  sqlite.run(refresh('true'));
}

/** By each name that a species has or had. */
function shippedNames(): [sc_name: string, en_name: string, de_name: string][] {
  const german = catalogue.filter(({ de_name }) => de_name !== '');
  const names = new Map<string, [string, string]>();
  for (const { sc_name, cm_name, de_name } of german)
    names.set(sc_name.toLowerCase(), [cm_name, de_name]);
  const today = new Set(catalogue.map(({ sc_name }) => sc_name.toLowerCase()));
  for (const { former: earlier, cm_name, de_name } of german)
    for (const name of earlier.map((one) => one.toLowerCase()))
      if (!today.has(name) && !names.has(name)) names.set(name, [cm_name, de_name]);
  return [...names].map(([sc_name, [en_name, de_name]]) => [sc_name, en_name, de_name]);
}
