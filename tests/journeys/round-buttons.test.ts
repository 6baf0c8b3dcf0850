import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { apiOf, berlinDay } from './keeper-api.ts';
import { browserFixture } from './fixture.ts';

// In the dark animal room every button of the round is at least 56 px in size.

const { server, visit, register } = browserFixture();

test.each(['One by one', 'Tick a list'])(
  'every button of the round "%s" is 56 px and more on a phone',
  async (way) => {
    const keeper = await register(way === 'One by one' ? 'Ada' : 'Berta');
    const api = apiOf(server().origin, keeper);
    const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
    const pet_ids: number[] = [];
    for (const name of ['Nyx', 'Pip', 'Saphira'])
      pet_ids.push((await api.post('pet/add', { p_sc_id: rows[0].sc_id, name })).id);
    const plan = { fp_name: 'All', fp_repeat: 7, fp_start: berlinDay(), def_feeder: 'Dubia' };
    const { id } = await api.post('plan/add', plan);
    await api.post('plan/assignment/add_all', { id, pet_ids });
    await visit({ width: 'phone', session: keeper }, async (page) => {
      await page.goto('/pets/feeding');
      expect(await small(page, '.start-deck')).toEqual([]);
      await page.getByRole('button', { name: way }).tap();
      await page.locator('.round-deck').waitFor();
      expect(await small(page, '.round')).toEqual([]);
    });
  },
);

/** The buttons and links in a part of the page that are lower or narrower than 56 px. */
async function small(page: Page, part: string): Promise<string[]> {
  const controls = page.locator(part).locator('button:visible, a:visible');
  await controls.first().waitFor();
  return controls.evaluateAll((all) =>
    all
      .map((one) => ({ name: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 56 || box.width < 56)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
}
