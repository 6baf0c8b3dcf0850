import { expect, test } from 'bun:test';
import { demoKeepers, DEMO_PASSWORD } from '#src/demo/demo.ts';
import { axe } from './axe.ts';
import type { Session, VisitOptions } from './browser.ts';
import { stage } from './stage.ts';

// Every page but the administrator's, which have a test of their own, filled with the example club.

const { visit, server } = stage({ DEMO: '1' });

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
  expect(await faultsOf([...open, ...doors, '/'], { width: 'desktop', light: 'light' })).toEqual(
    [],
  );
}, 120_000);

test('every page stands for a keeper on a phone by night', async () => {
  const session = await logIn();
  expect(await faultsOf([...own, ...open], { width: 'phone', light: 'dark', session })).toEqual([]);
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

/** A page stands when it has its heading, nothing lies beyond its edge, and axe finds nothing. */
async function faultsOf(paths: string[], options: VisitOptions): Promise<string[]> {
  const faults: string[] = [];
  await visit({ ...options, expected: [/status of 4\d\d/] }, async (page) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      if (!(await page.title()).includes('Exuvia')) faults.push(`${path}: no title`);
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (Number(over) > 0) faults.push(`${path}: ${over} pixels beyond the right edge`);
      faults.push(...(await axe(page)).map((fault) => `${path}: ${fault}`));
    }
  });
  return faults;
}

async function logIn(): Promise<Session> {
  const answer = await fetch(`${server().origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ un: demoKeepers[0].email, upw: DEMO_PASSWORD }),
  });
  const { data, token } = (await answer.json()) as { data: unknown[]; token: string };
  return { user: data[0], token };
}
