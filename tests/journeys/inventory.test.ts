import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { gone, type Width } from './browser.ts';
import { apiOf } from './keeper-api.ts';
import type { Keeper } from './keepers.ts';
import { browserFixture } from './fixture.ts';
import { fromRecordBar } from './record-bar.ts';
import { browserDay } from './zone.ts';

// Money and origin of a batch, from the purchase to the last sale and back: sums to the cent, counts to the last
// animal, on the pages that keepers look at.

const { register, server, visit } = browserFixture();

const today = browserDay();

test.each<[Width, string]>([
  ['desktop', 'Ada'],
  ['phone', 'Berta'],
])(
  'on a %s, %s buys a batch, breeds, sells two of five and then the rest, and takes it back',
  async (width, name) => {
    const keeper = await register(name);
    await visit({ width, session: keeper }, async (page) => {
      await check(page, { spent: '€0.00', earned: '€0.00', balance: '€0.00' }, null);

      await buyBatch(page);
      await makeGroup(page);
      await check(
        page,
        { spent: '€125.50', earned: '€0.00', balance: '−€125.50' },
        '5 came, 0 left, 5 are there.',
      );

      await breed(page, await idOf(keeper, 'Knees'));
      await check(
        page,
        { spent: '€125.50', earned: '€0.00', balance: '−€125.50' },
        '8 came, 0 left, 8 are there.',
      );

      const id = await idOf(keeper, 'Knees');
      await sellTwo(page, id);
      expect(await petOf(keeper, id)).toEqual([3, 0, null]);
      await check(
        page,
        { spent: '€125.50', earned: '€70.10', balance: '−€55.40' },
        '8 came, 2 left, 6 are there.',
      );

      await sellRest(page, id);
      expect(await petOf(keeper, id)).toEqual([3, 1, 'sold']);
      await undo(page);
      expect(await petOf(keeper, id)).toEqual([3, 0, null]);
      await check(
        page,
        { spent: '€125.50', earned: '€70.10', balance: '−€55.40' },
        '8 came, 2 left, 6 are there.',
      );

      await sellRest(page, id);
      await check(
        page,
        { spent: '€125.50', earned: '€175.25', balance: '+€49.75' },
        '8 came, 5 left, 3 are there.',
      );
      await seeInArchive(page);
      await readBook(page);
      await readProof(page);

      await takeBack(page);
      expect(await petOf(keeper, id)).toEqual([2, 0, null]);
      await check(
        page,
        { spent: '€125.50', earned: '€105.15', balance: '−€20.35' },
        '8 came, 3 left, 5 are there.',
      );
    });
  },
);

test('the papers of an animal that was sold outlive its record', async () => {
  const keeper = await register('Cilla');
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Nyx', gender: 'f' });
  await api.post('purchases/add', { pet_id: id, seller: 'Exotica Nord', document_no: 'HH-7' });
  const { slid } = await api.post('sales/add', { pet_id: id, buyer_name: 'Eva M.' });
  await api.delete('pet/delete', { id });
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/inventory/stock_book');
    const line = page.getByRole('row').filter({ hasText: 'Nyx' });
    for (const part of ['record deleted', 'Exotica Nord', 'HH-7', 'to Eva M.'])
      expect(await line.innerText()).toContain(part);
    await line.getByRole('link', { name: 'Nyx' }).tap();
    await page.locator('.proof').getByText('Exotica Nord').waitFor();

    await page.goto(`/inventory/sale/details?id=${slid}`);
    await page.getByRole('link', { name: 'Proof of origin' }).tap();
    const paper = page.locator('.proof');
    await paper.getByText('Exotica Nord').waitFor();
    for (const part of ['Female, 0.1', `No. ${id}, #`, ', Nyx', 'HH-7', 'Eva M.'])
      expect(await paper.innerText()).toContain(part);
    await page.getByLabel('For').selectOption('To be filled in by hand');
    await paper.getByText('Exotica Nord').waitFor();
  });
  const expected = [/status of 404/];
  await visit({ width: 'phone', session: keeper, expected }, async (page) => {
    await page.goto(`/inventory/proof?id=${id + 1}`);
    await page.getByRole('heading', { name: 'No animal of this number' }).waitFor();
    await page.getByRole('link', { name: 'Open the stock book' }).tap();
    await page.getByRole('row').filter({ hasText: 'Nyx' }).waitFor();
  });
});

async function buyBatch(page: Page): Promise<void> {
  await page.goto('/inventory/purchase/add');
  await page.getByRole('combobox', { name: 'Species' }).fill('hamor');
  await page.getByRole('option', { name: /Brachypelma hamorii/ }).click();
  await page.getByLabel('Animals', { exact: true }).last().fill('5');
  await page.getByLabel('Price in all').fill('125,50');
  await page.getByLabel('Seller', { exact: true }).fill('Exotica Nord');
  await page.getByText('Address, document, currency, notes').click();
  await page.getByLabel('Seller’s address').fill('Ringstraße 14, Hamburg');
  await page.getByLabel('Document no.').fill('HH-7');
  await page.getByRole('button', { name: 'Save purchase' }).click();
  await page.waitForURL('**/inventory/purchase/details?id=*');
  await page.getByText('These 5 animals have no page yet.').waitFor();
}

async function makeGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make pets' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'One group' }).check();
  await dialog.getByLabel('Name', { exact: true }).fill('Knees');
  await dialog.getByRole('button', { name: 'Make the group' }).click();
  await gone(dialog);
  await page.getByRole('link', { name: 'Knees' }).waitFor();
  await page.getByRole('button', { name: 'Make pets' }).waitFor({ state: 'detached' });
}

