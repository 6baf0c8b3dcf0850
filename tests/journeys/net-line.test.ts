import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { keptOnDevice, type Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { planOfThree } from './plan-of-three.ts';
import { settled } from './settled.ts';

// The line that says that there is no network comes and goes under a thumb: it moves nothing, and covers no button.

const { server, visit, register } = browserFixture();
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const widths: Width[] = ['phone', 'desktop'];

test.each(widths)('a lost network moves nothing on a %s', async (width) => {
  const keeper = await register('Ada');
  const id = await planOfThree(server().origin, keeper);
  await visit({ width, session: keeper, expected: [offline] }, async (page) => {
    for (const address of ['/pets', `/pets/details?id=${id}`]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Nyx').filter({ visible: true }).first().waitFor();
      await settled(page);
      await staysInPlace(page, address);
    }
  });
});

test('a lost network moves no button of a round', async () => {
  const keeper = await register('Berta');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper, expected: [offline] }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'One by one' }).click();
    await page.locator('.round-deck').waitFor();
    await settled(page);
    await keeps(page);
    await staysInPlace(page, 'round');
  });
});

test('a first visit that loses its network says so, and has the collection once that is back', async () => {
  const keeper = await register('Cleo');
  await visit({ width: 'phone', session: keeper, expected: [offline] }, async (page) => {
    // all that the page asks for is there: only the collection, which comes last, can tell of the network
    const hasFeeders = page.waitForResponse(/dashboard\/feed/);
    await page.context().route(/\/assets\/device-/, (route) => route.abort('failed'));
    await page.goto('/pets');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await (await hasFeeders).finished();
    await settled(page);
    await page.context().setOffline(true);
    await lineSays(page, 'offline');
    expect((await saidOf(page))[0]).toBe('No network.');
    await page.context().unrouteAll();
    await page.context().setOffline(false);
    await keeps(page);
    await lineSays(page, null);
  });
});

test('a tap whose dialog has not come says why, and opens it once the network is back', async () => {
  const keeper = await register('Dora');
  const id = await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper, expected: [offline] }, async (page) => {
    // what only taps need comes last: a visit can lose its network before it
    let isLost = false;
    await page.context().route('**/assets/*', (route) => {
      const isLate = /dialogs\.lazy|\/device-/.test(route.request().url());
      return isLost || isLate ? route.abort('internetdisconnected') : route.continue();
    });
    await page.context().route('**/sw.js', (route) => route.abort());
    await page.goto(`/pets/details?id=${id}`);
    await page.locator('footer').waitFor();
    await page.locator('.net-line').waitFor({ state: 'attached' });
    // an answer that still comes afterwards would say that the network is there
    await settled(page);
    isLost = true;
    await page.context().setOffline(true);
    const molted = page.getByRole('button', { name: 'Molted' });
    await molted.click();
    await page.getByText('This needs the network. Try again once it is back.').waitFor();
    await page.getByText('What is not here yet comes once it is back.').waitFor();
    isLost = false;
    await page.context().unrouteAll();
    await page.context().setOffline(false);
    await molted.click();
    await page.getByRole('dialog', { name: /^Molt of/ }).waitFor();
  });
});

test('a page that is opened without a network says all of it', async () => {
  const keeper = await register('Edda');
  const id = await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper, expected: [offline] }, async (page) => {
    await page.goto(`/pets/details?id=${id}`);
    await settled(page);
    await Promise.all([keeps(page), keptOnDevice(page)]);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.net-line.offline').getByText('what you record is kept').waitFor();
    expect(await saidOf(page)).toEqual(['No network.', everythingWorks]);
  });
});

const everythingWorks = 'Your collection is here, and what you record is kept.';

/** What is seen of the line; throws where a sentence is seen in part. */
const saidOf = (page: Page): Promise<string[]> =>
  page.locator('.net-line.offline .grow').evaluate((line) => {
    const { right, bottom } = line.getBoundingClientRect();
    return [...line.children].flatMap((sentence) => {
      const rects = [...sentence.getClientRects()];
      const seen = rects.filter((rect) => rect.top < bottom - 1 && rect.left < right);
      const isWhole =
        seen.length === rects.length &&
        rects.every((rect) => rect.right <= right + 1 && rect.bottom <= bottom + 1);
      if (seen.length > 0 && !isWhole) throw new Error(`${sentence.textContent} is cut`);
      return isWhole ? [sentence.textContent] : [];
    });
  });

const keeps = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);

/** Takes the network away, and brings it back: all that can be hit is where it was, and free. */
async function staysInPlace(page: Page, where: string): Promise<void> {
  const before = await targets(page);
  await page.context().setOffline(true);
  await lineSays(page, 'offline');
  expect([where, await targets(page)]).toEqual([where, before]);
  expect((await saidOf(page))[0]).toBe('No network.');
  await page.context().setOffline(false);
  await lineSays(page, null);
  expect([where, await targets(page)]).toEqual([where, before]);
}

/** Has the device ask for what is new, as when its screen is switched on, until the line says this. */
const lineSays = (page: Page, state: 'offline' | null) =>
  page.waitForFunction(
    (wanted) => {
      const line = document.querySelector('.net-line.offline p:not([hidden])');
      if ((line !== null) === (wanted !== null)) return true;
      document.dispatchEvent(new Event('visibilitychange'));
      return false;
    },
    state,
    { polling: 500, timeout: 40_000 },
  );

/** Where each button and link on the screen is, and whether a tap in its middle hits it. */
const targets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('.net-line'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight)
      .map(({ one, box }) => {
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isFree = hit !== null && (one.contains(hit) || hit.contains(one));
        const name = (one.textContent || one.ariaLabel || '')
          .replace(/, .*/, '')
          .trim()
          .slice(0, 30);
        return `${name}: ${Math.round(box.x)}, ${Math.round(box.y)}${isFree ? '' : ', covered'}`;
      }),
  );
