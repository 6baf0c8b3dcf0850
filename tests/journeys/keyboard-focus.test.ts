import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';

const { visit, administrator } = browserFixture({ env: { DEMO: '1' } });

/** The names of what gets the focus by Tab and lies below something else. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const stop = document.activeElement;
      if (!stop?.closest('main')) return null;
      const { x, y, width, height } = stop.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const label = stop.closest('label');
      const isSeen = stop.contains(top) || top?.contains(stop) || label?.contains(top);
      return isSeen ? null : ((stop.textContent || stop.getAttribute('name')) ?? 'nameless');
    });
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

test.each(['phone', 'desktop'] as const)(
  'what the keyboard comes to is not below the buttons of its form, %s',
  async (width) => {
    await visit({ width, session: await administrator() }, async (page) => {
      for (const address of ['/pets/add', '/pets/plans/edit?id=1']) {
        await page.goto(address);
        await page.locator('.form-end.stuck').waitFor();
        await settled(page);
        expect(await hiddenStops(page)).toEqual([]);
      }
    });
  },
);

test('a dialog keeps the focus though its field is loaded after it', async () => {
  await visit({ session: await administrator() }, async (page) => {
    await page.goto('/places/details?id=2');
    const opener = page.getByRole('button', { name: 'Put animals here' }).first();
    await opener.press('Enter');
    await page.locator('dialog[open] input[role="combobox"]').waitFor();
    await settled(page);
    const isInside = () => document.activeElement?.matches('dialog input') ?? false;
    expect(await page.evaluate(isInside)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
