import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { axe } from './axe.ts';
import { gone, keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { fromRecordBar } from './record-bar.ts';
import { apiOf } from './keeper-api.ts';
import { logIn } from './keepers.ts';

// The page of what waits: taken back before it was sent, and mended after the server refused it.

const { server, visit, register } = browserFixture();
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|409|422/;

test('what waits can be taken back, and what was refused is mended where it stands', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const add = async (name: string, an_count = 1): Promise<number> =>
    (await api.post('pet/add', { p_sc_id: rows[0].sc_id, name, an_count })).id;
  const [slings, rosa, emil] = [await add('Slings', 4), await add('Rosa'), await add('Emil')];

  await visit({ width: 'phone', session, expected: [offline] }, async (page) => {
    await page.goto('/pets');
    await page.getByRole('link', { name: /Slings/ }).waitFor();
    await keptOnDevice(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    // of which the device does not hear
    await api.post('sales/add', { pet_id: slings, s_count: 2, total_price: 20 });
    await page.goto(`/pets/details?id=${slings}`);
    await fromRecordBar(page, 'Sell');
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'How many' }).fill('3');
    await form.getByLabel(/price/i).fill('30');
    await form.getByRole('button', { name: 'Sell', exact: true }).tap();
    await gone(form);
    for (const id of [rosa, emil]) await refuse(page, id);

    await page.goto('/pets/waiting');
    await page.getByRole('heading', { name: '3 wait' }).waitFor();
    await page.getByRole('button', { name: /^Undo: Emil/ }).tap();
    await page.getByRole('heading', { name: '2 wait' }).waitFor();
    // the first one may have left: it is taken back where it was recorded
    expect(await page.getByRole('button', { name: /^Undo: Slings/ }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: '1 needs you' }).waitFor();
    const refused = page.getByRole('article', { name: /^Slings/ });
    expect(await axe(page)).toEqual([]);
    await refused.getByLabel('Sold', { exact: true }).fill('2');
    await refused.getByRole('button', { name: 'Save and send' }).tap();
    await page.getByRole('heading', { name: 'Nothing waits' }).waitFor();
    await allSent(page);
  });

  const sales = await api.get('sales/list');
  expect(sales.rows.map(({ s_count }: { s_count: number }) => s_count)).toEqual([2, 2]);
  const records = await Promise.all(
    [rosa, emil].map(async (id) => (await api.get(`pet/feeding/list?id=${id}`)).count),
  );
  expect(records).toEqual([1, 0]);
});

test('what waits when a session ends is named at the log-in, and sent after it', async () => {
  const keeper = await register('Berta');
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/];
  const other = apiOf(server().origin, await logIn(server().origin, keeper));
  await visit({ width: 'phone', session: keeper, expected }, async (page) => {
    await page.goto('/pets');
    await page.getByRole('link', { name: /Rosa/ }).waitFor();
    await keptOnDevice(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await refuse(page, id);
    await other.delete('user/sessions/end', {});
    await page.context().setOffline(false);
    await page.getByText('Your session has ended.').waitFor();
    await page.goto('/login');
    await page.getByText(/waits? on this device/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Email address').fill(keeper.email);
    await page.getByLabel('Password', { exact: true }).fill(keeper.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/pets/waiting');
    await page.getByRole('heading', { name: 'Nothing waits' }).waitFor();
    await allSent(page);
  });
  const { rows: offers } = await other.get(`pet/feeding/list?id=${id}`);
  expect(offers.map(({ progress }: { progress: number }) => progress)).toEqual([2]);
});

async function refuse(page: Page, id: number): Promise<void> {
  await page.goto(`/p/${id}`);
  await page.getByRole('button', { name: 'Refused', exact: true }).tap();
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
}
