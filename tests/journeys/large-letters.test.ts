import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { cutOff, excess, overlaps } from './layout-faults.ts';
import { settled } from './settled.ts';

// Letters twice as large, in German, on the narrowest of common phones.

const { visit, administrator } = browserFixture({ env: { DEMO: '1' } });

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

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

async function faultsOf(page: Page): Promise<string[]> {
  const over = await excess(page);
  const beyond = over > 0 ? [`${over} pixels beyond the right edge`] : [];
  return [...beyond, ...(await cutOff(page)), ...(await overlaps(page))];
}
