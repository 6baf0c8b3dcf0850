import { afterEach, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { failing } from '#web/testing/fixtures.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  clickButton,
  clickLink,
  dialogs,
  eventually,
  fill,
  heading,
  pageText,
  settled,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(() => {
  closeScreen();
  localStorage.clear();
});

const choose = async (value: string) =>
  (await settled(() => document.querySelector<HTMLInputElement>(`main [value=${value}]`))).click();

test('the name in the header leads to the settings, and they to the profile', async () => {
  await openScreen('/legal', { app: createTestApp(), as: 3 });
  await clickLink('Berta');
  await settled(() => heading() === 'Settings' && pageText().includes('Where you are logged in'));
  expect(pageText()).toContain('Berta, berta@example.org');
  await clickLink('Open');
  await settled(() => heading() === 'Profile');
});

test('currency, week and names are kept in the account', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await fill('Currency', 'CHF');
  await choose('sunday');
  const stored = async (key: string) =>
    (await app.as(3).get(`user_config/get/${key}`)).data.conf_val;
  await eventually(async () => {
    expect(await stored('display_currency')).toBe('"CHF"');
    expect(await stored('week_start')).toBe('"sunday"');
  });
});

test('the weekdays of a plan begin with the keeper’s first day', async () => {
  const app = createTestApp();
  await app.as(3).post('user_config/set', { conf_key: 'week_start', conf_val: '"sunday"' });
  await openScreen('/pets/plans/add', { app, as: 3 });
  const first = () => document.querySelector('.weeks .dow')?.textContent;
  await settled(() => first() === 'Sun');
});

test('the hand is kept on this device', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await choose('left');
  await eventually(() => expect(localStorage.getItem('exuvia.hand')).toBe('"left"'));
  expect((await app.as(3).get('user_config/get/hand')).data.conf_val).toBeNull();
});

test('a token is made, shown once, listed and revoked', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('No program has a token.'));
  await clickButton('New token');
  await fill('Name of the program', 'Home Assistant');
  await fill('May', 'record');
  await clickButton('Make token');
  const field = await settled(() => document.querySelector<HTMLInputElement>('dialog [readonly]'));
  expect(field.value).toMatch(/^exu_/);
  const program = app.withToken(field.value);
  expect((await program.get('user/me')).status).toBe(200);
  await clickButton('Close');
  await settled(() => pageText().includes(`Read and record · ${field.value.slice(0, 6)}…`));
  await clickButton('Revoke Home Assistant');
  await clickButton('Revoke');
  await settled(() => pageText().includes('The token of Home Assistant is revoked.'));
  expect((await program.get('user/me')).status).toBe(401);
});

test.each([
  ['http://pi.example:3000', 'http://pi.example:3000', false],
  ['http://localhost:3000', 'http://localhost:3000', true],
])(
  'at the machine itself, known as %s, the wall gets that address',
  async (known, origin, noted) => {
    const app = createTestApp({ env: { PUBLIC_URL: known } });
    await openScreen('/profile/settings', { app, as: 3 });
    await clickButton('New token');
    await fill('Name of the program', 'Tablet');
    await fill('May', 'today');
    await clickButton('Make token');
    const field = await settled(() =>
      document.querySelector<HTMLInputElement>('dialog [readonly]'),
    );
    expect(field.value.replace(/exu_\w{32}$/, '…')).toBe(`${origin}/wall#…`);
    expect(pageText().includes('leads only to this computer')).toBe(noted);
  },
);

test('the calendar gets an address, which is shown, and ends', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('Calendar feed'));
  await clickButton('Make an address');
  const field = await settled(() => document.querySelector<HTMLInputElement>('main [readonly]'));
  expect(field.value).toMatch(/^http:\/\/.+\/calendar\/\w{32}\.ics$/);
  const subscribe = document.querySelector('main a[href^="webcal:"]');
  expect(subscribe?.getAttribute('href')).toBe(field.value.replace('http:', 'webcal:'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await eventually(async () =>
    expect((await app.as(3).get('user_config/get/zone')).data.conf_val).toBe(`"${timeZone}"`),
  );
  const path = `/calendar/${field.value.split('/').at(-1)}`;
  expect((await app.visitor.get(path)).status).toBe(200);
  await clickButton('End it');
  await settled(() => pageText().includes('The address of the calendar has ended.'));
  expect((await app.visitor.get(path)).status).toBe(404);
});

