// Takes the screenshots of the README from the example club: `bun start.mjs build && bun scripts/readme-shots.ts`.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { openBrowser, visit, type Light, type Width } from '#root/tests/journeys/browser.ts';
import { apiOf } from '#root/tests/journeys/keeper-api.ts';
import { logInToClub } from '#root/tests/journeys/keepers.ts';
import { startServer } from '#root/tests/journeys/server.ts';
import { settled } from '#root/tests/journeys/settled.ts';

const folder = 'docs/images';
type Shot = {
  name: string;
  path: string;
  width: Width;
  light: Light;
  /** By the red lamp. */
  red?: boolean;
  press?: string;
  /** Where the first screen does not show what it is about. */
  height?: number;
};
const pictures: Shot[] = [
  { name: 'dashboard', path: '/', width: 'desktop', light: 'light', height: 1010 },
  { name: 'pet', path: '/pets/details?id=1', width: 'desktop', light: 'light', height: 1060 },
  { name: 'pictures', path: '/pets/picture?id=1', width: 'desktop', light: 'light', height: 1330 },
  { name: 'snake', path: '/pets/details?id=8', width: 'phone', light: 'light' },
  { name: 'places', path: '/places', width: 'desktop', light: 'light', height: 770 },
  { name: 'pets', path: '/pets', width: 'desktop', light: 'light' },
  { name: 'round', path: '/pets/feeding', width: 'phone', light: 'dark', press: 'One by one' },
];

/** Side by side in one picture. */
const phones: Omit<Shot, 'name' | 'width'>[] = [
  { path: '/', light: 'dark', red: true },
  { path: '/places/details?id=2', light: 'dark' },
  { path: '/pets/hand_over/code', light: 'light' },
  { path: '/expo/current', light: 'light' },
];
const GAP = 24;

mkdirSync(folder, { recursive: true });
const server = await startServer({ DEMO: '1', PUBLIC_URL: 'http://exuvia.local:3000' });
const browser = await openBrowser();
try {
  const session = await logInToClub(server);
  const take = (shot: Omit<Shot, 'name'>) =>
    visit(browser, server.origin, { ...shot, session }, (page) => screenOf(page, shot));
  for (const { name, ...shot } of pictures) await save(name, sharp(await take(shot)));

  const offered = {
    pets: [{ id: 5 }],
    history: 1,
    pictures: 1,
    notes: 1,
    origin: 1,
    reason: 'given',
  };
  const handOver = await apiOf(server.origin, session).post('hand_over/add', offered);
  const screens: Buffer[] = [];
  for (const { path, ...shot } of phones) {
    const address = path.endsWith('code') ? `${path}?id=${handOver.id}` : path;
    screens.push(await take({ path: address, width: 'phone', ...shot }));
  }
  await save('phones', await sideBySide(screens));
} finally {
  await browser.close();
  await server.stop();
}

async function screenOf(page: Page, { path, red, press, height }: Omit<Shot, 'name'>) {
  if (height) await page.setViewportSize({ width: 1280, height });
  if (red) await page.addInitScript(() => localStorage.setItem('exuvia.theme', 'red'));
  await page.goto(path);
  await settled(page);
  if (press) await page.getByText(press).click();
  await settled(page);
  const first = page.locator('.plate img').filter({ visible: true }).first();
  if (await first.count()) await first.evaluate((image: HTMLImageElement) => image.decode());
  await settled(page);
  return page.screenshot();
}

async function sideBySide(screens: readonly Buffer[]): Promise<Sharp> {
  const parts = await Promise.all(
    screens.map((screen) => sharp(screen).resize({ width: 400 }).png().toBuffer()),
  );
  const { height = 0 } = await sharp(parts[0]).metadata();
  const width = parts.length * 400 + (parts.length - 1) * GAP;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } }).composite(
    parts.map((input, at) => ({ input, left: at * (400 + GAP), top: 0 })),
  );
}

async function save(name: string, picture: Sharp): Promise<void> {
  await picture.webp({ quality: 86 }).toFile(`${folder}/${name}.webp`);
}
