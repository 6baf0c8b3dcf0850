import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { keptOnDevice, unblocked } from './browser.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';

// A paper that is chosen without a network: it waits on the device, whatever becomes of the page, and is stored once.

const { server, visit, register } = browserFixture();
const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR_ABORTED/];

const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`),
});

async function keeperWithPurchase(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const purchase = (await api.post('purchases/add', { custom_text: 'Lamp', price: 10 })).id;
  const papers = async (of: string): Promise<string[]> =>
    (await api.get(`document/list?${of}`)).rows.map((row: { name: string }) => row.name);
  return { session, id, purchase, papers };
}

const fold = (page: Page) => page.locator('details.fold', { hasText: 'Papers' });
const row = (page: Page, name: string) => page.locator('.documents > li', { hasText: name });

async function choose(page: Page, name: string): Promise<void> {
  await fold(page).locator('input[type=file]').last().setInputFiles(file(name));
  await row(page, name).getByText('not sent yet').waitFor();
  await unblocked(page);
}

test('papers of an animal and a purchase outlive a reload without a network, and are stored once', async () => {
  const { session, id, purchase, papers } = await keeperWithPurchase('Clara');
  await visit({ width: 'phone', session, expected }, async (home) => {
    await home.goto(`/pets/details?id=${id}&leaf=about`);
    await keptOnDevice(home);
    await home.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await home.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
    const context = home.context();
    const other = await context.newPage();
    await other.goto(`/inventory/purchase/details?id=${purchase}`);
    await fold(other).locator('summary').click();
    await context.setOffline(true);
    await choose(other, 'receipt.pdf');
    await other.close();
    await fold(home).locator('summary').click();
    await choose(home, 'CITES.pdf');
    await choose(home, 'wrong one.pdf');
    await home.reload();
    await fold(home).locator('summary').click();
    await row(home, 'CITES.pdf').waitFor();
    await fold(home).getByText('2 papers, not sent yet').waitFor();
    await fold(home).getByText('This part needs the network.').waitFor();
    await row(home, 'wrong one.pdf').getByRole('button').click();
    await home.getByText('wrong one.pdf was removed').waitFor();
    await row(home, 'wrong one.pdf').waitFor({ state: 'hidden' });
    await home.close();
    expect(await papers(`pet_id=${id}`)).toEqual([]);

    // the server stores the first, and its answer is lost
    let calls = 0;
    await context.route('**/api/document/upload', async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await context.setOffline(false);
    const page = await context.newPage();
    await page.goto(`/pets/details?id=${id}&leaf=about`);
    await eventually(async () => calls > 0, true);
    await page.reload();
    await allSent(page);
    await fold(page).locator('summary').click();
    await row(page, 'CITES.pdf').getByRole('button', { name: 'Save CITES.pdf' }).waitFor();
    expect(await papers(`pet_id=${id}`)).toEqual(['CITES.pdf']);
    expect(await papers(`purchase_id=${purchase}`)).toEqual(['receipt.pdf']);
    expect(calls).toBe(3);
  });
});
