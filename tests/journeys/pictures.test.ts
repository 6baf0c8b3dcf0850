import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { photograph } from './pictures.ts';

test('the photograph for the tests is what a phone would upload', async () => {
  const file = await photograph();
  const about = await sharp(file).metadata();
  expect([about.format, about.width, about.height, about.orientation]).toEqual([
    'jpeg',
    4000,
    3000,
    6,
  ]);
  expect(about.exif?.toString('latin1')).toContain('Exuvia');
  expect(file.length).toBeGreaterThan(1_000_000);

  const upright = sharp(file).autoOrient().extract({ left: 50, top: 50, width: 1, height: 1 });
  const [red, green, blue] = await upright.raw().toBuffer();
  expect(red).toBeGreaterThan(240);
  expect([green, blue].every((value) => (value ?? 255) < 20)).toBe(true);
});
