import { expect, test } from 'bun:test';
import { stage } from './stage.ts';

const { visit, register } = stage();

test('a server that is gone is said by dialogs that darken the page once, and tried again', async () => {
  const session = await register('Berta');
  const expected = [/ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    const dialogs = page.locator('dialog[open]');
    await dialogs.nth(2).waitFor();
    const shades = await dialogs.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::backdrop').backgroundColor),
    );
    expect(new Set(shades.slice(1))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    expect(shades[0]).not.toBe('rgba(0, 0, 0, 0)');

    await page.unroute('**/api/**');
    while (await dialogs.count())
      await dialogs.last().getByRole('button', { name: 'Close' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    while (await again.count()) {
      const before = await again.count();
      await again.first().click();
      await page.waitForFunction(
        (were) =>
          [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Try again')
            .length < were,
        before,
      );
    }
    expect(await dialogs.count()).toBe(0);
  });
});
