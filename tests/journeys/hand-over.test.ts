import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { Session } from './browser.ts';
import { allSent } from './all-sent.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import type { Keeper } from './keepers.ts';
import { readCode } from './read-code.ts';
import { settled } from './settled.ts';

// An animal is sold at the table: its keeper shows a code, the buyer scans it and takes the animal over with its past,
// in the same installation and in another one. Then the old label on the box is scanned, and opens it at its new keeper's.

const here = browserFixture();
const elsewhere = browserFixture({ own: true });

let svenja: Keeper;
let marta: Keeper;
let otto: Session;

beforeAll(async () => {
  svenja = await here.register('Svenja');
  marta = await here.register('Marta');
  // On a server of its own the first keeper is the administrator, who may add any species.
  await elsewhere.register('Anton');
  otto = await elsewhere.register('Otto');
});

test('sold at the table, taken over in the same installation, fed by its old label', async () => {
  const frida = await anAnimal('Frida', 'Brachypelma hamorii');
  const link = await sellAtTable('Frida', frida.id);
  await here.visit({ width: 'phone', session: marta }, async (page) => {
    await page.goto(link);
    await page.getByRole('heading', { name: 'Frida is offered to you' }).waitFor();
    await page.getByText('1 meal, 1 molt').waitFor();
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByText('Frida stands in your collection now, with its past.').waitFor();
    await page.waitForURL('**/pets/details?id=*');
    await feedByLabel(page, frida.tag, 'Frida');
  });
  await isFed(apiOf(here.server().origin, marta), frida.tag);
  await isSold(frida.id);
});

test('a visitor scans it, logs in, and is led back to it', async () => {
  const juno = await anAnimal('Juno', 'Grammostola pulchra');
  const link = await sellAtTable('Juno', juno.id);
  await here.visit({ width: 'phone' }, async (page) => {
    await page.goto(link);
    await page.getByRole('link', { name: /I keep my log here/ }).click();
    await page.getByLabel('Email').fill(marta.email);
    await page.getByLabel('Password', { exact: true }).fill(marta.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.waitForURL('**/pets/details?id=*');
    await page.getByRole('heading', { level: 1, name: /Juno/ }).waitFor();
  });
  await isSold(juno.id);
});

test('sold at the table, taken in elsewhere by the link, fed by its old label', async () => {
  const administrator = apiOf(here.server().origin, await here.administrator());
  await administrator.post('species/add', { sc_name: 'Brachypelma novum', an_type: 'tarantula' });
  const kahlo = await anAnimal('Kahlo', 'Brachypelma novum');
  const link = await sellAtTable('Kahlo', kahlo.id);
  const { origin } = here.server();
  // The one page that may call another installation.
  const expected = [new RegExp(`^foreign host: ${origin}/api/hand_over/(file|taken)`)];
  await elsewhere.visit({ session: otto, expected }, async (page) => {
    await page.goto('/pets/add');
    await page.getByRole('link', { name: 'Take in an animal' }).click();
    await page.getByLabel('Link of the hand-over').fill(link);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('heading', { name: 'Kahlo comes to you' }).waitFor();
    await page.getByText('1 meal, 1 molt').waitFor();
    expect(await page.getByRole('button', { name: 'Take it in' }).isDisabled()).toBe(true);
    const species = page.getByRole('combobox', { name: 'Another species for Brachypelma novum' });
    await species.fill('hamorii');
    await page.getByRole('option', { name: /Brachypelma hamorii/ }).click();
    await page.getByRole('button', { name: 'Take it in' }).click();
    await page.getByText('Kahlo stands in your collection now, with its past.').waitFor();
    await page.waitForURL('**/pets/details?id=*');
    await feedByLabel(page, kahlo.tag, 'Kahlo');
  });
  await isFed(apiOf(elsewhere.server().origin, otto), kahlo.tag);
  await isSold(kahlo.id);
});

type Animal = { id: number; tag: string };

/** An animal of Svenja's with a past. */
async function anAnimal(name: string, sc_name: string): Promise<Animal> {
  const api = apiOf(here.server().origin, svenja);
  const { rows } = await api.get(`species/selectable?search=${encodeURIComponent(sc_name)}`);
  const { id } = await api.post('pet/add', { name, p_sc_id: rows[0].sc_id, gender: 'f' });
  await api.post('pet/feeding/feed', { id, date_f: '2026-01-03', food: 'Dubia', progress: 0 });
  await api.post('pet/molt/add', { id, date_mt: '2025-06-01', size: 12 });
  return { id, tag: (await api.get(`pet/detail/${id}`)).tag };
}

/** Svenja hands it over for money. Returns what a phone reads from her screen. */
function sellAtTable(name: string, id: number): Promise<string> {
  return here.visit({ width: 'phone', session: svenja }, async (page) => {
    await page.goto(`/pets/hand_over?ids=${id}`);
    await page.getByRole('heading', { name: `Hand over ${name}` }).waitFor();
    await page.getByRole('textbox', { name: 'Price' }).fill('120');
    await page.getByRole('textbox', { name: 'Buyer' }).fill('Somebody at the expo');
    await page.getByRole('button', { name: 'Show the code' }).click();
    const code = page.locator('.qr-code:has(path)');
    await code.waitFor();
    await settled(page);
    const link = await readCode(await code.screenshot());
    expect(link).toMatch(new RegExp(`^${here.server().origin}/t/[0-9A-Z]{4}-[0-9A-Z]{4}$`));
    return link ?? '';
  });
}

/** Scans the label that was on the box before. */
async function feedByLabel(page: Page, tag: string, name: string): Promise<void> {
  await page.goto(`/p/${tag}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  await page.getByRole('button', { name: /^Fed/ }).click();
  await page.getByText(`${name}: fed, Dubia`).waitFor();
  await allSent(page);
}

/** The new keeper's record has the old meal and today's. */
async function isFed(api: ReturnType<typeof apiOf>, tag: string): Promise<void> {
  const { rows } = await api.get('pet/list');
  const { id } = rows.find((row: Animal) => row.tag === tag);
  const { feedings, molts } = await api.get(`pet/history/${id}`);
  expect(feedings.map((one: { date_f: string }) => one.date_f).toSorted()).toEqual([
    '2026-01-03',
    browserDay(),
  ]);
  expect(molts).toMatchObject([{ date_mt: '2025-06-01', size: 12 }]);
}

/** The giver's record is archived as sold, with the sale, and nothing was recorded of it since. */
async function isSold(id: number): Promise<void> {
  const api = apiOf(here.server().origin, svenja);
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({
    archived: 1,
    archive_reason: 'sold',
    date_f: '2026-01-03',
  });
  const { rows } = await api.get('sales/list?limit=100');
  expect(rows.filter((sale: { pet_id: number }) => sale.pet_id === id)).toMatchObject([
    { total_price: 120, buyer_name: 'Somebody at the expo' },
  ]);
}
