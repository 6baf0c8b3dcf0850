import { expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/db/database.ts';
import { deleteUser } from '#src/features/accounts/accounts/erase-account.queries.ts';
import { readConfig } from '#src/platform/config.ts';
import { aDataFolder } from '#src/testing/data-folder.ts';
import { assertAccountsNotLost } from './lost-accounts.ts';
import { makeBackup } from './make-backup.ts';

const now = new Date('2026-03-10T03:00:00Z');

test('a new database beside the backup or the pictures of another one is refused', async () => {
  const { dataDir, db } = aDataFolder();
  const context = { db: openDatabase(':memory:'), config: readConfig({ DATA_DIR: dataDir }) };
  expect(() => assertAccountsNotLost(context)).toThrow('has no accounts');
  await makeBackup(dataDir, now, { kind: 'nightly' });
  rmSync(join(dataDir, 'uploads'), { recursive: true });
  expect(() => assertAccountsNotLost(context)).toThrow('Restore a backup');
  db.$client.close();
});

test('one whose last account was deleted, and a new one beside the backup of an empty one, are not', async () => {
  const { dataDir, db } = aDataFolder();
  const config = readConfig({ DATA_DIR: dataDir });
  await makeBackup(dataDir, now, { kind: 'nightly' });
  deleteUser(db, 3);
  assertAccountsNotLost({ db, config });
  const other = aDataFolder();
  const empty = openDatabase(':memory:');
  other.db.$client.close();
  for (const name of ['exuvia.db', 'uploads'])
    rmSync(join(other.dataDir, name), { recursive: true });
  openDatabase(join(other.dataDir, 'exuvia.db')).$client.close();
  await makeBackup(other.dataDir, now, { kind: 'manual' });
  assertAccountsNotLost({ db: empty, config: readConfig({ DATA_DIR: other.dataDir }) });
  db.$client.close();
});
