// Takes the screenshots of the README from the example club: `bun start.mjs build && bun scripts/readme-shots.ts`.

import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { openBrowser, visit, type Light, type Width } from '#root/tests/journeys/browser.ts';
import { logInToClub } from '#root/tests/journeys/keepers.ts';
import { startServer } from '#root/tests/journeys/server.ts';

const folder = 'docs/images';
type Shot = {
  name: string;
  path: string;
  width: Width;
  light: Light;
  press?: string;
  /** Where the first screen does not show what it is about. */
  height?: number;
};
const pictures: Shot[] = [
  { name: 'dashboard', path: '/', width: 'desktop', light: 'light' },
  { name: 'pet', path: '/pets/details?id=1', width: 'desktop', light: 'light', height: 1060 },
  { name: 'pictures', path: '/pets/picture?id=1', width: 'desktop', light: 'light', height: 1330 },
  { name: 'snake', path: '/pets/details?id=8', width: 'phone', light: 'light' },
  { name: 'pets', path: '/pets', width: 'desktop', light: 'light' },
  { name: 'round', path: '/pets/feeding', width: 'phone', light: 'dark', press: 'One by one' },
];

mkdirSync(folder, { recursive: true });
const server = await startServer({ DEMO: '1' });
const browser = await openBrowser();
try {
  const session = await logInToClub(server);
  for (const { name, path, width, light, press, height } of pictures) {
    await visit(browser, server.origin, { width, light, session }, async (page) => {
      if (height) await page.setViewportSize({ width: 1280, height });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (press) await page.getByText(press).click();
      // the round has not requested its pictures yet when the network is idle
      const first = page.locator('.plate img').filter({ visible: true }).first();
      await first.evaluate((image: HTMLImageElement) => image.decode());
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelector('.skeleton') === null);
      await sharp(await page.screenshot())
        .webp({ quality: 86 })
        .toFile(`${folder}/${name}.webp`);
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
