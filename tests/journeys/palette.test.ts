import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import { gone, keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import type { Keeper } from './keepers.ts';
import { excess } from './layout-faults.ts';
import { settled } from './settled.ts';

// The palette and the shortcuts, with real keys in a real browser.

const { server, visit, register } = browserFixture();

const names = ['Nyx', 'Pip', 'Saphira', 'Juno'];

/** A keeper with four animals, of which one has notes. */
async function keeperOfFour(name: string): Promise<Keeper> {
  const keeper = await register(name);
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?search=Brachypelma&limit=1');
  for (const pet of names) {
    const notes = pet === 'Pip' ? 'A violet mark on the left palp' : '';
    await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: pet, notes });
  }
  return keeper;
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Find an animal/ });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const openList = async (page: Page) => {
  await page.goto('/pets');
  await page.locator('.pet').nth(3).waitFor();
  await settled(page);
};
const isCurrent = (page: Page, name: RegExp) =>
  page.getByRole('option', { name, selected: true }).waitFor();

test('Ctrl K finds an animal by its notes, and Enter opens it', async () => {
  const session = await keeperOfFour('Ada');
  await visit({ session }, async (page) => {
    await openList(page);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('violet');
    await option(page, /Note: “A violet mark/).waitFor();
    expect(await page.locator('.palette mark').first().textContent()).toBe('violet');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Pip/ }).waitFor();
    // Back leaves the animal, and meets no palette.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pets' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test('Escape closes it and leaves the focus where it was; Back does the same', async () => {
  const session = await keeperOfFour('Bea');
  await visit({ session }, async (page) => {
    await openList(page);
    await page.getByLabel('Search pets').focus();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await gone(page.getByRole('dialog'));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.waitForFunction(() => history.state?.blockerDepth === 1);
    await page.goBack();
    await gone(page.getByRole('dialog'));
    expect(new URL(page.url()).pathname).toBe('/pets');
  });
});

test('Tab shows what can be done with an animal, Escape leads back', async () => {
  const session = await keeperOfFour('Cleo');
  await visit({ session }, async (page) => {
    await openList(page);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('saph');
    await isCurrent(page, /^Saphira/);
    await page.keyboard.press('Tab');
    await isCurrent(page, /^Open its page/);
    await page.keyboard.press('Escape');
    await option(page, /^Record a purchase|^Today/)
      .first()
      .waitFor();
    await page.keyboard.type('saph');
    await isCurrent(page, /^Saphira/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('molted');
    await isCurrent(page, /^Saphira molted/);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: /Saphira/ })
      .getByLabel(/size/i)
      .first()
      .waitFor();
  });
});

test('single keys move in the list, record, select and open', async () => {
  const session = await keeperOfFour('Dora');
  await visit({ session }, async (page) => {
    await openList(page);
    await page.keyboard.press('j');
    const first = await focused(page);
    await page.keyboard.press('j');
    const second = await focused(page);
    expect([first, second].every((name) => names.includes(name))).toBe(true);
    expect(second).not.toBe(first);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: new RegExp(first) }).waitFor();
    // In a dialog no key is a shortcut.
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.type('xj?');
    expect(await focused(page)).toBe('Cancel');
    await page.keyboard.press('Escape');
    await gone(page.getByRole('dialog'));
    expect(await page.getByText('1 selected').count()).toBe(0);
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('jejk?');
    await page.waitForURL('**/pets?search=jejk%3F');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test('an animal leads on to the next one in the order of the list', async () => {
  const session = await keeperOfFour('Emma');
  await visit({ session }, async (page) => {
    await openList(page);
    await page.getByLabel('Sort by').selectOption('name');
    await page.waitForFunction(() =>
      document.querySelector('.pet-name')?.textContent?.startsWith('Juno'),
    );
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const isOpen = (name: string) =>
      page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).waitFor();
    await isOpen('Juno');
    await page.getByText('1 of 4').waitFor();
    await page.keyboard.press('j');
    await isOpen('Nyx');
    await page.keyboard.press('ArrowRight');
    await isOpen('Pip');
    await page.keyboard.press('[');
    await isOpen('Nyx');
    await page.getByRole('link', { name: 'Next: Pip' }).click();
    await isOpen('Pip');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: /Pip/ }).waitFor();
    await page.keyboard.press('j');
    await page.waitForFunction(() => history.state?.blockerDepth === 1);
    await page.keyboard.press('Escape');
    await gone(page.getByRole('dialog'));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pets' }).waitFor();
  });
});

test('? lists all keys, and they can be turned off', async () => {
  const session = await keeperOfFour('Frida');
  await visit({ session }, async (page) => {
    await openList(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await gone(page.getByRole('dialog'));
    await page.keyboard.press('j');
    expect(names).not.toContain(await focused(page));
    await page.goto('/profile/settings');
    await page.getByRole('switch', { name: 'Single keys do something' }).click();
    await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
    await page.locator('.pet').nth(3).waitFor();
    await page.keyboard.press('j');
    expect(names).toContain(await focused(page));
  });
});

test('it works on a phone and without a network, and can be read under the red lamp', async () => {
  const session = await keeperOfFour('Gesa');
  await visit(
    { width: 'phone', session, expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] },
    async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Find or go to' }).click();
      await field(page).waitFor();
      await page.keyboard.type('pip');
      await isCurrent(page, /^Pip/);
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'red'));
      expect(await axe(page)).toEqual([]);
      expect(await excess(page)).toBe(0);
      await page.getByRole('button', { name: 'Close' }).click();
      await keptOnDevice(page);
      await page.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Find or go to' }).click();
      await page.keyboard.type('violet');
      await option(page, /violet/).click();
      await page.getByRole('heading', { level: 1, name: /^Pip/ }).waitFor();
    },
  );
});
