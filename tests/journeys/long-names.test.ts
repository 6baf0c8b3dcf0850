import { beforeAll, describe, expect, test } from 'bun:test';
import type { Width } from './browser.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import type { Keeper } from './keepers.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';
import { excess } from './layout-faults.ts';

const { server, visit, register } = browserFixture();
let session: Keeper;
let id: number;

beforeAll(async () => {
  session = await register('Berta'.repeat(10));
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const pet = { p_sc_id: rows[0].sc_id, name: 'x'.repeat(100), notes: 'n'.repeat(500) };
  id = (await api.post('pet/add', pet)).id;
  const food = 'f'.repeat(60);
  await api.post('pet/feeding/feed', { id, date_f: browserDay(), food, progress: 1 });
  await api.post('pet/molt/add', { id, date_mt: browserDay(), size: 4.5 });
  await api.post('pet/events/add', { id, date_ev: browserDay(), event: 'W'.repeat(500) });
});

describe.each<Width>(['phone', 'desktop'])('a name of one long word, on a %s', (width) => {
  test.each([
    ['the animal’s page', () => `/pets/details?id=${id}`],
    ['its form', () => `/pets/edit?id=${id}`],
    ['its picture', () => `/pets/picture?id=${id}`],
  ])('leaves the way back from %s in one line, and says in full what is cut', async (_, path) => {
    await visit({ width, session }, async (page) => {
      await page.goto(path());
      await page.getByRole('link', { name: 'Pets' }).first().waitFor();
      await page.getByTitle('x'.repeat(100)).waitFor({ state: 'attached' });
      const crumbs = page.locator('.crumbs li').filter({ visible: true });
      const boxes = await Promise.all((await crumbs.all()).map((crumb) => crumb.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      for (const box of boxes) {
        expect(box?.height).toBeLessThan(50);
        expect(box?.width).toBeGreaterThan(24);
      }
    });
  });

  test('leaves the buttons of a choice within reach', async () => {
    await visit({ width, session }, async (page) => {
      await page.goto('/pets');
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('.pet-choice').click();
      expect(await excess(page)).toBe(0);
      await page
        .getByRole('group', { name: 'Select' })
        .getByRole('button', { name: 'Feed' })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('.chip')
        .filter({ hasText: 'f'.repeat(60) })
        .waitFor();
      expect(await excess(page)).toBe(0);
      const { x = 0, width: room = 0 } = (await dialog.boundingBox()) ?? {};
      for (const chip of await dialog.locator('.chip').all()) {
        const box = await chip.boundingBox();
        expect(box!.x + box!.width).toBeLessThan(x + room);
      }
    });
  });
});

test('zoomed in to 400 %, the ways to record leave room to read', async () => {
  await visit({ session }, async (page) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/pets/details?id=${id}`);
    const bar = page.getByRole('group', { name: 'Record' });
    await bar.waitFor();
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
    expect(await excess(page)).toBe(0);
  });
});
