import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { axe } from './axe.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { settled } from './settled.ts';

// What a keeper of 300 does most, and how many clicks, keys and typed words it takes.

const { server, visit, register } = browserFixture();
const SHELVES = 15;
const ON_EACH = 20;

/** 300 animals on the 15 shelves of three racks, every third one a female. Some on rack B refused. */
async function keeperOf300(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const room = (await api.post('place/add', { name: 'Animal room', kind: 'room' })).id;
  const shelves: number[] = [];
  for (const rack of ['Rack A', 'Rack B', 'Rack C']) {
    const { id } = await api.post('place/add', { name: rack, kind: 'rack', parent_id: room });
    const names = Array.from({ length: 5 }, (_, at) => `Shelf ${at + 1}`);
    const added = await api.post('place/add_many', { kind: 'shelf', names, parent_id: id });
    shelves.push(...added.ids);
  }
  const values_add = Array.from({ length: SHELVES * ON_EACH }, (_, at) => ({
    ...{ sc_name: 'Brachypelma hamorii', name: `Pet ${at + 1}` },
    gender: ['m', 'f', 'other'][at % 3],
  }));
  const { ids } = await api.post('pet/add_all', { values_add });
  const on = (shelf: number): number[] => ids.slice(shelf * ON_EACH, (shelf + 1) * ON_EACH);
  for (const [at, place_id] of shelves.entries())
    await api.put('pet/move', { ids: on(at), place_id });
  // the first six of a shelf of rack A and of one of rack B: two of each are females
  for (const shelf of [2, 7])
    await api.post('pet/feeding/feed_many', {
      ...{ ids: on(shelf).slice(0, 6), date_f: browserDay(-1) },
      ...{ food: 'Dubia', progress: 2 },
    });
  return { session, api, shelves };
}

test('females on rack B that refused last time in three, a shelf of 20 moved in four', async () => {
  const { session, api, shelves } = await keeperOf300('Ada');
  await visit({ session }, async (page) => {
    await page.goto('/pets');
    await page.locator('.pet').first().waitFor();
    await settled(page);
    const find = counting(page);
    await find.press('Control+k');
    await page.locator('.pal-input').waitFor();
    await find.type('females rack b refused');
    await page.getByRole('option', { name: /Rack B/, selected: true }).waitFor();
    await find.press('Enter');
    await page.getByText('2 of 300').waitFor();
    expect(find.actions).toBe(3);
    expect(await axe(page)).toEqual([]);

    // who knows no keys opens the filters, and finds all three in sight
    await page.goto('/pets');
    await page.locator('.pet').first().waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const look = counting(page);
    for (const chip of ['Refused last time', 'Female', 'Rack B']) await look.choose(chip);
    await page.getByText('2 of 300').waitFor();
    expect(look.actions).toBe(3);
    expect(await axe(page)).toEqual([]);

    await page.goto(`/places/details?id=${shelves[0]}`);
    await page.getByRole('heading', { level: 1, name: 'Shelf 1' }).waitFor();
    await settled(page);
    const move = counting(page);
    await move.click('Move all of them');
    const where = page.getByRole('combobox', { name: 'Where to' });
    await where.waitFor();
    await where.focus();
    await move.type('rack c shelf 5');
    await page.getByRole('option', { name: 'Animal room / Rack C / Shelf 5' }).waitFor();
    await move.press('Enter');
    await move.click('Move');
    await page.getByText('20 animals stand in Animal room / Rack C / Shelf 5').waitFor();
    expect(move.actions).toBe(4);
    await allSent(page);
    expect(await counts(api, shelves)).toEqual([0, 40]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('20 animals in walking order').waitFor();
    await allSent(page);
    expect(await counts(api, shelves)).toEqual([20, 20]);
  });
});

/** How many animals stand on the first shelf and on the last one. */
async function counts(api: ReturnType<typeof apiOf>, shelves: number[]): Promise<number[]> {
  const { rows } = await api.get('place/list');
  return [shelves[0], shelves.at(-1)].map(
    (id) => rows.find((row: { id: number }) => row.id === id).count,
  );
}

/** Counts what is done: a click, a key, a typed phrase. */
function counting(page: Page) {
  const counter = {
    actions: 0,
    async press(key: string) {
      counter.actions++;
      await page.keyboard.press(key);
    },
    async type(text: string) {
      counter.actions++;
      await page.keyboard.type(text);
    },
    async choose(chip: string) {
      counter.actions++;
      await page.getByRole('checkbox', { name: chip, exact: true }).click();
    },
    async click(name: string) {
      counter.actions++;
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
  return counter;
}
