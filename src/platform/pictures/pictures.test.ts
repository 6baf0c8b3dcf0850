import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';

test('pictures are worked on by one thread each, with nothing kept in memory', async () => {
  await encodePicture(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#543' } })
      .jpeg()
      .toBuffer(),
  );
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
