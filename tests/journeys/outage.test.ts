import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { apiOf } from './keeper-api.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';

const { visit, register, server } = browserFixture();

const expected = [/ERR_FAILED/, /status of (404|500)/];
const dialogs = (page: Page) => page.locator('dialog[open]');

test('a server that is gone is said by each part in its place, without a dialog, and tried again at once', async () => {
  const session = await register('Berta');
  await visit({ width: 'phone', session, expected }, async (page) => {
    await page.addInitScript(() =>
      addEventListener('click', () => void (document.body.dataset['tapped'] = ''), {
        capture: true,
      }),
    );
    // nothing but the tap may find the server again: it would take the buttons away before the tap
    await page.route('**/api/**', async (route) =>
      (await page.locator('body[data-tapped]').count()) > 0 &&
      !route.request().url().includes('/api/sync')
        ? await route.fallback()
        : await route.abort(),
    );
    await page.goto('/');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.nth(2).waitFor({ state: 'attached' });
    await settled(page);
    expect(await dialogs(page).count()).toBe(0);

    await again.first().click();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await settled(page);
    expect(await again.count()).toBe(0);
    expect(await dialogs(page).count()).toBe(0);
  });
});

test('an error over a dialog darkens the page no more than the dialog does', async () => {
  const session = await register('Carl');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=hamorii');
  const { id } = await api.post('pet/add', {
    p_sc_id: rows[0].sc_id,
    name: 'Ada',
  });
  await visit({ width: 'phone', session, expected }, async (page) => {
    // a device without a collection: one that has it would note the molt
    await page.route('**/api/sync*', (route) => route.abort());
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('button', { name: 'Molted', exact: true }).click();
    await dialogs(page).waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save molt' }).click();
    await dialogs(page).getByText('This needs the network.').waitFor();
    expect(await dialogs(page).count()).toBe(1);
    await page.unroute('**/api/**');
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Save molt' }).click();
    await dialogs(page).nth(1).waitFor();
    const shades = await dialogs(page).evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::backdrop').backgroundColor),
    );
    expect(shades[0]).not.toBe('rgba(0, 0, 0, 0)');
    expect(shades.slice(1)).toEqual(['rgba(0, 0, 0, 0)']);
  });
});

test('a profile says no number of animals that it does not know', async () => {
  const session = await register('Profile');
  await visit({ session, expected }, async (page) => {
    await page.route(/\/api\/(pet\/count|sync)/, (route) => route.abort());
    await page.goto('/profile');
    await settled(page);
    await page.locator('main dl', { hasText: /Pets\s*–/ }).waitFor();
  });
});

test('a program that did not arrive is said, and can be asked for again', async () => {
  const entry = /\/assets\/main-[^/]+\.js$/;
  await visit({ width: 'phone', locale: 'de-DE', expected }, async (page) => {
    await page.route(entry, (route) => route.abort());
    await page.goto('/login');
    await page.getByText('Exuvia konnte nicht geladen werden.').waitFor();
    await page.unroute(entry);
    await page.getByRole('link', { name: 'Noch einmal' }).click();
    await page.getByRole('heading', { name: 'Anmelden', level: 1 }).waitFor();
  });
});
