import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import {
  countFactors,
  replaceRecoveryCodes,
} from '#src/features/accounts/second-factors/factors.queries.ts';
import { password } from '#src/testing/people.ts';
import { codeOf, setUpApp, setUpPasskey } from '#src/testing/second-factors.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { currentSession } from '#web/state/session.ts';
import {
  clickButton,
  clickLink,
  dialogs,
  fill,
  pageText,
  settled,
  submit,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

async function giveBerta() {
  await fill('Email address', 'berta@example.org');
  await fill('Password', password);
  await clickButton('Log in');
  await settled(() => pageText().includes('Second step'));
}

const dialogText = () => textOf(dialogs()[0] ?? document.createElement('p'));

test('an authenticator app is set up with password and code, and the recovery codes are shown', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await clickLink('Set up: Two-step log-in');
  await clickButton('Set up');
  await submit('Password');
  await settled(() => pageText().includes('Missing password!'));
  await fill('Password', password);
  await submit('Password');
  await settled(() => dialogText().includes('Scan this code'));
  await settled(() => document.querySelector('.qr-code path')?.getAttribute('d'));
  const secret = document.querySelector('.secret-key code')?.textContent?.replaceAll(' ', '') ?? '';
  await fill('Code that the app shows now', '000000');
  await submit('Code that the app shows now');
  await settled(() => pageText().includes('This code is wrong, or was used already'));
  await fill('Code that the app shows now', codeOf(app, secret));
  await submit('Code that the app shows now');
  await settled(() => dialogText().includes('Keep these codes'));
  expect(document.querySelectorAll('.recovery-codes li')).toHaveLength(10);
  await clickButton('I have kept them');
  await settled(() => pageText().includes('10 of 10 codes left.'));
  expect(countFactors(app.db, 3)).toEqual({ app: 1, passkeys: 0, recovery: 10 });

  await clickButton('Remove the authenticator app');
  await fill('Password', password);
  await submit('Password');
  await settled(() => pageText().includes('The authenticator app is removed.'));
  await settled(() => !pageText().includes('of 10 codes left'));
  expect(countFactors(app.db, 3)).toEqual({ app: 0, passkeys: 0, recovery: 0 });
});

test('the log-in asks for the code, and there is no session before it is right', async () => {
  const app = createTestApp();
  const { secret } = await setUpApp(app, 3);
  await openScreen('/login?redirect=%2Fprofile', { app });
  await giveBerta();
  expect(currentSession()).toBeNull();
  expect(document.activeElement?.getAttribute('name')).toBe('code');
  await submit('Code');
  await settled(() => pageText().includes('Enter the code'));
  await fill('Code', '000000');
  await submit('Code');
  await settled(() => pageText().includes('This code is wrong, or was used already'));
  expect(currentSession()).toBeNull();
  await fill('Code', codeOf(app, secret));
  await submit('Code');
  await settled(() => window.location.pathname === '/profile');
  expect(currentSession()?.user.uid).toBe(3);
});

test('a recovery code lets in, too; when few are left the page says so, and makes new ones', async () => {
  const app = createTestApp();
  const { recovery } = await setUpApp(app, 3);
  await openScreen('/login?redirect=%2Fprofile%2Fsecurity', { app });
  await giveBerta();
  await clickButton('Use a recovery code');
  await fill('Recovery code', recovery[0] ?? '');
  await submit('Recovery code');
  await settled(() => pageText().includes('9 of 10 codes left.'));
  expect(pageText()).not.toContain('Make new ones before the last is used.');
  closeScreen();
  replaceRecoveryCodes(app.db, 3, ['a', 'b', 'c']);
  await openScreen('/profile/security', { app, as: 3 });
  await settled(() =>
    pageText().includes('3 of 10 codes left. Make new ones before the last is used.'),
  );
  await clickButton('Make new codes');
  await fill('Password', password);
  await submit('Password');
  await settled(() => dialogText().includes('Keep these codes'));
  await clickButton('I have kept them');
  await settled(() => pageText().includes('10 of 10 codes left.'));
});

test('after a restore without the key of the apps the log-in asks for a recovery code, and the page says why', async () => {
  const app = createTestApp();
  const { recovery } = await setUpApp(app, 3);
  app.context.factorKey = 'the key of another data folder, made after a restore';
  await openScreen('/login?redirect=%2Fprofile%2Fsecurity', { app });
  await giveBerta();
  await fill('Recovery code', recovery[0] ?? '');
  await submit('Recovery code');
  await settled(() => pageText().includes('The codes of this app no longer work here'));
  await clickButton('Remove the authenticator app');
});

test('a log-in that took too long begins again', async () => {
  const app = createTestApp({ now: '2026-06-03T10:00:00Z' });
  const { secret } = await setUpApp(app, 3);
  await openScreen('/login', { app });
  await giveBerta();
  app.setNow('2026-06-03T10:11:00Z');
  await fill('Code', codeOf(app, secret));
  await submit('Code');
  await settled(() => dialogText().includes('This took too long. Please begin again.'));
  await clickButton('Close');
  await settled(() => pageText().includes('Email address'));
});

test('without https the page says why there are no passkeys, and lists those that there are', async () => {
  const app = createTestApp();
  await setUpPasskey(app, 3, 'Old phone');
  app.config.publicUrl = 'http://terrarium.local:3000';
  await openScreen('/profile/security', { app, as: 3 });
  await settled(() => pageText().includes('Passkeys need an address with https'));
  await settled(() => pageText().includes('Old phone'));
  expect(pageText()).not.toContain('Add a passkey');
  await clickButton('Rename: Old phone');
  await fill('Name', 'Older phone');
  await submit('Name');
  await settled(() => pageText().includes('Older phone'));
  await clickButton('Remove the passkey Older phone');
  await fill('Password', password);
  await submit('Password');
  await settled(() => pageText().includes('The passkey Older phone is removed.'));
  expect(countFactors(app.db, 3)).toEqual({ app: 0, passkeys: 0, recovery: 0 });
});

test('at another address than PUBLIC_URL the page names the right one', async () => {
  const app = createTestApp({ env: { PUBLIC_URL: 'https://keep.example.org' } });
  await openScreen('/profile/security', { app, as: 3 });
  await settled(() => pageText().includes('Passkeys work at https://keep.example.org only'));
});

test('the administrator is urged to set it up, and can put it off for a month', async () => {
  const app = createTestApp();
  const urged = 'Protect it with a second step';
  await openScreen('/', { app, as: 2 });
  await settled(() => pageText().includes(urged));
  await clickButton('Later');
  await settled(() => !pageText().includes(urged));
  const stored = async () => (await app.as(2).get('user_config/get/second_step_later')).data;
  await settled(async () => (await stored()).conf_val !== null);
  closeScreen();
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('First steps'));
  expect(pageText()).not.toContain(urged);
});

test('the administrator who has a second factor is not urged', async () => {
  const app = createTestApp();
  await setUpApp(app, 2);
  await openScreen('/', { app, as: 2 });
  await settled(() => pageText().includes('First steps'));
  expect(pageText()).not.toContain('Protect it with a second step');
});
