import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axe } from './axe.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { excess } from './layout-faults.ts';
import { papersOf } from './paper.ts';

// What only a browser shows of the statistics: the picture that is posted, a file for spreadsheets, and the paper.

const { server, visit, register } = browserFixture();
const year = Number(browserDay().slice(0, 4)) - 1;

/** A keeper with two animals, of which one is fed twice as often. */
async function aKeeper(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii');
  const animal = async (pet: string) =>
    (await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: pet, kept_since: `${year}-01-01` }))
      .id as number;
  const [ada, bea] = [await animal('Ada'), await animal('Bea')];
  for (const day of ['02-01', '03-01', '04-01', '05-01'])
    await api.post('pet/feeding/feed', {
      ...{ id: ada, date_f: `${year}-${day}`, progress: 0 },
      food: day < '05' ? 'Cricket' : 'Locust',
    });
  await api.post('pet/feeding/feed', {
    ...{ id: bea, date_f: `${year}-03-01`, food: 'Locust', progress: 0 },
  });
  for (const id of [ada, bea])
    await api.post('pet/molt/add', { id, date_mt: `${year}-06-01`, size: 4 });
  return session;
}

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const saved = await waiting;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

test('the year in review is saved as a picture, and each chart as a file', async () => {
  const session = await aKeeper('Ada');
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/statistics?year=${year}`);
    await page.getByRole('heading', { name: '2 skins' }).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);

    const picture = await download(page, 'Save as a picture');
    expect(picture.name).toBe(`exuvia-${year}.png`);
    const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1080, 1080]);
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect(colourAt(4, 4)).toEqual([0x21, 0x1d, 0x17]);
    // both molted on one day: one line over the whole height, where June begins
    const x = Math.round(80 + (151.5 / 366) * 920);
    const line = [-2, -1, 0, 1, 2].map((by) => colourAt(x + by, 400));
    expect(line.some(([red = 0, , blue = 255]) => red > 200 && blue < 120)).toBe(true);

    const csv = await download(page, 'Save “What was eaten” as CSV');
    expect(csv.name).toBe(`What was eaten ${year}.csv`);
    expect(csv.bytes.toString('utf8')).toContain('\r\nCricket,3,0,0,\r\nLocust,2,0,0,');
  });
});

test('bars are printed in the lengths of their numbers', async () => {
  const session = await aKeeper('Bea');
  await visit({ session }, async (page) => {
    await page.goto(`/pets/statistics?year=${year}`);
    await page.getByRole('heading', { name: '2 skins' }).waitFor();
    const papers = await papersOf(await page.pdf({ format: 'A4' }));
    const found = papers.flatMap((paper) =>
      paper.words
        .filter(({ text }) => /^(Cricket|Locust)$/.test(text))
        .map((word) => ({ paper, word })),
    );
    const [cricket = 0, locust = 0] = found.map(({ paper, word }) => {
      const y = word.y + word.height / 2;
      const from = Math.ceil(word.x + word.width);
      const dark = Array.from({ length: Math.floor(paper.width - from) * 4 }, (_, at) =>
        paper.grey(from + at / 4, y),
      );
      let [longest, run] = [0, 0];
      for (const grey of dark) longest = Math.max(longest, (run = grey < 160 ? run + 1 : 0));
      return longest;
    });
    expect(found.map(({ word }) => word.text)).toEqual(['Cricket', 'Locust']);
    expect(cricket).toBeGreaterThan(40);
    expect(locust / cricket).toBeCloseTo(2 / 3, 1);
  });
});
