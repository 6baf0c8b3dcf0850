import { allSent } from './all-sent.ts';
import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { keptOnDevice } from './browser.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import type { Keeper } from './keepers.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';

const { server, visit, register } = browserFixture();
const many = 24;
const offline = { expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] };

/** A keeper with a plan that makes all animals due today. */
async function keeperWith(name: string, count: number) {
  const keeper = await register(name);
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const ids: number[] = [];
  for (let n = 1; n <= count; n++) {
    const pet = { p_sc_id: rows[0].sc_id, name: `Animal ${String(n).padStart(2, '0')}` };
    ids.push((await api.post('pet/add', pet)).id);
  }
  const plan = {
    fp_name: 'Everybody',
    fp_repeat: 7,
    fp_start: browserDay(),
    def_feeder: 'Dubia roach',
  };
  const { id: fp_id } = await api.post('plan/add', plan);
  await api.post('plan/assignment/add_all', { id: fp_id, pet_ids: ids });
  return { keeper, api, ids, fp_id };
}

type Api = ReturnType<typeof apiOf>;

/** The server's records of each animal: the progress of each. */
async function recorded(api: Api, ids: number[]): Promise<number[][]> {
  const lists = await Promise.all(ids.map((id) => api.get(`pet/feeding/list?id=${id}`)));
  return lists.map(({ rows }) => rows.map((row: { progress: number }) => row.progress));
}

/** Taps as a finger does, and counts the taps. */
function fingerOn(page: Page) {
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
    await target.filter({ visible: true }).first().tap();
    taps += 1;
  };
  /** Records an outcome for the current animal, and waits for the next one. */
  const answer = async (name: string) => {
    const shown = page.getByRole('heading', { level: 1 });
    const before = await shown.innerText();
    await page.locator('.deck:not([data-waiting])').waitFor();
    await tap(new RegExp(`^${name}`));
    await page.waitForFunction((was) => document.querySelector('h1')?.innerText !== was, before);
  };
  return { tap, answer, taps: () => taps };
}

test('an evening one by one takes one tap for each animal', async () => {
  const { keeper, api, ids } = await keeperWith('Ada', many);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    const finger = fingerOn(page);
    await page.goto('/');
    await finger.tap('Start feeding round');
    await finger.tap('One by one');
    await page.getByRole('heading', { name: 'Animal 01' }).waitFor();
    for (let n = 0; n < many; n++) await finger.answer(n % 10 === 3 ? 'Refused' : 'Fed');
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await finger.tap('Finish');
    await page.getByText('Nobody is due.', { exact: true }).waitFor();
    expect(finger.taps()).toBe(many + 3);
    expect(finger.taps()).toBeLessThanOrEqual(2 * many);
  });
  expect(await recorded(api, ids)).toEqual(ids.map((_, n) => [n % 10 === 3 ? 2 : 0]));
  const { rows } = await api.get('plan/list');
  expect(rows[0]).toMatchObject({ last_date: browserDay(), next_date: browserDay(7) });
});

test('all but three are fed in six taps', async () => {
  const { keeper, api, ids } = await keeperWith('Berta', many);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    const finger = fingerOn(page);
    await page.goto('/');
    await finger.tap('Start feeding round');
    await finger.tap('Tick a list');
    for (const name of ['Animal 07', 'Animal 21', 'Animal 24']) await finger.tap(new RegExp(name));
    await finger.tap('Save 24 animals');
    expect(finger.taps()).toBeLessThanOrEqual(6);
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await allSent(page);
  });
  const refused = [7, 21, 24];
  expect(await recorded(api, ids)).toEqual(ids.map((_, n) => [refused.includes(n + 1) ? 2 : 0]));
});

test('a network that is cut, and a reload, lose nothing and double nothing', async () => {
  const { keeper, api, ids } = await keeperWith('Carla', many);
  await visit({ width: 'phone', session: keeper, ...offline }, async (page) => {
    const finger = fingerOn(page);
    const cut = (off: boolean) => page.context().setOffline(off);
    await page.goto('/pets/feeding');
    await keptOnDevice(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await finger.tap('One by one');
    await page.getByRole('heading', { name: 'Animal 01' }).waitFor();
    for (let n = 0; n < 8; n++) await finger.answer('Fed');
    await allSent(page);
    await cut(true);
    for (let n = 8; n < 14; n++) await finger.answer('Fed');
    await finger.answer('Refused');
    await finger.tap(/^Undo: Animal 15, Refused/);
    await page.getByRole('heading', { name: 'Animal 15' }).waitFor();
    await finger.answer('Offered');
    // the refusal went with its undo
    await page.getByText('7 wait for the network').waitFor();

    // The phone was locked, and its browser discarded the page.
    await page.reload();
    await page.getByRole('heading', { name: 'Animal 16' }).waitFor();
    await page.getByText('7 wait for the network').waitFor();
    await cut(false);
    await allSent(page);

    await cut(true);
    for (let n = 15; n < many; n++) await finger.answer('Fed');
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await page.getByText('9 wait for the network').waitFor();
    await finger.tap('Finish');
    await page.waitForURL('/');
    await page.getByText('9 wait for the network').waitFor();
    await cut(false);
    await allSent(page);
  });
  expect(await recorded(api, ids)).toEqual(ids.map((_, n) => [n === 14 ? 1 : 0]));
});

test('an answer whose receipt got lost is recorded once', async () => {
  const { keeper, api, ids } = await keeperWith('Dora', 3);
  await visit({ width: 'phone', session: keeper, ...offline }, async (page) => {
    const finger = fingerOn(page);
    let lost = 0;
    await page.route('**/api/pet/feeding/feed_plan_all', async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.goto('/pets/feeding');
    await finger.tap('One by one');
    await page.getByRole('heading', { name: 'Animal 01' }).waitFor();
    for (const name of ['Fed', 'Refused', 'Fed']) await finger.answer(name);
    await allSent(page);
    expect(lost).toBeGreaterThan(1);
  });
  expect(await recorded(api, ids)).toEqual([[0], [2], [0]]);
});

test('what one keeper recorded is never sent in the name of another', async () => {
  const first = await keeperWith('Emma', 2);
  const second = await register('Frida');
  await visit({ width: 'phone', session: first.keeper, ...offline }, async (page) => {
    const finger = fingerOn(page);
    await page.goto('/pets/feeding');
    await finger.tap('One by one');
    await page.getByRole('heading', { name: 'Animal 01' }).waitFor();
    await page.route('**/api/pet/feeding/**', (route) => route.abort());
    await finger.answer('Fed');
    await page.getByText('1 waits for the network').waitFor();
    await become(page, second);
    await page.unrouteAll();
    const senders: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (/feeding\/feed/.test(request.url())) senders.push(request.headers()['authorization']);
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    expect(senders).toEqual([]);
    expect(await recorded(first.api, first.ids)).toEqual([[], []]);
    await Promise.all([page.waitForRequest(/feeding\/feed/), become(page, first.keeper)]);
    await allSent(page);
    expect(senders).toEqual([`Bearer ${first.keeper.token}`]);
  });
  expect(await recorded(first.api, first.ids)).toEqual([[0], []]);
});

/** Another keeper logs in on this device. */
async function become(page: Page, keeper: Keeper): Promise<void> {
  const { user, token } = keeper;
  await page.evaluate(
    (stored) => localStorage.setItem('exuvia.session', stored),
    JSON.stringify({ user, token }),
  );
  await page.goto('/');
}
