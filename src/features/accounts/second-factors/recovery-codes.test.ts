import { expect, test } from 'bun:test';
import { codeOf, logIn, setUpApp, setUpPasskey } from '#src/testing/second-factors.ts';
import { inbox, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const upw = password;
const left = async (app: TestApp, uid = 3) =>
  (await app.as(uid).get('user/second_factors')).data.recovery_left;
const complete = async (app: TestApp, code: string, un?: string) =>
  app.visitor.post('user/login_code', { ticket: (await logIn(app, un)).data.ticket, code });

test('a recovery code opens its own account once, however it is typed; the rest go on working', async () => {
  const app = createTestApp();
  const { recovery } = await setUpApp(app, 3);
  await setUpApp(app, 4);
  const [first = '', second = ''] = recovery;
  expect((await complete(app, first, 'carl@example.org')).status).toBe(422);
  expect((await complete(app, ` ${first.toUpperCase()} `)).data.data[0].uid).toBe(3);
  expect(await left(app)).toBe(9);
  expect((await complete(app, first)).status).toBe(422);
  expect((await complete(app, second.replaceAll('-', ''))).status).toBe(200);
  expect([await left(app), await left(app, 4)]).toEqual([8, 10]);
});

test('its use is mailed to the owner and stands in the event log', async () => {
  const app = createTestApp();
  const { recovery } = await setUpApp(app, 3);
  await complete(app, recovery[0] ?? '');
  expect(inbox(app).at(-1)).toMatchObject({
    kind: 'recovery',
    email: 'berta@example.org',
    subject: 'A recovery code was used',
  });
  const { rows } = (await app.as(2).get('admin/event_log')).data;
  expect(rows.map(({ message }: { message: string }) => message)).toContain(
    'Logged in with a recovery code',
  );
});

test('new codes take the password, and end the old ones', async () => {
  const app = createTestApp();
  const { recovery } = await setUpApp(app, 3);
  expect((await app.visitor.post('user/recovery_codes', { upw })).status).toBe(401);
  expect((await app.as(3).post('user/recovery_codes', {})).status).toBe(422);
  const none = await app.as(4).post('user/recovery_codes', { upw });
  expect([none.status, none.data.code]).toEqual([409, 'no_second_factor']);
  const fresh = (await app.as(3).post('user/recovery_codes', { upw })).data.recovery_codes;
  expect(fresh).toHaveLength(10);
  expect((await complete(app, recovery[0] ?? '')).status).toBe(422);
  expect((await complete(app, fresh[0])).status).toBe(200);
});

test('a second factor that is added brings no new codes; the last one takes them along', async () => {
  const app = createTestApp();
  const { recovery } = await setUpApp(app, 3);
  const { id, recovery: more } = await setUpPasskey(app, 3);
  expect([recovery.length, more]).toEqual([10, []]);
  await app.as(3).delete('user/app_remove', { upw });
  expect(await left(app)).toBe(10);
  await app.as(3).delete('user/passkey_remove', { id, upw });
  expect(await left(app)).toBe(0);
});

test('no response with codes, a secret or a ticket is kept for a repeated call', async () => {
  const app = createTestApp();
  const key = (n: number) => ({ 'idempotency-key': `key ${n}` });
  const { secret } = (await app.as(3).post('user/app_begin', { upw }, key(1))).data;
  await app.as(3).post('user/app_confirm', { code: codeOf(app, secret) }, key(2));
  await app.as(3).post('user/recovery_codes', { upw }, key(3));
  await app.as(3).post('user/passkey_begin', { upw }, key(4));
  expect(app.db.$client.query('SELECT count(*) AS n FROM write_answers').get()).toEqual({ n: 0 });
});
