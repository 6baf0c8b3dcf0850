import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { VisitOptions } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';

// A keeper's choice is kept, whatever the network does.

const { visit, register } = browserFixture();
const options: VisitOptions = { width: 'phone', expected: [/Failed to load resource/] };
const saves = '**/api/user_config/set';

test('a language chosen while the older settings are on their way stays', async () => {
  const session = await register('Ada');
  await visit({ ...options, session }, async (page) => {
    await page.goto('/pets');
    await choose(page, 'DE', 'Tiere');
    await choose(page, 'EN', 'Pets');
    const { promise: chosen, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/api/sync*', async (route) => {
      const response = await route.fetch();
      await chosen;
      await route.fulfill({ response });
    });
    const answered = page.waitForResponse(/api\/sync/);
    await page.reload();
    const saved = page.waitForResponse(/user_config\/set/);
    await choose(page, 'DE', 'Tiere');
    await saved;
    go();
    await (await answered).finished();
    await settled(page);
    expect(await language(page)).toBe('de');
  });
});

test('a language chosen without a network is sent with the next visit', async () => {
  const session = await register('Berta');
  await visit({ ...options, session }, async (page) => {
    await page.goto('/pets');
    await choose(page, 'DE', 'Tiere');
    await choose(page, 'EN', 'Pets');
    await page.route(saves, (route) => route.abort());
    await choose(page, 'DE', 'Tiere');
    await page.unroute(saves);
    const saved = page.waitForRequest(/user_config\/set/);
    await page.reload();
    expect((await saved).postDataJSON()).toEqual({ conf_key: 'language', conf_val: '"de"' });
    await page.getByRole('heading', { name: 'Tiere', level: 1 }).waitFor();
    await settled(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Tiere', level: 1 }).waitFor();
  });
});

test('a page whose German words can’t be had stays English, says so, and tries again', async () => {
  await visit(options, async (page) => {
    await page.route('**/german-*', (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.getByText('This needs the network.').waitFor();
    await page.getByRole('radio', { name: 'EN', exact: true, checked: true }).waitFor();
    expect(await language(page)).toBe('en');
    await page.unroute('**/german-*');
    // it lies over the foot
    await page.getByRole('status', { name: 'Notices' }).getByRole('button').last().click();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.getByRole('radio', { name: 'DE', exact: true, checked: true }).waitFor();
    await page.waitForFunction(() => document.documentElement.lang === 'de');
  });
});

/** In the footer of the page; waits until saving was tried. */
async function choose(page: Page, name: string, heading: string): Promise<void> {
  const tried = page.waitForEvent('requestfinished', isSave).catch(() => null);
  const failed = page.waitForEvent('requestfailed', isSave).catch(() => null);
  await page.getByRole('radio', { name, exact: true }).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await Promise.race([tried, failed]);
}

const isSave = (request: { url: () => string }) => request.url().includes('user_config/set');

const language = (page: Page) => page.locator('html').getAttribute('lang');
