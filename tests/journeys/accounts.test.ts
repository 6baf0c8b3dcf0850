import { afterAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { startSmtp } from '#src/testing/smtp.ts';
import { gone, type Session } from './browser.ts';
import type { Keeper } from './keepers.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';

// Accounts and messages as people use them: by the links of real mails, and without any mail server.

const smtp = await startSmtp();
afterAll(() => smtp.stop());

describe('with a mail server', () => {
  const { server, visit, register } = browserFixture({ env: { SMTP_URL: smtp.url }, own: true });
  let admin: Keeper;

  test('signing up, and confirming the address by the mail’s link', async () => {
    admin = await register('Ada');
    await visit({ expected: [/status of 401/] }, async (page) => {
      await page.goto('/register');
      await page.getByLabel('Email address').fill('dora@example.org');
      await page.getByLabel('Name', { exact: true }).fill('Dora');
      await page.getByLabel('Password', { exact: true }).fill('orange knees in the dark');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await says(page, 'Registered successfully: Please confirm your email address.');
      await page.getByRole('heading', { name: 'Add your first animals' }).waitFor();
      await page.goto('/profile');
      await page.getByText('This address is not confirmed yet.').waitFor();

      await page.goto(await mailed('dora@example.org', '/verify-email'));
      await says(page, 'Your email is now verified, please login again.');
      await page.waitForURL('**/login');
      await logIn(page, 'dora@example.org', 'orange knees in the dark');
      await page.goto('/profile');
      await page.getByText('dora@example.org').first().waitFor();
      expect(await page.getByText('This address is not confirmed yet.').count()).toBe(0);
    });
  });

  test('a forgotten password is reset with the mail’s link, once', async () => {
    const keeper = await register('Emil');
    await visit({ width: 'phone', expected: [/status of 422/] }, async (page) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Reset password' }).click();
      await page.getByLabel('Email address').fill(keeper.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText(/It is valid until .*, \d\d:\d\d\./).waitFor();
      await page.getByText('Look into the spam folder too.').waitFor();

      const link = await mailed(keeper.email, '/reset-password');
      await page.goto(link);
      await page.getByLabel('New password').fill('a quite new password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await says(page, 'Your password was reset, please login again.');
      await logIn(page, keeper.email, 'a quite new password');

      await page.goto(link);
      await page.getByLabel('New password').fill('and another one');
      await page.getByRole('button', { name: 'Set password' }).click();
      await says(page, 'This link was used already');
    });
    expect(await status(server().origin, keeper)).toBe(401);
  });

  test('a new address is confirmed there, and the old one hears of it', async () => {
    const keeper = await register('Frida');
    // The session ends with the address, and the device still asks for what is new.
    await visit({ session: keeper, expected: [/status of 401/] }, async (page) => {
      await page.goto('/profile/edit');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Nothing was changed').waitFor();
      await page.getByLabel('Email address').fill('frida@example.net');
      await page.getByLabel('Password', { exact: true }).fill(keeper.password);
      await page.getByRole('button', { name: 'Save' }).click();
      await says(page, 'Please confirm your new email address frida@example.net');
      await received('frida@example.org', /was changed/);
      await page.goto(await mailed('frida@example.net', '/verify-email'));
      await says(page, 'Your email is now verified, please login again.');
      await page.waitForURL('**/login');
      await logIn(page, 'frida@example.net', keeper.password);
    });
  });

  test('a known password is changed with the old one, and other devices are out', async () => {
    const keeper = await register('Gert');
    // What the device asks for just then is refused with the old token, and asked again with the new one.
    await visit({ session: keeper, expected: [/status of 401/] }, async (page) => {
      await page.goto('/profile/edit');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByLabel('Old password').fill(keeper.password);
      await page.getByLabel('New password').fill('a quite new password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await gone(page.getByRole('dialog'));
      await page.goto('/profile');
      await page.getByText(keeper.email).first().waitFor();
    });
    expect(await status(server().origin, keeper)).toBe(401);
  });

  test('a message reaches the administrator, and the reply its sender, on the page and by mail', async () => {
    const keeper = await register('Hanna');
    await visit({ width: 'phone', session: keeper }, async (page) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Missing E-Mail or message').waitFor();
      await page.getByLabel('Message').fill('Hello\nDo you have slings of the redknee?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Your message was sent to the administrator.').waitFor();
    });
    await visit({ session: admin }, async (page) => {
      await page.goto(await mailed(admin.email, '/admin/messages/details'));
      await page.getByText('Do you have slings of the redknee?').waitFor();
      await page.getByText('No replies yet').waitFor();
      await page.getByText('Unread', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Reply' }).isDisabled()).toBe(true);
      await page.getByLabel('Your reply').fill('Five, on Saturday.');
      await page.getByRole('button', { name: 'Reply' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByText(`This will send an E-Mail to ${keeper.email}`).waitFor();
      await question.getByRole('button', { name: 'Send E-Mail' }).click();
      await says(page, `Sent E-Mail ${keeper.email}`);
      await page.getByRole('listitem').getByText('Five, on Saturday.').waitFor();
      // what is answered is read
      await page.getByText('Read', { exact: true }).waitFor();
      await gone(page.getByRole('button', { name: 'Read up to here' }));
    });
    await received(keeper.email, /Five, on Saturday\./);
    await visit({ width: 'phone', session: keeper }, async (page) => {
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Sent messages (1)' }).click();
      await page.getByRole('link', { name: 'Hello Do you have slings of th...' }).click();
      await page.getByText('Five, on Saturday.').waitFor();
      await page.getByText('Read', { exact: true }).waitFor();
    });
    await visit({ session: admin }, async (page) => {
      await page.goto('/admin/messages');
      await page.getByText('read up to here').waitFor();
      await page.getByRole('button', { name: /^Delete message/ }).click();
      const question = page.getByRole('alertdialog');
      await question.getByText('You can not restore it.').waitFor();
      await question.getByRole('button', { name: 'Delete' }).click();
      await says(page, 'Message was deleted');
      await page.getByRole('heading', { name: 'No messages' }).waitFor();
    });
  });

  test('while the mail server is down nothing fails, and the queue sends it later', async () => {
    await smtp.down();
    const keeper = await register('Kuno');
    await visit({ width: 'phone', session: admin }, async (page) => {
      await page.goto('/admin/outbox');
      const row = page.getByRole('row').filter({ hasText: keeper.email });
      await row.getByText('Waiting').waitFor();
      await row.getByRole('link').click();
      await page.getByRole('button', { name: 'Send now' }).click();
      await page.getByText('The email could not be sent yet.').waitFor();
      await page.getByRole('button', { name: 'Close' }).last().click();
      await smtp.up();
      await page.getByRole('button', { name: 'Send now' }).click();
      await says(page, `Sent E-Mail ${keeper.email}`);
    });
    expect(new URL(await mailed(keeper.email, '/verify-email')).origin).toBe(server().origin);
  });
});

describe('without a mail server', () => {
  const { visit, register } = browserFixture({ env: { REGISTRATION: 'invite' }, own: true });

  test('an invitation and a reset can be passed on from the mail queue', async () => {
    const admin = await register('Ada');
    const links: Record<string, string> = {};
    const copied = async (page: Page) => page.getByLabel('Link', { exact: true }).inputValue();
    await visit({ session: admin }, async (page) => {
      await page.goto('/admin/outbox');
      await page.getByText('No email server is set').waitFor();
      await page.getByRole('button', { name: 'Make invitation' }).click();
      await page.getByText('The invitation is ready').waitFor();
      links['invite'] = await copied(page);
    });
    await visit({ expected: [/status of 401/] }, async (page) => {
      await page.goto(links['invite'] ?? '');
      await page.getByLabel('Email address').fill('jan@example.org');
      await page.getByLabel('Name', { exact: true }).fill('Jan');
      await page.getByLabel('Password', { exact: true }).fill('orange knees in the dark');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.getByRole('heading', { name: 'Add your first animals' }).waitFor();
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
      await page.goto('/forgot-password');
      await page.getByLabel('Email address').fill('jan@example.org');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText(/It is valid until/).waitFor();
    });
    await visit({ session: admin }, async (page) => {
      await page.goto('/admin/outbox');
      await page.getByRole('link', { name: 'Reset your password' }).click();
      links['reset'] = await copied(page);
    });
    await visit({}, async (page) => {
      await page.goto(links['reset'] ?? '');
      await page.getByLabel('New password').fill('a quite new password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await says(page, 'Your password was reset, please login again.');
      await logIn(page, 'jan@example.org', 'a quite new password');
    });
  });
});

test('the guide shows both animals to everyone, whatever the width', async () => {
  await guide.visit({ width: 'phone' }, async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'User guide' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'User guide' }).waitFor();
    for (const name of ['Rosalía', 'Juno']) {
      const picture = page.getByRole('img', { name: `Picture of ${name}` }).first();
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
    await page.getByRole('link', { name: 'Labels that scan' }).click();
    await page.getByRole('heading', { name: 'Labels that scan' }).waitFor();
    await page.getByRole('link', { name: 'For the administrator' }).click();
    const chapter = page.locator('#admin');
    await chapter.getByText('npm run reset-password').waitFor();
    expect(await chapter.getByRole('link').count()).toBe(0);
    expect(await excess(page)).toBe(0);
  });
});
const guide = browserFixture();

async function logIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** The newest link to a path in the mails to somebody. */
async function mailed(to: string, path: string): Promise<string> {
  const linked = new RegExp(`https?://[^\\s"<>&]+${path}\\?[^\\s"<>&]+`);
  const mail = await received(to, linked);
  return linked.exec(mail)?.[0] ?? '';
}

/** Polls until a mail to somebody contains it. */
async function received(to: string, words: RegExp): Promise<string> {
  const until = Date.now() + 120_000;
  for (;;) {
    const mail = smtp.received.findLast((one) => one.to.includes(to) && words.test(one.text));
    if (mail) return mail.text;
    if (Date.now() > until) throw new Error(`No mail to ${to} says ${words}`);
    await Bun.sleep(20);
  }
}

/** The server's response to a session that may have ended. */
async function status(origin: string, { token }: Session): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/user/me`, { headers })).status;
}
