import { afterAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { demoKeepers } from '#src/demo/demo.ts';
import { startSmtp } from '#src/testing/smtp.ts';
import type { VisitOptions } from './browser.ts';
import { englishOn, textsOfAnswers } from './english-words.ts';
import { stage } from './stage.ts';
import { walk } from './walk.ts';

// Every main page in German on the narrowest phone: its words are longer than the English ones. And
// nothing on it, in a refusal or in a mail may be English.

const smtp = await startSmtp();
afterAll(() => smtp.stop());

const { visit, logIn } = stage({ DEMO: '1', SMTP_URL: smtp.url });
const german: VisitOptions = { width: 'phone', locale: 'de-AT', expected: [/status of 4\d\d/] };
const narrow = { width: 360, height: 740 };

const open = [
  '/',
  '/guide',
  '/contact',
  '/donate',
  '/legal',
  '/sitemap',
  '/expo/current',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/nowhere',
];
const own = [
  '/',
  '/pets',
  '/pets/details?id=1',
  '/pets/add',
  '/pets/edit?id=1',
  '/pets/picture?id=1',
  '/p/7',
  '/pets/plans',
  '/pets/plans/add',
  '/pets/plans/details?id=1',
  '/pets/feeding',
  '/pets/import',
  '/pets/labels',
  '/pets/labels/print',
  '/species',
  '/species/details?id=1',
  '/species/add',
  '/species/request',
  '/species/import',
  '/species_log',
  '/inventory',
  '/inventory/purchase',
  '/inventory/purchase/add',
  '/inventory/sale',
  '/inventory/sale/add',
  '/inventory/sale/details?id=1',
  '/inventory/stock_book',
  '/inventory/proof?id=1',
  '/data',
  '/profile',
  '/messages',
  '/pets/details?id=99999',
  '/admin',
  '/admin/all_users',
  '/admin/messages',
  '/admin/countries',
  '/admin/news_log',
  '/admin/outbox',
  '/admin/system',
  '/admin/event_log',
  '/admin/expo_log',
];

describe('in German on 360 pixels', () => {
  test('nothing is cut off or English for a visitor', async () => {
    expect(await faultsOf(open, german)).toEqual([]);
  }, 120_000);

  test('nothing is cut off or English for a keeper', async () => {
    expect(await faultsOf(own, { ...german, session: await logIn() })).toEqual([]);
  }, 240_000);
});

test('the front door is German for whoever’s browser is, and English for everyone else', async () => {
  await visit(german, async (page) => {
    await page.goto('/');
    await page
      .getByRole('heading', { name: 'Ein Notizbuch für Tiere, die sich häuten.' })
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
  const asked: string[] = [];
  await visit({ width: 'phone', locale: 'fr-FR' }, async (page) => {
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/');
    await page.getByRole('heading', { name: 'A notebook for animals that shed.' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
  expect(asked.filter((url) => /german/.test(url))).toEqual([]);
});

test('German costs the first screen no more than its words', async () => {
  await visit(german, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const html = await (await page.request.get('/')).text();
    const bytes = await page.evaluate((page) => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return loaded
        .filter(({ name }) => page.includes(new URL(name).pathname) || name.includes('/german-'))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
    }, html);
    expect(bytes.filter(({ name }) => name.includes('/german-'))).toHaveLength(1);
    const total = bytes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(total).toBeGreaterThan(50 * 1024);
    expect(total).toBeLessThan(100 * 1024);
  });
});

test('a choice at the foot of the page holds at once, after a reload and on another device', async () => {
  const session = await logIn();
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/pets');
    await page.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    const saved = page.waitForResponse(/user_config\/set/);
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.getByRole('heading', { name: 'Tiere', level: 1 }).waitFor();
    await saved;
    await page.reload();
    await page.getByRole('heading', { name: 'Tiere', level: 1 }).waitFor();
  });
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Profil', level: 1 }).waitFor();
    await page.getByLabel('Sprache', { exact: true }).selectOption('auto');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  });
});

test('who is refused reads why in German, at the field and in the dialog', async () => {
  await visit({ ...german, session: await logIn() }, async (page) => {
    await page.goto('/species/add');
    await page.getByLabel('Wissenschaftlicher Name').fill('Brachypelma hamorii');
    await page.getByRole('radio', { name: 'Vogelspinne' }).check();
    await page.getByRole('button', { name: 'Art speichern' }).click();
    await page.getByText('Brachypelma hamorii steht schon in der Liste').first().waitFor();
    expect(await englishOn(page, new Set())).toEqual([]);
  });
  await visit(german, async (page) => {
    await page.goto('/register');
    await page.getByLabel('E-Mail-Adresse').fill('dora@example.org');
    await page.getByLabel('Name', { exact: true }).fill('Dora');
    await page.getByLabel('Passwort', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await page.getByText('Dieses Passwort ist zu verbreitet').first().waitFor();
    expect(await englishOn(page, new Set())).toEqual([]);
  });
}, 30_000);

test('a mail is in the language of the page that asked for it', async () => {
  const [keeper] = demoKeepers;
  for (const [locale, address, send, subject] of [
    ['de-AT', 'E-Mail-Adresse', 'Link senden', 'Neues Passwort setzen'],
    ['fr-FR', 'E-mail address', 'Send the link', 'Reset your password'],
  ] as const) {
    const before = smtp.received.length;
    await visit({ locale }, async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel(address).fill(keeper.email);
      await page.getByRole('button', { name: send }).click();
      const until = Date.now() + 10_000;
      while (smtp.received.length === before && Date.now() < until) await Bun.sleep(20);
    });
    expect(smtp.received.at(-1)?.text).toContain(`Subject: ${subject}`);
  }
}, 30_000);

/** What lies beyond the edge of the screen, of a button, a heading or a label, and what is English. */
async function faultsOf(paths: string[], options: VisitOptions): Promise<string[]> {
  return await visit(options, async (page) => {
    await page.setViewportSize(narrow);
    const answers = textsOfAnswers(page);
    return await walk(page, paths, async () => {
      const isGerman = (await page.locator('html').getAttribute('lang')) === 'de';
      const faults = isGerman ? [] : ['not German'];
      return [...faults, ...(await cutOff(page)), ...(await englishOn(page, answers))];
    });
  });
}

/** Names of animals may end in dots; words of the product may not. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth}`] : [];
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, .button, h1, h2, h3, label, legend, .tabbar a, .segmented span, .tag, dt, th',
    )) {
      // What only readers hear lies beside what is seen.
      const { overflow, display } = getComputedStyle(one);
      const hidden = one.querySelector('.visually-hidden') ?? one.closest('.visually-hidden');
      if (hidden || display === 'inline' || overflow === 'auto') continue;
      if (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) {
        found.push(`${one.innerText.trim()} ${one.scrollWidth} > ${one.clientWidth}`);
      }
    }
    return found;
  });
}
