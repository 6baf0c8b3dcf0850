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

test('a name for which there is room is whole at 360 pixels, where the logo has given its word up', async () => {
  const session = await register('Svenja');
  await visit({ width: 'phone', session }, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/donate');
    const name = page.locator('.top-end .cut', { hasText: 'Svenja' });
    await name.waitFor();
    const missing = () => name.evaluate((cut) => cut.scrollWidth - cut.clientWidth);
    await eventually(missing, 0);
  });
});

test('a search says what is searched in whole words at 360 pixels, and its text ends before the cross', async () => {
  await visit({ width: 'phone', session: admin }, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/pets');
    const field = page.getByPlaceholder('Name or species');
    await field.waitFor();
    await settled(page);
    expect(await hintWidth(field)).toBeLessThanOrEqual(await textRoom(field));
    const empty = await textRoom(field);
    await field.fill('Ros');
    const cross = page.locator('.affix.search button');
    await cross.waitFor();
    expect(await textRoom(field)).toBeLessThan(empty - 30);
  });
});

test('the word of a quiet button stands below the title on a phone, in one line', async () => {
  await visit({ width: 'phone', session: admin }, async (page) => {
    await page.goto('/pets/add');
    const way = page.locator('.page-header .actions > .quiet');
    await way.waitFor();
    await settled(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const icon = await way.locator('svg').boundingBox();
    expect(Math.abs(icon!.x - title!.x)).toBeLessThan(4);
    expect(await heights(way)).toBeLessThan(50);
    expect(await excess(page)).toBe(0);
  });
});

/** What the hint of an empty field takes, in pixels. */
const hintWidth = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = getComputedStyle(input).font;
    return pen.measureText(input.placeholder).width;
  });

/** What a field has for its text, in pixels. */
const textRoom = (field: Locator) =>
  field.evaluate((input) => {
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });

async function heights(all: Locator): Promise<number> {
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return Math.max(...boxes.map((box) => box?.height ?? 0));
}
