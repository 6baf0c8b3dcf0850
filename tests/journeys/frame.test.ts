import { beforeAll, expect, test } from 'bun:test';
import type { Locator } from 'playwright-core';
import { eventually } from './eventually.ts';
import { apiOf } from './keeper-api.ts';
import type { Keeper } from './keepers.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';
import { settled } from './settled.ts';

// The frame around every page, and the parts that lists share, on narrow and on wide screens.

const { visit, register, server } = browserFixture({ own: true });
let admin: Keeper;

beforeAll(async () => {
  // The first to register.
  admin = await register('Anna');
  const api = apiOf(server().origin, admin);
  const { rows } = await api.get('species/selectable?limit=1');
  await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
});

test.each(['en-GB', 'de-DE'])(
  'the doors and the light are in one line at 360 pixels, in %s',
  async (locale) => {
    await visit({ width: 'phone', locale }, async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await heights(page.locator('.top-end .button:visible'))).toBeLessThan(50);
      expect(await heights(page.locator('.foot .segmented'))).toBeLessThan(50);
      expect(await excess(page)).toBe(0);
    });
  },
);

test.each([320, 360])('letters twice as large fit into a header %d pixels wide', async (width) => {
  await visit({ width: 'phone' }, async (page) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // a phone shows a wider page smaller instead of letting it overflow
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await heights(page.locator('.top-end .button:visible'))).toBeLessThan(60);
  });
});

test('a page that asks to log in has a heading to go by', async () => {
  await visit({ width: 'phone' }, async (page) => {
    await page.goto('/pets');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe('Log in to monitor your pets');
  });
});

test('a page that does not exist is styled to its foot, where its address is all that was opened', async () => {
  await visit({ width: 'phone' }, async (page) => {
    await page.goto('/nowhere');
    const german = page.locator('.foot .segmented label').last();
    const opacity = () =>
      german.locator('input').evaluate((input) => getComputedStyle(input).opacity);
    await eventually(opacity, '0');
    expect(await german.evaluate((label) => getComputedStyle(label).boxShadow)).toBe('none');
  });
});

test.each(['/species', '/admin/all_users', '/admin/all_pets'])(
  'a list stands on %s where it will be while it loads',
  async (address) => {
    await visit({ width: 'phone', session: admin }, async (page) => {
      const answered = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        await answered.promise;
        await route.continue();
      });
      await page.goto(address);
      const above = page.locator('main .toolbar');
      const bottom = async () => {
        const box = await above.boundingBox();
        return box && box.y + box.height;
      };
      await page.locator('main [aria-busy="true"]:visible').first().waitFor();
      const before = await bottom();
      answered.resolve();
      await page.locator('main [aria-busy="true"]:visible').first().waitFor({ state: 'detached' });
      await settled(page);
      expect(await bottom()).toBe(before);
    });
  },
);

test('all letters of the species are in sight where a mouse is used', async () => {
  await visit({ width: 'desktop' }, async (page) => {
    await page.goto('/species');
    const letters = page.getByRole('group', { name: 'First letter' }).locator('label');
    await letters.nth(5).waitFor();
    const boxes = await Promise.all((await letters.all()).map((letter) => letter.boundingBox()));
    for (const box of boxes) expect(box!.x + box!.width).toBeLessThanOrEqual(1280);
  });
});

test.each([320, 768])('a long name of a keeper stays in its card at %d pixels', async (width) => {
  const session = await register(`${'Bertha'.repeat(7)}${width}`);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Ada' });
  await visit({ width: 'phone', session: admin }, async (page) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/admin/all_pets');
    await page.locator('.pet-owner').first().waitFor();
    expect(await excess(page)).toBe(0);
    expect(await heights(page.locator('.pet-owner'))).toBeLessThan(50);
  });
});

async function heights(all: Locator): Promise<number> {
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return Math.max(...boxes.map((box) => box?.height ?? 0));
}
