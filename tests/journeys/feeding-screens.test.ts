import { allSent } from './all-sent.ts';
import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import type { Light, Width } from './browser.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import type { Keeper } from './keepers.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';
import { settled } from './settled.ts';

// The states of plans and round that an address alone does not reach, in the red and the dark theme, and the round by
// keyboard alone.

const { server, visit, register } = browserFixture();

type Steps = (page: Page) => Promise<unknown>;
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const pick = (name: string) => (page: Page) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const screens: [string, string, Steps[]][] = [
  ['the dashboard', '/', []],
  ['a new plan', '/pets/plans/add', [pick('On weekdays')]],
  ['the start of a round', '/pets/feeding', []],
  ['a round of a plan', '/pets/feeding', [pick('A plan')]],
  ['a round of a species', '/pets/feeding', [pick('A species')]],
  ['a round of chosen animals', '/pets/feeding', [pick('Choose')]],
  ['a round one by one', '/pets/feeding', [press('One by one')]],
  ['a round in a list', '/pets/feeding', [press('Tick a list')]],
];
const views: [Width, Light | 'red'][] = [
  ['phone', 'red'],
  ['desktop', 'dark'],
];

async function furnished(name: string): Promise<Keeper> {
  const ada = await register(name);
  const api = apiOf(server().origin, ada);
  const { rows } = await api.get('species/selectable?search=Brachypelma&limit=2');
  const ids: number[] = [];
  for (const [n, pet] of ['Nyx', 'Pip', 'Saphira', 'Atlas', 'Juno'].entries())
    ids.push((await api.post('pet/add', { p_sc_id: rows[n % 2].sc_id, name: pet })).id);
  const [nyx, pip, saphira, atlas] = ids as [number, number, number, number, number];
  const plan = { fp_name: 'Adults', fp_repeat: 7, fp_start: browserDay(-14), def_feeder: 'Dubia' };
  const { id } = await api.post('plan/add', plan);
  await api.post('plan/add', { ...plan, fp_name: 'Paused', fp_active: 0 });
  await api.post('plan/assignment/add_all', { id, pet_ids: ids });
  await api.post('pet/feeding/feed_plan', { fp_id: id, date_f: browserDay(-14), progress: 0 });
  await api.post('pet/feeding/feed', {
    id: nyx,
    date_f: browserDay(-8),
    food: 'Dubia',
    progress: 2,
  });
  await api.post('pet/feeding/feed', {
    id: pip,
    date_f: browserDay(),
    food: 'Locust',
    progress: 1,
  });
  await api.put('pet/pre_molt', { id: saphira, pre_molt: browserDay(-9) });
  await api.post('pet/molt/add', { id: atlas, date_mt: browserDay(-40), size: 4 });
  await api.post('pet/molt/add', { id: atlas, date_mt: browserDay(-3), size: 5 });
  return ada;
}

/** The faults of a screen, after the steps. */
async function faultsOf(page: Page, path: string, steps: Steps[]): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const step of steps) await step(page);
  await settled(page);
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const over = await excess(page);
  const beyond = over > 0 ? [`${over} pixels beyond the right edge`] : [];
  return [...beyond, ...(await axe(page)), ...(await page.evaluate(smallTargets))];
}

/** Touch targets smaller than 44 px; links in running text may be. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button, main .button, main label.chip')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
}

test.each(views)(
  'every control has a name, a place and its size, on a %s by %s light',
  async (width, light) => {
    const session = await furnished('Ada');
    await visit({ width, light: light === 'dark' ? 'dark' : 'light', session }, async (page) => {
      await page.addInitScript((theme) => localStorage.setItem('exuvia.theme', theme), light);
      const faults: string[] = [];
      for (const [name, path, steps] of screens)
        faults.push(...(await faultsOf(page, path, steps)).map((fault) => `${name}: ${fault}`));
      expect(faults).toEqual([]);
    });
  },
);

test('the round goes by the keys F R O S and Z, with the hand on neither mouse nor screen', async () => {
  const hand = await furnished('Hanna');
  await visit({ session: hand }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'One by one' }).click();
    await page.locator('.deck').waitFor();
    const name = () => page.getByRole('heading', { level: 1 }).innerText();
    const first = await name();
    const hit = async (key: string) => {
      const before = await name();
      await page.locator('.deck:not([data-waiting])').waitFor();
      await page.keyboard.press(key);
      await page.waitForFunction((was) => document.querySelector('h1')?.innerText !== was, before);
    };
    for (const key of ['f', 'r', 'o', 's']) await hit(key);
    await page.getByText('1 fed, 1 refused, 1 offered, 1 skipped').waitFor();
    for (let n = 0; n < 4; n++) await hit('z');
    expect(await name()).toBe(first);
    await allSent(page);
  });
  const { rows } = await apiOf(server().origin, hand).get('pet/dashboard/feed');
  expect(rows).toHaveLength(5);
});

test('what is planned for today is on the first screen of a phone, and one tap leads to it', async () => {
  const session = await furnished('Ilse');
  const { origin } = server();
  const { rows } = await apiOf(origin, session).get('pet/list');
  const headers = {
    authorization: `Bearer ${session.token}`,
    'content-type': 'application/json',
    // it was noted on the day before
    'x-today': browserDay(-1),
  };
  const event = { id: rows[0].id, date_ev: browserDay(), event: 'Vet' };
  const body = JSON.stringify(event);
  const added = await fetch(`${origin}/api/pet/events/add`, { method: 'POST', headers, body });
  expect(added.status).toBe(200);
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/');
    await settled(page);
    const planned = page.getByRole('link', { name: `${rows[0].name}: Vet` });
    await planned.waitFor();
    const isInView = () =>
      planned.evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await isInView()).toBe(false);
    const way = page.getByRole('link', { name: `Planned for today: ${rows[0].name}` });
    expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await way.tap();
    expect(await isInView()).toBe(true);
    await page.goBack();
    await way.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
