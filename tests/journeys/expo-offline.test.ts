import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { gone, keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { logOut } from './keepers.ts';
import { photograph } from './pictures.ts';

// The table of an expo, without a network: what is sold there, and pictures that are taken.

const { server, visit, register, administrator } = browserFixture();
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
/** The second of two edits that were made from one answer is sent again upon the first. */
const secondEdit = /409 \(Conflict\).*expo_log\/update/;

test('sales and pictures of a day without a network are on the server afterwards, once', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const add = async (name: string, an_count: number): Promise<number> =>
    (await api.post('pet/add', { p_sc_id: rows[0].sc_id, name, an_count })).id;
  const [slings, rosa] = [await add('Slings', 4), await add('Rosa', 1)];
  await api.post('sales/add', { pet_id: slings, s_count: 1, total_price: 12.5 });
  const mimeType = 'image/jpeg';
  const buffer = await photograph({ width: 1600, height: 1200 });
  const photo = { name: 'photo.jpg', mimeType, buffer };

  await visit({ width: 'phone', session, expected: [offline] }, async (home) => {
    await home.goto('/pets');
    await home.getByRole('link', { name: /Slings/ }).waitFor();
    await keptOnDevice(home);
    await home.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await home.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
    const context = home.context();
    await context.setOffline(true);
    await home.close();
    const page = await context.newPage();

    await page.goto(`/pets/details?id=${slings}&leaf=about`);
    await sell(page, async (form) => {
      expect(await form.getByLabel(/price/i).inputValue()).toBe('12.50');
      await form.getByRole('button', { name: /more/i }).tap();
      expect(await form.getByLabel(/price/i).inputValue()).toBe('25.00');
      await form.getByLabel('Buyer', { exact: true }).fill('Eva');
    });
    await page.getByText('Sold 2 of Slings, 1 is left').waitFor();
    await page.goto(`/pets/details?id=${rosa}&leaf=about`);
    await sell(page, (form) => form.getByLabel(/price/i).fill('45'));
    await page.getByText('Rosa was sold and archived').waitFor();
    // a sale that was typed wrongly
    await page.goto(`/pets/details?id=${slings}&leaf=about`);
    await sell(page, (form) => form.getByLabel(/price/i).fill('99'));
    await page.getByText('Slings was sold and archived').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.locator('.record-bar').waitFor();

    await page.goto(`/pets/picture?id=${slings}`);
    await page.locator('input[type=file]').last().setInputFiles(photo);
    await seesOwnPicture(page);
    await page.goto('/pets/add');
    await page.getByRole('combobox', { name: 'Species' }).fill('hamor');
    await page.getByRole('option', { name: /Brachypelma hamorii/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Newcomer');
    await page.locator('input[type=file]').last().setInputFiles(photo);
    await page.getByRole('button', { name: 'Save pet' }).tap();
    await page.getByRole('heading', { name: 'Newcomer', level: 1 }).waitFor();
    await seesOwnPicture(page);

    await page.goto('/inventory');
    const waiting = page.getByRole('list', { name: 'Sales that wait on this device' });
    await waiting.waitFor();
    await page.reload();
    await waiting.waitFor();
    expect(await waiting.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Rosa'),
      expect.stringContaining('Slings'),
    ]);
    await page.getByText('This part needs the network.').first().waitFor();
    await page.goto('/pets');
    await page.getByRole('link', { name: /Newcomer/ }).waitFor();
    await seesOwnPicture(page, 2);
    await page.locator('.net-line.waits p').waitFor();
    await context.setOffline(false);
    await page.locator('.net-line.stored p').waitFor();
    await allSent(page);
    await page.locator('img[src^="/uploads/"]').nth(1).waitFor();
    expect(await page.locator('img[src^="blob:"]').count()).toBe(0);
  });

  const sales = await api.get('sales/list');
  expect(sales.rows.map(soldOf)).toEqual([
    ['Rosa', 1, 45, ''],
    ['Slings', 2, 25, 'Eva'],
    ['Slings', 1, 12.5, ''],
  ]);
  expect(await api.get(`pet/detail/${slings}`)).toMatchObject({ an_count: 1, archived: 0 });
  expect(await api.get(`pet/detail/${rosa}`)).toMatchObject({
    archived: 1,
    archive_reason: 'sold',
  });
  const pets = await api.get('pet/list?limit=50');
  const pictured = pets.rows.filter((pet: { has_img: number }) => pet.has_img === 1);
  expect(pictured.map(pictureOf).toSorted()).toEqual(['Newcomer 1', 'Slings 1']);
});

test('the list of an expo that was opened is sold from after a cold start without a network', async () => {
  const session = await administrator();
  const api = apiOf(server().origin, await administrator());
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const pet = { p_sc_id: rows[0].sc_id, name: 'For the table', an_count: 4 };
  const { id: slings } = await api.post('pet/add', pet);
  const line = `0.0.4 Brachypelma hamorii, 2 cm, 15 EUR #${slings}`;
  const expo = {
    e_date: browserDay(),
    e_name: 'Far from any mast',
    e_offer: `${line}\n2 x Cork bark`,
  };
  const { id } = await api.post('admin/expo_log/add', expo);
  const read = () => api.get(`admin/expo_log/detail/${id}`);

  await visit({ width: 'phone', session, expected: [offline, secondEdit] }, async (home) => {
    await home.goto('/pets');
    await home.getByRole('link', { name: /For the table/ }).waitFor();
    await keptOnDevice(home);
    await home.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await home.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
    const address = `/admin/expo_log_details?id=${id}`;
    await home.goto(address);
    await home.getByRole('button', { name: `Sold: ${line}` }).waitFor();
    const context = home.context();
    await context.setOffline(true);
    await home.close();
    const page = await context.newPage();

    await page.goto('/admin/expo_log');
    await page.getByText('No network: only the expos that were opened').waitFor();
    await page.getByRole('link', { name: expo.e_name, exact: true }).tap();
    await page.getByText(/No network: the list as of/).waitFor();
    await page.getByRole('button', { name: `Sold: ${line}` }).tap();
    const form = page.getByRole('dialog');
    await form.getByLabel('Buyer', { exact: true }).fill('Eva');
    await form.getByRole('button', { name: 'Sell', exact: true }).tap();
    await gone(form);
    await page.getByText('1 animal sold').waitFor();
    const left = page.getByRole('button', { name: `Sold: 0.0.3 ${line.slice(6)}` });
    await left.waitFor();
    await page.getByRole('button', { name: 'Reserve: 2 x Cork bark' }).tap();
    await page.getByRole('button', { name: /Free again/ }).waitFor();
    await page.reload();
    await left.waitFor();
    await page.getByRole('button', { name: /Free again: 2 x Cork bark/ }).waitFor();
    await page.goto(`/pets/details?id=${slings}`);
    await page.getByRole('heading', { name: 'For the table', level: 1 }).waitFor();
    expect((await read()).e_offer).toBe(expo.e_offer);
    await page.goto(address);
    await left.waitFor();
    await context.setOffline(false);
    await allSent(page);
    await page.getByText(/No network: the list as of/).waitFor({ state: 'hidden' });
    await left.waitFor();
    await logOut(page);
    await page.waitForFunction(async () =>
      (await indexedDB.databases()).every(({ name = '' }) => !/^exuvia-\d+$/.test(name)),
    );
  });

  const data = await read();
  expect(data.e_offer).toBe(`0.0.3 ${line.slice(6)}\n2 x Cork bark, reserved`);
  expect(data.e_sold).toBe(`0.0.1 ${line.slice(6)}`);
  const { rows: sales } = await api.get(`sales/list?search=For%20the%20table`);
  expect(sales.map(soldOf)).toEqual([['For the table', 1, 15, 'Eva']]);
  expect(await api.get(`pet/detail/${slings}`)).toMatchObject({ an_count: 3, archived: 0 });
});

const soldOf = (sale: Record<string, unknown>) =>
  ['name', 's_count', 'total_price', 'buyer_name'].map((field) => sale[field]);
const pictureOf = ({ name, img_version }: { name: string; img_version: number }) =>
  `${name} ${img_version}`;

type Form = ReturnType<Page['getByRole']>;

/** Sells by the dialog of an animal's page. */
async function sell(page: Page, fill: (form: Form) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Sell', exact: true }).tap();
  const form = page.getByRole('dialog');
  await fill(form);
  await form.getByRole('button', { name: 'Sell', exact: true }).tap();
  await gone(form);
}

/** Pictures of this device are drawn. */
async function seesOwnPicture(page: Page, count = 1): Promise<void> {
  await page
    .locator('img[src^="blob:"]')
    .nth(count - 1)
    .waitFor();
  await page.waitForFunction(
    (least) =>
      [...document.querySelectorAll('img')].filter(
        ({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0,
      ).length >= least,
    count,
  );
}
