import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentSession } from '#web/state/session.ts';
import { pretendPlace } from '#web/testing/pretend-place.ts';
import {
  clickButton,
  dialogTexts,
  field,
  fill,
  link,
  pageText,
  settled,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

async function signUp(form: { mail: string; name: string; password: string }) {
  await fill('Email address', form.mail);
  await fill('Name', form.name);
  await fill('Password', form.password);
  await clickButton('Sign up');
}

test('the first account of an installation is told that it becomes the administrator’s', async () => {
  const app = createTestApp({ people: false });
  await openScreen('/register', { app });
  await settled(() => pageText().includes('becomes the administrator’s'));
  await signUp({ mail: 'ada@example.org', name: 'Ada', password: 'eight legs walk' });
  // nobody else could confirm the address where there is no mail server; it is said for some seconds only
  await settled(() => pageText().includes('Registered successfully.'));
  await settled(() => pageText().includes('Add your first animals'));
  expect(currentSession()?.user).toMatchObject({
    ...{ uid: 2, uname: 'Ada', is_admin: 1, mail_confirmed: 1 },
  });
});

test('a later account is not, and has no word of the administrator', async () => {
  const app = createTestApp();
  await openScreen('/register', { app });
  await signUp({ mail: 'dora@example.org', name: 'Dora', password: 'eight legs walk' });
  await settled(() => currentSession());
  expect(currentSession()?.user.is_admin).toBe(0);
  await settled(() => pageText().includes('Add your first animals'));
  navigate('/profile');
  await settled(() => pageText().includes('or have another sent'));
});

test.each([
  [['en-GB', 'en'], 'Europe/London', 'display_currency', '"GBP"'],
  [['en-US', 'en'], 'America/Chicago', 'units', '{"length":"in","weight":"g"}'],
  [['en-US', 'en'], 'America/Chicago', 'week_start', '"sunday"'],
])(
  'a new keeper of %p at %s begins with what is usual there: %s',
  async (tags, zone, key, value) => {
    pretendPlace(tags, zone);
    const app = createTestApp();
    await openScreen('/register', { app });
    await signUp({ mail: 'jess@example.org', name: 'Jess', password: 'eight legs walk' });
    await settled(() => pageText().includes('Add your first animals'));
    const uid = currentSession()?.user.uid ?? 0;
    const stored = () => app.as(uid).get(`user_config/get/${key}`);
    await settled(async () => (await stored()).data.conf_val === value);
  },
);

test.each([
  {
    form: { mail: '', name: 'Dora', password: 'eight legs walk' },
    says: 'Enter E-Mail address, username and password',
  },
  {
    form: { mail: 'd@example.org', name: ' ', password: 'eight legs walk' },
    says: 'Enter E-Mail address, username and password',
  },
  {
    form: { mail: 'd@example.org', name: 'Dora', password: 'short' },
    says: 'The password needs 8 to 200 characters',
  },
])('a form with $form says "$says"', async ({ form, says }) => {
  await openScreen('/register', { app: createTestApp() });
  await signUp(form);
  await settled(() => pageText().includes(says));
  expect(currentSession()).toBeNull();
});

test('a used address is marked at its field', async () => {
  await openScreen('/register', { app: createTestApp() });
  await signUp({ mail: 'berta@example.org', name: 'Dora', password: 'eight legs walk' });
  await settled(() => pageText().includes('This E-Mail address is already registered'));
  expect(document.activeElement?.matches('input[type=email][aria-invalid=true]')).toBe(true);
  expect(dialogTexts()).toEqual([]);
});

test('a logged-in user reads "Already logged in!"', async () => {
  await openScreen('/register', { app: createTestApp(), as: 3 });
  await settled(() => pageText().includes('Already logged in!'));
});

test('who opens the link of an invitation finds the invited address in the form', async () => {
  const app = createTestApp({ env: { REGISTRATION: 'invite' } });
  const { link } = (await app.as(2).post('admin/invite', { email: 'dora+1@example.org' })).data;
  const { pathname, search } = new URL(link);
  await openScreen(pathname + search, { app });
  await settled(() => field('Invitation code'));
  expect(field('Email address').value).toBe('dora+1@example.org');
  await fill('Name', 'Dora');
  await fill('Password', 'eight legs walk');
  await clickButton('Sign up');
  await settled(() => currentSession());
  expect(currentSession()?.user.email).toBe('dora+1@example.org');
});

const invitedTo = async (app: TestApp, email: string) => {
  const { pathname, search } = new URL((await app.as(2).post('admin/invite', { email })).data.link);
  return { path: pathname + search, invite: new URLSearchParams(search).get('invite') };
};

test('who comes with an invitation reads that, and who comes without one that it needs one', async () => {
  const app = createTestApp({ env: { REGISTRATION: 'invite' } });
  const { path } = await invitedTo(app, 'dora@example.org');
  await openScreen(path, { app });
  await settled(() => pageText().includes('You are invited'));
  expect(pageText()).not.toContain('Registration needs an invitation');
  await closeScreen();
  await openScreen('/register', { app });
  await settled(() => pageText().includes('Registration needs an invitation'));
  expect(pageText()).not.toContain('You are invited');
});

test('an invitation that was used already says so at its field, and where to go on', async () => {
  const app = createTestApp({ env: { REGISTRATION: 'invite' } });
  const { path, invite } = await invitedTo(app, 'dora@example.org');
  const account = { un: 'dora@example.org', uname: 'Dora', upw: 'eight legs walk' };
  expect((await app.visitor.post('user/register', { ...account, invite })).status).toBe(200);
  await openScreen(path, { app });
  await settled(() => field('Invitation code'));
  await fill('Name', 'Dora');
  await fill('Password', 'eight legs walk');
  await clickButton('Sign up');
  await settled(() => pageText().includes('This invitation was used already'));
  expect(dialogTexts()).toEqual([]);
  expect(document.activeElement).toBe(field('Invitation code'));
  expect(pageText()).not.toContain('You are invited');
  expect(link('log in').getAttribute('href')).toBe('/login');
  expect(link('ask for a new invitation').getAttribute('href')).toBe('/contact');
});

test('a closed installation says so instead of offering the form', async () => {
  await openScreen('/register', { app: createTestApp({ env: { REGISTRATION: 'closed' } }) });
  await settled(() => pageText().includes('Registration is closed.'));
});

test.each([
  ['closed', 'Registration is closed.'],
  ['invite', 'Registration needs an invitation'],
])('where registration is %s nobody is sent to it, and the log-in says why', async (mode, why) => {
  const app = createTestApp({ env: { REGISTRATION: mode } });
  await openScreen('/', { app });
  await settled(() => !pageText().includes('Sign up'));
  await closeScreen();
  await openScreen('/login', { app });
  await settled(() => pageText().includes(why));
  expect(pageText()).not.toContain('Sign up');
});

test('the way to register keeps its room and is not seen before it is known whether anybody may', async () => {
  const app = createTestApp({ env: { REGISTRATION: 'invite' } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const handle = async (request: Request) => {
    if (request.url.endsWith('/api/health')) await promise;
    return app.app.handle(request);
  };
  await openScreen('/legal', { app: { ...app, app: { handle } } as unknown as typeof app });
  const link = () => document.querySelector('header.top a[href^="/register"]');
  expect(link()?.className).toContain('unknown');
  resolve();
  await settled(() => !link());
});

test('where anybody may register the first page and the log-in lead to it', async () => {
  const app = createTestApp();
  await openScreen('/', { app });
  await settled(() => pageText().includes('Sign up'));
  await closeScreen();
  await openScreen('/login', { app });
  await settled(() => pageText().includes('New here? Sign up'));
});

test('the field for a password says all that is asked of it', async () => {
  await openScreen('/register', { app: createTestApp() });
  const hint = await settled(() =>
    document.querySelector(
      '#' + CSS.escape(field('Password').getAttribute('aria-describedby') ?? ''),
    ),
  );
  for (const part of [
    'At least 8 characters, 5 of them different',
    'No common password',
    'your name or address',
    'not digits and signs alone',
  ])
    expect(hint.textContent).toContain(part);
});
