import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { currentSession } from '#web/state/session.ts';
import {
  clickButton,
  clickLink,
  dialogs,
  eventually,
  heading,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { isFullscreenRoute } from './fullscreen-route.ts';

afterEach(closeScreen);

const linksOf = (selector: string) =>
  [...document.querySelectorAll(`${selector} a, ${selector} button`)].map(textOf).filter(Boolean);

test.each([
  { who: 'a visitor', links: ['Pets', 'Species', 'Expo', 'Log in', 'Sign up'] },
  {
    who: 'a keeper',
    as: 3,
    links: [
      'Pets',
      'Species',
      'Feeding',
      'Plans',
      'Places',
      'Labels',
      'Inventory',
      'Find or go toCtrl K',
      'Berta',
    ],
  },
  {
    who: 'the administrator',
    as: 2,
    links: [
      'Pets',
      'Species',
      'Feeding',
      'Plans',
      'Places',
      'Labels',
      'Inventory',
      'Admin',
      'Find or go toCtrl K',
      'Ada',
    ],
  },
] as { who: string; as?: number; links: string[] }[])(
  'the header leads $who to $links',
  async ({ as, links }) => {
    await openScreen('/legal', { app: createTestApp(), as });
    await eventually(() => expect(linksOf('header.top')).toEqual(links));
  },
);

test('the footer leads to the pages about this installation', async () => {
  await openScreen('/legal', { app: createTestApp() });
  const links = ['User guide', 'Expo', 'Contact', 'Donate', 'Legal notice', 'Sitemap'];
  await eventually(() => expect(linksOf('footer')).toEqual(links));
});

test('the phone’s bar keeps the rest in a sheet', async () => {
  await openScreen('/legal', { app: createTestApp(), as: 2 });
  expect(linksOf('.tabbar')).toEqual(['Today', 'Pets', 'Feed', 'Places', 'Menu']);
  await clickButton('Menu');
  const sheet = await settled(() => dialogs()[0]);
  expect([...sheet.querySelectorAll('a')].map(textOf)).toEqual([
    'Plans',
    'Species',
    'Labels',
    'Inventory',
    'Admin',
    'Statistics',
    'Settings',
    'Your data',
    'User guide',
    'Expo',
  ]);
  await clickLink('Settings');
  await settled(() => heading() === 'Settings' && dialogs().length === 0);
});

test('the sheet of the phone’s bar ends with the log-out', async () => {
  await openScreen('/legal', { app: createTestApp(), as: 3 });
  await clickButton('Menu');
  const sheet = await settled(() => dialogs()[0]);
  expect(textOf(sheet.querySelector('nav > :last-child')!)).toBe('Log out');
  await clickButton('Log out');
  await settled(() => currentSession() === null && dialogs().length === 0);
  expect(window.location.pathname).toBe('/');
});

test.each([
  { path: paths.labelsPrint(), alone: true },
  { path: paths.feedingRound(), alone: true },
  { path: paths.wall(), alone: true },
  { path: paths.labels(), alone: false },
  { path: paths.feeding(), alone: false },
])('$path stands alone: $alone', ({ path, alone }) => {
  expect(isFullscreenRoute(path)).toBe(alone);
});

test('an unknown address says so and leads home', async () => {
  await openScreen('/tarantulas', { app: createTestApp() });
  expect(heading()).toBe('Page not found');
  await settled(() => document.title === 'Page not found – Exuvia');
});

test('following a link moves the focus to the new page’s heading', async () => {
  await openScreen('/legal', { app: createTestApp() });
  await clickLink('Contact');
  const focused = () => document.activeElement;
  await settled(() => focused()?.tagName === 'H1' && focused()?.textContent === 'Contact');
  await settled(() => document.title === 'Contact – Exuvia');
});

test('the red lamp is two taps away, and on this device alone', async () => {
  const app = createTestApp();
  await openScreen('/legal', { app, as: 3 });
  await clickButton('Light');
  const red = await settled(() => document.querySelector<HTMLInputElement>('dialog [value=red]'));
  red.click();
  await settled(() => document.documentElement.dataset['theme'] === 'red');
  await settled(() => dialogs().length === 0);
  expect(localStorage.getItem('exuvia.theme')).toBe('red');
  expect((await app.as(3).get('user_config/get/theme')).data.conf_val).toBeNull();
});

test('the sheet of the phone’s bar has the lights too', async () => {
  await openScreen('/legal', { app: createTestApp(), as: 3 });
  await clickButton('Menu');
  const night = await settled(() => dialogs()[0]?.querySelector<HTMLInputElement>('[value=dark]'));
  night.click();
  await settled(() => document.documentElement.dataset['theme'] === 'dark');
});
