import { expect, test } from 'bun:test';
import { allSent } from './all-sent.ts';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture();

// Where browsers have no locks, a tab that hears nothing of the other for two seconds may help it, with the same keys.
test.each([
  { browsers: 'with locks', most: 4 },
  { browsers: 'without locks, as on http at home', most: 7 },
])(
  'what two tabs note without a network is shown in both, and sent once: $browsers',
  async ({ browsers, most }) => {
    const session = await register('Ada');
    const api = apiOf(server().origin, session);
    const { rows } = await api.get('species/selectable?limit=1');
    const species = { p_sc_id: rows[0].sc_id };
    const { id } = await api.post('pet/add', { ...species, name: 'Rosa', an_count: 5 });
    const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/];
    const sent: (string | undefined)[] = [];
    await visit({ width: 'phone', session, expected }, async (page) => {
      const context = page.context();
      if (browsers !== 'with locks')
        await context.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
        });
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto(`/pets/details?id=${id}&leaf=about`);
        await settled(tab);
        await keptOnDevice(tab);
      }
      await context.setOffline(true);
      for (const count of ['7', '9']) {
        for (const tab of [page, other])
          await tab.getByRole('button', { name: 'One animal more' }).click();
        for (const tab of [page, other])
          await tab.locator('.count-steps .num', { hasText: count }).waitFor();
      }
      context.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.headers()['idempotency-key']);
      });
      await context.setOffline(false);
      await allSent(page);
      await allSent(other);
    });
    expect(await api.get(`pet/detail/${id}`)).toMatchObject({ an_count: 9 });
    expect(new Set(sent).size).toBe(4);
    expect(sent.length).toBeLessThanOrEqual(most);
  },
);
