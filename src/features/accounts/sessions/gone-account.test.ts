import { expect, test } from 'bun:test';
import { password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

// Another device of an account that was deleted is told so, and nobody else is.

type Caller = ReturnType<TestApp['withToken']>;

const calls: [name: string, call: (who: Caller, pet: number) => ReturnType<Caller['get']>][] = [
  ['a read', (who) => who.get('user/me')],
  ['a write', (who) => who.post('pet/feeding/feed', { id: 1, food: 'Dubia' })],
  ['a call of the administration', (who) => who.get('admin/all_pets')],
  ['the page of a label', (who, pet) => who.get(`pet/quickview/${pet}`)],
];

test.each(calls)('of a deleted account %s says so', async (_, call) => {
  const app = createTestApp();
  const pet = aPet(app.db, { uid: 4 });
  const other = app.withToken(await app.tokenOf(3));
  await app.as(3).delete('user/delete', { upw: password });
  const { status, data } = await call(other, pet);
  expect([status, data.code]).toEqual([401, 'account_gone']);
});

test('a call that is open to all goes on with the token of a deleted account', async () => {
  const app = createTestApp();
  const other = app.withToken(await app.tokenOf(3));
  await app.as(3).delete('user/delete', { upw: password });
  expect((await other.get('species/list')).status).toBe(200);
});

test('the administrator deletes an account, and its devices are told', async () => {
  const app = createTestApp();
  const own = app.withToken(await app.tokenOf(3));
  await app.as(2).delete('admin/user_delete', { uid: 3 });
  expect((await own.get('user/me')).data.code).toBe('account_gone');
});

test.each<[string, (app: TestApp) => Promise<string> | string]>([
  ['no token', () => ''],
  ['a token that this server did not sign', async (app) => tampered(await app.tokenOf(3))],
  [
    'a session that was ended',
    async (app) => {
      const token = await app.tokenOf(4);
      await app.withToken(token).post('user/logout', {});
      return token;
    },
  ],
  [
    'a suspended account',
    async (app) => {
      const token = await app.tokenOf(4);
      app.db.$client.run('UPDATE users SET suspended = 1 WHERE uid = 4');
      return token;
    },
  ],
  [
    // its device may have the only copy
    'an account that a backup before it does not know',
    async (app) => {
      const token = await app.tokenOf(4);
      app.db.$client.run('DELETE FROM users WHERE uid = 4');
      app.db.$client.run("UPDATE sqlite_sequence SET seq = 3 WHERE name = 'users'");
      return token;
    },
  ],
])('%s is told nothing of accounts', async (_, tokenFor) => {
  const app = createTestApp();
  const token = await tokenFor(app);
  await app.as(3).delete('user/delete', { upw: password });
  const { status, data } = await app.withToken(token).get('user/me');
  expect([status, data.code]).toEqual([401, 'unauthorized']);
});

/** The same claims under another signature. */
const tampered = (token: string) =>
  token.replace(
    /\.([^.])([^.]*)$/,
    (_, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
  );
