import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';
import { browserDay } from './zone.ts';

const { server, visit, register } = browserFixture();
const slots = 25;

test('a round along a shelf of 25 animals is no wider than the phone', async () => {
  const keeper = await register('Ada');
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const { id: place_id } = await api.post('place/add', { name: 'Shelf 1', kind: 'shelf' });
  const ids: number[] = [];
  for (let n = 1; n <= slots; n++)
    ids.push((await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: `K-${n}` })).id);
  await api.put('pet/move', { ids, place_id });
  const plan = { fp_name: 'All', fp_repeat: 7, fp_start: browserDay(), def_feeder: 'Dubia' };
  const { id } = await api.post('plan/add', plan);
  await api.post('plan/assignment/add_all', { id, pet_ids: ids });
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'One by one' }).tap();
    await page.locator('.round-stand .slot').last().waitFor();
    expect(await page.locator('.round-stand .slot').count()).toBe(slots);
    expect(await excess(page)).toBe(0);
    for (const part of ['.take-picture button', '.round-name button', '.round-deck'])
      expect(
        await page
          .locator(part)
          .first()
          .evaluate((one) => one.getBoundingClientRect().right),
      ).toBeLessThanOrEqual(390);
  });
}, 60_000);
