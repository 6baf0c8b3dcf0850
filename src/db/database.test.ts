import { describe, expect, test } from 'bun:test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseRefused, inTransaction, openDatabase } from './database.ts';
import { news } from './schema.ts';

const item = { date_n: '2026-01-01', n_text: 'Hello' };

describe('a transaction', () => {
  test('is undone as a whole when its work fails', () => {
    const db = openDatabase(':memory:');
    const work = () =>
      inTransaction(db, (tx) => {
        tx.insert(news).values(item).run();
        throw new Error('half-way');
      });
    expect(work).toThrow('half-way');
    expect(db.select().from(news).all()).toEqual([]);
  });

  test('refuses work that is not done when it returns, and keeps none of it', () => {
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
  test('is opened so that what was acknowledged is on the disk, and references hold', () => {
    const db = openDatabase(join(mkdtempSync(join(tmpdir(), 'exuvia-db-')), 'exuvia.db'));
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

  test('that is something else is refused, naming the file and the command that helps', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'exuvia-db-')), 'exuvia.db');
    writeFileSync(file, 'a text that is long enough not to be taken for an empty database');
    expect(() => openDatabase(file)).toThrow(DatabaseRefused);
    expect(() => openDatabase(file)).toThrow(`${file} is damaged`);
    expect(() => openDatabase(file)).toThrow('restore ARCHIVE');
  });
});
