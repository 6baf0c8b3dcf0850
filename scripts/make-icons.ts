// Renders the home screen icons from the logo: `bun scripts/make-icons.ts`; commit its output.

import sharp from 'sharp';

const paper = '#f5f3ec';
const logo = (await Bun.file('web/public/icon.svg').text()).replace(/<style>.*?<\/style>/s, '');
const coloured = logo
  .replace('<svg ', '<svg color="#231d16" ')
  .replaceAll('class="k"', 'stroke="#ef7c22"');

await icon('web/public/icon-192.png', 192, 0.72);
await icon('web/public/icon-512.png', 512, 0.72);
// Maskable: a phone may cut a circle out of it, so the logo stays within the inner 80 %.
await icon('web/public/icon-maskable-512.png', 512, 0.56);
await icon('web/public/apple-touch-icon.png', 180, 0.7);

/** The logo on paper; `share` is its size relative to the edge. */
async function icon(file: string, edge: number, share: number): Promise<void> {
  const inner = Math.round(edge * share);
  const drawn = await sharp(Buffer.from(coloured), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: edge, height: edge, channels: 3, background: paper } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(file);
}