/** Three young of the group, a page for each; the parent lists them. */
async function breed(page: Page, parent: number): Promise<void> {
  await page.goto(`/inventory/purchase/add?parent=${parent}`);
  await page.getByLabel('Animals', { exact: true }).last().fill('3');
  await page.getByRole('button', { name: 'Save purchase' }).click();
  await page.waitForURL('**/inventory/purchase/details?id=*');
  await page.getByText('These 3 animals have no page yet.').waitFor();
  await page.getByRole('button', { name: 'Make pets' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Young');
  await dialog.getByText('They are called Young 1 to Young 3.').waitFor();
  await dialog.getByRole('button', { name: 'Make 3 pets' }).click();
  await gone(dialog);
  await page.goto(`/pets/details?id=${parent}&leaf=about`);
  await page.getByRole('list', { name: 'Offspring' }).getByText('Young 3').waitFor();
}

/** In place, on the animal's own page. */
async function sellTwo(page: Page, id: number): Promise<void> {
  await page.goto(`/pets/details?id=${id}&leaf=about`);
  await fromRecordBar(page, 'Sell');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'More: How many' }).click();
  await dialog.getByLabel(/^Price/).fill('70.10');
  await dialog.getByLabel('Buyer', { exact: true }).fill('Eva M.');
  await dialog.getByRole('button', { name: 'Sell' }).click();
  await gone(dialog);
  await page.getByRole('status').getByText('Sold 2 of Knees, 3 are left').waitFor();
  await page.getByText('2 animals, €70.10, to Eva M.').waitFor();
}

/** At the expo: the price of the last sale is prefilled. */
async function sellRest(page: Page, id: number): Promise<void> {
  await page.goto(`/inventory/sale/add?pet=${id}`);
  await page.getByLabel('How many', { exact: true }).fill('3');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === '105.15'),
  );
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await page.waitForURL('**/inventory/sale');
  await page.getByRole('status').getByText('Knees was sold and archived').waitFor();
  await page.getByRole('table').getByText('€105.15').waitFor();
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('table').getByText('€105.15').waitFor({ state: 'detached' });
}

/** The first of the two sales, from its own page: its animals come back, the others stay sold. */
async function takeBack(page: Page): Promise<void> {
  await page.goto('/inventory/sale?search=Eva');
  await page.getByRole('link', { name: /Knees/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: /Take the 2 animals back/ }).waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/inventory/sale');
  await page.getByRole('status').getByText('The sale was deleted').waitFor();
}

async function seeInArchive(page: Page): Promise<void> {
  await page.goto('/pets?archived=true');
  await page.getByRole('listitem').filter({ hasText: 'Knees' }).waitFor();
  await page.goto('/pets');
  await page.getByRole('listitem').filter({ hasText: 'Young 1' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Knees' }).count()).toBe(0);
}

async function readBook(page: Page): Promise<void> {
  await page.goto('/inventory/stock_book');
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Knees' }) });
  const text = (await line.innerText()).replaceAll(/\s+/g, ' ');
  for (const part of [
    '0.0.5',
    'Exotica Nord',
    'Ringstraße 14, Hamburg',
    'Doc. HH-7',
    '2 to Eva M.',
  ])
    expect(text).toContain(part);
  const young = page.getByRole('row').filter({ hasText: 'Young 1' });
  expect(await young.innerText()).toContain('Bred by the keeper');
}

async function readProof(page: Page): Promise<void> {
  await page.goto('/inventory/sale?search=Eva');
  await page.getByRole('link', { name: /Knees/ }).click();
  await page.getByRole('link', { name: 'Proof of origin' }).click();
  const paper = page.locator('.proof');
  await paper.getByText('Exotica Nord').waitFor();
  const text = await paper.innerText();
  for (const part of ['Brachypelma hamorii', 'Unsexed, 0.0.2', 'HH-7', 'Eva M.'])
    expect(text).toContain(part);
}

/** The texts of the pages: the sums of this year, and the line below the stock book's heading. */
async function check(
  page: Page,
  sums: { spent: string; earned: string; balance: string },
  book: string | null,
): Promise<void> {
  await page.goto('/inventory');
  await page.locator('.sums').waitFor();
  const shown = await page
    .locator('.sums dd')
    .evaluateAll((all) => all.map((dd) => dd.firstChild?.textContent));
  expect(shown).toEqual([sums.spent, sums.earned, sums.balance]);
  await page.goto('/inventory/stock_book');
  if (book === null) await page.getByRole('heading', { name: 'No animals' }).waitFor();
  else await page.getByText(book).waitFor();
}

async function ask<T>(keeper: Keeper, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${keeper.token}`, 'x-today': today };
  const response = await fetch(`${server().origin}/api/${path}`, { headers });
  return (await response.json()) as T;
}

async function idOf(keeper: Keeper, name: string): Promise<number> {
  type List = { rows: { id: number; name: string }[] };
  const { rows } = await ask<List>(keeper, `pet/list?search=${name}`);
  return rows.find((row) => row.name === name)?.id ?? 0;
}

async function petOf(keeper: Keeper, id: number) {
  type Pet = { an_count: number; archived: number; archive_reason: string | null };
  const pet = await ask<Pet>(keeper, `pet/detail/${id}`);
  return [pet.an_count, pet.archived, pet.archive_reason];
}
