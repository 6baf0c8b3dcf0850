import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';

const { visit } = browserFixture();

test('the page of the interface loads everything from this server', async () => {
  await visit({}, async (page) => {
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'Exuvia' }).waitFor();
    expect(await page.locator('.opblock').count()).toBeGreaterThan(3);
  });
});
