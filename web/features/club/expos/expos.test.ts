import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import jsQR from 'jsqr';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { queries } from '#web/lib/queries.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { failing } from '#web/testing/fixtures.ts';
import {
  button,
  clickButton,
  clickLink,
  dialogs,
  field,
  fill,
  heading,
  link,
  pageText,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);
afterEach(() => chooseLanguage('en'));

const at = (path: string) => () => window.location.pathname + window.location.search === path;
const expoOf = async (app: TestApp, id = 1) =>
  (await app.as(2).get(`admin/expo_log/detail/${id}`)).data;

/** Ada with 12 slings, and an expo that offers them. */
async function aStall(lists: { e_offer?: string; e_sold?: string } = {}) {
  const app = createTestApp();
  const id = aPet(app.db, { uid: 2, name: 'Sling', an_count: 12, size: 1.5 });
  const e_offer = `Tarantulas\n0.0.12 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`;
  const expo = { e_date: '2026-05-01', e_name: 'Spring expo', e_offer, e_sold: '', ...lists };
  await app.as(2).post('admin/expo_log/add', expo);
  return { app, id };
}

describe('an expo', () => {
  test('is added when day and name are there, and shown by the new id', async () => {
    const app = createTestApp();
    await openScreen('/admin/expo_log_add', { app, as: 2 });
    await settled(() => button('Add expo').disabled);
    await fill('Name', 'Autumn expo');
    await fill('Offer', 'One\nTwo');
    await clickButton('Add expo');
    await settled(at('/admin/expo_log_details?id=1'));
    await settled(() => heading() === 'Autumn expo');
    expect(await expoOf(app)).toMatchObject({ e_name: 'Autumn expo', e_offer: 'One\nTwo' });
  });

  test('says while it is written which lines are offers, and a bare number makes one', async () => {
    const { app } = await aStall({ e_offer: 'Spiders\n3 Caribena versicolor, FH2, 12,50 €' });
    await openScreen('/admin/expo_log_edit?id=1', { app, as: 2 });
    await settled(says('Visitors see 1 offer, and as headings or remarks: “Spiders”.'));
    await fill('Offer', '3 Caribena versicolor, FH2, 12,50 €\n10 Boxen Heimchen, 2 €');
    await settled(says('Visitors see 2 offers.'));
    await clickButton('Update expo');
    await settled(() => button('Sold: 3 Caribena versicolor, FH2, 12,50 €'));
    await clickButton('Reserve: 10 Boxen Heimchen, 2 €');
    await settled(async () => (await expoOf(app)).e_offer.endsWith('2 €, reserved'));
  });

  test('is changed, and shown again', async () => {
    const { app } = await aStall();
    await openScreen('/admin/expo_log', { app, as: 2 });
    await settled(says('N/A'));
    await clickLink('Edit Spring expo');
    await fill('Table', 'C 3');
    await clickButton('Update expo');
    await settled(at('/admin/expo_log_details?id=1'));
    await settled(says('TableC 3'));
  });

  test.each([
    ['Name', 100],
    ['Table', 50],
    ['Offer', 1000],
    ['Sold', 1000],
  ])('takes a %s of %p characters', async (name, limit) => {
    await openScreen('/admin/expo_log_add', { app: createTestApp(), as: 2 });
    await settled(() => (field(name) as HTMLInputElement).maxLength === limit);
  });

  test('is led to by a code, error correction M', async () => {
    const app = createTestApp({ env: { PUBLIC_URL: 'https://club.example.org/' } });
    await openScreen('/admin/expo_log', { app, as: 2 });
    const path = await settled(() => document.querySelector('.expo-code path'));
    const svg = path.closest('svg');
    expect(svg?.getAttribute('aria-label')).toBe('QR code of the stock list');
    const read = decode(svg);
    expect(read?.data).toBe('https://club.example.org/expo/current');
    // M as the code itself says it: bits 14 and 13 of its format, unmasked (ISO 18004, 7.9)
    expect(levelOf(svg)).toBe('M');
  });
});

