import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dir, '../../drizzle');
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};

test('amounts that were there take the currency of their keeper, and so do the prices of labels', () => {
  // their worth is known from their keeper's setting alone, once, when they get a currency of their own
  const { sqlite, migrate } = before('_money_currency');
  const settings: [uid: number, conf_key: string, conf_val: string][] = [
    [12, 'display_currency', '"JPY"'],
    [12, 'label_settings', '{"prices":{"1":500}}'],
    [13, 'display_currency', '{"nonsense":1}'],
    [13, 'label_settings', '[1]'],
  ];
  for (const uid of [11, 12, 13]) {
    sqlite.run('INSERT INTO users (uid, uname, email) VALUES (?, ?, ?)', [
      uid,
      'x',
      `${uid}@x.org`,
    ]);
    sqlite.run(`INSERT INTO purchases (uid, price, date) VALUES (?, 1001, '2026-01-01')`, [uid]);
    sqlite.run(`INSERT INTO sales (uid, total_price, s_date) VALUES (?, 7, '2026-01-01')`, [uid]);
  }
  for (const row of settings)
    sqlite.run('INSERT INTO user_config (uid, conf_key, conf_val) VALUES (?, ?, ?)', row);
  migrate();
  const rows = (query: string) => sqlite.query(query).values();
  const kept = [
    [11, 'EUR'],
    [12, 'JPY'],
    [13, 'EUR'],
  ];
  expect(rows('SELECT uid, currency FROM purchases WHERE price = 1001')).toEqual(kept);
  expect(rows('SELECT uid, currency FROM sales WHERE total_price = 7')).toEqual(kept);
  expect(rows(`SELECT conf_val FROM user_config WHERE conf_key = 'label_settings'`)).toEqual([
    ['{"prices":{"1":500},"currency":"JPY"}'],
    ['[1]'],
  ]);
});

test('of what was stored about ways to reach a passkey the known ones stay', () => {
  const { sqlite, migrate } = before('_passkey_transports');
  const stored = [
    '["internal","usb","internal"]',
    JSON.stringify(['hybrid', 'x'.repeat(100_000), 7, { nfc: 'nfc' }]),
    'no JSON',
    '[]',
  ];
  sqlite.run(`INSERT INTO users (uid, uname, email) VALUES (3, 'Berta', 'berta@example.org')`);
  for (const [index, transports] of stored.entries())
    sqlite.run(
      `INSERT INTO passkeys (uid, name, credential_id, public_key, transports, created) VALUES (3, 'x', ?, '', ?, '')`,
      [`${index}`, transports],
    );
  migrate();
  expect(sqlite.query('SELECT transports FROM passkeys ORDER BY id').values().flat()).toEqual([
    '["usb","internal"]',
    '["hybrid"]',
    '[]',
    '[]',
  ]);
});

test('keepers of 0.1.0 are told what is new, the accounts that nobody logs in to are not marked', () => {
  const { sqlite, migrate } = before('_seen_version');
  sqlite.run(
    `INSERT INTO users (uid, uname, email) VALUES (1, 'Exuvia', ''), (3, 'Berta', 'berta@example.org')`,
  );
  migrate();
  expect(sqlite.query('SELECT uid, conf_key, conf_val FROM user_config').values()).toEqual([
    [3, 'seen_version', '"0.1.0"'],
  ]);
});

test('replies that were there before keepers were told of them are no news', () => {
  const { sqlite, migrate } = before('_last_reply');
  sqlite.run(`INSERT INTO users (uid, uname, email) VALUES (3, 'Berta', 'berta@example.org')`);
  for (const uid of [3, null, 3])
    sqlite.run(`INSERT INTO contact_messages (uid, email, message) VALUES (?, '', 'x')`, [uid]);
  for (const id of [1, 3, 1, 2])
    sqlite.run(`INSERT INTO message_replies (message_id, message) VALUES (?, 'x')`, [id]);
  migrate();
  expect(sqlite.query('SELECT * FROM user_config').values()).toEqual([[3, 'last_reply', '3']]);
});

test('species of the starter list get their former names, but none that the list has already', () => {
  const { sqlite, migrate } = before('_former_names');
  for (const name of ['grammostola rosea', 'Grammostola cala', 'Brachypelma mine'])
    sqlite.run(`INSERT INTO species (an_type, sc_name) VALUES ('tarantula', ?)`, [name]);
  sqlite.run(
    `INSERT INTO species_synonyms SELECT sc_id, 'GRAMMOSTOLA SPATULATA' FROM species WHERE sc_name LIKE '%mine'`,
  );
  migrate();
  expect(
    sqlite.query('SELECT sc_id, sc_name FROM species_synonyms ORDER BY rowid').values(),
  ).toEqual([
    [3, 'GRAMMOSTOLA SPATULATA'],
    [1, 'Grammostola porteri'],
  ]);
});

/** A database as it is before the migration of this name, and what runs it. */
function before(name: string) {
  const sqlite = new Database(':memory:');
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  for (const { tag } of journal.entries.slice(0, index)) run(sqlite, tag);
  return { sqlite, migrate: () => run(sqlite, journal.entries[index]?.tag ?? '') };
}

function run(sqlite: Database, tag: string): void {
  const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) sqlite.run(statement);
}
