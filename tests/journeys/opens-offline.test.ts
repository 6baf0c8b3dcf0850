import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { logOut, type Keeper } from './keepers.ts';
import { photograph } from './pictures.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture({ own: true });

async function petWithPicture(keeper: Keeper): Promise<number> {
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  await upload(keeper, id);
  return id;
}

async function upload({ token }: Keeper, id: number): Promise<void> {
  const picture = Uint8Array.from(await photograph({ width: 800, height: 600 }));
  const body = new FormData();
  body.set('id', String(id));
  body.set('file', new File([picture], 'rosa.jpg'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server().origin}/api/picture/upload`, {
    ...{ method: 'POST', headers, body },
  });
  expect(response.status).toBe(200);
}

/** Waits until these thumbnails are kept, and no others. */
const keepsThumbnails = (page: Page, wanted: string[]) =>
  page.evaluate(async (addresses) => {
    const kept = async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('exuvia-thumbnails-'));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url.slice(location.origin.length));
    };
    while ((await kept()).join() !== addresses.join()) await new Promise(requestAnimationFrame);
  }, wanted);

const thumbnail = (id: number, version: number) => `/uploads/thumb/tid_${id}.webp?v=${version}`;

test('a device keeps the newest thumbnail of each animal until its keeper logs out', async () => {
  const keeper = await register('Carla');
  const id = await petWithPicture(keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/');
    await keepsThumbnails(page, [thumbnail(id, 1)]);
    await upload(keeper, id);
    await keepsThumbnails(page, [thumbnail(id, 2)]);
    await logOut(page);
    await keepsThumbnails(page, []);
  });
});

test('the app opens on a keeper’s device without its server, a visitor’s stores nothing', async () => {
  const keeper = await register('Ada');
  const id = await petWithPicture(keeper);
  await visit({ width: 'phone' }, async (page) => {
    await page.goto('/');
    await settled(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
  const expected = [/ERR_CONNECTION_REFUSED|ERR_FAILED/];
  await visit({ width: 'phone', session: keeper, expected }, async (page) => {
    await page.goto('/about');
    await keptOnDevice(page);
    await keepsThumbnails(page, [thumbnail(id, 1)]);
    await server().stop();
    const context = page.context();
    await page.close();

    const later = await context.newPage();
    // what the browser itself remembers is no proof
    await (await context.newCDPSession(later)).send('Network.clearBrowserCache');
    await later.goto('/pets');
    await later.getByRole('link', { name: 'Rosa' }).first().waitFor();
    await shown(later, '/uploads/thumb/');
    await later.goto(`/pets/details?id=${id}`);
    await later.getByRole('heading', { name: 'Rosa', level: 1 }).waitFor();
    await shown(later, '/uploads/');

    await later.goto('/pets/feeding');
    await later.getByRole('heading', { name: 'Feeding', level: 1 }).waitFor();
    // a section that this device never opened
    await later.goto('/species');
    await later.getByRole('heading', { name: 'Species', level: 1 }).waitFor();
  });
});

/** Waits for a picture that has arrived, of an address that begins so. */
const shown = (page: Page, start: string) =>
  page.waitForFunction(
    (part) =>
      [...document.images].some(
        ({ currentSrc, naturalWidth }) => currentSrc.includes(part) && naturalWidth > 0,
      ),
    start,
  );
