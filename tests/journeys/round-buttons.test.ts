import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
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

test.each([
  [360, 'en-GB', 'How many', 'Move', /^More/],
  [360, 'de-DE', 'Anzahl', 'Umstellen', /^Mehr/],
])(
  'at %p in %p many feeders push “%s” off no screen, and many places cover no button',
  async (width, locale, howMany, move, more) => {
    const keeper = await register('Gerd');
    const api = apiOf(server().origin, keeper);
    await planOfThree(server().origin, keeper);
    for (const name of ['House cricket', 'Locust', 'Superworm', 'Mealworm'])
      await api.post('pet/available_feeders/add', { food: name });
    for (let nth = 1; nth <= 9; nth += 1)
      await api.post('place/add', { name: `Rack ${nth}`, kind: 'rack' });
    await visit({ width: 'phone', session: keeper, locale }, async (page) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/pets/feeding');
      await page.locator('.start-deck button').last().tap();
      const button = await page.getByRole('button', { name: howMany }).boundingBox();
      expect((button?.x ?? width) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: more }).tap();
      await page.getByRole('dialog').getByRole('button', { name: move }).tap();
      await page.getByRole('combobox').tap();
      await page.getByRole('option', { name: 'Rack 5' }).waitFor();
      expect(await covered(page, '.dialog-actions')).toEqual([]);
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

test.each([
  [390, 844],
  [320, 568],
])('nor the button that ends a round, at %p x %p', async (width, height) => {
  const keeper = await register('Emil');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'Tick a list' }).tap();
    await page.locator('.round-list button').first().tap();
    await page.getByRole('button', { name: /^Save/ }).tap();
    await page.getByRole('button', { name: /^Pre-molt/ }).tap();
    await page.locator('.toast').waitFor();
    expect(await covered(page, '.summary-end')).toEqual([]);
  });
});

test.each([
  [390, 844],
  [320, 568],
  [844, 390],
  [568, 320],
])(
  'a notice covers no button of a round without a network, nor that there is none, at %p x %p',
  async (width, height) => {
    const keeper = await register('Dora');
    await planOfThree(server().origin, keeper);
    const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/];
    await visit({ width: 'phone', session: keeper, expected }, async (page) => {
      await page.setViewportSize({ width, height });
      await page.goto('/pets/feeding');
      await page.getByRole('button', { name: 'One by one' }).tap();
      await page.locator('.round-deck').waitFor();
      await page.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /^More for/ }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Molted' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Save molt' }).tap();
      await page.locator('.toast').waitFor();
      await page.locator('.round-top .net-line p:not([hidden])').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      const [toast, line] = await Promise.all(
        ['.toast', '.round-top .net-bar'].map((part) => page.locator(part).first().boundingBox()),
      );
      expect(isApart(toast, line)).toBe(true);
      expect(await covered(page, '.round-top')).toEqual([]);
      expect(await covered(page, '.round-deck')).toEqual([]);
    });
  },
);

test.each(['right', 'left'])(
  'the %s hand of a phone on its side covers no animal',
  async (hand) => {
    const keeper = await register('Frida');
    await planOfThree(server().origin, keeper);
    await visit({ width: 'phone', session: keeper }, async (page) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto('/pets/feeding');
      await page.getByRole('button', { name: 'One by one' }).tap();
      if (hand === 'left') await page.locator('.round-tools button').first().tap();
      await page.locator(hand === 'left' ? '.deck.left-hand' : '.deck:not(.left-hand)').waitFor();
      await page.getByRole('button', { name: 'How many' }).tap();
      await page.getByText('Not counted').waitFor();
      const isSeen = await page.locator('.round h1').evaluate((name) => {
        const { left, top, height } = name.getBoundingClientRect();
        return name.contains(document.elementFromPoint(left + 5, top + height / 2));
      });
      expect(isSeen).toBe(true);
      expect(await covered(page, '.round-deck')).toEqual([]);
    });
  },
);

type Area = { x: number; y: number; width: number; height: number } | null | undefined;

const isApart = (a: Area, b: Area): boolean =>
  a != null && b != null && (a.y + a.height <= b.y || b.y + b.height <= a.y);

test('nor the buttons that stay at the end of a form', async () => {
  const session = await register('Dora');
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/pets/add');
    await page.getByRole('combobox', { name: 'Species' }).fill('hamor');
    await page
      .getByRole('option', { name: /Brachypelma hamorii/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Save and next' }).tap();
    await page.locator('.toast').waitFor();
    expect(await covered(page, '.form-end')).toEqual([]);
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
        // what a row of chips has scrolled away is not covered
        if (one.closest('.chips.scroll'))
          one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && !one.contains(hit);
      })
      .map((one) => one.textContent || one.ariaLabel),
  );
}
