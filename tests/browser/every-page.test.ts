import { expect, test } from 'bun:test';
import { stage } from './stage.ts';
import { faultsOf, walk } from './walk.ts';

// Every page but the administrator's, which have a test of their own, filled with the example club.

const { visit, logIn } = stage({ DEMO: '1' });
const expected = [/status of 4\d\d/];

const open = [
  '/guide',
  '/contact',
  '/donate',
  '/legal',
  '/sitemap',
  '/expo/current',
  '/species',
  '/species/details?id=1',
];
const doors = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email',
];
const own = [
  '/',
  '/pets',
  '/pets?archived=true',
  '/pets/details?id=1',
  '/pets/add',
  '/pets/edit?id=1',
  '/pets/picture?id=1',
  '/pets/quickview?id=1',
  '/p/7',
  '/pets/plans',
  '/pets/plans/add',
  '/pets/plans/details?id=1',
  '/pets/plans/edit?id=1',
  '/pets/feeding',
  '/pets/import',
  '/pets/labels',
  '/pets/details?id=999999',
  '/species/add',
  '/species/edit?id=1',
  '/species/import',
  '/species/log',
  '/species/request',
  '/inventory',
  '/inventory/purchase',
  '/inventory/purchase/add',
  '/inventory/purchase/details?id=1',
  '/inventory/sale',
  '/inventory/sale/add',
  '/inventory/sale/details?id=1',
  '/inventory/stock_book',
  '/inventory/proof?id=1',
  '/data',
  '/profile',
  '/profile/edit',
  '/profile/messages',
  '/nothing/here',
];

test('every page stands for a visitor on a desktop by day', async () => {
  await visit({ width: 'desktop', light: 'light', expected }, async (page) => {
    expect(await walk(page, [...open, ...doors, '/'], faultsOf)).toEqual([]);
  });
}, 120_000);

test('every page stands for a keeper on a phone by night', async () => {
  const session = await logIn();
  await visit({ width: 'phone', light: 'dark', session, expected }, async (page) => {
    expect(await walk(page, [...own, ...open], faultsOf)).toEqual([]);
  });
}, 240_000);

test.each(['/pets', '/inventory', '/data', '/profile', '/admin'])(
  '%s asks a visitor to log in, and leads back',
  async (path) => {
    await visit({ width: 'desktop' }, async (page) => {
      await page.goto(path);
      const link = page.locator('main').getByRole('link', { name: 'Log in' }).first();
      await link.waitFor();
      expect(await link.getAttribute('href')).toContain(`redirect=${encodeURIComponent(path)}`);
    });
  },
);
