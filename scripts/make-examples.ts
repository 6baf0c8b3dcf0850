// Renders the drawings of assets/drawings/: the pictures of the guide's example pets, and those of the demo club. `bun
// scripts/make-examples.ts`; commit its output.

import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { pictureSizes } from '#src/platform/pictures/picture-sizes.ts';

const examples = { '-2': 'hamorii', '-3': 'python' };

for (const [id, drawing] of Object.entries(examples)) {
  const large = await plate(drawing);
  for (const [size, width] of Object.entries(pictureSizes)) {
    mkdirSync(`assets/examples/${size}`, { recursive: true });
    await sharp(large)
      .resize({ width: Math.min(width, 1600) })
      .webp({ quality: 82 })
      .toFile(`assets/examples/${size}/tid_${id}.webp`);
  }
}

const demo = [
  'hamorii',
  'scorpion',
  'gbb',
  'pulchra',
  'gecko',
  'balfouri',
  'albo',
  'versicolor',
  'python',
  'jumper',
  'mantis',
];
mkdirSync('assets/demo', { recursive: true });
for (const drawing of demo) {
  await sharp(await plate(drawing))
    .resize({ width: 1200 })
    .webp({ quality: 78 })
    .toFile(`assets/demo/${drawing}.webp`);
}

/** 1600 x 1200 PNG: a dotted background with the animal in the middle. */
async function plate(drawing: string): Promise<Buffer> {
  const animal = await Bun.file(`assets/drawings/${drawing}.svg`).text();
  const inner = animal.replace('<svg ', '<svg x="260" y="60" width="1080" height="1080" ');
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs><pattern id="dots" width="40" height="40" patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="3" fill="#b9b99a"/></pattern></defs>
    <rect width="1600" height="1200" fill="#dedcc6"/><rect width="1600" height="1200" fill="url(#dots)"/>${inner}</svg>`;
  return sharp(Buffer.from(ground)).png().toBuffer();
}
