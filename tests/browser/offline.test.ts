import { expect, test } from 'bun:test';
import { stage } from './stage.ts';

const { server, visit, register } = stage();

test('the app stands on a keeper’s device when its server is gone, a visitor’s keeps nothing', async () => {
  const session = await register('Ada');
  await visit({ width: 'phone' }, async (page) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
  const expected = [/ERR_CONNECTION_REFUSED|ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    // waitForFunction takes the promise of an async function for a yes
    await page.evaluate(async () => {
      const isKept = async () => {
        const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
        const assets = loaded.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all([...assets, '/'].map((name) => caches.match(name)));
        return assets.some((name) => name.includes('/pets-')) && kept.every(Boolean);
      };
      while (!(await isKept())) await new Promise(requestAnimationFrame);
    });
    await server().stop();
    await page.goto('/pets/feeding');
    await page.getByRole('heading', { name: 'Feeding', level: 1 }).waitFor();
  });
}, 30_000);
