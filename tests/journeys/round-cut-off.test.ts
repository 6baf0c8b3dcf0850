import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { planOfThree } from './plan-of-three.ts';

const { server, visit, register } = browserFixture();

/** How many outcomes the device's database has of the round. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const uid = JSON.parse(localStorage.getItem('exuvia.session') ?? '{}').user.uid as number;
    const open = indexedDB.open(`exuvia-${uid}`);
    await new Promise((done) => (open.onsuccess = done));
    const read = open.result.transaction('meta').objectStore('meta').get('round');
    await new Promise((done) => (read.onsuccess = done));
    open.result.close();
    return (read.result as { answers: unknown[] } | undefined)?.answers.length ?? 0;
  });

test('a round whose last taps were not on the disk goes on behind them', async () => {
  const keeper = await register('Ada');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'One by one' }).tap();
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    await page.locator('.deck:not([data-waiting])').waitFor();
    await page.getByRole('button', { name: /^Fed/ }).tap();
    await page.waitForFunction((name) => document.querySelector('h1')?.innerText !== name, first);
    const second = await heading.innerText();
    while ((await kept(page)) === 0) await page.waitForLoadState();
    // the browser writes it up to a minute late
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith('.progress')) localStorage.removeItem(key);
    });
    await page.reload();
    await page.waitForFunction((name) => document.querySelector('h1')?.innerText === name, second);
    expect(await page.locator('.round').innerText()).toContain('2 of 3');
  });
});
