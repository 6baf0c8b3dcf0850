import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mailedToken, newcomer } from '#src/testing/people.ts';
import { startSmtp, type Smtp } from '#src/testing/smtp.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const list = async (app: TestApp) => (await app.as(2).get('admin/outbox')).data;

describe('the mail queue without a mail server', () => {
  test('keeps mails with their links, which work', async () => {
    const app = createTestApp();
    await newcomer(app, 'dora@example.org');
    const { rows, count, configured } = await list(app);
    expect([count, configured]).toEqual([1, 0]);
    expect(rows[0]).toMatchObject({
      kind: 'verify',
      email: 'dora@example.org',
      state: 'waiting',
      tries: 0,
      error: '',
      sent: null,
    });
    const token = new URL(rows[0].link).searchParams.get('token');
    expect((await app.as(2).post('admin/outbox/retry', { id: rows[0].id })).data).toMatchObject({
      status: true,
      mail: 'queued',
    });
    expect((await app.visitor.post('user/verifymail', { token })).status).toBe(200);
    expect((await app.as(2).post('admin/outbox/retry', { id: rows[0].id })).status).toBe(409);
    expect((await app.as(2).post('admin/outbox/test')).data).toMatchObject({
      status: true,
      mail: 'queued',
    });
    expect(
      (await app.as(2).get('admin/outbox', { limit: '1', offset: '1' })).data.rows,
    ).toHaveLength(1);
    expect((await app.as(2).delete('admin/outbox/delete', { id: rows[0].id })).data).toEqual({
      status: true,
    });
    expect((await app.as(2).delete('admin/outbox/delete', { id: rows[0].id })).status).toBe(404);
    expect((await app.as(2).post('admin/outbox/retry', { id: rows[0].id })).status).toBe(404);
  });

  test('is for the administrator alone', async () => {
    const { as, visitor } = createTestApp();
    for (const [caller, status] of [
      [visitor, 401],
      [as(3), 403],
    ] as const) {
      expect((await caller.get('admin/outbox')).status).toBe(status);
      expect((await caller.post('admin/outbox/test')).status).toBe(status);
      expect((await caller.post('admin/outbox/retry', { id: 1 })).status).toBe(status);
      expect((await caller.delete('admin/outbox/delete', { id: 1 })).status).toBe(status);
    }
  });
});

