// The derived columns of pets and feeders, kept right by triggers, so that no writer can forget them.
// They are made anew at each start where their text changed: a later table rebuild drops triggers silently.

import type { Database } from 'bun:sqlite';

const refreshFeeding = (pet_id: string) => `
  UPDATE pets SET
    (date_f, food) = (
      SELECT date_f, food FROM feedings WHERE pet_id = ${pet_id} AND progress = 0
      ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1),
    (offer_date, offer_food, progress) = (
      SELECT date_f, food, progress FROM feedings WHERE pet_id = ${pet_id}
      ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1)
  WHERE id = ${pet_id};`;

const refreshMolt = (pet_id: string) => `
  UPDATE pets SET
    mmt = (SELECT max(date_mt) FROM molts WHERE pet_id = ${pet_id}),
    size = (
      SELECT size FROM molts WHERE pet_id = ${pet_id} AND size IS NOT NULL
      ORDER BY date_mt DESC LIMIT 1)
  WHERE id = ${pet_id};`;

const countFeeder = `
  INSERT INTO feeders (uid, food, uses, last_used)
  SELECT uid, new.food, 1, new.date_f FROM pets WHERE id = new.pet_id AND new.food <> ''
  ON CONFLICT (uid, food) DO UPDATE SET uses = uses + 1, last_used = max(ifnull(last_used, ''), excluded.last_used);`;

const uncountFeeder = `
  UPDATE feeders SET uses = max(uses - 1, 0)
  WHERE food = old.food AND uid = (SELECT uid FROM pets WHERE id = old.pet_id);`;

const trigger = (name: string, when: string, body: string) =>
  `CREATE TRIGGER ${name} ${when} BEGIN${body}\nEND`;

const triggers: Record<string, string> = Object.fromEntries(
  (
    [
      ['feedings_added', 'AFTER INSERT ON feedings', refreshFeeding('new.pet_id') + countFeeder],
      ['feedings_changed', 'AFTER UPDATE ON feedings', refreshFeeding('new.pet_id')],
      [
        'feedings_refed',
        'AFTER UPDATE OF food ON feedings WHEN old.food <> new.food',
        uncountFeeder + countFeeder,
      ],
      ['feedings_gone', 'AFTER DELETE ON feedings', refreshFeeding('old.pet_id') + uncountFeeder],
      ['molts_added', 'AFTER INSERT ON molts', refreshMolt('new.pet_id')],
      ['molts_changed', 'AFTER UPDATE ON molts', refreshMolt('new.pet_id')],
      ['molts_gone', 'AFTER DELETE ON molts', refreshMolt('old.pet_id')],
    ] as const
  ).map(([name, when, body]) => [name, trigger(name, when, body)]),
);

/** Makes the stored triggers equal to the ones above. Writes nothing when they are. */
export function keepTriggers(sqlite: Database): void {
  const stored = new Map(
    sqlite
      .query<{ name: string; sql: string }, []>(
        `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
      )
      .all()
      .map((row) => [row.name, row.sql]),
  );
  sqlite.transaction(() => {
    for (const name of stored.keys()) {
      if (stored.get(name) !== triggers[name]) sqlite.run(`DROP TRIGGER ${name}`);
    }
    for (const [name, statement] of Object.entries(triggers)) {
      if (stored.get(name) !== statement) sqlite.run(statement);
    }
  })();
}
