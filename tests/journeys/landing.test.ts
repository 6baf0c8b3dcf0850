import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { Light, Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';
import { settled } from './settled.ts';

const { visit } = browserFixture();
const budget = 112 * 1024;

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
      expect(await excess(page)).toBe(0);
      expect(await page.title()).toContain('Exuvia');
    });
  });

  test('an address inside the app loads the app as well', async () => {
    await visit({}, async (page) => {
      await page.goto('/guide');
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  });

  test('the first screen travels in 112 KB, whatever it is made of', async () => {
    await visit({ width: 'phone' }, async (page) => {
      const sizes = await watchSizes(page);
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      const later = await page.evaluate(picturesBelow);
      const first = [...sizes].filter(([url]) => !later.includes(url));
      const total = first.reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(total).toBeGreaterThan(10_000);
      expect(total).toBeLessThan(budget);
    });
  });
});

/** Pictures that the browser fetches ahead of scrolling: not needed for the first view. */
function picturesBelow(): string[] {
  const below = [...document.images].filter((picture) => {
    return picture.loading === 'lazy' && picture.getBoundingClientRect().top > innerHeight;
  });
  return below.map((picture) => picture.src);
}

/** Bytes over the wire by address, including headers, from now on. */
async function watchSizes(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? requestId;
    sizes.set(url, (sizes.get(url) ?? 0) + encodedDataLength);
  });
  return sizes;
}
