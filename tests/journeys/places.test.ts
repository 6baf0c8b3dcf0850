import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { axe } from './axe.ts';
import { gone } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';
import { readCode } from './read-code.ts';
import { settled } from './settled.ts';

// A keeper puts a collection away, with a phone in the animal room: rooms, racks, shelves, labels, and the round along them.

const { server, visit, register } = browserFixture();
const pets = Array.from({ length: 20 }, (_, at) => `Pet${String(at + 1).padStart(2, '0')}`);

test('one tap on Move takes the new place that is being typed', async () => {
  const keeper = await register('Bea');
  const api = apiOf(server().origin, keeper);
  await api.post('pet/add_all', { values_add: [{ sc_name: 'Brachypelma hamorii', name: 'Solo' }] });
  await api.post('place/add', { kind: 'room', name: 'Animal room' });
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/places');
    await page.getByRole('button', { name: 'Put them away' }).click();
    await page.getByRole('combobox').fill('Cellar');
    await page.getByRole('option').first().waitFor();
    const at = await page.getByRole('button', { name: 'Move', exact: true }).boundingBox();
    if (!at) throw new Error('no Move');
    // at once: no look whether the button stays where it is
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Cellar' }).first().waitFor();
  });
});

test('twenty animals are put away, sorted, found by a label and fed along the rack', async () => {
  const keeper = await register('Ada');
  const api = apiOf(server().origin, keeper);
  const { ids } = await api.post('pet/add_all', {
    values_add: pets.map((name) => ({ sc_name: 'Brachypelma hamorii', name })),
  });
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/places');
    await add(page, 'Room', 'Animal room');
    await page.getByRole('link', { name: 'Animal room' }).click();
    await page.getByRole('heading', { level: 1, name: 'Animal room' }).waitFor();
    await add(page, 'Rack', 'Rack A', 2);
    const rackA = page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Rack A' });
    await rackA.waitFor();
    expect(await axe(page)).toEqual([]);
    await rackA.click();
    await page.getByRole('heading', { level: 1, name: 'Rack A' }).waitFor();
    await add(page, 'Shelf', 'Shelf 1', 3);

    // four actions: put away, say where, choose it, move
    await page.goto('/places');
    await page.getByRole('button', { name: 'Put them away' }).click();
    await chooseWhere(page, 'rack a shelf 1');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('20 animals stand in Animal room / Rack A / Shelf 1').waitFor();
    await page.getByRole('img', { name: 'Rack A: 3 shelves, 20 animals' }).waitFor();
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);

    // the last one to the front, by its dots
    await page.getByRole('link', { name: 'Rack A' }).click();
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Shelf 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shelf 1' }).waitFor();
    await page.getByRole('button', { name: 'Change the order' }).click();
    await dragTo(page, 'Move Pet03, 3 of 20', 'Move Pet01, 1 of 20');
    await page.getByText('The order is changed').waitFor();
    await page.getByRole('button', { name: 'Move Pet03, 1 of 20' }).waitFor();
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await allSent(page);

    // its label leads here
    const code = page.locator('.qr-code');
    await code.locator('path').waitFor();
    await code.scrollIntoViewIfNeeded();
    const address = await readCode(await code.screenshot());
    const { tag } = (await placeNamed(api, 'Animal room / Rack A / Shelf 1'))!;
    expect(address).toEndWith(`/l/${tag}`);
    await page.getByRole('link', { name: 'Print' }).click();
    await page.locator('.label-page').waitFor();
    await settled(page);
    expect(await page.locator('.label-code').count()).toBe(1);
    expect(await axe(page)).toEqual([]);

    // scanned, one tap starts its round, in the order of the shelf
    await page.goto(`/l/${tag}`);
    await page.locator('.place-start button').click();
    for (const name of ['Pet03', 'Pet01', 'Pet02']) {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.locator('.round-stand').getByText('Rack A, Shelf 1').waitFor();
      await page.locator('.deck:not([data-waiting])').getByRole('button', { name: /^Fed/ }).click();
    }
    await page.getByRole('heading', { level: 1, name: 'Pet04' }).waitFor();
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await allSent(page);
  });
  const { rows } = await api.get('pet/table');
  const fed = rows.filter(({ date_f }: { date_f: string | null }) => date_f !== null);
  expect(fed.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
});

test('a phone shows many racks side by side, few as large as they are', async () => {
  const keeper = await register('Berta');
  const api = apiOf(server().origin, keeper);
  const rack = (name: string) => api.post('place/add', { name, kind: 'rack', slots: 12 });
  for (let at = 1; at <= 6; at += 1) await rack(`Rack ${at}`);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    const tiles = page.locator('.place-tile');
    const perRow = async () => {
      const tops = await tiles.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      return tops.filter((top) => top === tops[0]).length;
    };
    await page.goto('/places');
    await tiles.nth(5).waitFor();
    expect(await perRow()).toBe(1);
    await rack('A rack with a long name');
    await page.goto('/places');
    await tiles.nth(6).waitFor();
    expect(await perRow()).toBe(2);
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
});

type Api = ReturnType<typeof apiOf>;

const placeNamed = async (api: Api, path: string): Promise<{ tag: string } | undefined> =>
  (await api.get('place/list')).rows.find((row: { path: string }) => row.path === path);

/** Adds one place, or several alike, by the dialog of the page. */
async function add(page: Page, kind: string, name: string, many = 1): Promise<void> {
  await page.getByRole('button', { name: 'Add a place' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: kind }).check();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  if (many > 1) await dialog.getByLabel('How many', { exact: true }).fill(String(many));
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await gone(dialog);
}

async function chooseWhere(page: Page, text: string): Promise<void> {
  const where = page.getByRole('combobox', { name: 'Where to' });
  await where.fill(text);
  await page.getByRole('option').first().click();
}

/** Drags one grip onto another, as a finger or a mouse does. */
async function dragTo(page: Page, from: string, to: string): Promise<void> {
  const box = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!;
  await page
    .getByRole('button', { name: from })
    .evaluate((grip) => grip.scrollIntoView({ block: 'center' }));
  const [start, end] = [await box(from), await box(to)];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
