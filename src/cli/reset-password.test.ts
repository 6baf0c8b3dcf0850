import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/db/database.ts';
import {
  findCredentials,
  findTokenVersion,
  insertUser,
} from '#src/features/accounts/accounts.queries.ts';
import { passwordMatches } from '#src/platform/passwords.ts';

const cli = async (dataDir: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = Bun.spawn([process.execPath, 'src/cli.ts', ...args], {
    env,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, out, err };
};

test('the command sets a password that works, beside a database in use, and ends the sessions', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'exuvia-cli-'));
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  const uid = insertUser(db, { uname: 'Ada', email: 'ada@example.org', password_hash: '' });
  const { code, out } = await cli(dataDir, 'reset-password', 'ADA@example.org');
  expect(code).toBe(0);
  const password = /is: (\S+)/.exec(out)?.[1] ?? '';
  expect(
    await passwordMatches(password, findCredentials(db, 'ada@example.org')?.password_hash),
  ).toBe(true);
  expect(findTokenVersion(db, uid)).toBe(1);

  const unknown = await cli(dataDir, 'reset-password', 'nobody@example.org');
  expect([unknown.code, unknown.err.trim()]).toEqual([
    1,
    'There is no account with the address nobody@example.org.',
  ]);
  db.$client.close();
  rmSync(dataDir, { recursive: true });
});

test('a database of an older version is left as it is: the server backs it up first', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'exuvia-cli-'));
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  const newest = '(SELECT max(created_at) FROM __drizzle_migrations)';
  db.$client.run(`DELETE FROM __drizzle_migrations WHERE created_at = ${newest}`);
  const { code, err } = await cli(dataDir, 'reset-password', 'ada@example.org');
  expect([code, err]).toEqual([1, expect.stringContaining('of an older version')]);
  db.$client.close();
});

test('a wrong call says how it is called, and no database is made', async () => {
  const dataDir = join(tmpdir(), `exuvia-none-${process.pid}`);
  expect((await cli(dataDir, 'reset-password')).code).toBe(2);
  expect((await cli(dataDir, 'nonsense')).err).toContain('Usage: bun src/cli.ts COMMAND');
  const missing = await cli(dataDir, 'reset-password', 'ada@example.org');
  expect([missing.code, missing.err]).toEqual([
    1,
    expect.stringContaining('There is no database in'),
  ]);
});
