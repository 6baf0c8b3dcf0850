import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { serve } from '#web/testing/serve.ts';
import { afterEach, describe, expect, test } from 'bun:test';
import { inbox, mailedToken, newcomer, password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { startSmtp } from '#src/testing/smtp.ts';
import { listSessions } from '#src/platform/security/sessions.queries.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { currentSession } from '#web/state/session.ts';
import {
  clickButton,
  clickLink,
  dialogs,
  fill,
  heading,
  link,
  pageText,
  settled,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a visitor gets the log-in prompt, with the way back', async () => {
  await openScreen('/profile', { app: createTestApp() });
  await settled(() => pageText().includes('Log in to monitor your pets'));
  const main = await settled(() => document.querySelector('main a'));
  expect(main.getAttribute('href')).toBe('/login?redirect=%2Fprofile');
});

test('the profile shows name, address and the number of pets', async () => {
  await openScreen('/profile', { app: createTestApp(), as: 3 });
  await settled(() => /Email addressberta@example.orgPets0/.test(pageText()));
  expect(heading()).toBe('Profile');
  expect(pageText()).not.toContain('Sent messages');
});

test('sent messages are counted and linked', async () => {
  const app = createTestApp();
  const message = { email: 'berta@example.org', message: 'Hello' };
  await app.as(3).post('contact_messages/add', message);
  await openScreen('/profile', { app, as: 3 });
  const to = await settled(() => link('Sent messages (1)'));
  expect(to.getAttribute('href')).toBe('/profile/messages');
});

test('nothing changed is nothing sent', async () => {
  await openScreen('/profile/edit', { app: createTestApp(), as: 3 });
  await clickButton('Save');
  await settled(() => pageText().includes('Nothing was changed'));
});

test('a new name stands in the header and in the database', async () => {
  const app = createTestApp();
  await openScreen('/profile', { app, as: 3 });
  await clickLink('Edit');
  await fill('Name', 'Bertha');
  await clickButton('Save');
  await settled(() => window.location.pathname === '/profile');
  await settled(() => link('Bertha'));
  expect((await app.as(3).get('user/me')).data.data[0].uname).toBe('Bertha');
});

test('a new address needs the password and has to be confirmed', async () => {
  await openScreen('/profile/edit', { app: createTestApp(), as: 3 });
  await fill('Email address', 'bertha@example.org');
  await clickButton('Save');
  await settled(() => pageText().includes('Missing password!'));
  await fill('Password', password);
  await clickButton('Save');
  await settled(() =>
    pageText().includes('Please confirm your new email address bertha@example.org'),
  );
});

describe('an address that is not confirmed', () => {
  test('gets another mail, and the page says that it is out', async () => {
    const smtp = await startSmtp();
    const app = createTestApp({ env: { SMTP_URL: smtp.url } });
    const { uid } = await newcomer(app, 'dora@example.org');
    await openScreen('/profile', { app, as: uid });
    await clickButton('Send a new link');
    await settled(() => pageText().includes('A new link is on its way to dora@example.org.'));
    expect(smtp.received.at(-1)?.to).toEqual(['dora@example.org']);
    await smtp.stop();
  });

  test('waits for a mail server that takes nothing just now', async () => {
    const smtp = await startSmtp();
    smtp.mode = 451;
    const app = createTestApp({ env: { SMTP_URL: smtp.url } });
    const { uid } = await newcomer(app, 'dora@example.org');
    await openScreen('/profile', { app, as: uid });
    await clickButton('Send a new link');
    await settled(() => pageText().includes('The email to dora@example.org is not out yet.'));
    await smtp.stop();
  });

  test('of the administrator is sent to the outbox where there is no mail server', async () => {
    const app = createTestApp({ people: false });
    const { uid } = await newcomer(app, 'ada@example.org');
    app.db.$client.run('UPDATE users SET mail_confirmed = 0');
    await openScreen('/profile', { app, as: uid });
    await clickButton('Send a new link');
    await settled(() => pageText().includes('A new link waits in the outbox.'));
    expect(link('Outbox').getAttribute('href')).toBe('/admin/outbox');
  });

  test('that was confirmed on another device is not asked for again', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    await openScreen('/profile', { app, as: uid });
    await settled(() => pageText().includes('This address is not confirmed yet.'));
    await app.visitor.post('user/verifymail', { token: mailedToken(app, 'verify') });
    const before = inbox(app).length;
    await clickButton('Send a new link');
    await settled(() => pageText().includes('Your address is confirmed.'));
    await settled(() => !pageText().includes('This address is not confirmed yet.'));
    expect(inbox(app)).toHaveLength(before);
  });
});

