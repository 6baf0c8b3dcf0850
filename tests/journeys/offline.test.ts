import { expect, test } from 'bun:test';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture({ own: true });

test('the app opens on a keeper’s device without its server, a visitor’s stores nothing', async () => {
  const session = await register('Ada');
  await visit({ width: 'phone' }, async (page) => {
    await page.goto('/');
    await settled(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
  const expected = [/ERR_CONNECTION_REFUSED|ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await keptOnDevice(page);
    await server().stop();
    await page.goto('/pets/feeding');
    await page.getByRole('heading', { name: 'Feeding', level: 1 }).waitFor();
    // a section that this device never opened
    await page.goto('/species');
    await page.getByRole('heading', { name: 'Species', level: 1 }).waitFor();
  });
});
