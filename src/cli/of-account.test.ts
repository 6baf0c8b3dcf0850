import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { openDatabase } from '#src/db/database.ts';
import { findCredentials, insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import {
  countFactors,
  replaceRecoveryCodes,
  upsertApp,
} from '#src/features/accounts/second-factors/factors.queries.ts';
import { insertPasskey } from '#src/features/accounts/second-factors/passkeys.queries.ts';
import { listSessions } from '#src/platform/security/sessions.queries.ts';
import { openSession } from '#src/platform/security/sessions.ts';
import { passwordMatches } from '#src/platform/security/password-hashes.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

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

test('the command sets a password that works while the database is in use, and ends the sessions', async () => {
  const dataDir = temporaryFolder('cli');
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  const uid = insertUser(db, { uname: 'Ada', email: 'ada@example.org', password_hash: '' });
  openSession(db, new Date(), uid, { address: '', userAgent: '' });
  const { code, out } = await cli(dataDir, 'reset-password', 'ADA@example.org');
  expect(code).toBe(0);
  const password = /is: (\S+)/.exec(out)?.[1] ?? '';
  expect(
    await passwordMatches(password, findCredentials(db, 'ada@example.org')?.password_hash),
  ).toBe(true);
  expect(listSessions(db, uid, '')).toEqual([]);

  const unknown = await cli(dataDir, 'reset-password', 'nobody@example.org');
  expect([unknown.code, unknown.err.trim()]).toEqual([
    1,
    `There is no account with the address nobody@example.org in ${dataDir}.`,
  ]);
  db.$client.close();
});

test('the second factors of an account are removed, with its sessions; nobody else’s are', async () => {
  const dataDir = temporaryFolder('cli');
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  const [ada, berta] = ['ada', 'berta'].map((name) => {
    const uid = insertUser(db, { uname: name, email: `${name}@example.org`, password_hash: '' });
    upsertApp(db, { uid, secret: 'sealed', confirmed: 1, created: '2026-01-01' });
    replaceRecoveryCodes(db, uid, ['a', 'b']);
    const passkey = { uid, name: 'Phone', public_key: '', created: '2026-01-01' };
    insertPasskey(db, { ...passkey, credential_id: name });
    openSession(db, new Date(), uid, { address: '', userAgent: '' });
    return uid;
  }) as [number, number];
  const reset = await cli(dataDir, 'reset-password', 'ada@example.org');
  expect(reset.out).toContain('The log-in asks for the second step as before');
  const { code, out } = await cli(dataDir, 'remove-second-factors', 'Ada@example.org');
  expect([code, out]).toEqual([0, expect.stringContaining('with the password alone again')]);
  expect(countFactors(db, ada)).toEqual({ app: 0, passkeys: 0, recovery: 0 });
  expect(countFactors(db, berta)).toEqual({ app: 1, passkeys: 1, recovery: 2 });
  expect([listSessions(db, ada, ''), listSessions(db, berta, '').length]).toEqual([[], 1]);
  const mails = db.$client.query('SELECT uid, kind, subject FROM mails ORDER BY id').values();
  expect(mails).toEqual([
    [ada, 'password', 'Your password was changed'],
    [ada, 'factor', 'Two-step log-in removed'],
  ]);
  const again = await cli(dataDir, 'remove-second-factors', 'ada@example.org');
  expect(again.out.trim()).toBe('ada@example.org has no second factor.');
  db.$client.close();
});

test('a database of an older version is left unchanged: the server backs it up first', async () => {
  const dataDir = temporaryFolder('cli');
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  const newest = '(SELECT max(created_at) FROM __drizzle_migrations)';
  db.$client.run(`DELETE FROM __drizzle_migrations WHERE created_at = ${newest}`);
  const { code, err } = await cli(dataDir, 'reset-password', 'ada@example.org');
  expect([code, err]).toEqual([1, expect.stringContaining('of an older version')]);
  db.$client.close();
});

test('a wrong call prints the usage, and creates no database', async () => {
  const dataDir = join(temporaryFolder('cli'), 'none');
  expect((await cli(dataDir, 'reset-password')).code).toBe(2);
  expect((await cli(dataDir, 'nonsense')).err).toContain('Usage: bun src/cli.ts COMMAND');
  const missing = await cli(dataDir, 'reset-password', 'ada@example.org');
  expect([missing.code, missing.err]).toEqual([
    1,
    expect.stringContaining('There is no database in'),
  ]);
});
