import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { createFixture } from '#web/testing/fixtures.ts';
import { dialogTexts, heading, says, settled, textOf } from '#web/testing/screen.ts';

// Every page of the administration: its content, its empty state, its 'not found', and that nobody else sees
// it.

afterEach(closeScreen);

const pages: { path: string; title: string; shows: string[] }[] = [
  {
    path: '/admin',
    title: 'Admin',
    shows: [
      'Messages',
      'All pets',
      'All users',
      'Species log',
      'Countries',
      'News log',
      'Event log',
      'Expo log',
      'Outbox',
      'Site texts',
      'System',
      '1 unread',
    ],
  },
  {
    path: '/admin/all_pets',
    title: 'All pets',
    shows: ['2 pets', 'Rosalía', 'Old', 'Berta', 'View'],
  },
  {
    path: '/admin/all_pets?user=3',
    title: 'Pets of Berta',
    shows: ['Pets of user', 'All users', 'Show all users'],
  },
  {
    path: '/admin/all_users',
    title: 'All users',
    shows: [
      'UID',
      'Name',
      'Email',
      'Pets',
      'Mail confirmed',
      'Edit Species',
      'Ada',
      'Berta',
      'Carl',
    ],
  },
  {
    path: '/admin/user_details?id=3',
    title: 'Berta',
    shows: [
      'UID3',
      'berta@example.org',
      'confirmed',
      'forbidden',
      'Pets1 (2 with archived ones)',
      '2 of 20,000 animals, those that left included',
      '0 of 1,000 papers, 0 B of 500 MB',
      'Allow species edit',
      'npm run reset-password berta@example.org',
      'Suspend',
      'Delete user',
    ],
  },
  {
    path: '/admin/spec_log',
    title: 'Species log',
    shows: ['Include admin changes', 'Time', 'User', 'Species', 'Brachypelma hamorii', 'Berta'],
  },
  {
    path: '/admin/news_log',
    title: 'News log',
    shows: ['Date', 'Text', 'Add news', 'Second line'],
  },
  {
    path: '/admin/event_log',
    title: 'Event log',
    shows: [
      'Time',
      'What happened',
      'API path',
      'Type',
      'User',
      'GET /api/admin/system',
      'refused',
      'Berta',
      'Ada',
    ],
  },
  {
    path: '/admin/event_log_details?id=1',
    title: 'Event log 1',
    shows: [
      'Event log Id1',
      'Time',
      'UserBerta',
      'API pathGET /api/admin/system',
      'Typerefused',
      'What happenedOnly Ada',
    ],
  },
  {
    path: '/admin/expo_log',
    title: 'Expo log',
    shows: ['Date', 'Name', 'Table', 'Spring expo', 'A 12', 'Add expo', 'Preview', '/expo/current'],
  },
  {
    path: '/admin/expo_log_details?id=1',
    title: 'Spring expo',
    shows: ['1 May 2026', 'Edit', 'Offer', 'Tarantulas', 'Sold', 'Sold-'],
  },
  {
    path: '/admin/expo_log_edit?id=1',
    title: 'Edit Spring expo',
    shows: ['Update expo', 'Delete expo'],
  },
  {
    path: '/admin/expo_log_add',
    title: 'Add expo',
    shows: ['Date', 'Name', 'Table', 'Offer', 'Sold', 'Add expo'],
  },
  { path: '/admin/countries', title: 'Countries', shows: ['Name', 'Code', 'Add country'] },
  { path: '/admin/countries?search=Zed', title: 'Countries', shows: ['Zedland', 'ZZ'] },
  { path: '/admin/country_add', title: 'Add country', shows: ['Code', 'Name', 'Add country'] },
  {
    path: '/admin/country_edit?id=ZZ',
    title: 'Edit Zedland',
    shows: ['Update country', 'Delete country'],
  },
  {
    path: '/admin/messages',
    title: 'Messages',
    shows: ['Date', 'User', 'Email', 'Berta', 'Hello Ada'],
  },
  {
    path: '/admin/messages/details?id=1',
    title: 'Message 1',
    shows: [
      'Message id1',
      'Date',
      'UserBerta',
      'berta@example.org',
      'Hello Ada',
      'Unread',
      'No replies yet',
      'Your reply',
      'Reply',
    ],
  },
  { path: '/admin/outbox', title: 'Outbox', shows: ['Email', 'To', 'State', 'ada@example.org'] },
  { path: '/admin/site', title: 'Site texts', shows: [] },
  {
    path: '/admin/system',
    title: 'System',
    shows: [
      'There is no backup yet.',
      'Back up now',
      'No mail server is set',
      'PUBLIC_URL is http://localhost:3000',
      'Versiontest',
      'Running for',
      'Database',
      'Pictures',
      'Memory',
      'Free disk',
      'Who may register',
    ],
  },
];

