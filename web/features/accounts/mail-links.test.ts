import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { clickButton, dialogs, fill, pageText, settled, textOf } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a link that is no good says why', async () => {
  await openScreen('/verify-email?token=nonsense', { app: createTestApp() });
  await settled(() => pageText().includes('The address was not confirmed.'));
  expect(pageText()).toContain('or was replaced by a newer one: open the link in the newest mail');
  expect(textOf(await settled(() => dialogs()[0]))).toContain('Error verifying email');
});

test('asking for a new password tells how long the link is valid, and of the spam folder', async () => {
  const app = createTestApp({ now: '2025-11-20T12:00:00Z' });
  await openScreen('/forgot-password', { app });
  await clickButton('Send the link');
  await settled(() => pageText().includes('Enter E-Mail address'));
  await fill('E-mail address', 'nobody@example.org');
  await clickButton('Send the link');
  await settled(() => /valid until 20 Nov 2025, 13:00 UTC/.test(pageText()));
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
