import { expect, test } from 'bun:test';
import { apiOf } from './keeper-api.ts';
import type { Width } from './browser.ts';
import { browserFixture } from './fixture.ts';

// A keeper who buys in one currency and sells in another: no amount changes its meaning, no sum mixes two.

const { register, server, visit } = browserFixture();

test.each<[Width, string]>([
  ['phone', 'Aiko'],
  ['desktop', 'Yuki'],
])('on a %s, %s buys in euros and goes on in yen', async (width, name) => {
  const keeper = await register(name);
  const api = apiOf(server().origin, keeper);
  const lamp = await api.post('purchases/add', { custom_text: 'Lamp', price: 10.01 });
  await api.post('user_config/set', { conf_key: 'display_currency', conf_val: '"JPY"' });
  await api.post('purchases/add', { custom_text: 'Bark', price: 1500 });
  await visit({ width, session: keeper }, async (page) => {
    await page.goto('/inventory');
    const sums = page.locator('.sums').first();
    await sums.getByText('¥1,500').first().waitFor();
    await page.getByRole('radio', { name: 'EUR' }).check();
    await sums.getByText('€10.01').first().waitFor();

    await page.goto('/inventory/purchase');
    await page.getByText('€10.01').waitFor();
    await page.goto(`/inventory/purchase/edit?id=${lamp.id}`);
    await page.getByText('Address, document, currency, notes').click();
    await page.getByRole('combobox', { name: 'Currency' }).fill('TND');
    await page.getByRole('option', { name: /^TND/ }).click();
    await page
      .getByLabel('Price in all')
      .or(page.getByLabel('Price', { exact: true }))
      .fill('12.345');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('TND 12.345').waitFor();
  });
  const stored = await api.get(`purchases/detail/${lamp.id}`);
  expect([stored.price, stored.currency]).toEqual([12.345, 'TND']);
});
