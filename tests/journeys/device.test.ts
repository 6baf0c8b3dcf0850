import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { logOut } from './keepers.ts';
import { settled } from './settled.ts';

// The keeper's collection on the device, in the app as it is served.

const { server, visit, register } = browserFixture({ own: true });
const unreachable = [/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/];

/** Waits until the device has a collection that the next visit begins with. */
const collectionKept = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('exuvia.device')?.includes('kept'));

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

const dialogs = (page: Page) => page.locator('dialog[open]').count();

test('what one device writes is on the other within seconds, without a reload', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const pet = { p_sc_id: rows[0].sc_id };
  const { id } = await api.post('pet/add', { ...pet, name: 'Rosa' });
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/pets');
    await page.getByText('Rosa').first().waitFor();
    await collectionKept(page);
    await api.put('pet/update', { ...pet, id, name: 'Rosalía' });
    await page.getByText('Rosalía').first().waitFor();
  });
});

test('a log-out leaves nothing of a collection on the device', async () => {
  const session = await register('Berta');
  await visit({ session }, async (page) => {
    await page.goto('/profile');
    await collectionKept(page);
    expect(await databases(page)).toEqual([`exuvia-${uidOf(session)}`]);
    await logOut(page);
    await page.waitForFunction(() => localStorage.getItem('exuvia.device') === null);
    expect(await databases(page)).toEqual([]);
  });
});

test('an account that is deleted on another device leaves nothing of its collection here, and says so', async () => {
  const session = await register('Emil');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  await visit({ width: 'phone', session, expected: [/status of 401/] }, async (page) => {
    await page.goto('/pets');
    await page.getByText('Rosa').first().waitFor();
    await collectionKept(page);
    await api.delete('user/delete', { upw: session.password });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForFunction(() => localStorage.getItem('exuvia.device') === null);
    expect(await databases(page)).toEqual([]);
    await page.goto('/login');
    await page.getByText('The account of this device was deleted').waitFor();
  });
});

test('on somebody else’s device nothing is kept, and a reload stays logged in', async () => {
  const { email, password } = await register('Carla');
  await visit({ width: 'phone' }, async (page) => {
    await page.goto('/login');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('This is not my device: keep nothing on it').check();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await settled(page);
    expect(await databases(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('exuvia.session');
  });
});

test('without a server the list, its search, an animal and the plans open after a reload', async () => {
  const session = await register('Dora');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const pet = { p_sc_id: rows[0].sc_id };
  const { id } = await api.post('pet/add', { ...pet, name: 'Rosalía' });
  await api.post('pet/add', { ...pet, name: 'Zora' });
  await api.post('plan/add', {
    ...{ fp_name: 'Sunday crickets', fp_repeat: 7, fp_start: '2026-05-01' },
    ...{ fp_weekdays: '0000000', def_feeder: 'Cricket' },
  });
  await visit({ width: 'phone', session, expected: unreachable }, async (page) => {
    await page.goto('/pets');
    await page.getByText('Zora').first().waitFor();
    await collectionKept(page);
    await keptOnDevice(page);
    await server().stop();
    await page.goto('/pets');
    await page.getByText('Zora').first().waitFor();
    await page.getByRole('searchbox').first().fill('rosalia');
    await page.getByText('Zora').first().waitFor({ state: 'detached' });
    await page.getByText('Rosalía').first().waitFor();
    expect(await dialogs(page)).toBe(0);
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('heading', { name: /Rosalía/, level: 1 }).waitFor();
    await page.goto('/pets/plans');
    await page.getByText('Sunday crickets').first().waitFor();
    expect(await dialogs(page)).toBe(0);
  });
});

const uidOf = ({ user }: { user: unknown }) => (user as { uid: number }).uid;
