import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { planOfThree } from './plan-of-three.ts';
import { settled } from './settled.ts';

// What is done with several animals lies above the tab bar, also where a phone is held across.

const { server, visit, register } = browserFixture();

test.each([
  [390, 844],
  [320, 568],
  [568, 320],
  [844, 390],
])('every action on selected animals can be tapped at %p x %p', async (width, height) => {
  const keeper = await register('Ada');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pets');
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    await page.getByRole('group', { name: 'Select' }).waitFor();
    await settled(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const { buttons, hidden, top } = await barOf(page);
    expect(buttons).toBeGreaterThan(6);
    expect(hidden).toEqual([]);
    // a row of the list stays in sight
    expect(top).toBeGreaterThan(64);
    await page.locator('.pet-choice').first().tap();
    await page.getByRole('button', { name: 'More for 1 pet' }).tap();
    await page.getByRole('menuitem', { name: 'Archive' }).tap();
    await page.getByRole('dialog').waitFor();
  });
});

/** The bar as it is on the screen: how many buttons it has, which of them something else covers, and where it begins. */
const barOf = (page: Page) =>
  page.locator('.select-bar').evaluate((bar) => {
    const buttons = [...bar.querySelectorAll('button')];
    const hidden = buttons
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === null || !one.contains(hit);
      })
      .map((one) => one.textContent);
    return { buttons: buttons.length, hidden, top: bar.getBoundingClientRect().top };
  });
