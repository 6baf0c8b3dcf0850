import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { createMailer, type Mailer } from './mailer.ts';
import { listMails, updateForRetry } from './mail.queries.ts';
import { purgeMails, queueMail } from './mails.ts';
import type { MailContent } from './mail-content.ts';
import { startSmtp, type Smtp, type SmtpMode } from '#src/testing/smtp.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const MINUTE = 60_000;
const start = new Date('2025-06-03T10:00:00.000Z').getTime();

let smtp: Smtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

describe('handing mails over', () => {
  test('a mail arrives as plain text and as HTML, to its one receiver', async () => {
    const { mailer, queue, mails } = desk();
    queue({ lines: ['Fed <b>& molted</b>'] });
    await mailer.deliverDue();
    const [mail] = smtp.received;
    expect(mail?.to).toEqual(['berta@example.org']);
    expect(mail?.raw).toContain('multipart/alternative');
    expect(mail?.raw).toContain('From: Exuvia <exuvia@localhost>');
    expect(mail?.text).toContain('Fed <b>& molted</b>');
    expect(mail?.text).toContain('Fed &#60;b&#62;&#38; molted&#60;/b&#62;');
    expect(mails()[0]).toMatchObject({ state: 'sent', tries: 1, error: '' });
  });

  test('a link with a token is removed from the queue once the mail was sent', async () => {
    const { mailer, queue, mails } = desk();
    queue({ link: { label: 'Set', url: 'http://localhost:3000/reset-password?token=abc' } });
    expect(mails()[0]?.link).toContain('token=abc');
    await mailer.deliverDue();
    expect(smtp.linkTo('/reset-password')).toContain('token=abc');
    expect(JSON.stringify(mails())).not.toContain('abc');
  });

  const troubles: SmtpMode[] = ['silent', 'closing', 451, { at: 'MAIL', code: 550 }];
  test.each(troubles)(
    'a server that is %j gets the mail once when it is well again',
    async (mode) => {
      const { mailer, queue, mails, wait, events } = desk({}, mode === 'silent' ? 1500 : 5000);
      smtp.mode = mode;
      queue();
      await mailer.deliverDue();
      expect(smtp.received).toHaveLength(0);
      expect(mails()[0]).toMatchObject({ state: 'waiting', tries: 1 });
      expect(mails()[0]?.error).not.toBe('');
      expect(events()).toHaveLength(1);

      smtp.mode = 'up';
      await mailer.deliverDue(); // not yet
      expect(smtp.received).toHaveLength(0);
      wait(MINUTE);
      await mailer.deliverDue();
      wait(600 * MINUTE);
      await mailer.deliverDue();
      expect(smtp.received).toHaveLength(1);
      expect(mails()[0]).toMatchObject({ state: 'sent', tries: 2 });
    },
  );

  test.each(['RCPT', 'DATA'] as const)(
    'a mail that is refused for good after %s is given up at once with the reason, until the administrator tries again',
    async (at) => {
      const { context, mailer, queue, mails, wait, clock, events } = desk();
      smtp.mode = { at, code: 550 };
      const id = queue();
      for (let turn = 0; turn < 3; turn += 1) {
        await mailer.deliverDue();
        wait(600 * MINUTE);
      }
      expect(mails()[0]).toMatchObject({ state: 'failed', tries: 1 });
      expect(mails()[0]?.error).toContain('550 not today');
      expect(events().map(({ message }) => message)).toEqual([
        expect.stringMatching(/was given up: .*550 not today/),
      ]);
      smtp.mode = 'up';
      updateForRetry(context.db, id, clock().toISOString());
      expect(await mailer.deliver(id)).toBe('sent');
    },
  );

  test('a server that is down costs one try of one mail, and gets them all later', async () => {
    const { mailer, queue, mails, wait } = desk();
    await smtp.down();
    queue();
    queue();
    queue();
    await mailer.deliverDue();
    expect(mails().map(({ tries }) => tries)).toEqual([0, 0, 1]);
    await smtp.up();
    wait(MINUTE);
    await mailer.deliverDue();
    expect(smtp.received).toHaveLength(3);
  });

  test('one refused mail does not hold up the next', async () => {
    const { mailer, queue, mails } = desk();
    smtp.mode = 550;
    queue();
    queue();
    await mailer.deliverDue();
    expect(mails().map(({ tries }) => tries)).toEqual([1, 1]);
  });

  test('it is given up after two days, and goes on when the administrator says so', async () => {
    const { context, mailer, queue, mails, wait, clock, events } = desk();
    smtp.mode = 451;
    const id = queue();
    for (let tries = 0; tries < 40; tries++) {
      await mailer.deliverDue();
      wait(240 * MINUTE);
    }
    expect(mails()[0]).toMatchObject({ state: 'failed', tries: 17 });
    expect(events().map(({ message }) => message)).toEqual([
      expect.stringContaining('could not be sent yet'),
      expect.stringContaining('was given up'),
    ]);
    smtp.mode = 'up';
    updateForRetry(context.db, id, clock().toISOString());
    expect(await mailer.deliver(id)).toBe('sent');
    expect(smtp.received).toHaveLength(1);
  });

  test('two turns at once and a call for the same mail send it once, slowly as the server may be', async () => {
    const { mailer, queue } = desk();
    smtp.mode = 'slow';
    const id = queue();
    const responses = await Promise.all([
      mailer.deliverDue(),
      mailer.deliver(id),
      mailer.deliverDue(),
      mailer.deliver(id, 50),
    ]);
    expect(responses).toEqual([undefined, 'sent', undefined, 'queued']);
    expect(smtp.received).toHaveLength(1);
  });

  test('the response to who asked for the mail does not wait for a silent server', async () => {
    const { mailer, queue, mails } = desk({}, 1000);
    smtp.mode = 'silent';
    expect(await mailer.deliver(queue(), 50)).toBe('queued');
    expect(mails()[0]).toMatchObject({ tries: 1, error: '' }); // the try still goes on
    await mailer.stop();
    expect(mails()[0]?.error).not.toBe('');
  });

  test('after a crash in the middle the second copy carries the same Message-ID', async () => {
    const { mailer, newMailer, queue, restart, wait } = desk();
    const id = queue();
    await mailer.deliver(id);
    restart(id); // as if the process had ended before it could note the handing over
    wait(MINUTE);
    await newMailer().deliverDue();
    const ids = smtp.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('a database that can not note the handing over does not make the mail go out twice', async () => {
    const { context, mailer, queue, mails, wait } = desk();
    const id = queue();
    context.db.$client.run(
      `CREATE TRIGGER full BEFORE UPDATE OF sent ON mails BEGIN SELECT RAISE(ABORT, 'full'); END`,
    );
    await mailer.deliver(id);
    expect(mails()[0]?.state).toBe('waiting');
    context.db.$client.run('DROP TRIGGER full');
    wait(5 * MINUTE);
    await mailer.deliverDue();
    expect(smtp.received).toHaveLength(1);
    expect(mails()[0]?.state).toBe('sent');
  });

  test('a link that expired while it waited is not sent', async () => {
    const { mailer, queue, mails, wait } = desk();
    queue({ link: { label: 'Set', url: 'http://localhost:3000/reset-password?token=abc' } });
    wait(61 * MINUTE);
    await mailer.deliverDue();
    expect(smtp.received).toHaveLength(0);
    expect(mails()[0]).toMatchObject({ state: 'failed', error: 'mail_link_expired' });
  });

  test('without a mail server mails wait, and every response is "queued"', async () => {
    const { mailer, queue, mails } = desk({ SMTP_URL: '' });
    const id = queue();
    await mailer.deliverDue();
    expect(mailer.configured).toBe(false);
    expect(await mailer.deliver(id)).toBe('queued');
    expect(mails()[0]).toMatchObject({ state: 'waiting', tries: 0 });
  });

  test('old mails are purged when they are done, and kept as long as they wait', async () => {
    const { context, mailer, queue, mails, wait, clock } = desk();
    await mailer.deliver(queue());
    const waiting = queue();
    wait(15 * 24 * 60 * MINUTE);
    purgeMails(context.db, clock());
    expect(mails().map(({ id }) => id)).toEqual([waiting]);
  });
});

/** A queue, its clock and its mailer. */
function desk(env: Record<string, string> = {}, timeout = 2000) {
  const { context } = createTestApp({ env: { SMTP_URL: smtp.url, ...env } });
  let time = start;
  const clock = () => new Date(time);
  context.now = clock;
  const { config, db, log } = context;
  const newMailer = (): Mailer => createMailer({ config, db, log, now: clock, timeout });
  const mails = () => listMails(db, 0, 100).rows;
  return {
    context,
    mailer: newMailer(),
    newMailer,
    mails,
    clock,
    wait: (ms: number) => void (time += ms),
    events: () =>
      db.$client
        .query<{ message: string }, []>(
          `SELECT message FROM event_log WHERE log_type = 'mail' ORDER BY eid`,
        )
        .all(),
    queue: (content: Partial<MailContent> = {}) =>
      queueMail(db, context, {
        kind: content.link ? 'reset' : 'notice',
        email: 'berta@example.org',
        uid: 3,
        language: 'en',
        content: () => ({ subject: 'Hello', lines: ['Hello'], ...content }),
      }),
    restart: (id: number) =>
      void db.$client.run(`UPDATE mails SET state = 'waiting', sent = NULL WHERE id = ${id}`),
  };
}
