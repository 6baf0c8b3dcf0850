import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { addDays } from '#src/domain/days.ts';
import { allSent } from './all-sent.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

// A form is open at midnight, or on a phone that is laid aside in the evening and taken up in the morning: what was typed
// stands there as it was left.

const { register, server, visit } = browserFixture();

const typed = 'Threat pose at the water dish. Moved the cork.';

test.each(['reached', 'not reached'] as const)(
  'a form that was left open stays as it is on the next day, with the server %s',
  async (reach) => {
    const session = await register('Noor');
    const api = apiOf(server().origin, session);
    const { rows } = await api.get('species/selectable?limit=1');
    const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Moth' });
    await visit({ session, expected: [/net::ERR|status of 50/] }, async (page) => {
      await inTheEvening(page);
      await page.goto(`/pets/edit?id=${id}`);
      await page.getByLabel('Notes').fill(typed);
      if (reach === 'not reached') await page.route('**/pet/detail/**', (route) => route.abort());
      await takeUpInTheMorning(page);
      await settled(page);
      expect(await page.getByLabel('Notes').inputValue()).toBe(typed);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.waitForURL(/details/);
      await page.unroute('**/pet/detail/**');
      await allSent(page);
    });
    expect(await api.get(`pet/detail/${id}`)).toMatchObject({ name: 'Moth', notes: typed });
  },
);

test('a pasted list that was looked through in the evening says the same in the morning', async () => {
  const session = await register('Ilse');
  const api = apiOf(server().origin, session);
  const day = await visit({ session }, async (page) => {
    await inTheEvening(page);
    await page.goto('/pets/paste');
    const shown = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const box = page.getByRole('textbox', { name: 'Your animals, a line each' });
    await box.fill('Grammostola pulchra 9 cm, fed yesterday');
    await page.getByRole('button', { name: 'Read the lines' }).click();
    const add = page.getByRole('button', { name: 'Add 1 animal' });
    await add.waitFor();
    await takeUpInTheMorning(page);
    await add.click();
    await page.waitForURL('**/pets');
    return shown;
  });
  const { rows } = await api.get('pet/list?limit=1');
  expect(rows[0]).toMatchObject({ name: 'G. pulchra', date_f: addDays(day, -1) });
});

test('a computer that slept with the page before it shows the new day within a minute', async () => {
  const session = await register('Oda');
  await visit({ session }, async (page) => {
    await page.clock.install({ time: new Date('2026-03-02T12:00:00') });
    await page.goto('/');
    await page.getByRole('heading', { name: /Monday/, level: 1 }).waitFor();
    // no timer counts the time of the sleep, and nobody tells the page
    await page.clock.setSystemTime(new Date('2026-03-03T08:00:00'));
    await page.clock.runFor('01:00');
    await page.getByRole('heading', { name: /Tuesday/, level: 1 }).waitFor();
  });
});

/** The page's clock alone: its evening is the server's yesterday, so that nothing lies in the server's future. */
const inTheEvening = (page: Page) => page.clock.setFixedTime(Date.now() - 24 * 3_600_000);

async function takeUpInTheMorning(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
