import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/db/database.ts';
import { assertDatabaseNotLost, holdsData, takeDataFolder } from './data-folder.ts';
import { backupIsDue } from '#src/platform/backup/nightly.ts';
import { readConfig } from '#src/platform/config.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

const aFolder = () => temporaryFolder('folder');

/** A data folder that is in use, and its database. */
function anInstallation(path: string) {
  const { database, release } = takeDataFolder(path);
  const db = new Database(database, { create: true });
  db.run('PRAGMA journal_mode = WAL');
  db.run('CREATE TABLE x (y)');
  return { db, release };
}

describe('a data folder', () => {
  test('gets a secret that nobody else can read, and keeps it', () => {
    const path = aFolder();
    const first = takeDataFolder(path);
    first.release();
    const second = takeDataFolder(path);
    second.release();
    expect(second.secret).toBe(first.secret);
    expect(first.secret.length).toBe(43);
    expect(statSync(join(path, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('is closed to the other users of the machine, and so is what lay open in it', () => {
    const path = aFolder();
    writeFileSync(join(path, 'exuvia.db'), '', { mode: 0o644 });
    takeDataFolder(path).release();
    const modes = [path, join(path, 'exuvia.db')].map((file) => statSync(file).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  test('with a database that lost its log is no new installation', () => {
    const folder = takeDataFolder(aFolder());
    const file = new Database(folder.database, { create: true });
    file.run('PRAGMA journal_mode = WAL'); // 4096 bytes without a table, as a killed first start leaves it
    file.close();
    writeFileSync(join(folder.backups, 'exuvia-2026-03-10T03-00-00Z.tar'), 'x');
    assertDatabaseNotLost(folder); // it is not empty
    const open = () => openDatabase(folder.database, { mustExist: holdsData(folder) });
    expect(open).toThrow('Restore a backup');
    folder.release();
  });

  test('is one process’s at a time', () => {
    const path = aFolder();
    const { release } = takeDataFolder(path);
    expect(() => takeDataFolder(path)).toThrow(`Another Exuvia already works in ${path}`);
    release();
    takeDataFolder(path).release();
  });

  test.each([
    ['copied', copyFileSync],
    ['moved', renameSync], // it keeps its inode
  ])(
    'that is in use is refused, too, where the lock of another folder was %s into it',
    (_, put) => {
      const [path, other] = [aFolder(), aFolder()];
      const stranger = anInstallation(other);
      stranger.db.close();
      stranger.release();
      const first = anInstallation(path);
      rmSync(join(path, 'lock.db'));
      put(join(other, 'lock.db'), join(path, 'lock.db'));
      expect(() => takeDataFolder(path)).toThrow('whose lock.db was removed or replaced');
      first.db.close();
      first.release();
      takeDataFolder(path).release();
    },
  );

  test('that is its own again starts while another program has its database open', () => {
    const path = aFolder();
    const { db, release } = anInstallation(path);
    release();
    takeDataFolder(path).release();
    db.close();
  });

  test('is cleared of what a crash left half-made, and of nothing else', () => {
    const path = aFolder();
    for (const folder of ['uploads/thumb', 'backups/making-x'])
      mkdirSync(join(path, folder), { recursive: true });
    for (const name of [
      'secret.tmp',
      'uploads/thumb/tid_1.webp.tmp',
      'uploads/thumb/tid_1.webp',
      'backups/making-x/exuvia.db',
      'backups/mine.zip',
    ])
      writeFileSync(join(path, name), 'x');
    takeDataFolder(path).release();
    const left = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !/lock|secret$|second-factor-key/.test(name),
    );
    expect(left.toSorted()).toEqual([
      'backups',
      'backups/mine.zip',
      'uploads',
      'uploads/thumb',
      'uploads/thumb/tid_1.webp',
    ]);
  });

  test.each(['', 'short', 'a'.repeat(60)])('with the weak secret %j is refused', (secret) => {
    const path = aFolder();
    writeFileSync(join(path, 'secret'), secret);
    expect(() => takeDataFolder(path)).toThrow('too weak');
  });

  test('without its database is refused where there are backups, and starts again where there is nothing', () => {
    const folder = takeDataFolder(aFolder());
    assertDatabaseNotLost(folder);
    writeFileSync(folder.database, '');
    assertDatabaseNotLost(folder);
    writeFileSync(join(folder.backups, 'exuvia-2026-03-10T03-00-00Z.tar'), 'x');
    expect(() => assertDatabaseNotLost(folder)).toThrow('Restore a backup');
    rmSync(folder.database);
    expect(() => assertDatabaseNotLost(folder)).toThrow('No new one was made');
    expect(existsSync(folder.database)).toBe(false);
    folder.release();
  });
});

test('a backup with a future date does not count as last night’s', () => {
  const { context, config, setNow } = createTestApp({
    env: { BACKUP_HOUR: '0' },
    now: '2099-01-01T12:00:00Z',
  });
  expect(readConfig({ BACKUP_HOUR: '0' }).backupHour).toBe(0);
  expect(backupIsDue(context)).toBe(true);
  mkdirSync(join(config.dataDir, 'backups'));
  writeFileSync(join(config.dataDir, 'backups', 'exuvia-2099-01-01T12-00-00Z.tar'), 'x');
  const made = statSync(join(config.dataDir, 'backups', 'exuvia-2099-01-01T12-00-00Z.tar')).mtime;
  setNow(new Date(made.getTime() + 60_000).toISOString());
  expect(backupIsDue(context)).toBe(false);
  setNow(new Date(made.getTime() - 30 * 24 * 60 * 60 * 1000).toISOString());
  expect(backupIsDue(context)).toBe(true);
});
