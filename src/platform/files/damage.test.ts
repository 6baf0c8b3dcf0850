import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { checkpoint, openDatabase } from '#src/db/database.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { lookForDamage } from './damage.ts';

/** A database of animals that is closed, and where a table or index of it begins in the file. */
function aFile(of: string) {
  const file = join(temporaryFolder('damage'), 'exuvia.db');
  const db = openDatabase(file);
  for (const uid of [2, 3])
    insertUser(db, { uid, uname: `U${uid}`, email: `u${uid}@example.org`, password_hash: '' });
  const pets = Array.from({ length: 50 }, (_, n) => aPet(db, { uid: 3, name: `Pet ${n}` }));
  const page = 'SELECT rootpage FROM sqlite_master WHERE name = ?';
  const [[rootpage] = []] = db.$client.query(page).values(of);
  checkpoint(db);
  db.$client.close();
  return { file, pets, from: (Number(rootpage) - 1) * 4096 };
}

function spoil(file: string, from: number, to: number): void {
  const bytes = readFileSync(file);
  for (let at = from; at < to; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  writeFileSync(file, bytes);
}

const healthOf = async (app: ReturnType<typeof createTestApp>) =>
  (await app.visitor.get('health')).data;

test.each([
  ['one wrong byte in an entry', 4076, 4077],
  ['nothing that can be read', 4090, 4096],
])('an index that has %s at the start is told, in health too', async (_, start, end) => {
  const { file, from } = aFile('pets_all_mmt');
  spoil(file, from + start, from + end);
  const db = openDatabase(file);
  const app = createTestApp({ db });
  expect(await healthOf(app)).toMatchObject({ status: 'ok', warnings: 0 });
  app.setNow(new Date(Date.now() + 120_000).toISOString());
  lookForDamage(app.context, file);
  expect(await healthOf(app)).toMatchObject({ status: 'ok', warnings: 1 });
  const { rows } = (await app.as(2).get('admin/system/warnings')).data;
  expect(rows).toMatchObject([{ code: 'database_damaged' }]);
  const log = await app.as(2).get('admin/event_log', { log_type: 'system' });
  expect(log.data.rows[0].message).toContain('is damaged');
  db.$client.close();
});

test('pages that are destroyed while it runs are told once a call meets them, not for another failure', async () => {
  const { file, pets, from } = aFile('molts_key');
  const db = openDatabase(file);
  const app = createTestApp({ db });
  const path = `pet/molt/list?id=${pets[0]}`;
  db.$client.run('ALTER TABLE events RENAME TO nowhere');
  expect((await app.as(3).get(`pet/events/list?id=${pets[0]}`)).status).toBe(500);
  expect(await healthOf(app)).toMatchObject({ warnings: 0 });
  checkpoint(db);
  spoil(file, from, from + 4096);
  db.$client.run('PRAGMA shrink_memory'); // what SQLite remembers of the pages
  app.setNow(new Date(Date.now() + 120_000).toISOString());
  expect((await app.as(3).get(path)).status).toBe(500);
  expect(await healthOf(app)).toMatchObject({ warnings: 1 });
  db.$client.close();
});
