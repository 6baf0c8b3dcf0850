import { afterAll, expect, test } from 'bun:test';
import { demoKeepers } from '#src/demo/demo.ts';
import { startSmtp, type ReceivedMail } from '#src/testing/smtp.ts';
import type { VisitOptions } from './browser.ts';
import { englishOn } from './english-words.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';

// A German reader gets German at the first visit, in refusals and in emails, and on every device.

const smtp = await startSmtp();
afterAll(() => smtp.stop());

const { visit, administrator } = browserFixture({ env: { DEMO: '1', SMTP_URL: smtp.url } });
const german: VisitOptions = { width: 'phone', locale: 'de-AT', expected: [/status of 4\d\d/] };

test('the landing page is German for German browsers, and English for everyone else', async () => {
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
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
  expect(asked.filter((url) => /german/.test(url))).toEqual([]);
});

test('German costs the first screen no more than its words', async () => {
  await visit(german, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const html = await (await page.request.get('/')).text();
    // Not the icon and the sheet of later pages, which may or may not have come by now.
    const needed = /<(?:script|link rel="(?:stylesheet|preload)")[^>]* (?:src|href)="([^"]+)"/g;
    // the program is named twice: to be fetched early, and to be run
    const first = [...new Set([...html.matchAll(needed)].map(([, path]) => path))];
    expect(first.length).toBeGreaterThan(2);
    const bytes = await page.evaluate((paths) => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return loaded
        .filter(({ name }) => paths.includes(new URL(name).pathname) || name.includes('/german-'))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
    }, first);
    expect(bytes).toHaveLength(first.length + 1);
    expect(bytes.filter(({ name }) => name.includes('/german-'))).toHaveLength(1);
    const total = bytes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(total).toBeGreaterThan(50 * 1024);
    expect(total).toBeLessThan(100 * 1024);
  });
});

test('a choice at the foot of the page holds at once, after a reload and on another device', async () => {
  const session = await administrator();
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
    await page.goto('/profile/settings');
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
    // The account's language is that of its mails, too, which the last test asks for.
    const saved = page.waitForResponse(/user_config\/set/);
    await page.getByLabel('Sprache', { exact: true }).selectOption('auto');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await saved;
  });
});

test('who is refused reads why in German, at the field and in the dialog', async () => {
  await visit({ ...german, session: await administrator() }, async (page) => {
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
    await page
      .getByText(/^Dieses Passwort ist zu leicht zu erraten/)
      .first()
      .waitFor();
    expect(await englishOn(page, new Set())).toEqual([]);
  });
});

test('a mail is in the language of the page that asked for it', async () => {
  const [keeper] = demoKeepers;
  for (const [locale, address, send, subject] of [
    ['de-AT', 'E-Mail-Adresse', 'Link senden', 'Neues Passwort setzen'],
    ['fr-FR', 'Email address', 'Send the link', 'Reset your password'],
  ] as const) {
    const isReset = ({ text }: ReceivedMail) => text.includes(`Subject: ${subject}`);
    expect(smtp.received.some(isReset)).toBe(false);
    await visit({ locale }, async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel(address).fill(keeper.email);
      await page.getByRole('button', { name: send }).click();
      // Others may come before it: a digest, the notice of a log-in
      await eventually(async () => smtp.received.some(isReset), true);
    });
  }
});

test('the guide stays within a tablet held upright', async () => {
  await visit(german, async (page) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/guide');
    await page.locator('.guide-example .tag').first().waitFor();
    await settled(page);
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(over)).toBe(0);
  });
});
