import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { inbox, mailedToken, newcomer } from '#src/testing/people.ts';
import { navigate } from 'wouter/use-browser-location';
import { createTestApp } from '#src/testing/test-app.ts';
import { formatInstant } from '#web/lib/format.ts';
import {
  clickButton,
  dialogTexts,
  dialogs,
  fill,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a link that is no good says why', async () => {
  await openScreen('/verify-email?token=nonsense', { app: createTestApp() });
  await settled(() => pageText().includes('The address was not confirmed.'));
  expect(pageText()).toContain('or was replaced by a newer one: open the link in the newest email');
  expect(textOf(await settled(() => dialogs()[0]))).toContain('Error verifying email');
});

test('who is logged in has another link sent where a link is no good', async () => {
  const app = createTestApp();
  const { uid } = await newcomer(app, 'dora@example.org');
  await openScreen('/verify-email?token=nonsense', { app, as: uid });
  await settled(() => dialogs()[0]);
  await clickButton('Close');
  await clickButton('Send a new link');
  await settled(() => pageText().includes('A new link waits in the administrator’s outbox'));
  expect(inbox(app).filter(({ state }) => state === 'waiting')).toHaveLength(1);
});

test('who is logged in and confirmed reads only that, with a used link', async () => {
  const app = createTestApp();
  const { uid } = await newcomer(app, 'dora@example.org');
  const token = mailedToken(app, 'verify');
  await openScreen('/contact', { app, as: uid });
  // On another device: this one does not know of it yet.
  await app.visitor.post('user/verifymail', { token });
  navigate(`/verify-email?token=${token}`);
  await settled(() => pageText().includes('Your address is confirmed.'));
  expect(pageText()).not.toContain('was not confirmed');
  expect(dialogTexts()).toEqual([]);
});

test('who is not logged in is led to the log-in and on to the profile', async () => {
  await openScreen('/verify-email?token=nonsense', { app: createTestApp() });
  await settled(() => pageText().includes('Log in to have another sent.'));
  const login = document.querySelector('main .cluster a');
  expect(login?.getAttribute('href')).toBe('/login?redirect=%2Fprofile');
});

test('asking for a new password tells how long the link is valid by the reader’s clock, and of the spam folder', async () => {
  const app = createTestApp({ now: '2025-11-20T12:00:00Z' });
  await openScreen('/forgot-password', { app });
  await clickButton('Send the link');
  await settled(() => pageText().includes('Enter E-Mail address'));
  await fill('Email address', 'nobody@example.org');
  await clickButton('Send the link');
  await settled(() => pageText().includes(`valid until ${formatInstant('2025-11-20T13:00:00Z')}.`));
  expect(pageText()).toContain('spam folder');
});

test.each([
  { path: '/reset-password', password: 'eight legs walk', says: 'Invalid token' },
  { path: '/reset-password?token=x', password: '', says: 'Missing password!' },
])('$path with "$password" says "$says"', async ({ path, password, says }) => {
  await openScreen(path, { app: createTestApp() });
  await fill('New password', password);
  await clickButton('Set password');
  await settled(() => pageText().includes(says));
});
