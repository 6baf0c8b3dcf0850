import { describe, expect, test } from 'bun:test';
import { MIN_RESPONSE_MS } from './password.service.ts';
import { inbox, mailedToken, newcomer, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const upw = 'an other password';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (app: TestApp, token: string) => app.visitor.get('user/me', undefined, bearer(token));

describe('resetting a forgotten password', () => {
  test('a known and an unknown address get the same response in the same time', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const timed = async (un: string) => {
      const began = performance.now();
      const { status, data } = await app.visitor.post('user/password_reset_request', { un });
      return { status, data, took: performance.now() - began };
    };
    const known = await timed('berta@example.org');
    const unknown = await timed('nobody@example.org');
    const nonsense = await timed('not an address');
    expect(known.data).toEqual({ status: true, expires: '2025-06-03T11:00:00.000Z' });
    expect([unknown.data, nonsense.data]).toEqual([known.data, known.data]);
    // None is quicker than the wait that hides the difference between them.
    for (const { took } of [known, unknown, nonsense])
      expect(took).toBeGreaterThan(MIN_RESPONSE_MS - 5);
    expect(new Set(inbox(app).map(({ email }) => email))).toEqual(new Set(['berta@example.org']));
  });

  test('the link sets a password once and ends every session', async () => {
    const app = createTestApp();
    const { token: session } = await newcomer(app, 'dora@example.org');
    await app.visitor.post('user/password_reset_request', { un: 'DORA@example.org' });
    const token = mailedToken(app, 'reset');
    expect((await app.visitor.post('user/password_reset', { token, upw: '12345678' })).status).toBe(
      422,
    );
    expect((await app.visitor.post('user/password_reset', { token, upw })).data).toEqual({
      status: true,
    });
    expect((await app.visitor.post('user/password_reset', { token, upw: `${upw} 2` })).status).toBe(
      422,
    );
    expect((await me(app, session)).status).toBe(401);
    expect(
      (await app.visitor.post('user/login', { un: 'dora@example.org', upw: password })).status,
    ).toBe(401);
    expect((await app.visitor.post('user/login', { un: 'dora@example.org', upw })).status).toBe(
      200,
    );
  });

  test('two calls with one token at once set one password', async () => {
    const app = createTestApp();
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    const token = mailedToken(app, 'reset');
    const responses = await Promise.all(
      ['first password', 'second password'].map((text) =>
        app.visitor.post('user/password_reset', { token, upw: text }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('only the newest link works, for one hour', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const request = () =>
      app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    await request();
    const older = mailedToken(app, 'reset');
    await request();
    const newest = mailedToken(app, 'reset');
    expect((await app.visitor.post('user/password_reset', { token: older, upw })).data.code).toBe(
      'invalid_token',
    );
    app.setNow('2025-06-03T11:00:00Z');
    expect((await app.visitor.post('user/password_reset', { token: newest, upw })).status).toBe(
      422,
    );
    app.setNow('2025-06-03T10:59:59Z');
    expect((await app.visitor.post('user/password_reset', { token: newest, upw })).status).toBe(
      200,
    );
  });

  test('an address gets three mails an hour, and the third link goes on working', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    for (let n = 0; n < 5; n++)
      await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    expect(inbox(app)).toHaveLength(3);
    expect(inbox(app).filter(({ state }) => state === 'waiting')).toHaveLength(1);
    expect(
      (await app.visitor.post('user/password_reset', { token: mailedToken(app, 'reset'), upw }))
        .status,
    ).toBe(200);
  });

  test('one caller asks twenty times in a quarter of an hour', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const calls = Array.from({ length: 21 }, (_, n) =>
      app.visitor.post('user/password_reset_request', { un: `${n}@example.org` }),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('retry-after')).toBe('900');
  });

  test('neither a mailed token nor a forged one is a session', async () => {
    const app = createTestApp();
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    const [head, claims, signature] = (await app.tokenOf(3)).split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const hs512 = Buffer.from('{"alg":"HS512","typ":"JWT"}').toString('base64url');
    const asAdmin = Buffer.from(JSON.stringify({ sub: '2', sid: 1, iat: 1, exp: 9e9 })).toString(
      'base64url',
    );
    const tokens = [
      '',
      mailedToken(app, 'reset'),
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${hs512}.${claims}.${signature}`,
      `${head}.${asAdmin}.${signature}`,
      `${head}.${claims}.${signature}x`,
    ];
    for (const token of tokens) expect((await me(app, token)).status).toBe(401);
    expect((await me(app, `${head}.${claims}.${signature}`)).status).toBe(200);
  });
});

describe('changing a known password', () => {
  test('needs the old one, ends every session, and responds with a new token', async () => {
    const app = createTestApp();
    const { uid, token } = await newcomer(app, 'dora@example.org');
    const carl = await app.tokenOf(4);
    await app.visitor.post('user/password_reset_request', { un: 'dora@example.org' });
    expect((await app.visitor.put('user/password', { old: password, upw })).status).toBe(401);
    const wrong = await app.as(uid).put('user/password', { old: 'wrong one', upw });
    expect([wrong.status, wrong.data.error]).toEqual([422, 'The password is wrong']);
    expect(
      (await app.as(uid).put('user/password', { old: password, upw: 'short' })).data.fields,
    ).toHaveProperty('upw');
    const changed = await app.as(uid).put('user/password', { old: password, upw });
    expect(changed.data).toMatchObject({ status: true, data: [{ uid }] });
    expect((await me(app, token)).status).toBe(401);
    expect((await me(app, changed.data.token)).status).toBe(200);
    expect((await me(app, carl)).status).toBe(200);
    expect(
      (
        await app.visitor.post('user/password_reset', {
          token: mailedToken(app, 'reset'),
          upw: 'a third one',
        })
      ).status,
    ).toBe(422);
  });

  test('is mailed to the owner, and noted in the event log like a log-in and a reset', async () => {
    const app = createTestApp();
    await app.visitor.post('user/login', { un: 'berta@example.org', upw: password });
    await app.as(3).put('user/password', { old: password, upw });
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    const token = mailedToken(app, 'reset');
    await app.visitor.post('user/password_reset', { token, upw: `${upw} 2` });
    const kinds = inbox(app).map(({ kind, email }) => `${kind} ${email}`);
    expect(kinds.filter((kind) => kind === 'password berta@example.org')).toHaveLength(2);
    const { rows } = (await app.as(2).get('admin/event_log')).data;
    expect(rows.map(({ message }: { message: string }) => message).toReversed()).toEqual([
      'Logged in from 127.0.0.1',
      'Set a new password',
      'Asked for a link to reset the password',
      'Set a new password',
    ]);
  });

  test('a found session can not guess it', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => app.as(uid).put('user/password', { old: 'wrong one', upw })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