describe('for the administrator', () => {
  test.each(pages)('$path shows what it should', async ({ path, title, shows }) => {
    await openScreen(path, { app: await createFixture(), as: 2 });
    await settled(() => heading() === title);
    for (const words of shows) await settled(says(words));
    const crumbs = [...document.querySelectorAll('.crumbs li')].map(textOf);
    expect(crumbs[0]).toBe('Admin');
    expect(dialogTexts()).toEqual([]);
  });
});

const empty: [path: string, words: string][] = [
  ['/admin/all_pets', 'No pets found'],
  ['/admin/all_pets?search=nothing', 'No pets found'],
  ['/admin/news_log', 'No News found'],
  ['/admin/event_log', 'No event logs found'],
  ['/admin/expo_log', 'No expos yet'],
  ['/admin/spec_log', 'No species logs found'],
  ['/admin/countries?search=nothing', 'No countries found'],
  ['/admin/messages', 'No messages'],
  ['/admin/outbox', 'No emails'],
  ['/expo/current', 'No expo is planned'],
];
test.each(empty)('%s says when it is empty: %s', async (path, words) => {
  await openScreen(path, { app: createTestApp(), as: 2 });
  await settled(says(words));
});

const missing: [path: string, words: string][] = [
  ['/admin/user_details', 'User not found'],
  ['/admin/event_log_details', 'Event log not found'],
  ['/admin/expo_log_details', 'Expo not found'],
  ['/admin/expo_log_edit', 'Expo not found'],
  ['/admin/messages/details', 'Message not found'],
  ['/admin/country_edit', 'Country not found'],
];
test.each(
  missing.flatMap(([path, words]) => ['?id=99', '?id=soon', ''].map((id) => [path + id, words])),
)('%s: %s', async (path, words) => {
  await openScreen(path, { app: createTestApp(), as: 2 });
  await settled(() => heading() === words);
  await settled(says(words));
  expect(dialogTexts()).toEqual([]);
});

describe('for everybody else', () => {
  test.each(pages)('$path asks a visitor to log in, and comes back', async ({ path }) => {
    await openScreen(path, { app: await createFixture() });
    await settled(says('Log in to monitor your pets'));
    const ways = await settled(() => {
      const links = [...document.querySelectorAll('main a')];
      // the second one waits until it is known that anybody may register
      return links.length > 1 ? links : null;
    });
    const redirect = new URLSearchParams({ redirect: path }).toString();
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `/login?${redirect}`,
      `/register?${redirect}`,
    ]);
  });

  test.each(pages)('there is nothing at $path for a keeper', async ({ path }) => {
    await openScreen(path, { app: await createFixture(), as: 3 });
    await settled(() => heading() === 'Page not found');
  });
});

describe('the way to a page', () => {
  const ways: [path: string, as: number, way: string][] = [
    ['/admin/user_details?id=3', 2, 'Admin / All users / Berta'],
    ['/admin/event_log_details?id=1', 2, 'Admin / Event log / Event log 1'],
    ['/admin/event_log_details?id=99', 2, 'Admin / Event log / Event log not found'],
    ['/admin/messages/details?id=1', 2, 'Admin / Messages / Message 1'],
    ['/admin/messages/details?id=99', 2, 'Admin / Messages / Message not found'],
    ['/admin/expo_log_details?id=1', 2, 'Admin / Expo log / Spring expo'],
    ['/admin/expo_log_edit?id=1', 2, 'Admin / Expo log / Spring expo / Edit'],
    ['/profile/messages/details?id=1', 3, 'Profile / Sent messages / Message 1'],
    ['/species/log_details?id=1', 3, 'Species / Brachypelma / hamorii / Changes / Change 1'],
    ['/species/details?id=9999', 3, 'Species / Species not found'],
    ['/pets/details?id=1', 3, 'Pets / Rosalía'],
    ['/inventory/sale/details?id=99', 3, 'Inventory / Sales / Sale not found'],
    ['/inventory/purchase/details?id=99', 3, 'Inventory / Purchases / Purchase not found'],
  ];
  test.each(ways)('%s ends in what it shows', async (path, as, way) => {
    await openScreen(path, { app: await createFixture(), as });
    const crumbs = () => [...document.querySelectorAll('.crumbs li')].map(textOf).join(' / ');
    await settled(() => crumbs() === way);
  });
});
