import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { fold } from '#src/domain/text/fold.ts';
import { searchKey } from '#src/domain/text/search-words.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aPet, aPurchase, aSale } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { openDatabase, type Db } from './database.ts';
import { pastPets, places, species, speciesLog, speciesSynonyms } from './schema.ts';

type Row = Record<string, string> & { search_key: string };

/** The expected key of each table's rows, by the domain alone. */
const expected: Record<string, (row: Row, db: Db) => string> = {
  users: ({ uname = '' }) => searchKey({ texts: [uname] }),
  countries: ({ name = '', code = '' }) => searchKey({ texts: [name, code] }),
  species: ({ sc_id, sc_name = '', cm_name = '', de_name = '' }, db) => {
    const former = db.select().from(speciesSynonyms).all();
    const own = former.filter((one) => one.sc_id === Number(sc_id)).map((one) => one.sc_name);
    return searchKey({ names: [sc_name, ...own], texts: [cm_name, de_name] });
  },
  species_log: ({ sc_name = '' }) => searchKey({ names: [sc_name] }),
  pets: ({ name = '' }) => searchKey({ texts: [name] }),
  places: ({ path = '' }) => searchKey({ texts: [path] }),
  past_pets: ({ sc_name = '', name = '' }) => searchKey({ names: [sc_name], texts: [name] }),
  purchases: ({ custom_text = '', seller = '', document_no = '', notes = '' }) =>
    searchKey({ texts: [custom_text, seller, document_no, notes] }),
  sales: (row) =>
    searchKey({
      names: [row['sc_name'] ?? ''],
      texts: ['pet_name', 'buyer_name', 'buyer_contact', 'document_no', 's_notes'].map(
        (column) => row[column] ?? '',
      ),
    }),
};

/** The rows whose key differs from the domain's, in all tables that have one. */
function wrongKeys(db: Db): Row[] {
  const tables = db.$client
    .query<{ name: string }, []>(
      `SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c WHERE c.name = 'search_key'`,
    )
    .all();
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(expected).toSorted());
  return Object.entries(expected).flatMap(([table, keyOf]) => {
    const rows = db.$client.query<Row, []>(`SELECT * FROM ${table}`).all();
    expect(rows.length).toBeGreaterThan(0);
    return rows.filter((row) => row.search_key !== keyOf(row, db));
  });
}

/** A row of each table that has a key. */
function fillTables(db: Db): void {
  const [sc_name, name] = ['Éxemplum straße', 'Ünal Łódź #14\nx'];
  const { sc_id } = db
    .insert(species)
    .values({ an_type: 'other', sc_name, cm_name: 'Ähre' })
    .returning({ sc_id: species.sc_id })
    .get();
  for (const former of ['Órigo prima', 'Origo secunda'])
    db.insert(speciesSynonyms).values({ sc_id, sc_name: former }).run();
  db.insert(speciesLog).values({ action_type: 'add', sc_id, sc_name }).run();
  aPet(db, { name, sc_id });
  const room = { uid: 3, name: 'Åse', kind: 'room' } as const;
  const { id } = db.insert(places).values(room).returning({ id: places.id }).get();
  db.insert(places)
    .values({ ...room, name, parent_id: id })
    .run();
  db.insert(pastPets)
    .values({ uid: 3, name, sc_name, gender: 'f', created: '2026-01-01T00:00:00.000Z' })
    .run();
  aPurchase(db, { seller: name, document_no: 'Ø-1', notes: 'Ça va' });
  aSale(db, { sc_name, buyer_name: name, buyer_contact: 'ß', s_notes: 'Đ' });
}

test('the search key of every row is what the domain folds', () => {
  const { db } = createTestApp();
  fillTables(db);
  expect(wrongKeys(db)).toEqual([]);
});

test('follows each change of its texts', () => {
  const { db } = createTestApp();
  fillTables(db);
  for (const statement of [
    `UPDATE users SET uname = 'Ñandú' WHERE uid = 3`,
    `UPDATE countries SET name = 'Âland' WHERE code = 'AX'`,
    `UPDATE species SET sc_name = 'Théraphosa blondi' WHERE sc_name = 'Theraphosa blondi'`,
    `UPDATE species SET cm_name = 'Çiçek' WHERE cm_name = 'Ähre'`,
    `UPDATE species_synonyms SET sc_name = 'Ærigo' WHERE sc_name = 'Origo secunda'`,
    `DELETE FROM species_synonyms WHERE sc_name = 'Órigo prima'`,
    `UPDATE pets SET name = 'Ŝan'`,
    `UPDATE places SET name = 'Þorn' WHERE parent_id IS NULL`,
    `UPDATE places SET parent_id = NULL`,
    `UPDATE past_pets SET sc_name = 'Ŭlo'`,
    `UPDATE purchases SET notes = 'Ẽ'`,
    `UPDATE sales SET s_notes = 'ЁЖ', buyer_name = ''`,
    `UPDATE species_log SET sc_name = 'Ψ'`,
  ]) {
    db.$client.run(statement);
    expect([statement, wrongKeys(db)]).toEqual([statement, []]);
  }
});

test('any text gets the key that the domain folds', () => {
  const { db } = createTestApp();
  const insert = db.$client.query<{ id: number }, [string]>(
    'INSERT INTO pets (uid, sc_id, name) VALUES (3, 1, ?) RETURNING id',
  );
  const find = db.$client.query<{ search_key: string }, [number]>(
    'SELECT search_key FROM pets WHERE id = ?',
  );
  const letter = fc.integer({ min: 1, max: 0x2fff }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(letter, fc.constantFrom('a', 'Z', '🕷')) }), (name) => {
      const id = insert.get(name)?.id ?? 0;
      expect(find.get(id)?.search_key).toBe(fold(` ${name}`));
    }),
    { numRuns: 300 },
  );
});

describe('a database that is opened', () => {
  test('gets its keys where they did not exist yet', () => {
    const opened = reopened((db) => {
      const kept = db.$client
        .query<{ name: string }, []>(
          `SELECT name FROM sqlite_master WHERE name LIKE '%\\_search\\_%' ESCAPE '\\'`,
        )
        .all();
      expect(kept.length).toBeGreaterThan(10);
      for (const { name } of kept) db.$client.run(`DROP TRIGGER ${name}`);
      fillTables(db);
    });
    expect(wrongKeys(opened)).toEqual([]);
  });

  test('gets its keys where they were made by another rule', () => {
    const opened = reopened((db) => {
      db.$client.run(`UPDATE folded_letters SET folded = 'y' WHERE letter = 'Ü'`);
      fillTables(db);
    });
    expect(wrongKeys(opened)).toEqual([]);
  });

  function reopened(change: (db: Db) => void): Db {
    const file = join(temporaryFolder('keys'), 'exuvia.db');
    const db = openDatabase(file);
    db.$client.run(`INSERT INTO users (uid, uname, email) VALUES (3, 'Berta', 'b@example.org')`);
    change(db);
    expect(wrongKeys(db).length).toBeGreaterThan(3);
    db.$client.close();
    return openDatabase(file);
  }
});
