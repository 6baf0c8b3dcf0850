import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { allSent } from './all-sent.ts';
import { keptOnDevice } from './browser.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

// Many pictures of one animal: they go up in the background, whatever becomes of the page and the network.

const { server, visit, register } = browserFixture();
const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR_ABORTED/];
const MANY = 100;

async function anAnimal(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const count = async (): Promise<number> => (await api.get(`picture/list?id=${id}`)).count;
  return { session, api, id: Number(id), count };
}

/** Each of another colour, so that a picture that was stored twice shows. */
const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, no) => {
      const background = { r: no % 256, g: (no * 7) % 256, b: 90 };
      const create = { width: 64, height: 48, channels: 3, background } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      return { name: `${no}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );

const choose = async (page: Page, files: Awaited<ReturnType<typeof photos>>) =>
  page.locator('input[type=file]').last().setInputFiles(files);
const waiting = (page: Page) => page.locator('.film img[src^="blob:"]');

test('pictures survive a dead network, a reload and a lost answer, and each is stored once', async () => {
  const { session, id, count } = await anAnimal('Ada');
  await visit({ width: 'phone', session, expected }, async (home) => {
    await home.goto(`/pets/picture?id=${id}`);
    await keptOnDevice(home);
    await home.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await home.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
    const context = home.context();
    await context.setOffline(true);
    await choose(home, await photos(5));
    await home.getByText('5 pictures are kept on this device').first().waitFor();
    await home.reload();
    await waiting(home).nth(4).waitFor();
    expect(await waiting(home).count()).toBe(5);
    await home.close();
    expect(await count()).toBe(0);

    // the server stores the first, and its answer is lost
    let lost = 0;
    await context.route('**/api/picture/upload', async (route) => {
      if (lost === 0) await route.fetch();
      lost += 1;
      await route.abort();
    });
    await context.setOffline(false);
    const page = await context.newPage();
    await page.goto('/pets');
    await eventually(count, 1);
    await page.waitForFunction(() => document.querySelector('.net-line') !== null);
    await page.reload();
    await context.unroute('**/api/picture/upload');
    await page.goto(`/pets/picture?id=${id}`);
    await allSent(page);
    await eventually(count, 5);
    await page.locator('.film img[src^="/uploads/"]').nth(4).waitFor();
    expect(await waiting(page).count()).toBe(0);
  });
});

test('a hundred pictures are chosen at once, and a page with them loads what is seen', async () => {
  const { session, id, count } = await anAnimal('Berta');
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/picture?id=${id}`);
    await settled(page);
    await choose(page, await photos(MANY));
    await page.getByText(`${MANY} pictures were saved`).waitFor();
    await allSent(page);
    await eventually(count, MANY);
  });
  for (const width of ['phone', 'desktop'] as const)
    for (const path of [`/pets/picture?id=${id}`, `/pets/details?id=${id}&leaf=pictures`])
      await visit({ width, session }, async (page) => {
        const loaded = new Set<string>();
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/uploads/')) loaded.add(pathname);
        });
        await page.goto(path);
        await page.locator('img[src^="/uploads/"]').first().waitFor();
        await settled(page);
        expect(loaded.size).toBeLessThan(30);
        const film = page.locator('.film');
        if (!path.startsWith('/pets/picture')) return;
        const before = loaded.size;
        await film.evaluate((strip) => strip.scrollTo(strip.scrollWidth, 0));
        const last = page.locator('.film li').last().locator('img');
        await last.evaluate((image: HTMLImageElement) => image.decode());
        expect(loaded.size).toBeGreaterThan(before);
      });
});
