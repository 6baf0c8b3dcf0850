import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { logIn } from './keepers.ts';

// The sessions of a keeper are ended from another device, while a form is open on this one.

const { register, server, visit } = browserFixture();

test('what was typed is there again after the log-in, and saved once', async () => {
  const keeper = await register('Ada');
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const session = await logIn(server().origin, keeper);
  await visit({ width: 'phone', session, expected: [/status of 401/] }, async (page) => {
    await page.goto(`/pets/edit?id=${id}`);
    await page.getByLabel('Notes').fill('Dug all night');
    await api.delete('user/sessions/end', {});
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).tap();
    await page.getByLabel('Email').fill(keeper.email);
    await page.getByLabel('Password', { exact: true }).fill(keeper.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).tap();
    const notes = page.getByLabel('Notes');
    await notes.waitFor();
    expect(await notes.inputValue()).toBe('Dug all night');
    await page.getByRole('button', { name: 'Save changes' }).tap();
    await page.getByRole('heading', { name: 'Rosa', level: 1 }).waitFor();
  });
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({ notes: 'Dug all night', rev: 2 });
});
