import { expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import {
  handOverPage,
  type HandOverPage,
  type PageAnimal,
} from '#src/features/portability/hand-over/page/hand-over-page.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { axe } from './axe.ts';
import type { Light, Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';

const { visit } = browserFixture();

const frida: PageAnimal = {
  ...{ id: 16, name: 'Frida', sc_name: 'Brachypelma hamorii', cm_name: 'Mexican redknee' },
  ...{ gender: 'f', an_count: 1, tag: '3WKX9P', size: 12, weight: 34.5, picture: 1 },
  ...{ papers: [{ name: 'CITES', path: 'papers/9.pdf' }], first: '2020-03-01' },
  ...{
    feedings: 214,
    refused: 9,
    pre_molt: '2026-02-01',
    hatched: null,
    kept_since: '2020-03-01',
    bred: 1,
  },
  ...{ parent_name: 'Selma', document_no: 'D-12/2020', notes: 'Calm.\nHides behind the bark.' },
  molts: [
    { date_mt: '2026-01-20', size: 12 },
    { date_mt: '2024-11-02', size: null },
    { date_mt: '2020-03-01', size: 2.5 },
  ],
  offers: [0, 1, 2, 0].map((progress) => ({
    ...{
      date_f: '2026-02-05' as const,
      food: 'Dubia roach, large',
      progress: progress as 0 | 1 | 2,
    },
  })),
  events: [{ date_ev: '2025-04-01', event: 'Rehoused' }],
};
const long = {
  ...{ ...frida, id: 17, picture: 0 as const, gender: 'other' as const, an_count: 100_000 },
  ...{
    name: 'Donaudampfschiffahrtsgesellschaftskapitän',
    sc_name: `${'Megaphobema'.repeat(5)} sp.`,
  },
};

/** The page with a picture beside it, as somebody has it who unpacked the file. */
async function onDisk(animals: PageAnimal[], language: HandOverPage['language']): Promise<string> {
  const folder = temporaryFolder('hand-over-page');
  const create = { width: 800, height: 600, channels: 3, background: '#8a6' } as const;
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/16.webp'), await sharp({ create }).webp().toBuffer());
  const about = { from: 'Svenja', code: 'K7M2-9QXD', day: '2026-03-10' } as const;
  writeFileSync(join(folder, 'index.html'), handOverPage({ ...about, language, animals }));
  return pathToFileURL(join(folder, 'index.html')).href;
}

test.each<[Width, Light]>([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
])('somebody without Exuvia reads a hand-over on a %s when it is %s', async (width, light) => {
  await visit({ width, light, expected: [/^foreign host: file:/] }, async (page) => {
    for (const [animals, language] of [
      [[frida], 'en'],
      [[frida, long], 'de'],
    ] as const) {
      await page.goto(await onDisk([...animals], language));
      await page.getByRole('heading', { level: animals.length, name: 'Frida' }).waitFor();
      expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBe(800);
      expect(await axe(page)).toEqual([]);
      for (const size of ['100%', '200%']) {
        await page.evaluate((of) => void (document.documentElement.style.fontSize = of), size);
        expect([size, await excess(page)]).toEqual([size, 0]);
      }
    }
  });
});
