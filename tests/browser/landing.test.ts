import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { Light, Width } from './browser.ts';
import { stage } from './stage.ts';

const { visit } = stage();
const budget = 110 * 1024;

describe('the landing page', () => {
  const screens: [Width, Light][] = [
    ['phone', 'light'],
    ['phone', 'dark'],
    ['desktop', 'light'],
    ['desktop', 'dark'],
  ];
  test.each(screens)('stands on a %s by %s without an error', async (width, light) => {
    await visit({ width, light }, async (page) => {
      const answer = await page.goto('/');
      expect(answer?.status()).toBe(200);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').evaluate(overflow)).toBe(0);
      expect(await page.title()).toContain('Exuvia');
    });
  });

  test('an address inside the app loads the app as well', async () => {
    await visit({}, async (page) => {
      await page.goto('/guide');
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  });

  test('the first screen travels in 110 KB, whatever it is made of', async () => {
    await visit({ width: 'phone' }, async (page) => {
      const bytes = await countBytes(page);
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(bytes()).toBeGreaterThan(10_000);
      expect(bytes()).toBeLessThan(budget);
    });
  });
});

/** How many pixels of the page lie beyond its right edge. */
function overflow(html: Element): number {
  return html.scrollWidth - html.clientWidth;
}

/** Bytes over the wire, headers too, from now on. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let total = 0;
  session.on('Network.loadingFinished', (event) => {
    total += event.encodedDataLength;
  });
  return () => total;
}
