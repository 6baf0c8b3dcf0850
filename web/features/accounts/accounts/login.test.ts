import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { navigate } from 'wouter/use-browser-location';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { queries } from '#web/lib/queries.ts';
import { currentSession, endSession, hadKeeper, startSession } from '#web/state/session.ts';
import {
  button,
  click,
  clickButton,
  field,
  dialogs,
  fill,
  heading,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

async function appWithBerta() {
  const app = createTestApp({ people: false });
  const un = 'berta@example.org';
  await app.visitor.post('user/register', { un, uname: 'Berta', upw: 'eight legs walk' });
  return app;
}

async function logIn(password: string) {
  await fill('Email address', 'berta@example.org');
  await fill('Password', password);
  await clickButton('Log in');
}

test('an empty form says what is missing and sends nothing', async () => {
  const app = await appWithBerta();
  await openScreen('/login', { app });
  await clickButton('Log in');
  await settled(() => pageText().includes('Enter E-Mail address and password'));
  expect(dialogs()).toHaveLength(0);
});

test('logging in follows the redirect and shows the name in the header', async () => {
  const app = await appWithBerta();
  await openScreen('/login?redirect=%2Fprofile', { app });
  await logIn('eight legs walk');
  await settled(() => window.location.pathname === '/profile');
  await settled(() => heading() === 'Profile' && pageText().includes('berta@example.org'));
  expect(currentSession()?.user.uname).toBe('Berta');
});

test('from a part of a page the log-in leads back to that part', async () => {
  const app = await appWithBerta();
  await openScreen('/profile/settings#come', { app });
  const door = await settled(() => document.querySelector<HTMLAnchorElement>('main a'));
  const header = document.querySelector('header a[href^="/login"]');
  expect(header?.getAttribute('href')).toBe(door.getAttribute('href'));
  door.click();
  await logIn('eight legs walk');
  await settled(() => heading() === 'Settings');
  expect(window.location.pathname + window.location.hash).toBe('/profile/settings#come');
});

test('a redirect to another site leads home', async () => {
  const app = await appWithBerta();
  await openScreen('/login?redirect=%2F%2Fevil.example', { app });
  await logIn('eight legs walk');
  await settled(() => currentSession());
  await settled(() => window.location.pathname === '/');
});

test('a wrong password opens the error dialog with the server’s words and the status', async () => {
  const app = await appWithBerta();
  await openScreen('/login', { app });
  await logIn('six legs walk');
  const dialog = await settled(() => dialogs()[0]);
  expect(textOf(dialog)).toContain('Failed to login');
  expect(textOf(dialog)).toContain('E-Mail address or password is wrong.');
  expect(textOf(dialog)).toContain('Status: 401');
  await clickButton('Close');
  await settled(() => dialogs().length === 0);
  expect(currentSession()).toBeNull();
});

test('a logged-in user finds a log-out button', async () => {
  const app = createTestApp();
  await openScreen('/login', { app, as: 3 });
  await settled(() => button('Log out'));
  await clickButton('Log out');
  await settled(() => window.location.pathname === '/');
  expect(currentSession()).toBeNull();
});

test('on somebody else’s device the session goes with the tab', async () => {
  const app = await appWithBerta();
  await openScreen('/login', { app });
  await click(() => field('This is not my device: keep nothing on it'));
  await logIn('eight legs walk');
  await settled(() => pageText().includes('Berta'));
  expect(currentSession()?.user.uname).toBe('Berta');
  expect(localStorage.getItem('exuvia.session')).toBeNull();
  expect(sessionStorage.getItem('exuvia.session')).toContain('Berta');
});

describe('on a device whose session ran out', () => {
  const login = () => document.querySelector<HTMLAnchorElement>('main a[href="/login"]');

  /** Berta's start page, after the server no longer took the token. */
  async function ranOut(token?: string) {
    const app = await appWithBerta();
    await openScreen('/login', { app });
    await logIn('eight legs walk');
    await settled(() => currentSession() !== null);
    const session = currentSession();
    if (session && token) startSession(session.user, token);
    if (!token) {
      app.setNow('2027-12-01T00:00:00Z');
      // for the device, the visit was long ago
      const stored: object = JSON.parse(localStorage.getItem('exuvia.session') ?? '{}');
      const seen = '2024-01-01T00:00:00Z';
      localStorage.setItem('exuvia.session', JSON.stringify({ ...stored, seen }));
    }
    void queries.invalidateQueries();
    await settled(() => currentSession() === null);
    return app;
  }

  test('the log-in comes first, with the address', async () => {
    await ranOut();
    await settled(login);
    expect(document.querySelector('main a[href="/register"]')).toBeNull();
    login()?.click();
    await settled(() => field('Email address').value === 'berta@example.org');
    expect(pageText()).not.toMatch(/Exuvia was updated|This log-in was ended/);
  });

  test.each([
    [
      'was ended from another device',
      (app: TestApp, uid: number) => app.as(uid).delete('user/sessions/end', {}),
      'This log-in was ended:',
    ],
    [
      'went with its account',
      (app: TestApp, uid: number) => app.as(2).delete('admin/user_delete', { uid }),
      'The account of this device was deleted',
    ],
  ])('a session that %s leaves no address behind', async (_, end, said) => {
    const app = createTestApp();
    const un = 'bert@example.org';
    await app.visitor.post('user/register', { un, uname: 'Bert', upw: 'eight legs walk' });
    await openScreen('/login', { app });
    await fill('Email address', un);
    await fill('Password', 'eight legs walk');
    await clickButton('Log in');
    const { user } = await settled(currentSession);
    expect((await end(app, user.uid)).status).toBe(200);
    void queries.invalidateQueries();
    await settled(() => currentSession() === null);
    (await settled(login)).click();
    await settled(() => field('Password'));
    expect(field('Email address').value).toBe('');
    expect(pageText()).toContain(said);
    expect(Object.values({ ...localStorage }).join()).not.toContain(un);
  });

  test('what waits of a deleted account is told, and nobody hears that it will be sent', async () => {
    await openScreen('/about', { app: createTestApp() });
    localStorage.setItem('exuvia.keeper', JSON.stringify({ isGone: true }));
    localStorage.setItem('exuvia.waits', '2');
    navigate('/login');
    await settled(() => pageText().includes('2 records that were not sent are still here'));
    expect(pageText()).not.toContain('are sent when you log in');
  });

  test('a keeper of 0.1.0 reads that the update ended it', async () => {
    const claims = btoa(JSON.stringify({ sub: '2', version: 1, iat: 1, exp: 9999999999 }));
    await ranOut(`e30.${claims}.signature`);
    (await settled(login)).click();
    await settled(() => pageText().includes('Exuvia was updated since you were here'));
  });

  test('who logged out is a visitor again', async () => {
    await ranOut();
    (await settled(login)).click();
    await fill('Password', 'eight legs walk');
    await clickButton('Log in');
    await settled(() => currentSession() !== null);
    endSession();
    expect(hadKeeper()).toBe(false);
  });
});