test('what did not load can be tried again, and no address is made in the place of one', async () => {
  const app = createTestApp();
  const { link } = (await app.as(3).post('user/calendar/renew')).data;
  const broken = failing(app, /GET .*user\/(calendar|sessions)/);
  await openScreen('/profile/settings', { app: broken, as: 3 });
  await settled(() => dialogs().length > 0);
  const part = (id: string) => document.querySelector(`#${id}`)?.textContent ?? '';
  expect(part('come')).toContain('Try again');
  expect(part('come')).not.toContain('Make an address');
  expect(part('in')).toContain('Try again');
  await clickButton('Close');
  serve((request) => app.app.handle(request));
  await clickButton('Try again');
  await settled(() => document.querySelector<HTMLInputElement>('main [readonly]')?.value === link);
  await settled(() => part('in').includes('This device'));
});

test('the mail of the day is switched on at an hour of this device’s zone', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('Email of the day'));
  const switches = [...document.querySelectorAll<HTMLInputElement>('#come [role=switch]')];
  switches[0]?.click();
  await fill('At', '7');
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  await eventually(async () => {
    const stored = (await app.as(3).get('user_config/get/digest')).data.conf_val;
    expect(JSON.parse(stored ?? 'null')).toEqual({ on: true, hour: 7, zone });
  });
});

test('an hour that has passed today is said to begin tomorrow', async () => {
  const app = createTestApp();
  await app.as(3).post('user_config/set', {
    conf_key: 'digest',
    conf_val: JSON.stringify({ on: true, hour: 23, zone: 'UTC' }),
  });
  await openScreen('/profile/settings', { app, as: 3 });
  await fill('At', '0');
  await settled(() => pageText().includes('the next email comes tomorrow at 00:00'));
});

test('where no mail leaves, the switch says so, and to the administrator how to set it', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('No email comes: this Exuvia has no mail server.'));
  expect(pageText()).toContain('Its administrator can set one.');
  closeScreen();
  await openScreen('/profile/settings', { app, as: 2 });
  await settled(() => pageText().includes('SMTP_URL=smtps://'));
});

test('with a mail server the switch shows how the mail begins, and who has to confirm', async () => {
  const app = createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  app.db.$client.run('UPDATE users SET mail_confirmed = 0 WHERE uid = 3');
  aPlan(app.db, { fp_name: 'Adults', fp_start: '2026-01-01', fp_repeat: 1 }, [aPet(app.db)]);
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => document.querySelector<HTMLInputElement>('#come [role=switch]')).then((one) =>
    one.click(),
  );
  await settled(() => pageText().includes('your address is not confirmed'));
  await settled(() => document.querySelector('.mail-peek')?.textContent?.includes('1 due'));
  expect(document.querySelector('.mail-peek')?.textContent).toContain('Adults 1.');
  expect(pageText()).not.toContain('has no mail server');
});

test('a device in another zone offers its own', async () => {
  const app = createTestApp();
  await app.as(3).post('user_config/set', { conf_key: 'zone', conf_val: '"Pacific/Apia"' });
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('Pacific/Apia'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await clickButton(`Use ${timeZone.replaceAll('_', ' ')}`);
  await eventually(async () =>
    expect((await app.as(3).get('user_config/get/zone')).data.conf_val).toBe(`"${timeZone}"`),
  );
});

test('where the round puts who refused is chosen here, too', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await choose('last');
  await eventually(async () =>
    expect((await app.as(3).get('user_config/get/evening')).data.conf_val).toBe(
      '{"refusers":"last"}',
    ),
  );
});
