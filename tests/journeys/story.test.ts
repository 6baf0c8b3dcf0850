import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { gone, type Width } from './browser.ts';
import { photograph } from './pictures.ts';
import { browserFixture } from './fixture.ts';
import { fromRecordBar } from './record-bar.ts';
import { excess } from './layout-faults.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

// The first evening of a keeper: from the landing page to the first feeding, on an empty installation.

const { server, visit } = browserFixture({ own: true });

/** The first person to register is the administrator, and is told so. */
const story: [Width, string, string, string][] = [
  ['phone', 'Berta', 'Rosalía', 'Set up the first account'],
  ['desktop', 'Carl', 'Nyx', 'Sign up'],
];

test.each(story)(
  'on a %s, %s arrives, adds %s with a photograph and records a feeding',
  async (width, keeper, name, wayIn) => {
    await visit({ width }, async (page) => {
      await arrive(page, wayIn);
      await register(page, keeper);
      const id = await addPet(page, name);
      await checkPicture(page, id);
      await offer(page);
      await seeItOnTheDashboard(page, name);
      await seeItInTheList(page, name);
      await seeItOnItsPage(page, name);
    });
  },
);

async function arrive(page: Page, wayIn: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: wayIn }).first().click();
  await page.waitForURL('**/register');
}

async function register(page: Page, keeper: string): Promise<void> {
  await page.getByLabel('Email').fill(`${keeper.toLowerCase()}@example.org`);
  await page.getByLabel('Name', { exact: true }).fill(keeper);
  await page.getByLabel('Password', { exact: true }).fill('orange knees in the dark');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Add your first animals' }).waitFor();
  const { user } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('exuvia.session') ?? '{}'),
  );
  expect(user.is_admin).toBe(keeper === 'Berta' ? 1 : 0);
}

/** Types a part of the species' name, adds a photograph, and ends up on the pet's page. */
async function addPet(page: Page, name: string): Promise<number> {
  await page.goto('/pets');
  await page.getByRole('heading', { name: 'No pets yet' }).waitFor();
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByRole('combobox', { name: 'Species' }).fill('hamor');
  await page.getByRole('option', { name: /Brachypelma hamorii/ }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Female' }).check();
  const file = join(temporaryFolder('photo'), 'rosalia.jpg');
  writeFileSync(file, await photograph());
  await page.locator('summary', { hasText: 'Picture' }).click();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await picker).setFiles(file);
  await page.getByRole('button', { name: 'Save pet' }).click();
  await page.waitForURL('**/pets/details?id=*', { timeout: 90_000 });
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** Upright (the red corner is top left), and without the location in its metadata. */
async function checkPicture(page: Page, id: number): Promise<void> {
  const shown = page.getByRole('img', { name: /^Picture of/ });
  await shown.waitFor();
  const [width, height] = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as const;
  });
  expect(height).toBeGreaterThan(width);
  for (const size of ['thumb', 'mobile', 'large']) {
    const response = await fetch(`${server().origin}/uploads/${size}/tid_${id}.webp`);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    const about = await sharp(bytes).metadata();
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(about.height).toBeGreaterThan(about.width ?? 0);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[1]).toBeLessThan(60);
  }
}

/** Offers a roach, from the animal's page. */
async function offer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await fromRecordBar(page, 'Offered');
  await dialog.getByRole('button', { name: 'New' }).click();
  await dialog.getByLabel('Name of the feeder').fill('Dubia roach');
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await gone(dialog);
  await page
    .getByRole('status')
    .getByText(/offered, Dubia roach/)
    .waitFor();
  await page.getByText('offered today').waitFor();
}

/** The offer is among the feedings in progress; the check mark records that it was eaten. */
async function seeItOnTheDashboard(page: Page, name: string): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Feedings in progress' });
  await box.getByRole('link', { name }).waitFor();
  await box.getByText('(Dubia roach)').waitFor();
  await box.getByRole('button', { name: `${name} has eaten` }).click();
  await box.getByRole('link', { name }).waitFor({ state: 'detached' });
  expect(await excess(page)).toBe(0);
}

async function seeItInTheList(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByText('fed today').waitFor();
  expect(await excess(page)).toBe(0);
}

async function seeItOnItsPage(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.locator('.vitals').getByText('today').waitFor();
  await page.locator('.ledger').getByText('Fed Dubia roach').waitFor();
  expect(await excess(page)).toBe(0);
}
