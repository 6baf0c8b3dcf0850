import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { openDatabase, type Db } from './database.ts';

const [ENGLISH, GERMAN] = ['Mexican Redknee', 'Mexikanische Rotknie-Vogelspinne'];

const germanOf = (db: Db, sc_name = 'Brachypelma hamorii') =>
  db.$client
    .query<{ de_name: string }, [string]>('SELECT de_name FROM species WHERE sc_name = ?')
    .get(sc_name)?.de_name;

test('species of the starter list have the German names of the catalogue', () => {
  const { db } = createTestApp();
  expect(germanOf(db)).toBe(GERMAN);
  expect(germanOf(db, 'Python regius')).toBe('Königspython');
});

test('what keepers wrote into the list stands for every reader', () => {
  const { db } = createTestApp();
  const call = (cm_name: string) => db.$client.run('UPDATE species SET cm_name = ?', [cm_name]);
  call('Rotes Knie');
  expect(germanOf(db)).toBe('');
  call(ENGLISH.toUpperCase());
  expect(germanOf(db)).toBe(GERMAN);
  call('');
  expect(germanOf(db)).toBe(GERMAN);
});

test('a species that is added gets its name, one that is renamed keeps it by its earlier name', () => {
  const { db } = createTestApp();
  const { $client: sqlite } = db;
  sqlite.run(`INSERT INTO species (an_type, sc_name) VALUES ('tarantula', 'grammostola CALA')`);
  expect(germanOf(db, 'grammostola CALA')).toBe('Rote Chile-Vogelspinne');
  sqlite.run(
    `UPDATE species SET sc_name = 'Brachypelma novum' WHERE sc_name = 'Brachypelma hamorii'`,
  );
  expect(germanOf(db, 'Brachypelma novum')).toBe('');
  sqlite.run(
    `INSERT INTO species_synonyms SELECT sc_id, 'Brachypelma hamorii' FROM species WHERE sc_name = 'Brachypelma novum'`,
  );
  expect(germanOf(db, 'Brachypelma novum')).toBe(GERMAN);
  sqlite.run(`DELETE FROM species_synonyms`);
  expect(germanOf(db, 'Brachypelma novum')).toBe('');
});

test('it is no edit of the species, but devices hear of it', () => {
  const { db } = createTestApp();
  const revisions = () =>
    db.$client
      .query(
        `SELECT rev, (SELECT sync_rev FROM sync_parts WHERE part = 'species') AS sync_rev
        FROM species WHERE sc_name = 'Brachypelma hamorii'`,
      )
      .get() as { rev: number; sync_rev: number };
  const before = revisions();
  db.$client.run(`UPDATE species SET de_name = 'Rotknie' WHERE sc_name = 'Brachypelma hamorii'`);
  expect(revisions()).toEqual({ rev: before.rev, sync_rev: before.sync_rev + 1 });
});

describe('a database that is opened', () => {
  test.each([
    ['of a version without German names', `DELETE FROM shipped_names`],
    [
      'of a version with others',
      `UPDATE shipped_names SET de_name = 'Rotknie' WHERE sc_name LIKE 'brachy%'`,
    ],
  ])('%s gets them', (_, change) => {
    const file = join(temporaryFolder('names'), 'exuvia.db');
    const db = openDatabase(file);
    db.$client.run(change);
    db.$client.run(`UPDATE species SET de_name = 'other'`);
    db.$client.close();
    const opened = openDatabase(file);
    expect(germanOf(opened)).toBe(GERMAN);
    expect(germanOf(opened, 'Brachypelma albiceps') === 'other').toBe(false);
    const found = opened.$client
      .query(
        `SELECT count(*) AS count FROM species WHERE instr(search_key, 'mexikanische rotknie-vogelspinne')`,
      )
      .get();
    expect(found).toEqual({ count: 1 });
    opened.$client.close();
  });
});
