import { describe, expect, spyOn, test } from 'bun:test';
import { afterNextCheck } from '#src/testing/after-next-check.ts';
import { logIn, setUpApp, setUpPasskey } from '#src/testing/second-factors.ts';
import { password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const upw = password;
const fresh = 'eight long legs';
const count = (app: TestApp, table: string) =>
  app.db.$client.query(`SELECT count(*) AS rows FROM ${table} WHERE uid = 3`).get();

const meanwhile = [
  [
    'a new password',
    1,
    'wrong_credentials',
    (app: TestApp) => app.as(3).put('user/password', { old: upw, upw: fresh }),
  ],
  [
    'a suspension',
    0,
    'suspended',
    (app: TestApp) => app.as(2).put('admin/user_suspend', { uid: 3, suspended: 1 }),
  ],
  [
    'the end of the account',
    0,
    'wrong_credentials',
    (app: TestApp) => app.as(3).delete('user/delete', { upw }),
  ],
] as const;

describe.each(meanwhile)(
  '%s, while the right password is checked,',
  (_, sessions, code, happen) => {
    test('lets it open no session', async () => {
      const app = createTestApp();
      const verify = afterNextCheck(() => happen(app));
      const { status, data } = await logIn(app);
      expect([status, data.code]).toEqual([401, code]);
      // that of who changed the password
      expect(count(app, 'sessions')).toEqual({ rows: sessions });
      verify.mockRestore();
    });

    test('lets it begin no second step', async () => {
      const app = createTestApp();
      await setUpApp(app, 3);
      const verify = afterNextCheck(() => happen(app));
      const { status, data } = await logIn(app);
      expect([status, data.ticket]).toEqual([401, undefined]);
      expect(count(app, 'login_tickets')).toEqual({ rows: 0 });
      verify.mockRestore();
    });
  },
);

test('of two who change one password at once, the second changes nothing', async () => {
  const app = createTestApp();
  const change = (to: string) => app.as(3).put('user/password', { old: upw, upw: to });
  const verify = afterNextCheck(() => change(fresh));
  expect((await change('a thief’s password')).status).toBe(401);
  const kept = await app.visitor.post('user/login', { un: 'berta@example.org', upw: fresh });
  expect(kept.status).toBe(200);
  verify.mockRestore();
});

test('a suspension while a passkey is checked lets it open no session', async () => {
  const app = createTestApp();
  const { passkey } = await setUpPasskey(app, 3);
  const { ticket, options } = (await app.visitor.post('user/login_passkey_options', {})).data;
  const { verify } = crypto.subtle;
  const spy = spyOn(crypto.subtle, 'verify').mockImplementationOnce(async (...given) => {
    const suspension = { uid: 3, suspended: 1 };
    expect((await app.as(2).put('admin/user_suspend', suspension)).status).toBe(200);
    return verify.apply(crypto.subtle, given);
  });
  const body = { ticket, response: passkey.get(options) };
  expect((await app.visitor.post('user/login_passkey', body)).data.code).toBe('passkey_refused');
  expect(count(app, 'sessions')).toEqual({ rows: 0 });
  spy.mockRestore();
});
