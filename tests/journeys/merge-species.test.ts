import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { axe } from './axe.ts';
import { gone, keptOnDevice, type Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { cutOff } from './layout-faults.ts';

// A species that stands in the list twice, while a keeper notes an animal of it without a network.

const { administrator, register, server, visit } = browserFixture();
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const devices: Width[] = ['phone', 'desktop'];

test.each(devices)('two species become one on a %s, whatever waits elsewhere', async (width) => {
  const club = await administrator();
  const api = apiOf(server().origin, club);
  const [oldName, keptName] = [`Duplus ${width}`, `Novus ${width}`];
  const species = { an_type: 'tarantula', humidity: 2 };
  const { id: sc_id } = await api.post('species/add', { ...species, sc_name: oldName });
  const { id: into } = await api.post('species/add', { an_type: 'tarantula', sc_name: keptName });
  const keeper = await register('Berta');
  const hers = apiOf(server().origin, keeper);
  const { id } = await hers.post('pet/add', { p_sc_id: sc_id, name: 'Rosa' });

  await visit({ width: 'phone', session: keeper, expected: [offline] }, async (cellar) => {
    await cellar.goto('/pets/add');
    await keptOnDevice(cellar);
    // the species of the last animal is proposed
    await cellar.locator(`input[role=combobox][value="${oldName}"]`).waitFor();
    await cellar.context().setOffline(true);
    await cellar.getByLabel('Name', { exact: true }).fill('Noted below');
    await cellar.getByRole('button', { name: 'Save pet' }).click();
    await cellar.getByText('Noted below was added').waitFor();

    await visit({ width, session: club, expected: [/status of 409/] }, async (page) => {
      await page.goto(`/species/edit?id=${sc_id}`);
      await page.getByRole('button', { name: 'Delete species' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('It can be merged into another species').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Merge into another species' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Species that stays' }).fill(keptName);
      await dialog.getByRole('option', { name: keptName }).click();
      await dialog.getByText('1 pet of 1 keeper').waitFor();
      await looksRight(page);
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
      await gone(dialog);
      await page.getByRole('heading', { name: keptName, level: 1 }).waitFor();
      await page.getByText(`${oldName} merged into it`).waitFor();
      await page.goto(`/species/details?id=${sc_id}`);
      await page.waitForURL(new RegExp(`id=${into}$`));
    });

    await cellar.context().setOffline(false);
    await allSent(cellar);
    await cellar.goto(`/pets?search=${encodeURIComponent(oldName)}`);
    await cellar.getByText('Noted below').first().waitFor();
    await cellar.getByText(keptName).first().waitFor();
  });
  const { rows } = await hers.get('pet/list');
  const both = rows.map((pet: { name: string; sc_id: number }) => [pet.name, pet.sc_id]);
  expect(both.toSorted()).toEqual([
    ['Noted below', into],
    ['Rosa', into],
  ]);
  expect(await hers.get(`pet/detail/${id}`)).toMatchObject({ sc_name: keptName });
});

/** By day and in the dark. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = [...(await axe(page)), ...(await cutOff(page))];
    expect([colorScheme, ...faults]).toEqual([colorScheme]);
  }
}
