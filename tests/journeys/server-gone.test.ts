import { beforeAll, expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import type { Keeper } from './keepers.ts';

// Over plain http nothing is kept: a page is all that a keeper has while the server of the house is away, and the browser
// calls itself online all the same.

const { visit, register } = browserFixture();
let keeper: Keeper;
beforeAll(async () => {
  keeper = await register('Anna');
});

test('a page whose code can’t come, since the server is away, does not take away the one that is open', async () => {
  const expected = [/ERR_FAILED|Failed to fetch/];
  await visit({ serviceWorkers: 'block', session: keeper, expected }, async (page) => {
    await page.route('**/assets/plans-*', (route) => route.abort());
    await page.goto('/pets');
    await page.getByRole('heading', { level: 1, name: 'Pets' }).waitFor();
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await page.getByText('This needs the network. Try again once it is back.').first().waitFor();
    expect(page.url()).toEndWith('/plans');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  });
});

test('after an upgrade the page is loaded again once where its code has a new name', async () => {
  const expected = [/404|Failed to fetch/];
  await visit({ serviceWorkers: 'block', session: keeper, expected }, async (page) => {
    await page.route('**/assets/plans-*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/pets');
    await page.getByRole('heading', { level: 1, name: 'Pets' }).waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await page.getByText('This needs the network. Try again once it is back.').first().waitFor();
    expect(loads).toBe(1);
  });
});

test('what is typed is not reloaded away for the code of a tap', async () => {
  const expected = [/404|Failed to fetch/];
  await visit({ serviceWorkers: 'block', session: keeper, expected }, async (page) => {
    await page.route('**/assets/offline-queue-*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/pets/add');
    const name = page.getByLabel('Name').first();
    await name.fill('Bea');
    // as if the last reload was long ago
    await page.evaluate(() => sessionStorage.removeItem('exuvia.reloaded'));
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.getByText('This needs the network. Try again once it is back.').first().waitFor();
    expect(isAsked).toBe(false);
    expect(await name.inputValue()).toBe('Bea');
  });
});