describe('the stock list', () => {
  test('is written from the administrator’s own pets', async () => {
    const { app, id } = await aStall({ e_offer: 'Tarantulas' });
    aPet(app.db, { uid: 3, name: 'Of somebody else' });
    await openScreen('/admin/expo_log_edit?id=1', { app, as: 2 });
    await clickButton('Add from your pets');
    const choice = await settled(() => field(/^Sling/));
    expect(pageText()).not.toContain('Of somebody else');
    choice.click();
    await fill('Price of Sling', 'much');
    await settled(says('Write a price such as 18.50'));
    expect(button('Add 1 line').disabled).toBe(true);
    await fill('Price of Sling', '18,00');
    await clickButton('Add 1 line');
    await settled(() => dialogs().length === 0);
    const line = `0.0.12 Brachypelma hamorii “Sling”, 1.5 cm, €18.00 each #${id}`;
    expect(field('Offer').value).toBe(`Tarantulas\n${line}`);
    await clickButton('Update expo');
    await settled(() => window.location.pathname === '/admin/expo_log_details');
    await settled(says(line));
    await openScreen('/admin/expo_log_edit?id=1', { app, as: 2 });
    await clickButton('Add from your pets');
    await settled(() => (field(/^Sling/) as HTMLInputElement).disabled);
    await settled(says('on the list'));
  });

  test('says when it would be too long', async () => {
    const { app } = await aStall({ e_offer: 'x'.repeat(990) });
    await openScreen('/admin/expo_log_edit?id=1', { app, as: 2 });
    await clickButton('Add from your pets');
    (await settled(() => field(/^Sling/))).click();
    await settled(says('characters too long. Choose fewer.'));
    expect(button('Add 1 line').disabled).toBe(true);
  });
});

test.each([
  [2, true],
  [3, false],
])(
  'keeper %p of an installation without an expo is offered to add one: %p',
  async (as, isAdmin) => {
    const app = createTestApp();
    await openScreen('/expo/current', { app, as });
    await settled(says('No expo is planned'));
    expect(pageText().includes('Add expo')).toBe(isAdmin);
  },
);

test('a sale at the table leads to the hand-over of the animals, where that is asked for', async () => {
  const { app, id } = await aStall();
  await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
  await clickButton(/^Sold: 0\.0\.12/);
  (await settled(() => field(/^Hand over the history/))).click();
  await clickButton('Sell');
  await settled(() => window.location.pathname === '/pets/hand_over');
  const { rows } = (await app.as(2).get('sales/list')).data;
  expect(rows).toMatchObject([{ pet_id: id, s_count: 1, total_price: 18 }]);
  expect(window.location.search).toBe(`?ids=${id}&slid=${rows[0].slid}`);
  expect((await expoOf(app)).e_offer).toContain('0.0.11');
});

test('the list that visitors read leads its administrator to where it is sold', async () => {
  const { app } = await aStall();
  await openScreen('/expo/current', { app, as: 2 });
  await clickLink('Sell and edit');
  await settled(at('/admin/expo_log_details?id=1'));
});

