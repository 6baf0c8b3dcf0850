import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';

test('pictures are worked on two at a time, on one thread each, with nothing kept in memory', async () => {
  const large = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#543' },
  })
    .jpeg()
    .toBuffer();
  let most = 0;
  const looking = setInterval(() => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  }, 0);
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => encodePicture(large)));
  clearInterval(looking);
  expect(most).toBeWithin(1, 3);
  expect(sharp.concurrency()).toBe(1);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 }, files: { max: 0 } });
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '%PDF-1.4', 'GIF89'])(
  'nothing but JPEG, PNG, WebP and GIF can be read any more: %s',
  async (text) => {
    await expect(encodePicture(Buffer.from(text))).rejects.toThrow();
    await expect(sharp(Buffer.from(text)).metadata()).rejects.toThrow();
  },
);
