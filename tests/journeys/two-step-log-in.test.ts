import { describe, expect, test } from 'bun:test';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import { gone, type Light, type Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { logOut, type Keeper } from './keepers.ts';
import { excess } from './layout-faults.ts';
import { addAuthenticator, addPasskey } from './passkeys.ts';
import { readCode } from './read-code.ts';

// Codes of an app, passkeys and recovery codes, as a keeper sets them up and logs in with them. Passkeys are Chromium's
// own, of an authenticator that it plays.

const club = browserFixture({ own: true, name: 'localhost' });
const plain = browserFixture();

const visits: { width: Width; light: Light }[] = [
  { width: 'phone', light: 'dark' },
  { width: 'desktop', light: 'light' },
];

describe.each(visits)('on a $width', ({ width, light }) => {
  test('an app, a passkey and recovery codes are set up, used and removed', async () => {
    const keeper = await club.register(width === 'phone' ? 'Dora' : 'Edda');
    await club.visit({ width, light, session: keeper, expected: [/422/] }, async (page) => {
      await addAuthenticator(page);
      await page.goto('/profile/settings');
      await page.getByRole('link', { name: 'Set up: Two-step log-in' }).click();
      const { secret, codes } = await setUpApp(page, keeper);
      await addPasskey(page, keeper.password);
      await fits(page);

      await leave(page);
      await page.getByRole('button', { name: 'Log in with a passkey' }).click();
      await page.waitForURL('**/profile');

      await leave(page);
      await givePassword(page, keeper);
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('This code is wrong').waitFor();
      await fits(page);
      // the code of the set-up was used, the next one is a step ahead
      await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/profile');

      await leave(page);
      await givePassword(page, keeper);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/profile');

      await leave(page);
      await givePassword(page, keeper);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL('**/profile');

      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Set up: Two-step log-in' }).click();
      await page.getByText('9 of 10 codes left.').waitFor();
      await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await gone(dialog);
      await page.getByRole('button', { name: /^Remove the passkey/ }).click();
      await dialog.getByLabel('Password', { exact: true }).fill(keeper.password);
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await gone(dialog);
      await page.getByText('is removed. Delete it on its device too.').waitFor();
      await page.getByText('codes left').waitFor({ state: 'detached' });
    });
  });
});

test('the library of passkeys comes when the first is used', async () => {
  const keeper = await club.register('Emil');
  await club.visit({ session: keeper }, async (page) => {
    await addAuthenticator(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const isLoaded = async () =>
      (await Promise.all(scripts)).some((text) => text.includes('WebAuthn is not supported'));
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
    expect(scripts.length).toBeGreaterThan(1);
    expect(await isLoaded()).toBe(false);
    await addPasskey(page, keeper.password);
    expect(await isLoaded()).toBe(true);
    await page.getByText('Keep these codes').waitFor(); // the first of what needs some
  });
});

test('without https the page says why there are no passkeys, and the log-in offers none', async () => {
  const keeper = await plain.register('Frida');
  await plain.visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/profile/security');
    await page.getByText('Passkeys need an address with https').waitFor();
    await fits(page);
    await leave(page);
    await page.getByLabel('Email address').waitFor();
    expect(await page.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
  });
});

async function setUpApp(page: Page, keeper: Keeper) {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(keeper.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.locator('.qr-code path').waitFor();
  const address = await readCode(await dialog.locator('.qr-code').screenshot());
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  expect(new URL(address ?? '').searchParams.get('secret')).toBe(secret);
  await fits(page);
  await dialog.getByLabel('Code that the app shows now').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await page.getByText('Keep these codes').waitFor();
  await page.getByText('10 of 10 codes left.').waitFor();
  await fits(page);
  expect(await dialogIsInPlace(page)).toBe(true);
  const codes = await page.locator('.recovery-codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await gone(page.getByRole('dialog'));
  return { secret, codes };
}

async function fits(page: Page): Promise<void> {
  expect(await excess(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
}

/** In the middle of a desktop, at the lower edge of a phone. */
const dialogIsInPlace = (page: Page): Promise<boolean> =>
  page.locator('dialog').evaluate((dialog) => {
    const { top, bottom } = dialog.getBoundingClientRect();
    const below = window.innerHeight - bottom;
    return window.innerWidth < 768 ? below < 16 : Math.abs(top - below) < 2;
  });

async function leave(page: Page): Promise<void> {
  await logOut(page);
  await page.goto('/login?redirect=%2Fprofile');
}

async function givePassword(page: Page, { email, password }: Keeper): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Second step' }).waitFor();
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
