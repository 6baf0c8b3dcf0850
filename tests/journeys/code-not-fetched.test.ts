import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { VisitOptions } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import type { Keeper } from './keepers.ts';

// Without kept files, as over plain http, any code that is fetched later may not come: whatever needs it says so, the
// rest of the page stays, and it comes with the next try.

const { visit, register, server } = browserFixture();
let keeper: Keeper;
let ada: number;
let species: string;

beforeAll(async () => {
  keeper = await register('Anna');
  const api = apiOf(server().origin, keeper);
  const { rows } = await api.get('species/selectable?limit=1');
  species = rows[0].sc_name;
  ({ id: ada } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Ada' }));
  await api.post('user_config/set', { conf_key: 'pets_table', conf_val: '{"look":"table"}' });
  await api.post('pet/feeding/feed', {
    id: ada,
    date_f: browserDay(-3),
    food: 'Crickets',
    progress: 0,
  });
});

const sentence = 'This needs the network. Try again once it is back.';

type Case = {
  what: string;
  /** How the name of its file begins. */
  code: string;
  at?: string | (() => string);
  visit?: VisitOptions;
  /** What is there without it. */
  without: (page: Page) => Promise<unknown>;
  /** What is there once it can be fetched. */
  after: (page: Page) => Promise<unknown>;
};

const phone: VisitOptions = { width: 'phone' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page) => page.getByText(sentence).first().waitFor();
const again = (page: Page) => button(page, 'Try again').first().click();
const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const menuHasLogOut = async (page: Page) => {
  await button(page, 'Menu').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).waitFor();
};
const find = (page: Page) => button(page, /^Find/).click();
const findOpens = async (page: Page) => {
  await find(page);
  await page.getByRole('dialog').getByRole('combobox').waitFor();
};
/** What was not there is said where it was to be, below the title of its page. */
const saidBelow = (title: string) => async (page: Page) => {
  await titled(page, title);
  await said(page);
};
const findIsSaid = async (page: Page) => {
  await titled(page, 'Pets');
  await find(page);
  await said(page);
};
/** The browser says it where nothing else is there to say it. */
const alertedBy = (tap: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const alert = page.waitForEvent('dialog');
  const tapped = tap(page);
  expect((await alert).message()).toBe(sentence);
  await (await alert).dismiss();
  await tapped;
};
const saved = async (page: Page) => {
  const download = page.waitForEvent('download');
  await button(page, 'Template').click();
  expect((await download).suggestedFilename()).toBe('pets.csv');
};

const cases: Case[] = [
  {
    ...{ what: 'a page', code: 'species', at: '/species', without: said },
    after: async (page) => {
      await again(page);
      await titled(page, 'Species');
    },
  },
  { what: 'the palette', code: 'palette', at: '/pets', without: findIsSaid, after: findOpens },
  {
    ...{ what: 'what every page of a keeper has', code: 'offline-queue', at: '/pets' },
    ...{ without: findIsSaid, after: findOpens },
  },
  {
    ...{ what: 'the evening of Today', code: 'evening.lazy', at: '/', without: said },
    after: async (page) => {
      await again(page);
      await page.getByText(sentence).waitFor({ state: 'detached' });
    },
  },
  {
    ...{ what: 'the charts of an animal', code: 'charts.lazy' },
    at: () => `/pets/details?id=${ada}`,
    without: saidBelow('Ada'),
    after: async (page) => {
      await again(page);
      await again(page);
      await page.getByRole('img', { name: /in the last twelve months$/ }).waitFor();
    },
  },
  {
    ...{ what: 'the table of animals', code: 'pet-table.lazy', at: '/pets' },
    without: saidBelow('Pets'),
    after: async (page) => {
      await again(page);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    ...{ what: 'the menu', code: 'overlays.lazy', at: '/', visit: phone },
    without: alertedBy((page) => button(page, 'Menu').tap()),
    after: menuHasLogOut,
  },
  {
    ...{ what: 'the lamp', code: 'overlays.lazy', at: '/' },
    without: alertedBy((page) => button(page, 'Light').click()),
    after: async (page) => {
      await button(page, 'Light').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...{ what: 'the log-out of the menu', code: 'log-out-item.lazy', at: '/', visit: phone },
    without: async (page) => {
      const told = page.waitForEvent('console', (message) => /log-out-item/.test(message.text()));
      await button(page, 'Menu').tap();
      await told;
      await page.getByRole('dialog').getByRole('link', { name: 'Plans' }).tap();
      await titled(page, 'Plans');
    },
    after: menuHasLogOut,
  },
  {
    ...{ what: 'the proposals of a field', code: 'combobox-box', at: '/pets/add' },
    without: async (page) => {
      const field = page.getByLabel('Species').first();
      await field.fill(species.toUpperCase());
      await page.getByLabel('Name').first().fill('Bea');
      expect(await field.inputValue()).toBe(species);
    },
    after: async (page) => {
      await button(page, 'Save pet').click();
      await titled(page, 'Bea');
    },
  },
  {
    ...{ what: 'the writer of a table', code: 'papa', at: '/pets/import' },
    without: async (page) => {
      await button(page, 'Template').click();
      await said(page);
    },
    after: saved,
  },
  {
    ...{ what: 'the lower part of the first page', code: 'evening', at: '/' },
    visit: { session: undefined },
    without: async (page) => {
      await titled(page, 'A notebook for animals that shed.');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.locator('.club').waitFor();
    },
    after: (page) => titled(page, 'A notebook for animals that shed.'),
  },
];

test('a first page that can’t be fetched says so in German to who reads German', async () => {
  const expected = [/ERR_FAILED|Failed to fetch dynamically/];
  await visit({ serviceWorkers: 'block', locale: 'de-DE', expected }, async (page) => {
    await page.addInitScript(() => sessionStorage.setItem('exuvia.reloaded', `${Date.now()}`));
    await page.route('**/assets/species-*', (route) => route.abort());
    await page.goto('/species');
    await page.getByRole('heading', { level: 1, name: /^Dafür braucht es das Netz/ }).waitFor();
    await button(page, 'Noch einmal').waitFor();
  });
});

test.each(cases)('$what', async ({ code, at = '/', visit: options, without, after }) => {
  const expected = [/ERR_FAILED|Failed to fetch dynamically/];
  await visit({ serviceWorkers: 'block', session: keeper, expected, ...options }, async (page) => {
    // as if a reload for the code of a newer version had been of no use a moment ago
    await page.addInitScript(() => sessionStorage.setItem('exuvia.reloaded', `${Date.now()}`));
    let isCutOff = true;
    await page.route(`**/assets/${code}-*`, (route) =>
      isCutOff ? route.abort() : route.continue(),
    );
    await page.goto(typeof at === 'string' ? at : at());
    await without(page);
    isCutOff = false;
    await after(page);
  });
});
