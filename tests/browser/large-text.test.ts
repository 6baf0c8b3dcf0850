import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';
import { excess, walk } from './walk.ts';

// Letters twice as large on a phone, as a device's settings ask for them: WCAG 1.4.4.

const { visit, logIn } = stage({ DEMO: '1' });

const screens = [
  '/',
  '/pets',
  '/pets/details?id=1',
  '/pets/feeding',
  '/pets/plans/add',
  '/pets/labels',
  '/species/details?id=1',
  '/inventory',
  '/inventory/purchase/add',
  '/admin/user_details?id=3',
  '/admin/system',
];

test('letters twice as large leave nothing beyond a phone’s screen, and no label on another', async () => {
  const session = await logIn();
  await visit({ width: 'phone', session }, async (page) => {
    expect(await walk(page, screens, faultsOf)).toEqual([]);
  });
}, 60_000);

test('letters twice as large leave the way in to a visitor', async () => {
  await visit({ width: 'phone' }, async (page) => {
    expect(await walk(page, ['/', '/login'], faultsOf)).toEqual([]);
  });
});

/** What is wrong with a page once its letters are twice as large. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const over = await excess(page);
  const beyond = over > 0 ? [`${over} pixels beyond the right edge`] : [];
  return [...beyond, ...(await overlapsOf(page))];
}

/** Labels that lie on one another or leave their place, and words that lie on their values. */
function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const labels =
      '.tabbar > *, .segmented label, .quick .button, .start-deck .button, .top-end > *';
    const words = [...document.querySelectorAll(labels)].flatMap((element) => {
      const hidden = element.querySelector('.visually-hidden, .badge');
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        if (hidden?.contains(walker.currentNode)) continue;
        range.selectNodeContents(walker.currentNode);
        return [{ element, text: range.toString(), box: range.getBoundingClientRect() }];
      }
      return [];
    });
    for (const [at, one] of words.entries()) {
      const place = one.element.getBoundingClientRect();
      if (one.box.left < place.left - 1 || one.box.right > place.right + 1)
        faults.push(`${one.text} leaves its place`);
      for (const other of words.slice(at + 1)) {
        if (one.element.parentElement !== other.element.parentElement) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 0 && high > 1) faults.push(`${one.text} lies on ${other.text}`);
      }
    }
    const facts = [...document.querySelectorAll('.facts dt')].filter((term) => {
      const value = term.nextElementSibling?.getBoundingClientRect();
      const { right, bottom } = term.getBoundingClientRect();
      return value && value.left < right && value.top < bottom - 1;
    });
    return [...faults, ...facts.map((term) => `${term.textContent} lies on its value`)];
  });
}
