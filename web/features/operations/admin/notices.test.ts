import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, afterEach, describe, expect, test } from 'bun:test';
import { password } from '#src/testing/password.ts';
import { startSmtp } from '#src/testing/smtp.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { createFixture, silent, unconfirm } from '#web/testing/fixtures.ts';
import { serve } from '#web/testing/serve.ts';
import {
  button,
  clickButton,
  clickLink,
  dialogs,
  field,
  fill,
  heading,
  pageText,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

// The confirmation before something is deleted or mailed, the notice afterwards, and the result.

afterEach(closeScreen);
const smtp = await startSmtp();
afterAll(() => smtp.stop());

const at = (path: string) => () => window.location.pathname + window.location.search === path;
const question = () => settled(() => dialogs()[0]).then(textOf);

describe('what can not be restored', () => {
  type Deletion = {
    path: string;
    press: string | RegExp;
    asks: string;
    notice: string;
    then?: string;
    gone: (app: TestApp) => Promise<number>;
  };
  const count = (call: string) => async (app: TestApp) => (await app.as(2).get(call)).data.count;
  const deletions: Deletion[] = [
    {
      path: '/admin/event_log_details?id=1',
      press: 'Delete',
      asks: 'Delete event log 1?',
      notice: 'Event log was deleted',
      then: '/admin/event_log',
      gone: async (app) =>
        (await app.as(2).get('admin/event_log/detail/1')).status === 404 ? 0 : 1,
    },
    {
      path: '/admin/event_log',
      press: 'Delete event log 1',
      asks: 'Delete event log 1?',
      notice: 'Event log was deleted',
      gone: async (app) =>
        (await app.as(2).get('admin/event_log/detail/1')).status === 404 ? 0 : 1,
    },
    {
      path: '/admin/spec_log',
      press: 'Delete species log 1?',
      asks: 'Delete species log 1?',
      notice: 'Species log was deleted',
      gone: count('admin/spec_log/all'),
    },
    {
      path: '/admin/messages',
      press: 'Delete message 1',
      asks: 'Delete message 1?',
      notice: 'Message was deleted',
      gone: count('admin/contact_messages/list'),
    },
    {
      path: '/admin/country_edit?id=ZZ',
      press: 'Delete country',
      asks: 'Delete Zedland?',
      notice: 'Country was deleted',
      then: '/admin/countries',
      gone: async (app) =>
        (await app.as(2).get('admin/countries/list', { search: 'Zed' })).data.count,
    },
    {
      path: '/admin/expo_log_edit?id=1',
      press: 'Delete expo',
      asks: 'Delete Spring expo?',
      notice: 'Deleted expo Spring expo',
      then: '/admin/expo_log',
      gone: count('admin/expo_log'),
    },
    {
      path: '/admin/news_log',
      press: 'Delete news of 2 Jan 2026',
      asks: 'Delete news of 2 Jan 2026?',
      notice: 'News was deleted',
      gone: count('admin/news_log'),
    },
  ];
  test.each(deletions)('$path asks, then says $notice', async (deletion) => {
    const { path, press, asks, notice, then, gone } = deletion;
    const app = await createFixture();
    await openScreen(path, { app, as: 2 });
    await clickButton(press);
    expect(await question()).toBe(`${asks}You can not restore it.CancelDelete`);
    await clickButton('Cancel');
    await settled(() => dialogs().length === 0);
    expect(await gone(app)).toBe(1);
    await clickButton(press);
    await settled(() => dialogs()[0]);
    await clickButton('Delete');
    await settled(says(notice));
    if (then) await settled(at(then));
    expect(await gone(app)).toBe(0);
  });
});

describe('mails', () => {
  const mailing = () => createFixture({ env: { SMTP_URL: smtp.url } });

  test('whose link leads nowhere any more are not offered to be sent', async () => {
    const app = await mailing();
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' });
    await app.context.mailer.deliverDue();
    app.db.$client.run("UPDATE mails SET state = 'failed', sent = NULL, error = 'mail_superseded'");
    const { rows } = (await app.as(2).get('admin/outbox')).data;
    const { id } = rows.find(({ kind }: { kind: string }) => kind === 'reset');
    await openScreen(`/admin/outbox?mail=${id}`, { app, as: 2 });
    const shown = await question();
    expect(shown).toContain('A newer mail took its place.');
    expect(shown).not.toContain('Send now');
  });

  test('of an invitation that was accepted by its link is not needed any more, and no failure', async () => {
    const app = await createFixture();
    const { link } = (await app.as(2).post('admin/invite', { email: 'dora@example.org' })).data;
    const invite = new URL(link).searchParams.get('invite');
    const dora = { un: 'dora@example.org', uname: 'Dora', upw: password, invite };
    expect((await app.visitor.post('user/register', dora)).status).toBe(200);
    await openScreen('/admin/outbox', { app, as: 2 });
    await settled(says('Not needed any more'));
    expect(pageText()).not.toContain('Given up');
  });

  test('that could not be sent are told above all of them, and on the system page', async () => {
    const app = await mailing();
    await app.context.mailer.deliverDue();
    smtp.mode = 451;
    await app.as(2).post('admin/outbox/test');
    smtp.mode = 'up';
    for (const path of ['/admin/outbox', '/admin/system']) {
      await openScreen(path, { app, as: 2 });
      await settled(says(/1 email could not be sent yet, and is tried again: .*451/));
      closeScreen();
    }
  });

  test('a new confirmation link is asked for, and sent', async () => {
    const app = await mailing();
    unconfirm(app, 3);
    await openScreen('/admin/user_details?id=3', { app, as: 2 });
    await settled(() => document.querySelector('.tag.danger')?.textContent === 'not confirmed');
    await clickButton('Send new confirmation link');
    expect(await question()).toBe(
      'Send the link?This will send an E-Mail to berta@example.orgCancelSend E-Mail',
    );
    await clickButton('Send E-Mail');
    await settled(says('Sent E-Mail berta@example.org'));
  });

  test('a reply is asked for, and sent', async () => {
    await openScreen('/admin/messages/details?id=1', { app: await mailing(), as: 2 });
    await settled(() => button('Reply').disabled);
    await fill('Your reply', 'Hello Berta');
    await settled(() => !button('Reply').disabled);
    await clickButton('Reply');
    expect(await question()).toBe(
      'Reply?This will send an E-Mail to berta@example.orgCancelSend E-Mail',
    );
    await clickButton('Send E-Mail');
    await settled(says('Sent E-Mail berta@example.org'));
    await settled(() => document.querySelector('.ledger')?.textContent?.includes('Hello Berta'));
  });

  test('without a mail server the mail waits, and that is said', async () => {
    const app = await createFixture();
    unconfirm(app, 3);
    await openScreen('/admin/user_details?id=3', { app, as: 2 });
    await settled(says('not confirmed'));
    await clickButton('Send new confirmation link');
    expect([...document.querySelectorAll('.tag.danger, .is-bad')]).toEqual([]);
    await clickButton('Send E-Mail');
    await settled(says('The email to berta@example.org waits in the outbox.'));
  });

  test('without a mail server a reply says so before, and its message is marked as answered', async () => {
    await openScreen('/admin/messages/details?id=1', { app: await createFixture(), as: 2 });
    await settled(says('No email leaves this Exuvia'));
    await fill('Your reply', 'Hello Berta');
    await clickButton('Reply');
    expect(await question()).toBe(
      'Reply?The email to berta@example.org will wait in the outbox.CancelStore the reply',
    );
    await clickButton('Store the reply');
    await settled(says('The email to berta@example.org waits in the outbox.'));
    await clickLink('Messages');
    await settled(says('answered'));
  });

  test('a reply that waits is copied, or opens in the mail program', async () => {
    const app = await createFixture();
    await app.as(2).post('admin/contact_messages/reply', { id: 1, reply: 'Hello Berta' });
    const { id } = (await app.as(2).get('admin/outbox')).data.rows[0];
    await openScreen(`/admin/outbox?mail=${id}`, { app, as: 2 });
    await clickButton('Copy text');
    await settled(says('The text was copied.'));
    expect(await navigator.clipboard.readText()).toContain('Hello Berta');
    const link = document.querySelector<HTMLAnchorElement>('dialog a[href^="mailto:"]');
    expect(link?.textContent).toBe('Open in the mail program');
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toMatch(
      /^mailto:berta@example\.org\?subject=Reply to your message&body=Hello,\r\n[^]*Hello Berta/,
    );
  });

  test('whether a reply leaves as an email is not said before it is known', async () => {
    const app = silent(await mailing(), /GET \/api\/user\/digest/);
    await openScreen('/admin/messages/details?id=1', { app, as: 2 });
    await settled(() => field('Your reply'));
    expect(pageText()).not.toContain('as an email');
  });

  test('the test mail says whether mail goes out', async () => {
    await openScreen('/admin/system', { app: await mailing(), as: 2 });
    await clickButton('Send a test email');
    await settled(says('Sent E-Mail ada@example.org'));
  });
});

describe('news', () => {
  test('are edited where they stand', async () => {
    const app = await createFixture();
    await openScreen('/admin/news_log', { app, as: 2 });
    await clickButton('Edit news of 2 Jan 2026');
    const text = await settled(() =>
      document.querySelector<HTMLTextAreaElement>('.ledger textarea'),
    );
    expect(text.value).toBe('First line\nSecond line');
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
    set!.call(text, 'Mended');
    text.dispatchEvent(new Event('input', { bubbles: true }));
    await clickButton('Update news');
    await settled(says('News was changed'));
    await settled(() => document.querySelector('.ledger .pre-line')?.textContent === 'Mended');
    expect((await app.as(2).get('admin/news_log')).data.rows).toEqual([
      { nid: 1, date_n: '2026-01-02', n_text: 'Mended' },
    ]);
  });
});

describe('messages', () => {
  test('every message before the chosen one counts as read', async () => {
    const app = await createFixture();
    await openScreen('/admin/messages', { app, as: 2 });
    await clickButton('Read up to here: message 1');
    await settled(says(/Message 1, of .+, and all before it count as read/));
    await settled(says('read up to here'));
    expect((await app.as(2).get('admin/contact_messages/unread')).data.count).toBe(0);
    await openScreen('/admin/messages/details?id=1', { app, as: 2 });
    await settled(() => document.querySelector('.facts')?.textContent?.includes('StateRead'));
  });
});

describe('users', () => {
  test('may edit species, and may not', async () => {
    const app = await createFixture();
    await openScreen('/admin/user_details?id=3', { app, as: 2 });
    await clickButton('Allow species edit');
    await settled(says('Berta may edit species now'));
    await settled(says('allowed'));
    await clickButton('Forbid species edit');
    await settled(says('Berta may no longer edit species'));
    await settled(says('forbidden'));
  });

  test('without a name are still found', async () => {
    const app = await createFixture();
    app.db.$client.run("UPDATE users SET uname = '' WHERE uid = 3");
    await openScreen('/admin/user_details?id=3', { app, as: 2 });
    await settled(() => heading() === 'Profile (name N/A)');
  });

  test('are suspended, and let in again', async () => {
    const app = await createFixture();
    await openScreen('/admin/user_details?id=3', { app, as: 2 });
    await clickButton('Suspend');
    expect(await question()).toContain('Suspend Berta?The account is logged out everywhere');
    await clickButton('Suspend');
    await settled(says('Berta is suspended'));
    expect((await app.as(3).get('user/me')).status).toBe(401);
    await clickButton('Reactivate');
    await settled(says('Berta may log in again'));
    expect((await app.as(3).get('user/me')).status).toBe(200);
  });

  test('are deleted with what is named before', async () => {
    const app = await createFixture();
    await openScreen('/admin/user_details?id=3', { app, as: 2 });
    await clickButton('Delete user');
    expect(await question()).toBe(
      'Delete Berta?With the account go 2 pets with their pictures and 1 message. The name disappears from the species log, the species stay. You can not restore it.CancelDelete',
    );
    await clickButton('Delete');
    await settled(says('Berta was deleted'));
    await settled(at('/admin/all_users'));
    expect((await app.as(2).get('admin/all_pets')).data.count).toBe(0);
  });

  test('who administrate are neither suspended nor deleted', async () => {
    await openScreen('/admin/user_details?id=2', { app: await createFixture(), as: 2 });
    await settled(says('administrator'));
    expect(pageText()).not.toContain('Suspend');
    expect(pageText()).not.toContain('Delete user');
  });
});

describe('news', () => {
  test('start with today, and take more than one line', async () => {
    const app = await createFixture();
    await openScreen('/admin/news_log', { app, as: 2 });
    await settled(() => field('Date').value === today());
    expect(button('Add news').disabled).toBe(true);
    await fill('Text', 'One\nTwo');
    await settled(() => !button('Add news').disabled);
    await fill('Date', '');
    await settled(() => button('Add news').disabled);
    await fill('Date', '2026-03-04');
    await clickButton('Add news');
    await settled(says('News was added'));
    const { rows } = (await app.as(2).get('admin/news_log')).data;
    expect(rows[0]).toMatchObject({ date_n: '2026-03-04', n_text: 'One\nTwo' });
  });
});

describe('registration', () => {
  test('is closed at once, or opened to whom is invited', async () => {
    const app = await createFixture();
    await openScreen('/admin/system', { app, as: 2 });
    const choose = async (value: string) =>
      (await settled(() => document.querySelector<HTMLInputElement>(`[value=${value}]`))).click();
    await choose('closed');
    await settled(says('Registration is closed now'));
    expect((await app.visitor.get('health')).data.registration).toBe('closed');
    await choose('invite');
    await clickButton('Make invitation');
    await settled(says('The invitation is ready'));
    expect(field('Link').value).toContain('/register?invite=');
    expect(pageText()).not.toContain('mailed');
    await fill('Email address', 'dora@example.org');
    await clickButton('Make invitation');
    await settled(says('It was not mailed to dora@example.org yet: hand over the link yourself.'));
  });

  test('is what was chosen last, also while the choice before is on its way', async () => {
    const app = await createFixture();
    await openScreen('/admin/system', { app, as: 2 });
    const choice = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);
    await settled(() => choice('closed'));
    const first = Promise.withResolvers<void>();
    const asked: string[] = [];
    serve(async (request) => {
      if (request.method === 'PUT') {
        asked.push((await request.clone().json()).registration);
        await first.promise;
      }
      return app.app.handle(request);
    });
    choice('closed')?.click();
    await settled(() => asked.length === 1);
    choice('open')?.click();
    choice('invite')?.click();
    await settled(() => choice('invite')?.checked);
    first.resolve();
    await settled(() => button('Make invitation'));
    await settled(() => choice('invite')?.checked);
    expect(asked).toEqual(['closed', 'invite']);
    expect((await app.visitor.get('health')).data.registration).toBe('invite');
  });
});
