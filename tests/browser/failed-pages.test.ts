import { expect, test } from 'bun:test';
import { stage } from './stage.ts';

// A page whose call failed must not stay empty once the error is closed, nor say that there is nothing.

const { visit, logIn } = stage({ DEMO: '1' });
const expected = [/ERR_FAILED/, /status of 404/];

test('a page that could not be loaded offers to try again, and shows what it was asked for', async () => {
  const session = await logIn();
  await visit({ width: 'phone', session, expected }, async (page) => {
    const again = page.locator('main').getByRole('button', { name: 'Try again' });
    const without: string[] = [];
    for (const path of pages) {
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(path);
      await page.locator('dialog[open]').waitFor();
      while (await page.locator('dialog[open]').count()) {
        await page.locator('dialog[open]').last().getByRole('button', { name: 'Close' }).click();
      }
      await page.unroute('**/api/**');
      if (await again.count()) await again.first().click();
      else without.push(path);
      await again.first().waitFor({ state: 'detached' });
    }
    expect(without).toEqual([]);
  });
}, 120_000);

test('a profile says no number of animals that it does not know', async () => {
  const session = await logIn();
  await visit({ session, expected }, async (page) => {
    await page.route('**/api/pet/count', (route) => route.abort());
    await page.goto('/profile');
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    const facts = await page.locator('main dl').innerText();
    expect(facts).toMatch(/Pets\s+–/);
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

const pages = [
  '/profile/messages',
  '/profile/messages/details?id=1',
  '/species/edit?id=1',
  '/species/log?id=1',
  '/species/details?id=1',
  '/admin/all_users',
  '/admin/user_details?id=3',
  '/admin/all_pets',
  '/admin/messages',
  '/admin/messages/details?id=1',
  '/admin/outbox',
  '/admin/news_log',
  '/admin/event_log',
  '/admin/spec_log',
  '/admin/countries',
  '/admin/country_edit?id=DE',
  '/admin/expo_log',
  '/admin/expo_log_details?id=1',
  '/admin/expo_log_edit?id=1',
  '/admin/site',
  '/admin/system',
];
