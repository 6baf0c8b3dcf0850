import { expect, test } from 'bun:test';
import { axe } from './axe.ts';
import { gone, type Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { fromRecordBar } from './record-bar.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture();

test.each<Width>(['phone', 'desktop'])(
  'the Undo of a notice is reached over the dialog that is open: %s',
  async (width) => {
    const session = await register('Nora');
    const api = apiOf(server().origin, session);
    const { rows } = await api.get('species/selectable?search=Brachypelma&limit=1');
    const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
    await api.post('pet/available_feeders/add', { food: 'Waxworm' });
    await visit({ width, session }, async (page) => {
      await page.goto(`/pets/details?id=${id}`);
      await fromRecordBar(page, 'Fed');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Tidy the list' }).click();
      const feeder = dialog.getByRole('button', { name: 'Take Waxworm off the list' });
      await feeder.click();
      await feeder.waitFor({ state: 'detached' });
      const notice = page.locator('.toast', { hasText: 'Waxworm was taken off the list' });
      await settled(page);
      expect(await axe(page)).toEqual([]);
      const lowest = await notice.evaluate((one) => one.getBoundingClientRect().bottom);
      const actions = await dialog
        .locator('.dialog-actions')
        .evaluate((one) => one.getBoundingClientRect().top);
      expect(lowest).toBeLessThanOrEqual(actions);
      await notice.getByRole('button', { name: 'Undo' }).click();
      await feeder.waitFor();

      // what a dialog that closes has said stands on the page
      await dialog.getByRole('button', { name: 'Done' }).click();
      await dialog.getByRole('button', { name: 'Save feeding' }).click();
      await gone(dialog);
      const meal = page.locator('.ledger .entry-content', { hasText: 'Fed' });
      await meal.waitFor({ state: 'attached' });
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await meal.waitFor({ state: 'detached' });
    });
  },
);