describe('selling at the table', () => {
  const petOf = async (app: TestApp, id: number) => (await app.as(2).get(`pet/basic/${id}`)).data;
  const sales = async (app: TestApp) => (await app.as(2).get('sales/list')).data.rows;

  test('makes the sale, lowers the count and moves the line; one undo takes all of it back', async () => {
    const { app, id } = await aStall();
    const before = await expoOf(app);
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Sold: 0\.0\.12/);
    await settled(() => field('Price').value === '18.00');
    expect(pageText()).toContain('the animal leaves your collection');
    await clickButton('More: How many');
    await settled(() => field('Price together').value === '36.00');
    await fill('Buyer', 'Piet');
    await clickButton('Sell');
    await settled(says('2 animals sold'));
    await settled(says(`0.0.10 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`));
    expect(await expoOf(app)).toMatchObject({
      e_sold: `0.0.2 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`,
    });
    expect(await sales(app)).toMatchObject([
      { s_count: 2, total_price: 36, currency: 'EUR', buyer_name: 'Piet' },
    ]);
    expect(await petOf(app, id)).toMatchObject({ an_count: 10 });
    await clickButton('Undo');
    await settled(says('0.0.12 Brachypelma'));
    await settled(async () => (await sales(app)).length === 0);
    const rev = before.rev + 2;
    expect(await expoOf(app)).toEqual({ ...before, rev, data: { ...before.data, rev } });
    expect(await petOf(app, id)).toMatchObject({ an_count: 12 });
  });

  test('keeps what was sold at another table, and says so', async () => {
    const { app } = await aStall();
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Sold: 0\.0\.12/);
    await settled(() => field('Price').value === '18.00');
    const { rev } = await expoOf(app);
    const elsewhere = { expid: 1, if_rev: rev, e_offer: 'Sold elsewhere', e_sold: 'One' };
    expect((await app.as(2).put('admin/expo_log/update', elsewhere)).status).toBe(200);
    await clickButton('Sell');
    await settled(says('Could not update expo data'));
    await settled(says('Sold elsewhere'));
    expect(await expoOf(app)).toMatchObject({ e_offer: 'Sold elsewhere', e_sold: 'One' });
    await settled(async () => (await sales(app)).length === 0);
  });

  test('sells nothing when the line can not be moved', async () => {
    const { app, id } = await aStall();
    const broken = failing(app, /expo_log\/update/);
    await openScreen('/admin/expo_log_details?id=1', { app: broken, as: 2 });
    await clickButton(/^Sold: 0\.0\.12/);
    await clickButton('Sell');
    const dialog = await settled(() => dialogs()[1]);
    expect(textOf(dialog)).toContain('Could not update expo data');
    await settled(async () => (await sales(app)).length === 0);
    expect(await petOf(app, id)).toMatchObject({ an_count: 12 });
  });

  test('goes on where the network goes in the middle, and is sent once it is back', async () => {
    const { app, id } = await aStall();
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Sold: /);
    await settled(() => dialogs().length > 0);
    serve((request) => {
      if (request.url.includes('/expo_log/')) throw new TypeError('Failed to fetch');
      return app.app.handle(request);
    });
    await clickButton('Sell');
    await settled(says('1 animal sold'));
    await settled(says(`0.0.11 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`));
    expect(await expoOf(app)).toMatchObject({ e_sold: '' });
    serve((request) => app.app.handle(request));
    window.dispatchEvent(new Event('online'));
    await settled(async () => (await expoOf(app)).e_sold.startsWith('0.0.1 '));
    expect(await expoOf(app)).toMatchObject({
      e_offer: `Tarantulas\n0.0.11 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`,
    });
    expect(await sales(app)).toMatchObject([{ s_count: 1, total_price: 18 }]);
    expect(await petOf(app, id)).toMatchObject({ an_count: 11 });
  });

  describe('without a network', () => {
    const offline = () =>
      serve(() => {
        throw new TypeError('Failed to fetch');
      });
    /** An expo that was opened once, and its page opened again without a network. */
    async function opened() {
      const stall = await aStall();
      const { app } = stall;
      await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
      await settled(says('0.0.12 Brachypelma'));
      await clickLink('Edit');
      await settled(() => heading() === 'Edit Spring expo');
      queries.clear();
      offline();
      await clickLink('Spring expo');
      await settled(says('No network: the list as of'));
      return stall;
    }
    const online = (app: TestApp) => {
      serve((request) => app.app.handle(request));
      window.dispatchEvent(new Event('online'));
    };

    test('sales and reservations count at once, and what is undone leaves the list as it was', async () => {
      const { app, id } = await opened();
      const before = await expoOf(app);
      await clickButton(/^Sold: /);
      await settled(() => dialogs().length > 0);
      await clickButton('Sell');
      await settled(says('1 animal sold'));
      await settled(says('0.0.11 Brachypelma'));
      await clickButton('Undo');
      await settled(says('0.0.12 Brachypelma'));
      await clickButton(/^Reserve: /);
      await settled(says('€18.00 each, reserved'));
      await clickButton(/^Free again: /);
      await settled(() => !pageText().includes('each, reserved'));
      await settled(() => currentDeviceQueue().lines.every(({ name }) => name !== 'Spring expo'));
      online(app);
      await settled(() => !pageText().includes('No network: the list as of'));
      await settled(() => currentDeviceQueue().waiting === 0);
      expect(await expoOf(app)).toEqual(before);
      expect(await sales(app)).toEqual([]);
      expect(await petOf(app, id)).toMatchObject({ an_count: 12 });
    });

    test('the log leads to the expos that were opened, and to all once the network is back', async () => {
      const { app } = await opened();
      await app.as(2).post('admin/expo_log/add', { e_date: '2026-06-01', e_name: 'Later' });
      await clickLink('Expo log');
      await settled(says('No network: only the expos that were opened'));
      expect(link('Spring expo').getAttribute('href')).toBe('/admin/expo_log_details?id=1');
      expect(pageText()).not.toContain('Later');
      online(app);
      await settled(says('Later'));
      expect(pageText()).not.toContain('No network');
    });

    test('where the server takes long the kept list is there, and its answer once it comes', async () => {
      const { app, id } = await aStall();
      await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
      await settled(says('0.0.12 Brachypelma'));
      await clickLink('Edit');
      await settled(() => heading() === 'Edit Spring expo');
      queries.clear();
      const answers = Promise.withResolvers<void>();
      serve(async (request) => {
        if (request.url.includes('/expo_log')) await answers.promise;
        return app.app.handle(request);
      });
      await clickLink('Spring expo');
      await settled(says('No answer yet: the list as of'));
      expect(pageText()).toContain(`0.0.12 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`);
      await clickLink('Expo log');
      await settled(says('No answer yet: only the expos that were opened'));
      await clickLink('Spring expo');
      const { rev } = await expoOf(app);
      await app.as(2).put('admin/expo_log/update', { expid: 1, if_rev: rev, e_offer: 'All gone' });
      answers.resolve();
      await settled(says('All gone'));
      expect(pageText()).not.toContain('No answer yet');
    });

    test('a late failure of the server is told above the kept list, which can be asked for again', async () => {
      const { app } = await aStall();
      await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
      await settled(says('0.0.12 Brachypelma'));
      await clickLink('Edit');
      await settled(() => heading() === 'Edit Spring expo');
      queries.clear();
      const answers = Promise.withResolvers<void>();
      serve(async (request) => {
        if (!request.url.includes('/expo_log')) return app.app.handle(request);
        await answers.promise;
        return failing(app, /expo_log/).app.handle(request);
      });
      await clickLink('Expo log');
      await settled(says('No answer yet: only the expos that were opened'));
      await clickLink('Spring expo');
      await settled(says('No answer yet: the list as of'));
      answers.resolve();
      await settled(says('The server could not answer: the list as of'));
      expect(pageText()).toContain('0.0.12 Brachypelma');
      expect(dialogs()).toHaveLength(0);
      serve((request) => app.app.handle(request));
      await clickButton('Try again');
      await settled(() => !pageText().includes('The server could not answer'));
      expect(pageText()).not.toContain('No answer yet');
    });

    test('one that was deleted here is not listed', async () => {
      const { app } = await aStall();
      await app.as(2).post('admin/expo_log/add', { e_date: '2026-06-01', e_name: 'Later' });
      await openScreen('/admin/expo_log_details?id=2', { app, as: 2 });
      await settled(() => heading() === 'Later');
      await clickLink('Expo log');
      await clickLink('Edit Spring expo');
      await clickButton('Delete expo');
      await settled(() => dialogs().length > 0);
      await clickButton('Delete');
      await settled(at('/admin/expo_log'));
      queries.clear();
      offline();
      await clickLink('Admin');
      await clickLink(/^Expo log/);
      await settled(says('No network: only the expos that were opened'));
      expect(pageText()).toContain('1 Jun 2026');
      expect(pageText()).not.toContain('1 May 2026');
    });

    test('several changes reach the server in their order', async () => {
      const { app, id } = await opened();
      for (const [left, buyer] of [
        ['0.0.11', 'Piet'],
        ['0.0.10', 'Eva'],
      ] as const) {
        await clickButton(/^Sold: /);
        await settled(() => dialogs().length > 0);
        await fill('Buyer', buyer);
        await clickButton('Sell');
        await settled(says(`${left} Brachypelma`));
      }
      await clickButton(/^Reserve: /);
      await settled(says('€18.00 each, reserved'));
      online(app);
      await settled(async () => (await expoOf(app)).e_offer.includes('reserved'));
      await settled(() => !pageText().includes('No network: the list as of'));
      expect(await expoOf(app)).toMatchObject({
        e_offer: `Tarantulas\n0.0.10 Brachypelma hamorii, 1.5 cm, €18.00 each, reserved #${id}`,
        e_sold: `0.0.2 Brachypelma hamorii, 1.5 cm, €18.00 each #${id}`,
      });
      expect((await sales(app)).map((sale: { buyer_name: string }) => sale.buyer_name)).toEqual(
        expect.arrayContaining(['Piet', 'Eva']),
      );
      await settled(() => currentDeviceQueue().refused.length === 0);
      expect(pageText()).toContain('0.0.10 Brachypelma');
    });

    test('what somebody else changed meanwhile stays until the keeper has chosen', async () => {
      const { app } = await opened();
      await clickButton(/^Reserve: /);
      await settled(says('€18.00 each, reserved'));
      const { rev } = await expoOf(app);
      const elsewhere = { expid: 1, if_rev: rev, e_offer: 'Sold elsewhere' };
      await app.as(2).put('admin/expo_log/update', elsewhere);
      online(app);
      await settled(() => currentDeviceQueue().refused[0]?.isConflict);
      expect(currentDeviceQueue().refused[0]?.name).toBe('Spring expo');
      await settled(says('Sold elsewhere'));
      expect(await expoOf(app)).toMatchObject({ e_offer: 'Sold elsewhere' });
    });
  });

  test('refuses before the sale what has no room under Sold', async () => {
    const { app } = await aStall({ e_sold: 'x'.repeat(990) });
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Sold: 0\.0\.12/);
    await clickButton('Sell');
    await settled(says('There is no room left under “Sold”.'));
    expect(await sales(app)).toEqual([]);
  });

  test('only moves a line that names no animal', async () => {
    const { app } = await aStall({ e_offer: 'Insects\n0.0.8 Hymenopus coronatus, L3' });
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Sold: 0\.0\.8/);
    await settled(says('This line names no animal of yours'));
    await clickButton('Sell');
    await settled(says('Moved to Sold'));
    expect(await expoOf(app)).toMatchObject({
      e_offer: 'Insects\n0.0.7 Hymenopus coronatus, L3',
      e_sold: '0.0.1 Hymenopus coronatus, L3',
    });
    expect(await sales(app)).toEqual([]);
  });
});

