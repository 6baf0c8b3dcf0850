import { expect, test } from 'bun:test';
import type { VisitOptions } from './browser.ts';
import { apiOf } from './keeper-api.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';

// What does not fit on a phone wraps: a sentence below a field, an address of one long word.

const { server, visit, register } = browserFixture();

test('a sale of more than are left says so, and its price stays in sight', async () => {
  const keeper = await register('Ada');
  const api = apiOf(server().origin, keeper);
  const pet_id = await groupOf(api, 'Ten slings', 3);
  const options: VisitOptions = { width: 'phone', session: keeper, expected: [/status of 422/] };
  await visit(options, async (page) => {
    await page.goto(`/pets/details?id=${pet_id}&leaf=about`);
    await page.getByRole('button', { name: /^Sell/ }).first().tap();
    const dialog = page.getByRole('dialog', { name: 'Sell Ten slings' });
    await dialog.getByRole('button', { name: 'more: How many' }).tap();
    // Somebody else was faster.
    await api.post('sales/add', { pet_id, s_count: 2 });
    await dialog.getByRole('button', { name: 'Sell' }).tap();
    await dialog.getByText('is too many: Ten slings has 1 animal').waitFor();
    const price = await dialog.getByLabel('Price in all').boundingBox();
    expect(price?.width).toBeGreaterThan(100);
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('a proof of origin with one long word keeps within the screen', async () => {
  const keeper = await register('Berta');
  const api = apiOf(server().origin, keeper);
  const pet_id = await groupOf(api, 'W'.repeat(100), 2);
  const seller_address = 'W'.repeat(500);
  await api.post('purchases/add', { pet_id, seller: 'W'.repeat(200), seller_address });
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto(`/inventory/proof?id=${pet_id}`);
    await page.getByText(seller_address).first().waitFor();
    expect(await excess(page)).toBe(0);
  });
});

test('a keeper with nothing is told what to do, and is offered no search, file or print of it', async () => {
  const keeper = await register('Frida');
  await visit({ width: 'phone', session: keeper }, async (page) => {
    for (const [path, title] of [
      ['/inventory/purchase', 'No purchases yet'],
      ['/inventory/sale', 'No sales yet'],
      ['/inventory/stock_book', 'No animals'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
      await page.getByRole('searchbox').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Print' }).waitFor({ state: 'detached' });
    }
    await page.goto('/inventory/stock_book?search=nothing');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByRole('searchbox').waitFor();
  });
});

test('a typed day to come is refused before it is sent', async () => {
  const keeper = await register('Emma');
  const api = apiOf(server().origin, keeper);
  const pet_id = await groupOf(api, 'Nyx', 1);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    for (const [path, save, fill] of [
      ['/inventory/purchase/add', 'Save purchase', true],
      [`/inventory/sale/add?pet=${pet_id}`, 'Sell', false],
    ] as const) {
      await page.goto(path);
      if (fill) {
        await page.getByRole('radio', { name: 'A thing' }).tap();
        await page.getByLabel('What', { exact: true }).fill('Lamp');
      }
      await page.getByRole('radio', { name: 'Other day' }).tap();
      await page.locator('input[type=date]').fill('2199-01-01');
      await page.getByRole('button', { name: save }).tap();
      await page.getByText('must not be in the future').waitFor();
    }
  });
  expect((await api.get('purchases/list')).count).toBe(0);
  expect((await api.get('sales/list')).count).toBe(0);
});

test.each([
  ['en-GB', 'Stock book', 'Cilla'],
  ['de-AT', 'Bestandsbuch', 'Dora'],
])(
  'in %s no tab of the inventory is cut off on the narrowest phone',
  async (locale, last, name) => {
    const keeper = await register(name);
    await visit({ width: 'phone', session: keeper, locale }, async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/inventory/stock_book');
      const tab = page.locator('.tabs a').filter({ hasText: last });
      await tab.waitFor();
      const all = await page.locator('.tabs a').evaluateAll((tabs) =>
        tabs.map((one) => {
          const { top, right } = one.getBoundingClientRect();
          return { top, right, cut: one.scrollWidth > one.clientWidth };
        }),
      );
      expect(all).toHaveLength(4);
      expect(new Set(all.map(({ top }) => top)).size).toBe(1);
      for (const { right, cut } of all) {
        expect(right).toBeLessThanOrEqual(360);
        expect(cut).toBe(false);
      }
    });
  },
);

async function groupOf(api: ReturnType<typeof apiOf>, name: string, an_count: number) {
  const { rows } = await api.get('species/selectable?limit=1');
  return (await api.post('pet/add', { p_sc_id: rows[0].sc_id, name, an_count })).id as number;
}
