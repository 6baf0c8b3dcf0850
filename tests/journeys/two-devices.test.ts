import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import type { Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { cutOff } from './layout-faults.ts';

// One record, opened on two devices: what the first saves, the second does not take back unseen.

const { administrator, register, server, visit } = browserFixture();

const calm =
  'From the club’s auction.\nCalm. Sits in the cork tube all day and takes roaches from the tongs.';
const wild =
  'From the club’s auction.\nThrows hairs since the move.\nOpen the lid slowly, and feed with the long tongs only.';

const devices: Width[] = ['phone', 'desktop'];

test.each(devices)('an animal is edited on a %s and elsewhere', async (width) => {
  const session = await register('Berta');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const form = `/pets/edit?id=${id}`;
  await visit({ width, session, expected: [/status of 409/] }, async (page) => {
    await page.goto(form);
    await page.getByLabel('Notes').fill(calm);
    await visit({ session }, async (other) => {
      await other.goto(form);
      await other.getByLabel('Notes').fill(wild);
      await other.getByLabel('Name').fill('Rosalía');
      await save(other);
      await other.getByRole('heading', { name: 'Rosalía', level: 1 }).waitFor();
    });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByText('Throws hairs').waitFor();
    await looksRight(page);
    expect(await dialog.getByRole('radio').count()).toBe(2);
    await dialog.getByRole('radio', { name: /Stored meanwhile/ }).check();
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await page.getByRole('heading', { name: 'Rosalía', level: 1 }).waitFor();
  });
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({ name: 'Rosalía', notes: wild });
});

test.each(devices)('a species is edited on a %s and elsewhere', async (width) => {
  const session = await administrator();
  const api = apiOf(server().origin, session);
  const name = `Testus ${width}`;
  const { id } = await api.post('species/add', { sc_name: name, an_type: 'spider' });
  const form = `/species/edit?id=${id}`;
  await visit({ width, session, expected: [/status of 409/] }, async (page) => {
    await page.goto(form);
    await page.getByLabel('Common name').fill('Typed on this device');
    await page.getByLabel('Notes', { exact: true }).fill(calm);
    await visit({ session }, async (other) => {
      await other.goto(form);
      await other.getByLabel('Common name').fill('Typed on the other one');
      await other.getByLabel('Notes', { exact: true }).fill(wild);
      await other.getByRole('radio', { name: 'Fossorial' }).check();
      await save(other);
      await other.waitForURL(/species\/details/);
    });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await dialog.getByText('Typed on the other one').waitFor();
    await looksRight(page);
    await dialog.getByRole('group', { name: 'Common name' }).getByText('this device').click();
    expect(await dialog.getByRole('button', { name: 'Save choice' }).isDisabled()).toBe(true);
    await dialog.getByRole('group', { name: 'Notes' }).getByText('Throws hairs').click();
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await page.waitForURL(/species\/details/);
  });
  expect(await api.get(`species/detail/${id}`)).toMatchObject({
    cm_name: 'Typed on this device',
    notes: wild,
    env_type: 'f',
  });
});

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** By day and in the dark. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = [...(await axe(page)), ...(await cutOff(page))];
    expect([colorScheme, ...faults]).toEqual([colorScheme]);
  }
}
