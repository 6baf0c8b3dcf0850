import { expect, test } from 'bun:test';
import { allSent } from './all-sent.ts';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture();

test('the page of an animal that was added without a network stays when the network is back', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    await page.goto('/pets/add');
    await page.waitForFunction(() => localStorage.getItem('exuvia.device')?.includes('kept'));
    await keptOnDevice(page);
    await page.context().setOffline(true);
    await page.getByRole('combobox', { name: 'Species' }).fill(rows[0].sc_name.slice(0, 6));
    await page.getByRole('option').first().click();
    await page.getByLabel('Name').fill('Zora');
    await page.getByRole('button', { name: 'Save pet' }).click();
    await page.getByRole('heading', { name: /Zora/, level: 1 }).waitFor();
    await page.context().setOffline(false);
    await allSent(page);
    await settled(page);
    await page.getByRole('heading', { name: /Zora/, level: 1 }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
  const list = await api.get('pet/list?search=Zora');
  expect(list.rows).toMatchObject([{ name: 'Zora' }]);
});
