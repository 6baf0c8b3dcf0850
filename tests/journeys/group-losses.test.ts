import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { axe } from './axe.ts';
import { gone, keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { fromRecordBar } from './record-bar.ts';

// A box of slings in a cellar without a network: some of them are found dead.

const { server, visit, register } = browserFixture();
const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|422/];

async function theSlings(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const sling = { p_sc_id: rows[0].sc_id, name: 'Slings', an_count: 5 };
  const { id } = await api.post('pet/add', sling);
  const archived = async () => {
    const list = await api.get('pet/list?archived=1');
    const ids: number[] = list.rows.map((row: { id: number }) => row.id);
    return Promise.all(ids.map((one) => api.get(`pet/detail/${one}`)));
  };
  return { session, api, id: Number(id), archived };
}

/** The page of the group, without a network from now on. */
async function inTheCellar(page: Page, id: number): Promise<void> {
  await page.goto('/pets');
  await page.getByRole('link', { name: /Slings/ }).waitFor();
  await keptOnDevice(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`/pets/details?id=${id}&leaf=about`);
}

const count = (page: Page, shown: string) =>
  page.locator('.count-steps .num', { hasText: shown }).waitFor();

async function twoDied(page: Page): Promise<void> {
  await fromRecordBar(page, 'Archive');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'How many of 5' }).fill('2');
  await dialog.getByText('They get a record of their own').waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel('Died', { exact: true }).tap();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Dried out');
  await dialog.getByRole('button', { name: 'Archive', exact: true }).tap();
  await gone(dialog);
  await count(page, '3');
}

test('slings that died without a network have their record at once, and on the server afterwards', async () => {
  const { session, api, id, archived } = await theSlings('Ada');
  await visit({ width: 'phone', session, expected }, async (upstairs) => {
    await inTheCellar(upstairs, id);
    await twoDied(upstairs);
    // the phone takes the page away
    const page = await upstairs.context().newPage();
    await upstairs.close();
    await page.goto(`/pets/details?id=${id}&leaf=about`);
    await count(page, '3');
    await page.goto('/pets?archived=true');
    await page.getByRole('link', { name: /Slings/ }).tap();
    await page.getByRole('heading', { name: 'Slings', level: 1 }).waitFor();
    const address = page.url();
    expect(address).toContain('id=-');
    await page.goto(`${address}&leaf=about`);
    await page.getByText('Dried out').filter({ visible: true }).first().waitFor();
    await page.getByText('Died').filter({ visible: true }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Slings', level: 1 }).waitFor();
    await page.context().setOffline(false);
    await allSent(page);
    await page.waitForURL(/\/pets\/details\?id=\d+/);
  });
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({ an_count: 3, archived: 0 });
  expect(await archived()).toMatchObject([
    { name: 'Slings', an_count: 2, archive_reason: 'died', archive_note: 'Dried out' },
  ]);
});

test('where another device took most of them meanwhile, what is left to do is told and mended', async () => {
  const { session, api, id, archived } = await theSlings('Berta');
  await visit({ width: 'phone', session, expected }, async (page) => {
    await inTheCellar(page, id);
    await twoDied(page);
    await api.post('pet/archive_part', { id, count: 3, reason: 'given' });
    await page.goto('/pets/waiting');
    await page.getByText('2 animals archived').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: '1 needs you' }).waitFor();
    const refused = page.getByRole('article', { name: /^Slings, 2 animals archived/ });
    await refused.getByText('Would leave no animal').waitFor();
    expect(await axe(page)).toEqual([]);
    await refused.getByLabel('Count', { exact: true }).fill('1');
    await refused.getByRole('button', { name: 'Save and send' }).tap();
    await page.getByRole('heading', { name: 'Nothing waits' }).waitFor();
    await allSent(page);
  });
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({ an_count: 1, archived: 0 });
  const left = (await archived()).map(({ an_count, archive_reason, archive_note }) => [
    ...[an_count, archive_reason, archive_note],
  ]);
  expect(left.toSorted()).toEqual([
    [1, 'died', 'Dried out'],
    [3, 'given', ''],
  ]);
});