test('a changed password keeps this device logged in', async () => {
  const app = createTestApp({ people: false });
  const un = 'ada@example.org';
  await app.visitor.post('user/register', { un, uname: 'Ada', upw: 'eight legs walk' });
  await openScreen('/profile/edit', { app, as: 2 });
  const before = currentSession()?.token;
  await clickButton('Change password');
  await fill('Old password', 'eight legs walk');
  await fill('New password', 'sixteen eyes see');
  await clickButton('Set password');
  await settled(() => dialogs().length === 0);
  await settled(() => pageText().includes('Your password was changed.'));
  expect(currentSession()?.token).not.toBe(before);
  expect((await app.visitor.post('user/login', { un, upw: 'sixteen eyes see' })).status).toBe(200);
});

test('what is asked for while the password changes does not log this device out', async () => {
  const app = createTestApp({ people: false });
  await app.visitor.post('user/register', { un: 'ada@example.org', uname: 'Ada', upw: password });
  await openScreen('/profile/edit', { app, as: 2 });
  let meanwhile: Promise<unknown> | undefined;
  // The old token is refused from here on, and the answer with the new one is still on its way.
  serve(async (request) => {
    const response = await app.app.handle(request);
    if (!request.url.endsWith('/user/password')) return response;
    const refused = Promise.withResolvers<Response>();
    serve((read) => {
      const answer = app.app.handle(read);
      refused.resolve(answer);
      return answer;
    });
    meanwhile = api.user.me.get();
    expect((await refused.promise).status).toBe(401);
    return response;
  });
  await clickButton('Change password');
  await fill('Old password', password);
  await fill('New password', 'sixteen eyes see');
  await clickButton('Set password');
  await settled(() => pageText().includes('Your password was changed.'));
  expect(await meanwhile).toMatchObject({ error: null, data: { data: [{ uid: 2 }] } });
  expect(pageText()).not.toContain('Your session has ended');
  expect(currentSession()?.user.uid).toBe(2);
});

test('a session that the server no longer knows ends with a notice and the log-in prompt', async () => {
  const app = createTestApp();
  await openScreen('/legal', { app, as: 3 });
  app.db.$client.run('DELETE FROM sessions');
  await clickLink('Berta');
  await settled(() => pageText().includes('Your session has ended.'));
  await settled(() => pageText().includes('Log in to monitor your pets'));
  expect(currentSession()).toBeNull();
  expect(dialogs()).toHaveLength(0);
});

test('logging out forgets the session, goes home, and ends it on the server', async () => {
  const app = createTestApp();
  await openScreen('/profile', { app, as: 3 });
  const authorization = `Bearer ${currentSession()?.token}`;
  const me = async () => (await app.visitor.get('user/me', undefined, { authorization })).status;
  expect(await me()).toBe(200);
  await clickButton('Log out');
  await settled(() => window.location.pathname === '/');
  expect(localStorage.getItem('exuvia.session')).toBeNull();
  await settled(() => listSessions(app.db, 3, '').length === 1); // the one of app.as
  expect(await me()).toBe(401);
});

test('logging out without a network forgets the session all the same', async () => {
  await openScreen('/profile', { app: createTestApp(), as: 3 });
  serve(() => {
    throw new TypeError('no network');
  });
  await clickButton('Log out');
  await settled(() => window.location.pathname === '/');
  expect(currentSession()).toBeNull();
  expect(dialogs()).toHaveLength(0);
});

test('logging out asks first where what was recorded is not sent yet', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen('/profile', { app, as: 3 });
  await settled(() => pageText().includes('Pets1'));
  serve((request) => {
    if (request.url.includes('/feeding/')) throw new TypeError('no network');
    return app.app.handle(request);
  });
  const tasks = await deviceTasks();
  await tasks?.sync.now();
  await api.pet.feeding.feed.post({ id, date_f: '2026-01-02', food: 'Dubia', progress: 0 });
  await clickButton('Log out');
  await settled(() => pageText().includes('Log out before everything is sent?'));
  await clickButton('Cancel');
  await settled(() => dialogs().length === 0);
  expect(currentSession()?.user.uid).toBe(3);
  await clickButton('Log out');
  await settled(() => dialogs().length === 1);
  await clickButton('Log out');
  await settled(() => window.location.pathname === '/');
  expect(currentSession()).toBeNull();
});

test('the settings list where the keeper is logged in, and ends what is somewhere else', async () => {
  const app = createTestApp();
  await app.tokenOf(3);
  await app.tokenOf(3);
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('This device'));
  const { length: before } = listSessions(app.db, 3, '');
  await clickButton('End: Unknown device');
  await settled(() => pageText().includes('Unknown device is logged out.'));
  expect(listSessions(app.db, 3, '')).toHaveLength(before - 1);
  await clickButton('End all others');
  await clickButton('End');
  await settled(() => listSessions(app.db, 3, '').length === 1);
  expect(currentSession()).not.toBeNull();
});
