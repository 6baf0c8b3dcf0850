import { expect, test } from 'bun:test';
import { allSent } from './all-sent.ts';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture();

test('what two tabs note without a network is shown in both, and sent once', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const species = { p_sc_id: rows[0].sc_id };
  const { id } = await api.post('pet/add', { ...species, name: 'Rosa', an_count: 5 });
  const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/pets/details?id=${id}&leaf=about`);
      await settled(tab);
      await keptOnDevice(tab);
    }
    await page.context().setOffline(true);
    for (const tab of [page, other])
      await tab.getByRole('button', { name: 'One animal more' }).click();
    for (const tab of [page, other])
      await tab.locator('.count-steps .num', { hasText: '7' }).waitFor();
    await page.context().setOffline(false);
    await allSent(page);
    await allSent(other);
  });
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({ an_count: 7 });
});
