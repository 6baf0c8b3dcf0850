import { describe, expect, test } from 'bun:test';
import { inbox, mailedToken, newcomer, password } from '#src/testing/people.ts';
import { startSmtp } from '#src/testing/smtp.ts';
import { createTestApp } from '#src/testing/test-app.ts';

describe('confirming an address', () => {
  test('the link works once, for seven days', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const { uid } = await newcomer(app, 'dora@example.org');
    const token = mailedToken(app, 'verify');
    expect((await app.visitor.post('user/verifymail', { token: `${token}x` })).status).toBe(422);
    app.setNow('2025-06-10T10:00:01Z');
    expect((await app.visitor.post('user/verifymail', { token })).data.code).toBe('invalid_token');
    app.setNow('2025-06-10T09:59:59Z');
    expect((await app.visitor.post('user/verifymail', { token })).data).toEqual({ status: true });
    expect((await app.as(uid).get('user/me')).data.data[0].mail_confirmed).toBe(1);
    expect((await app.visitor.post('user/verifymail', { token })).status).toBe(422);
  });

  test('a link for an address that was left confirms nothing', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const old = mailedToken(app, 'verify');
    await app
      .as(uid)
      .put('user/update', { uname: 'Dora', un: 'dora@new.example.org', upw: password });
    expect((await app.visitor.post('user/verifymail', { token: old })).status).toBe(422);
    expect(
      (await app.visitor.post('user/verifymail', { token: mailedToken(app, 'verify') })).status,
    ).toBe(200);
  });

  test('the administrator sends the link again, three times an hour, and nobody else does', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    await newcomer(app, 'dora@example.org');
    const body = { email: 'dora@example.org' };
    expect((await app.visitor.post('admin/sendmail', body)).status).toBe(401);
    expect((await app.as(3).post('admin/sendmail', body)).status).toBe(403);
    expect((await app.as(2).post('admin/sendmail', body)).data).toEqual({
      status: true,
      mail: 'queued',
    });
    expect((await app.as(2).post('admin/sendmail', body)).status).toBe(200);
    const fourth = await app.as(2).post('admin/sendmail', body);
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('retry-after')).toBe('3600');
    expect(inbox(app).filter(({ state }) => state === 'waiting')).toHaveLength(1);
    app.setNow('2025-06-03T11:00:01Z');
    expect((await app.as(2).post('admin/sendmail', body)).status).toBe(200);
    expect((await app.as(2).post('admin/sendmail', { email: 'nobody@example.org' })).status).toBe(
      404,
    );
    expect((await app.as(2).post('admin/sendmail', { email: 'berta@example.org' })).status).toBe(
      409,
    );
  });
});

describe('asking for the confirmation again', () => {
  const ask = 'user/verifymail_request';

  test('sends a link that works to one’s own address, and the older ones no longer count', async () => {
    const smtp = await startSmtp();
    const app = createTestApp({ env: { SMTP_URL: smtp.url } });
    const { uid } = await newcomer(app, 'dora@example.org');
    const other = await newcomer(app, 'emil@example.org');
    const { data } = await app.as(uid).post(ask);
    expect(data).toEqual({ status: true, mail: 'sent', configured: 1 });
    expect(smtp.received.at(-1)?.to).toEqual(['dora@example.org']);
    const token = new URL(smtp.linkTo('/verify-email')).searchParams.get('token');
    expect((await app.visitor.post('user/verifymail', { token })).status).toBe(200);
    const confirmed = async (who: number) =>
      (await app.as(who).get('user/me')).data.data[0].mail_confirmed;
    expect([await confirmed(uid), await confirmed(other.uid)]).toEqual([1, 0]);
    await smtp.stop();
  });

  test('without a mail server the link waits in the outbox, and the response says so', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const { data } = await app.as(uid).post(ask);
    expect(data).toEqual({ status: true, mail: 'queued', configured: 0 });
    const waiting = inbox(app).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ kind: 'verify', email: 'dora@example.org' }]);
    const token = mailedToken(app, 'verify');
    expect((await app.visitor.post('user/verifymail', { token })).status).toBe(200);
  });

  test('is for keepers, about themselves, and does nothing once the address is confirmed', async () => {
    const app = createTestApp();
    expect((await app.visitor.post(ask)).status).toBe(401);
    for (const uid of [2, 3]) {
      const response = await app.as(uid).post(ask);
      expect([response.status, response.data.error]).toEqual([
        409,
        'This address is confirmed already.',
      ]);
    }
    expect(inbox(app)).toEqual([]);
  });

  test('brings three mails an hour and ten a day at most, the administrator’s counted in', async () => {
    const app = createTestApp({ now: '2025-06-03T00:00:00Z' });
    const { uid } = await newcomer(app, 'dora@example.org');
    await app.as(2).post('admin/sendmail', { email: 'dora@example.org' });
    expect((await app.as(uid).post(ask)).status).toBe(200);
    const fourth = await app.as(uid).post(ask);
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '3600']);
    const sent = [];
    for (let hour = 2; hour < 13; hour += 1) {
      app.setNow(`2025-06-03T${String(hour).padStart(2, '0')}:00:00Z`);
      sent.push((await app.as(uid).post(ask)).status);
    }
    expect(sent).toEqual([...Array(9).fill(200), 429, 429]);
    expect((await app.as(uid).post(ask)).data.error).toContain('12 hours');
  });

  test('presses that bring no mail cost nothing of the day’s ten', async () => {
    const app = createTestApp({ now: '2025-06-03T00:00:00Z' });
    const { uid } = await newcomer(app, 'dora@example.org');
    const presses = [];
    for (let press = 0; press < 15; press += 1) presses.push((await app.as(uid).post(ask)).status);
    expect(presses).toEqual([200, 200, ...Array(13).fill(429)]);
    app.setNow('2025-06-03T01:00:01Z');
    expect((await app.as(uid).post(ask)).status).toBe(200);
  });
});

