import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { planOfThree } from './plan-of-three.ts';

// In the dark animal room every button of the round is at least 56 px in size.

const { server, visit, register } = browserFixture();

test.each(['One by one', 'Tick a list'])(
  'every button of the round "%s" is 56 px and more on a phone',
  async (way) => {
    const keeper = await register(way === 'One by one' ? 'Ada' : 'Berta');
    await planOfThree(server().origin, keeper);
    await visit({ width: 'phone', session: keeper }, async (page) => {
      await page.goto('/pets/feeding');
      expect(await small(page, '.start-deck')).toEqual([]);
      await page.getByRole('button', { name: way }).tap();
      await page.locator('.round-deck').waitFor();
      expect(await small(page, '.round')).toEqual([]);
    });
  },
);

test('a notice covers no button of the round', async () => {
  const keeper = await register('Carl');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'One by one' }).tap();
    await page.getByRole('button', { name: 'Pre-molt' }).tap();
    await page.locator('.toast').waitFor();
    expect(await covered(page, '.round')).toEqual([]);
  });
});

/** The buttons and links in a part of the page that are lower or narrower than 56 px. */
async function small(page: Page, part: string): Promise<string[]> {
  const controls = page.locator(part).locator('button:visible, a:visible');
  await controls.first().waitFor();
  return controls.evaluateAll((all) =>
    all
      .map((one) => ({ name: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 56 || box.width < 56)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
}

/** The buttons whose middle is under something else. */
async function covered(page: Page, part: string): Promise<(string | null)[]> {
  return page.locator(`${part} button:visible`).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && !one.contains(hit);
      })
      .map((one) => one.textContent || one.ariaLabel),
  );
}
