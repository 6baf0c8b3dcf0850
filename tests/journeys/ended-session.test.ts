import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { logIn } from './keepers.ts';
import { fromRecordBar } from './record-bar.ts';

// The sessions of a keeper are ended from another device, while a form is open on this one.

const { register, server, visit } = browserFixture();

async function aKeeperWithRosa(name: string, an_count = 1) {
  const keeper = await register(name);
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa', an_count });
  return { keeper, api, id: id as number, session: await logIn(server().origin, keeper) };
}
type Keeper = Awaited<ReturnType<typeof aKeeperWithRosa>>;

/** Ended from elsewhere, and logged in again on this device. */
async function endAndLogIn(page: Page, { keeper, api }: Keeper) {
  await api.delete('user/sessions/end', {});
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).tap();
  await page.getByLabel('Email').fill(keeper.email);
  await page.getByLabel('Password', { exact: true }).fill(keeper.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
}

test('what was typed is there again after the log-in, and saved once', async () => {
  const ada = await aKeeperWithRosa('Ada');
  const { api, id, session } = ada;
  await visit({ width: 'phone', session, expected: [/status of 401/] }, async (page) => {
    await page.goto(`/pets/edit?id=${id}`);
    await page.getByLabel('Notes').fill('Dug all night');
    await endAndLogIn(page, ada);
    const notes = page.getByLabel('Notes');
    await notes.waitFor();
    expect(await notes.inputValue()).toBe('Dug all night');
    await page.getByRole('button', { name: 'Save changes' }).tap();
    await page.getByRole('heading', { name: 'Rosa', level: 1 }).waitFor();
  });
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({ notes: 'Dug all night', rev: 2 });
});

const records = [
  {
    name: 'Dora',
    opens: 'Fed',
    label: 'How many',
    typed: '3',
    call: 'pet/feeding/list',
    as: { amount: 3 },
  },
  {
    ...{
      name: 'Emil',
      opens: 'Molted',
      label: 'Size after the molt',
      typed: '4.5',
      call: 'pet/molt/list',
    },
    as: { size: 4.5 },
  },
  {
    ...{
      name: 'Fanny',
      opens: 'Measure',
      label: 'Centimetres',
      typed: '4.5',
      call: 'pet/measurement/list',
    },
    as: { value: 4.5 },
  },
];

test.each(records)(
  'what was typed behind $opens is there again when it is opened, and saved once',
  async ({ name, opens, label, typed, call, as }) => {
    const keeper = await aKeeperWithRosa(name);
    const { api, id, session } = keeper;
    await visit({ width: 'phone', session, expected: [/status of 401/] }, async (page) => {
      await page.goto(`/pets/details?id=${id}`);
      await fromRecordBar(page, opens);
      const dialog = page.getByRole('dialog');
      if (label === 'How many') await dialog.getByRole('button', { name: 'Say how many' }).tap();
      await dialog.getByLabel(label, { exact: true }).fill(typed);
      await endAndLogIn(page, keeper);
      await fromRecordBar(page, opens);
      const field = dialog.getByLabel(label, { exact: true });
      await field.waitFor();
      expect(await field.inputValue()).toBe(typed);
      await dialog.locator('[type=submit]').tap();
      await dialog.waitFor({ state: 'detached' });
      await eventually(async () => (await api.get(`${call}?id=${id}`)).count, 1);
    });
    expect((await api.get(`${call}?id=${id}`)).rows).toMatchObject([as]);
  },
);

test('what was typed of some of a group that are archived is there again', async () => {
  const gerda = await aKeeperWithRosa('Gerda', 20);
  const { api, id, session } = gerda;
  await visit({ width: 'phone', session, expected: [/status of 401/] }, async (page) => {
    const open = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).first().tap();
      await page.getByRole('button', { name: 'Archive', exact: true }).tap();
    };
    await page.goto(`/pets/details?id=${id}`);
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'How many of 20' }).fill('3');
    await dialog.getByLabel('Note').fill('To Bea');
    await endAndLogIn(page, gerda);
    await open();
    const note = dialog.getByLabel('Note');
    await note.waitFor();
    expect(await note.inputValue()).toBe('To Bea');
    await dialog.locator('[type=submit]').tap();
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => (await api.get(`pet/detail/${id}`)).an_count, 17);
  });
});