describe('visitors', () => {
  test('read the list with its lines, and not what was sold', async () => {
    const { app } = await aStall({ e_offer: 'One\n\nTwo', e_sold: 'Secret' });
    await openScreen('/expo/current', { app });
    await settled(() => heading() === 'Spring expo');
    await settled(says('1 May 2026'));
    expect(document.querySelector('.ruled.list')?.textContent).toBe('One\n\nTwo');
    expect(pageText()).not.toContain('Secret');
    expect(link('contact form').getAttribute('href')).toBe('/contact');
  });

  describe('without a network', () => {
    /** The list was read once, in English; then the network went. */
    async function read() {
      const { app } = await aStall();
      app.db.run(
        sql`UPDATE species SET cm_name = 'Mexican redknee' WHERE sc_name LIKE 'Brachypelma hamorii'`,
      );
      await openScreen('/expo/current', { app });
      await settled(says('Mexican redknee'));
      await clickLink('contact form');
      await settled(at('/contact'));
      queries.clear();
      serve(() => {
        throw new TypeError('Failed to fetch');
      });
      await clickLink('Expo');
      await settled(says('No network: the list as of'));
      return app;
    }

    test('read it as this device last did, and as it is once the network is back', async () => {
      const app = await read();
      expect(pageText()).toContain('Mexican redknee');
      const { rev } = await expoOf(app);
      const e_offer = '3 Acanthoscurria geniculata, 4 cm';
      await app.as(2).put('admin/expo_log/update', { expid: 1, if_rev: rev, e_offer });
      serve((request) => app.app.handle(request));
      window.dispatchEvent(new Event('online'));
      await settled(says('Acanthoscurria geniculata'));
      expect(pageText()).not.toContain('the list as of');
    });

    test('read no common name of the language they left', async () => {
      await read();
      (await settled(() => field('DE'))).click();
      await settled(says('Kein Netz: die Liste vom Stand'));
      expect(pageText()).toContain('Brachypelma hamorii');
      expect(pageText()).not.toContain('Mexican redknee');
    });
  });

  test('read the kept list where the server takes long, and its answer once it comes', async () => {
    const { app } = await aStall();
    await openScreen('/expo/current', { app });
    await settled(says('Brachypelma hamorii'));
    await clickLink('contact form');
    await settled(at('/contact'));
    queries.clear();
    const answers = Promise.withResolvers<void>();
    serve(async (request) => {
      if (request.url.includes('/expo/latest')) await answers.promise;
      return app.app.handle(request);
    });
    await clickLink('Expo');
    await settled(says('No answer yet: the list as of'));
    answers.resolve();
    await settled(() => !pageText().includes('No answer yet'));
    expect(pageText()).toContain('Brachypelma hamorii');
  });
});

/** Which modules are dark, out of the runs that the path draws. */
function modulesOf(svg: SVGElement | null | undefined): boolean[][] {
  const path = svg?.querySelector('path')?.getAttribute('d') ?? '';
  const quiet = 4;
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2]) - 2 * quiet;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let n = 0; n < Number(run); n++) (dark[Number(y)] as boolean[])[Number(x) + n] = true;
  }
  return dark;
}

function decode(svg: SVGElement | null | undefined) {
  const modules = modulesOf(svg);
  const scale = 4;
  const edge = (modules.length + 8) * scale;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x++) {
      const dark = modules[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4];
      if (dark) pixels.fill(0, (y * edge + x) * 4, (y * edge + x) * 4 + 3);
    }
  }
  return jsQR(pixels, edge, edge);
}

function levelOf(svg: SVGElement | null | undefined): string {
  const row = modulesOf(svg)[8] ?? [];
  const bits = ((row[0] ? 2 : 0) | (row[1] ? 1 : 0)) ^ 0b10; // the mask starts with 10
  return ['M', 'L', 'H', 'Q'][bits] ?? '';
}
