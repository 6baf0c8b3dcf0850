import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { logOut, type Keeper } from './keepers.ts';
import { papersOf } from './paper.ts';
import { readCode } from './read-code.ts';
import { settled } from './settled.ts';

// The code of a hand-over where it is used: on a phone at a table, on paper, and at an expo without a network.

const { server, visit, register } = browserFixture({ own: true });

let keeper: Keeper;

beforeAll(async () => {
  keeper = await register('Ada');
});

const call = () => apiOf(server().origin, keeper);

/** An animal on offer: its hand-over with the link, and its tag. */
async function offered(name: string) {
  const { ids } = await call().post('pet/add_all', {
    values_add: [{ sc_name: 'Brachypelma hamorii', name }],
  });
  const [pet] = ids as number[];
  await call().post('pet/molt/add', { id: pet, date_mt: '2025-01-02', size: 4.5 });
  const ticks = { history: 1, pictures: 1, notes: 0, origin: 1 };
  const { id } = await call().post('hand_over/add', {
    pets: [{ id: pet }],
    reason: 'given',
    ...ticks,
  });
  const { data } = await call().get(`hand_over/detail/${id}`);
  return { id, pet, link: data.link as string, tag: data.pets[0].tag as string };
}

const codeOn = async (page: Page) => {
  await page.locator('.qr-code path').waitFor();
  // The line about the network moves what stands below it.
  await settled(page);
  return readCode(await page.locator('.qr-code').screenshot());
};

/** How much of hand-overs the device keeps. */
const keptEntries = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('exuvia-hand-overs'))) return 0;
    return (await (await caches.open('exuvia-hand-overs')).keys()).length;
  });

test('the code is read by day, at night and under the red lamp', async () => {
  const { id, link } = await offered('Frida');
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto(`/pets/hand_over/code?id=${id}`);
    for (const theme of ['light', 'dark', 'red']) {
      await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
      expect([theme, await codeOn(page)]).toEqual([theme, link]);
    }
  });
});

test('a proof of origin carries the code where the seller wants it, beside the tag', async () => {
  const { pet, link, tag } = await offered('Rosa');
  await visit({ session: keeper, light: 'dark' }, async (page) => {
    await page.goto(`/inventory/proof?id=${pet}`);
    await page.getByRole('heading', { name: 'Keeper', exact: true }).waitFor();
    expect(await page.locator('.qr-code').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'With the code of the hand-over' }).check();
    await page.locator('.qr-code path').waitFor();
    const [paper, ...more] = await papersOf(await page.pdf({ preferCSSPageSize: true }));
    if (!paper) throw new Error('Nothing was printed');
    expect(more).toEqual([]);
    const whole = { x: 0, y: 0, width: paper.width, height: paper.height };
    expect(paper.code(whole)?.text).toBe(link);
    expect(paper.words.map(({ text }) => text)).toContain(`#${tag},`);
  });
});

test('what is kept for an expo goes when the hand-over ends, and with the log-out', async () => {
  const [first, second] = [await offered('Olga'), await offered('Vera')];
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto(`/pets/hand_over/code?id=${first.id}`);
    await page.getByText('Kept on this device').waitFor();
    expect(await keptEntries(page)).toBe(2);
    await call().put('hand_over/finish', { id: first.id });
    await page.getByText('Olga has a new keeper.').waitFor();
    while ((await keptEntries(page)) > 0) await settled(page);

    await page.goto(`/pets/hand_over/code?id=${second.id}`);
    await page.getByText('Kept on this device').waitFor();
    await logOut(page);
    while ((await keptEntries(page)) > 0) await settled(page);
  });
  keeper = { ...keeper, ...(await register('Berta')) };
});

test('code and file work without a network, also after a reload', async () => {
  const { id, link } = await offered('Nyx');
  const expected = [/ERR_CONNECTION_REFUSED|ERR_FAILED/];
  await visit({ width: 'phone', session: keeper, expected }, async (page) => {
    await page.goto(`/pets/hand_over/code?id=${id}`);
    await page.getByText('Kept on this device').waitFor();
    await keptOnDevice(page);
    await server().stop();
    await page.reload();
    await page.getByText('No network. Code and file are kept').waitFor();
    expect(await codeOn(page)).toBe(link);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /the file$/ }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^Nyx-[0-9A-Z]{6}\.exuvia\.zip$/);
    const held = await Bun.file(await file.path()).bytes();
    expect([...held.subarray(0, 2)]).toEqual([0x50, 0x4b]);
    expect(await page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
  });
});
