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

// The years of two animals: a spider that goes from pale to its colours, and a snake that fills its picture.
const stories = [
  {
    name: 'rosalia',
    drawing: 'hamorii',
    pictures: 12,
    young: {
      '#f4741e': '#d9a893',
      '#201811': '#b58f76',
      '#291f18': '#a98672',
      '#614e3f': '#c7ad9b',
    },
  },
  {
    name: 'juno',
    drawing: 'python',
    pictures: 7,
    young: { '#2e2318': '#4a3a28', '#b19367': '#d9bd86' },
  },
];
const grounds = ['#dedcc6', '#d3c6a8', '#cfd3c9', '#d9cdb8'];
for (const { name, drawing, pictures, young } of stories) {
  for (let at = 0; at < pictures; at += 1) {
    const age = at / (pictures - 1);
    const look = {
      colours: Object.entries(young).map(([adult, pale]) => [adult, between(pale, adult, age)]),
      turn: at === pictures - 1 ? 0 : ((at * 47) % 90) - 45,
      size: 620 + Math.round(age * 460),
      ground: grounds[at % grounds.length] ?? '',
    } satisfies Look;
    await sharp(await plate(drawing, look))
      .resize({ width: 800 })
      .webp({ quality: 76 })
      .toFile(`assets/demo/${name}-${at + 1}.webp`);
  }
}

type Look = { colours?: string[][]; turn?: number; size?: number; ground?: string };

/** A colour on the way from one to another. */
function between(from: string, to: string, part: number): string {
  const [a, b] = [from, to].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const mixed = a?.map((value, at) => Math.round(value + ((b?.[at] ?? 0) - value) * part)) ?? [];
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** 1600 x 1200 PNG: a dotted background with the animal in the middle. */
async function plate(drawing: string, look: Look = {}): Promise<Buffer> {
  const { colours = [], turn = 0, size = 1080, ground: colour = '#dedcc6' } = look;
  const animal = await Bun.file(`assets/drawings/${drawing}.svg`).text();
  const painted = colours.reduce((svg, [from = '', to = '']) => svg.replaceAll(from, to), animal);
  const [x, y] = [800 - size / 2, 600 - size / 2];
  const placed = painted.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
  const inner = turn === 0 ? placed : `<g transform="rotate(${turn} 800 600)">${placed}</g>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs><pattern id="dots" width="40" height="40" patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="3" fill="#b9b99a"/></pattern></defs>
    <rect width="1600" height="1200" fill="${colour}"/><rect width="1600" height="1200" fill="url(#dots)"/>${inner}</svg>`;
  return sharp(Buffer.from(ground)).png().toBuffer();
}