describe('changing name and address', () => {
  test('a new address is unconfirmed: the link goes there, a notice to the old one', async () => {
    const app = createTestApp();
    const response = await app
      .as(3)
      .put('user/update', { uname: 'Bert', un: 'bert@example.net', upw: password });
    expect(response.data).toMatchObject({
      status: true,
      data: [{ uid: 3, uname: 'Bert', email: 'bert@example.net', mail_confirmed: 0 }],
      token: expect.any(String),
    });
    expect(inbox(app).map(({ kind, email }) => [kind, email])).toEqual([
      ['verify', 'bert@example.net'],
      ['changed', 'berta@example.org'],
    ]);
    expect(inbox(app)[1]?.body).not.toContain('example.net');
  });

  test('a new address needs the password: a found token does not become the account', async () => {
    const app = createTestApp();
    const move = (upw?: string) =>
      app.as(3).put('user/update', { uname: 'Berta', un: 'thief@example.net', upw });
    const without = await move();
    expect([without.status, without.data.code]).toEqual([422, 'password_missing']);
    expect(without.data.fields).toHaveProperty('upw');
    expect((await move('wrong one')).data.code).toBe('wrong_password');
    expect((await app.as(3).get('user/me')).data.data[0].email).toBe('berta@example.org');
    expect(inbox(app)).toEqual([]);
    expect((await move(password)).status).toBe(200);
    const { rows } = (await app.as(2).get('admin/event_log')).data;
    expect(rows).toContainEqual(
      expect.objectContaining({ message: 'Changed the e-mail address', uid: 3 }),
    );
  });

  test('a new name alone leaves the address confirmed and sends nothing', async () => {
    const app = createTestApp();
    const { data } = await app.as(3).put('user/update', { uname: 'Bert', un: 'Berta@example.org' });
    expect(data.data[0]).toMatchObject({
      uname: 'Bert',
      email: 'Berta@example.org',
      mail_confirmed: 1,
    });
    expect(inbox(app)).toEqual([]);
  });

  test('nothing new, a used address and a stranger are refused', async () => {
    const { as, visitor } = createTestApp();
    const same = await as(3).put('user/update', { uname: 'Berta', un: 'berta@example.org' });
    expect([same.status, same.data.error]).toEqual([422, 'Nothing was changed']);
    expect(
      (await as(3).put('user/update', { uname: 'Berta', un: 'Carl@example.org', upw: password }))
        .status,
    ).toBe(409);
    expect(
      (await as(3).put('user/update', { uname: 'Berta', un: 'x@y.org', suspended: 1 })).status,
    ).toBe(422);
    expect((await visitor.put('user/update', { uname: 'X', un: 'x@example.org' })).status).toBe(
      401,
    );
  });

  test('a reset link in the old mailbox no longer works', async () => {
    const app = createTestApp();
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    const token = mailedToken(app, 'reset');
    await app.as(3).put('user/update', { uname: 'Berta', un: 'new@example.org', upw: password });
    expect(
      (await app.visitor.post('user/password_reset', { token, upw: 'a new password' })).status,
    ).toBe(422);
  });
});
