import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';

const { visit } = browserFixture();

test('the page of the interface shows areas, calls and what they answer, and loads nothing from elsewhere', async () => {
  await visit({}, async (page) => {
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'Exuvia' }).waitFor();
    await page.locator('.opblock-tag', { hasText: 'Feeding plans' }).click();
    await page.getByText('Who waits for food').click();
    const call = page.locator('.opblock', { hasText: 'Who waits for food' });
    await call.locator('.responses-wrapper', { hasText: 'Rosalía' }).waitFor();
    expect(await page.locator('.opblock-tag').count()).toBe(8);
    expect(await page.locator('.opblock').count()).toBeGreaterThan(15);
  });
});

test('a token that is entered there is in no storage of the browser', async () => {
  await visit({}, async (page) => {
    await page.goto('/api/docs');
    await page.getByRole('button', { name: 'Authorize' }).click();
    const dialog = page.locator('.dialog-ux');
    await dialog.getByRole('textbox').fill('a token of a keeper');
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await dialog.getByRole('button', { name: 'Remove authorization' }).waitFor();
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(stored).not.toContain('a token of a keeper');
  });
});
