import { expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import { gone, openBrowser, visit as visitIn } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { cutOff, excess, overlaps } from './layout-faults.ts';
import { settled } from './settled.ts';

// Letters twice as large, in German, on the narrowest of common phones.

const { server, visit, administrator } = browserFixture({ env: { DEMO: '1' } });

test('nothing is cut and nothing scrolls sideways where letters are twice as large', async () => {
  const session = await administrator();
  await visit({ width: 'phone', session, locale: 'de-DE' }, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const faults: string[] = [];
    for (const address of ['/', '/pets', '/pets/details?id=1&leaf=about', '/pets/statistics']) {
      await page.goto(address);
      await settled(page);
      await enlarge(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${address}: ${fault}`));
    }
    await page.goto('/pets');
    await settled(page);
    await enlarge(page);
    await page.getByRole('button', { name: 'Filter' }).tap();
    await page.getByRole('dialog').getByText('Vogelspinnen').waitFor();
    faults.push(...(await faultsOf(page)).map((fault) => `filters: ${fault}`));
    expect(faults).toEqual([]);
  });
});

test('no word is broken and every sign is seen where the browser itself has letters twice as large', async () => {
  const session = await administrator();
  const browser = await openBrowser({ args: ['--blink-settings=defaultFontSize=32'] });
  const options = { width: 'phone', session, locale: 'de-DE' } as const;
  await visitIn(browser, server().origin, options, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const faults: string[] = [];
    for (const [address, parts] of pages) {
      await page.goto(address);
      await settled(page);
      const found = [...(await faultsOf(page)), ...(await brokenWords(page, parts))];
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    // here a row has just the room for what stands at its end
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto('/places/details?id=2');
    await settled(page);
    const row = '.rows .tag, .rows .sci';
    faults.push(...(await faultsOf(page)), ...(await brokenWords(page, row)));
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goto('/pets/details?id=1');
    await settled(page);
    faults.push(...(await shortened(page.locator('.crumbs'))));
    await page.getByRole('button', { name: 'Gehäutet', exact: true }).tap();
    await page.getByRole('button', { name: 'Häutung speichern' }).waitFor();
    await page.locator('dialog .file-drop button').first().waitFor();
    faults.push(...(await faultsOf(page)), ...(await brokenWords(page, 'dialog button')));

    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'Einzeln' }).tap();
    await page.locator('.deck').waitFor();
    await settled(page);
    faults.push(...(await faultsOf(page)), ...(await brokenWords(page, '.deck')));

    await page.goto('/pets/weigh?ids=1');
    await settled(page);
    const field = await page.locator('.weigh-field').boundingBox();
    const keys = await page.locator('.weigh .round-deck').boundingBox();
    expect(field!.y + field!.height).toBeLessThanOrEqual(keys!.y);

    await page.goto('/pets');
    await settled(page);
    await page.getByRole('button', { name: 'Auswählen', exact: true }).tap();
    await page.locator('.pet-choice').first().tap();
    const more = await page.locator('.select-bar [aria-haspopup] svg').boundingBox();
    expect(more?.width).toBeGreaterThan(16);
    faults.push(...(await faultsOf(page)));
    expect(faults).toEqual([]);
  });
  await browser.close();
});

test('the sheets and an animal on a narrow phone have room for words of usual letters', async () => {
  const session = await administrator();
  await visit({ width: 'phone', session, locale: 'de-DE' }, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/pets/details?id=1');
    await settled(page);
    const leaves = page.locator('.pet-leaves > .tabs');
    expect(await leaves.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    for (const sheet of ['Mehr', 'Menü']) {
      await page.getByRole('button', { name: sheet, exact: true }).tap();
      await page.locator('dialog .menu').waitFor();
      expect(await brokenWords(page, 'dialog .menu')).toEqual([]);
      await page.getByRole('button', { name: 'Schließen' }).tap();
      await gone(page.locator('dialog'));
    }
  });
});

test('a word that finds no room is broken as German does, a scientific name never', async () => {
  const session = await administrator();
  const browser = await openBrowser({ args: ['--blink-settings=defaultFontSize=32'] });
  const options = { width: 'phone', session, locale: 'de-DE' } as const;
  await visitIn(browser, server().origin, options, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin');
    await settled(page);
    expect(await brokenWords(page, 'main')).toContain('Ereignisprotokoll is broken');
    const protocol = page.getByText('Ereignisprotokoll', { exact: true });
    expect(await breaking(protocol)).toEqual(['auto', 'de']);
    await page.goto('/pets/details?id=1');
    await settled(page);
    expect(await breaking(page.locator('main .sci').first())).toEqual(['manual', 'la']);
  });
  await browser.close();
});

/** How words are broken, and of which language: browsers on Linux have no words of German to break. */
const breaking = (part: Locator) =>
  part.evaluate((element) => [
    getComputedStyle(element).hyphens,
    element.closest<HTMLElement>('[lang]')?.lang,
  ]);

/** Pages, and those of their parts whose words are the product's own. */
const pages = [
  ['/', '.actions, .evening, .calendar-page, .tag, h2'],
  ['/pets', '.actions, .tag, h1'],
  ['/pets/details?id=1', '.record-bar, .tag, .tabs'],
  ['/pets/plans', 'h1'],
  ['/pets/add', '.ways'],
] as const;

/** Words on two lines, in the parts of a page. */
const brokenWords = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all.flatMap((part) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word} is broken`);
        }
      }
      return found;
    }),
  );

/** Texts that end with an ellipsis. */
const shortened = (part: Locator) =>
  part
    .locator('span')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${one.textContent} is shortened`),
    );

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

async function faultsOf(page: Page): Promise<string[]> {
  const over = await excess(page);
  const beyond = over > 0 ? [`${over} pixels beyond the right edge`] : [];
  return [...beyond, ...(await cutOff(page)), ...(await overlaps(page))];
}