describe('the mail queue with a mail server', () => {
  let smtp: Smtp;
  let app: TestApp;
  beforeEach(async () => {
    smtp = await startSmtp();
    app = createTestApp({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://club.example.org/' } });
  });
  afterEach(() => smtp.stop());

  test('tells the caller that the mail was sent', async () => {
    await newcomer(app, 'dora@example.org');
    expect((await app.as(2).post('admin/sendmail', { email: 'dora@example.org' })).data.mail).toBe(
      'sent',
    );
    const { id } = (
      await app.visitor.post('contact_messages/add', { email: 'x@example.org', message: 'Hello' })
    ).data;
    expect(
      (await app.as(2).post('admin/contact_messages/reply', { id, reply: 'Yes' })).data.mail,
    ).toBe('sent');
    expect((await app.as(2).post('admin/outbox/test')).data).toMatchObject({
      mail: 'sent',
      reason: '',
    });
    const sent = (await list(app)).rows.find(({ kind }: { kind: string }) => kind === 'test');
    expect((await app.as(2).post('admin/outbox/retry', { id: sent.id })).status).toBe(409);
  });

  test('a mail whose link leads nowhere any more is not sent by hand', async () => {
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    await app.context.mailer.deliverDue();
    app.db.$client.run("UPDATE mails SET state = 'failed', sent = NULL, error = 'mail_superseded'");
    const [first] = (await list(app)).rows;
    expect(first).toMatchObject({ kind: 'reset', error_code: 'mail_superseded' });
    const again = await app.as(2).post('admin/outbox/retry', { id: first.id });
    expect([again.status, again.data.code]).toEqual([409, 'mail_link_expired']);
    app.db.$client.run(
      "UPDATE mails SET kind = 'reply', error = 'mail_before_restore' WHERE id = ?",
      [first.id],
    );
    expect((await app.as(2).post('admin/outbox/retry', { id: first.id })).data.mail).toBe('sent');
  });

  test('a mail that waits is given up, and says so, once what its link is for is done', async () => {
    await smtp.stop();
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    const { link } = (await app.as(2).post('admin/invite', { email: 'dora@example.org' })).data;
    const other = (await app.as(2).post('admin/invite', { email: 'emil@example.org' })).data.link;
    const upw = 'a long new password';
    const reset = (await list(app)).rows.find(({ kind }: { kind: string }) => kind === 'reset');
    const token = new URL(reset.link).searchParams.get('token');
    expect((await app.visitor.post('user/password_reset', { token, upw })).status).toBe(200);
    const invite = new URL(link).searchParams.get('invite');
    const dora = { un: 'dora@example.org', uname: 'Dora', upw, invite };
    expect((await app.visitor.post('user/register', dora)).status).toBe(200);
    const { rows } = (await app.as(2).get('admin/outbox', { limit: '50' })).data;
    const states = rows
      .filter(({ kind }: { kind: string }) => kind === 'reset' || kind === 'invite')
      .map((mail: Record<string, unknown>) => [mail.email, mail.state, mail.error_code]);
    expect(states).toEqual([
      ['emil@example.org', 'waiting', null],
      ['dora@example.org', 'failed', 'mail_settled'],
      ['berta@example.org', 'failed', 'mail_settled'],
    ]);
    expect(rows.some((mail: { link: string }) => mail.link === other)).toBe(true);
  });

  test('links come from PUBLIC_URL, whatever the Host header says', async () => {
    const { mailer } = app.context;
    await app.visitor.post(
      'user/password_reset_request',
      { un: 'berta@example.org' },
      { host: 'evil.example.com' },
    );
    await mailer.deliverDue();
    const link = new URL(smtp.linkTo('/reset-password'));
    expect(link.origin).toBe('https://club.example.org');
    const token = link.searchParams.get('token');
    expect(
      (await app.visitor.post('user/password_reset', { token, upw: 'a new password' })).status,
    ).toBe(200);
    expect(mailedToken(app, 'reset')).toBe('');
  });

  test('what could not be sent yet is counted, with the reason, until it is sent', async () => {
    expect((await list(app)).not_sent).toBeNull();
    await smtp.down();
    await app.as(2).post('admin/outbox/test');
    const { not_sent } = await list(app);
    expect(not_sent).toEqual({ count: 1, reason: expect.stringContaining('127.0.0.1') });
    const warnings = async () => (await app.as(2).get('admin/system')).data.warnings;
    expect(await warnings()).toContainEqual(
      expect.objectContaining({ code: 'mails_not_sent', ...not_sent }),
    );
    // nobody's records are in danger
    expect((await app.as(2).get('admin/system/warnings')).data.rows).not.toContainEqual(
      expect.objectContaining({ code: 'mails_not_sent' }),
    );
    await app.as(2).delete('admin/outbox/delete', { id: (await list(app)).rows[0].id });
    expect((await list(app)).not_sent).toBeNull();
  });

  test('a server that refuses is quoted, and no call fails because of it', async () => {
    smtp.mode = 550;
    await newcomer(app, 'dora@example.org');
    const test = await app.as(2).post('admin/outbox/test');
    expect(test.data).toMatchObject({
      status: true,
      mail: 'queued',
      reason: expect.stringContaining('not today'),
    });
    expect((await app.as(2).post('admin/sendmail', { email: 'dora@example.org' })).data.mail).toBe(
      'queued',
    );
    smtp.mode = 'up';
    expect((await app.as(2).post('admin/outbox/retry', { id: test.data.id })).data.mail).toBe(
      'sent',
    );
  });
});
