import { describe, expect, test } from 'bun:test';
import { codeOf, logIn, setUpApp } from '#src/testing/second-factors.ts';
import { inbox, mailedToken, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const upw = password;
const now = '2025-06-03T10:00:10Z';
const mails = (app: TestApp) => inbox(app).map(({ kind, email }) => `${kind} ${email}`);
const complete = (app: TestApp, ticket: string, code: string) =>
  app.visitor.post('user/login_code', { ticket, code });

describe('setting up an authenticator app', () => {
  test('takes the password and a first code, and hands out ten recovery codes', async () => {
    const app = createTestApp({ now });
    expect((await app.visitor.post('user/app_begin', { upw })).status).toBe(401);
    expect((await app.as(3).post('user/app_begin', {})).data.fields.upw).toBe('Missing password!');
    expect((await app.as(3).post('user/app_begin', { upw: 'wrong one' })).status).toBe(422);
    const begun = (await app.as(3).post('user/app_begin', { upw })).data;
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toStartWith(
      'otpauth://totp/Exuvia:berta%40example.org?issuer=Exuvia&secret=',
    );
    expect((await app.as(3).get('user/second_factors')).data.app).toBe(0);
    const wrong = await app.as(3).post('user/app_confirm', { code: '000000' });
    expect([wrong.status, wrong.data.code, wrong.data.fields]).toEqual([
      422,
      'wrong_code',
      { code: expect.any(String) },
    ]);
    expect((await logIn(app)).data.token).toBeString();
    // somebody else's app is another one
    expect(
      (await app.as(4).post('user/app_confirm', { code: codeOf(app, begun.secret) })).status,
    ).toBe(404);
    const done = await app.as(3).post('user/app_confirm', { code: codeOf(app, begun.secret) });
    expect(new Set(done.data.recovery_codes).size).toBe(10);
    expect((await app.as(3).get('user/second_factors')).data).toMatchObject({
      app: 1,
      recovery_left: 10,
      passkeys: [],
    });
    expect((await app.as(4).get('user/second_factors')).data.app).toBe(0);
    expect((await app.as(3).post('user/app_begin', { upw })).data.code).toBe('app_exists');
  });

  test('lasts a quarter of an hour', async () => {
    const app = createTestApp({ now });
    const { secret } = (await app.as(3).post('user/app_begin', { upw })).data;
    app.setNow('2025-06-03T10:15:11Z');
    const late = await app.as(3).post('user/app_confirm', { code: codeOf(app, secret) });
    expect(late.status).toBe(404);
  });

  test('is mailed to the owner, and stands in the event log, as its removal does', async () => {
    const app = createTestApp({ now });
    await setUpApp(app, 3);
    await app.as(3).delete('user/app_remove', { upw });
    expect(mails(app)).toEqual(['factor berta@example.org', 'factor berta@example.org']);
    expect(inbox(app).map(({ subject }) => subject)).toEqual([
      'Authenticator app set up',
      'Authenticator app removed',
    ]);
    const { rows } = (await app.as(2).get('admin/event_log')).data;
    expect(rows.map(({ message, uid }: Row) => [message, uid])).toEqual([
      ['Removed the authenticator app', 3],
      ['Set up an authenticator app', 3],
    ]);
  });

  test('stores neither the secret nor a recovery code as it is, nor does an export hold them', async () => {
    const app = createTestApp({ now });
    const { secret, recovery } = await setUpApp(app, 3);
    const image = Buffer.from(app.db.$client.serialize()).toString('latin1');
    for (const text of [secret, ...recovery]) expect(image).not.toContain(text);
    const { data } = await app.as(3).get('data/export.json');
    expect(JSON.stringify(data)).not.toMatch(/one_time|recovery|passkey/);
  });
});

type Row = { message: string; uid: number };

describe('a log-in with an authenticator app', () => {
  test('has no session before the code is right', async () => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    const { data } = await logIn(app);
    expect(data).toEqual({
      status: true,
      methods: ['app', 'recovery'],
      ticket: expect.any(String),
      expires: '2025-06-03T10:10:10.000Z',
    });
    const bearer = { authorization: `Bearer ${data.ticket}` };
    expect((await app.visitor.get('user/me', undefined, bearer)).status).toBe(401);
    const wrong = await complete(app, data.ticket, '000000');
    expect([wrong.status, wrong.data.code]).toEqual([422, 'wrong_code']);
    const entered = await complete(app, data.ticket, codeOf(app, secret));
    expect(entered.data).toMatchObject({ status: true, data: [{ uid: 3 }] });
    const session = { authorization: `Bearer ${entered.data.token}` };
    expect((await app.visitor.get('user/me', undefined, session)).status).toBe(200);
    const messages = (await app.as(2).get('admin/event_log')).data.rows.map(
      (row: Row) => row.message,
    );
    expect(messages.slice(0, 2)).toEqual([
      'Logged in from 127.0.0.1',
      'Wrong second factor from 127.0.0.1',
    ]);
  });

  test('asks nobody else for a code', async () => {
    const app = createTestApp({ now });
    await setUpApp(app, 3);
    expect((await logIn(app, 'carl@example.org')).data.token).toBeString();
  });

  test('tells nothing of the second step to who does not know the password', async () => {
    const app = createTestApp({ now });
    await setUpApp(app, 3);
    const wrong = await app.visitor.post('user/login', {
      un: 'berta@example.org',
      upw: 'wrong one',
    });
    expect([wrong.status, wrong.data.code]).toEqual([401, 'wrong_credentials']);
  });

  test.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('takes a code of a phone whose clock is %i steps away: %i', async (steps, status) => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    app.setNow('2025-06-03T11:00:00Z');
    const { ticket } = (await logIn(app)).data;
    expect((await complete(app, ticket, codeOf(app, secret, steps))).status).toBe(status);
  });

  test('takes no code twice, and none older than the last', async () => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    app.setNow('2025-06-03T11:00:00Z');
    const [older, code] = [codeOf(app, secret, -1), codeOf(app, secret)];
    expect((await complete(app, (await logIn(app)).data.ticket, code)).status).toBe(200);
    for (const used of [code, older])
      expect((await complete(app, (await logIn(app)).data.ticket, used)).status).toBe(422);
  });

  test('takes one of two equal codes that come at once', async () => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    const tickets = [(await logIn(app)).data.ticket, (await logIn(app)).data.ticket];
    const code = codeOf(app, secret);
    const responses = await Promise.all(tickets.map((ticket) => complete(app, ticket, code)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('takes a ticket once, for ten minutes, and for this purpose alone', async () => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    const { ticket } = (await logIn(app)).data;
    expect((await complete(app, ticket, codeOf(app, secret))).status).toBe(200);
    const again = await complete(app, ticket, codeOf(app, secret, 1));
    expect([again.status, again.data.code]).toEqual([422, 'ticket_expired']);
    const late = (await logIn(app)).data.ticket;
    app.setNow('2025-06-03T10:10:11Z');
    expect((await complete(app, late, codeOf(app, secret))).data.code).toBe('ticket_expired');
    const other = (await app.visitor.post('user/login_passkey_options', {})).data.ticket;
    expect((await complete(app, other, codeOf(app, secret))).data.code).toBe('ticket_expired');
  });

  test('is closed for a quarter of an hour after ten wrong codes from one address, not elsewhere', async () => {
    const app = createTestApp({ now, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const { secret, recovery } = await setUpApp(app, 3);
    const { ticket } = (await logIn(app)).data;
    for (let n = 0; n < 10; n += 1)
      expect((await complete(app, ticket, '000000')).status).toBe(422);
    const shut = await complete(app, ticket, codeOf(app, secret));
    expect([shut.status, shut.headers.get('retry-after')]).toEqual([429, '900']);
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    const body = { ticket, code: codeOf(app, secret) };
    expect((await app.visitor.post('user/login_code', body, elsewhere)).status).toBe(200);
    const other = (await logIn(app)).data.ticket;
    expect((await complete(app, other, recovery[0] ?? '')).status).toBe(200);
    const third = (await logIn(app)).data.ticket;
    expect((await complete(app, third, codeOf(app, secret, 1))).status).toBe(429);
  });

  test('takes ten wrong recovery codes, after which a code of the app goes on working', async () => {
    const app = createTestApp({ now });
    const { secret, recovery } = await setUpApp(app, 3);
    const { ticket } = (await logIn(app)).data;
    for (let n = 0; n < 10; n += 1)
      expect((await complete(app, ticket, `wrong code ${n}`)).status).toBe(422);
    expect((await complete(app, ticket, recovery[0] ?? '')).status).toBe(429);
    expect((await complete(app, ticket, codeOf(app, secret))).status).toBe(200);
  });

  test('takes fifty wrong codes a day, from wherever; a recovery code goes on working', async () => {
    const app = createTestApp({ now, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const { recovery } = await setUpApp(app, 3);
    const { ticket } = (await logIn(app)).data;
    const from = (n: number, code: string) =>
      app.visitor.post(
        'user/login_code',
        { ticket, code },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
    for (let n = 0; n < 50; n += 1) expect((await from(n, '000000')).status).toBe(422);
    expect((await from(60, '000000')).status).toBe(429);
    expect((await from(60, recovery[0] ?? '')).status).toBe(200);
  });

  test('is not passed by a new password that was mailed, which ends log-ins that had begun', async () => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    const begun = (await logIn(app)).data.ticket;
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    const token = mailedToken(app, 'reset');
    const reset = await app.visitor.post('user/password_reset', {
      token,
      upw: 'an other password',
    });
    expect(reset.data).toEqual({ status: true });
    expect((await complete(app, begun, codeOf(app, secret))).data.code).toBe('ticket_expired');
    const again = { un: 'berta@example.org', upw: 'an other password' };
    const { data } = await app.visitor.post('user/login', again);
    expect([data.token, data.methods]).toEqual([undefined, ['app', 'recovery']]);
  });

  test('ends with a suspension', async () => {
    const app = createTestApp({ now });
    const { secret } = await setUpApp(app, 3);
    const { ticket } = (await logIn(app)).data;
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    expect((await complete(app, ticket, codeOf(app, secret))).data.code).toBe('ticket_expired');
  });
});

describe('removing the authenticator app', () => {
  test('takes the password, and then the password is enough again', async () => {
    const app = createTestApp({ now });
    await setUpApp(app, 3);
    expect((await app.as(3).delete('user/app_remove', { upw: 'wrong one' })).status).toBe(422);
    expect((await app.as(4).delete('user/app_remove', { upw })).status).toBe(404);
    expect((await logIn(app)).data.token).toBeUndefined();
    expect((await app.as(3).delete('user/app_remove', { upw })).data).toEqual({ status: true });
    expect((await logIn(app)).data.token).toBeString();
    expect((await app.as(3).get('user/second_factors')).data).toMatchObject({
      app: 0,
      recovery_left: 0,
    });
  });
});

test('with another key the codes are not taken, and a recovery code still is', async () => {
  const app = createTestApp({ now });
  const { secret, recovery } = await setUpApp(app, 3);
  app.context.factorKey = 'the key of another data folder, made after a restore';
  const { ticket, methods } = (await logIn(app)).data;
  expect(methods).toEqual(['recovery']);
  expect((await complete(app, ticket, codeOf(app, secret))).status).toBe(422);
  expect((await complete(app, ticket, recovery[3] ?? '')).status).toBe(200);
  const state = (await app.as(3).get('user/second_factors')).data;
  expect([state.app, state.app_works]).toEqual([1, 0]);
});
