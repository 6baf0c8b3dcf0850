import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefused } from './database-refused.ts';
import { inTransaction, openDatabase } from './database.ts';
import { news } from './schema.ts';
import { aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

const item = { date_n: '2026-01-01', n_text: 'Hello' };

describe('a transaction', () => {
  test('is rolled back as a whole when its work fails', () => {
    const db = openDatabase(':memory:');
    const work = () =>
      inTransaction(db, (tx) => {
        tx.insert(news).values(item).run();
        throw new Error('half-way');
      });
    expect(work).toThrow('half-way');
    expect(db.select().from(news).all()).toEqual([]);
  });

  test('refuses asynchronous work, and keeps none of it', () => {
    const db = openDatabase(':memory:');
    const work = () =>
      inTransaction(db, async (tx) => {
        tx.insert(news).values(item).run();
        await Promise.resolve();
      });
    expect(work).toThrow('synchronous');
    expect(db.select().from(news).all()).toEqual([]);
  });
});

describe('a database', () => {
  test('is opened so that acknowledged writes are on the disk, and foreign keys hold', () => {
    const db = openDatabase(join(temporaryFolder('db'), 'exuvia.db'));
    const pragma = (name: string) =>
      Object.values(db.$client.query(`PRAGMA ${name}`).get() ?? {})[0];
    expect(
      [
        'journal_mode',
        'synchronous',
        'busy_timeout',
        'foreign_keys',
        'trusted_schema',
        'cell_size_check',
      ].map(pragma),
    ).toEqual(['wal', 2, 5000, 1, 0, 1]);
  });

  test('that is no SQLite file is refused, naming the file and the command that helps', () => {
    const file = join(temporaryFolder('db'), 'exuvia.db');
    writeFileSync(file, 'a text that is long enough not to be taken for an empty database');
    expect(() => openDatabase(file)).toThrow(DatabaseRefused);
    expect(() => openDatabase(file)).toThrow(`${file} is damaged`);
    expect(() => openDatabase(file)).toThrow('restore ARCHIVE');
  });

  test('of another program is refused and gets none of our tables', () => {
    const file = join(temporaryFolder('db'), 'exuvia.db');
    const other = new Database(file, { create: true });
    other.run('CREATE TABLE songs (title TEXT)');
    expect(() => openDatabase(file)).toThrow("another program (it has a table 'songs')");
    expect(other.query('SELECT name FROM sqlite_master').values()).toEqual([['songs']]);
  });

  test('with rows whose parent is missing is refused, and the command that helps is named', () => {
    const file = join(temporaryFolder('db'), 'exuvia.db');
    const db = openDatabase(file);
    db.$client.run('PRAGMA foreign_keys = OFF');
    db.$client.run(`INSERT INTO user_config (uid, conf_key, conf_val) VALUES (99, 'x', '1')`);
    db.$client.close();
    expect(() => openDatabase(file)).toThrow(/1 rows without their parent\..*restore ARCHIVE/);
  });

  test('keeps its log short under steady writes', () => {
    const file = join(temporaryFolder('db'), 'exuvia.db');
    const db = openDatabase(file);
    for (let at = 0; at < 1500; at += 1)
      db.insert(news)
        .values({ ...item, n_text: 'x'.repeat(5000) })
        .returning()
        .get();
    expect(statSync(`${file}-wal`).size).toBeLessThan(8 * 1024 * 1024);
    db.$client.close();
  });
});

test('a plan asks an animal that refused again within 60 days', () => {
  const db = createTestApp().db;
  expect(aPlan(db, { retry_days: 60 })).toBeGreaterThan(0);
  for (const retry_days of [-1, 61]) expect(() => aPlan(db, { retry_days })).toThrow('CHECK');
});
