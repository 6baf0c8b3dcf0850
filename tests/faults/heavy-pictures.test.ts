import { afterEach, test } from 'bun:test';
import sharp, { type Sharp } from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { memoryGroup, noGroup } from './control-group.ts';
import { firstKeeper, sendPicture, writeOne } from './ledger.ts';
import { noisyPhoto } from './photos.ts';
import { start } from './program.ts';
import { notTried, report } from './report.ts';

afterEach(cleanUp);

const flat = (edge = 7070) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#345' } });
const progressive = { progressive: true, chromaSubsampling: '4:4:4' };

/** In the colours of print. Drawn small: to bring each of 50 million pixels into these colours takes ten seconds. */
const inPrint = async (edge = 7070) =>
  sharp(await flat(8).toColourspace('cmyk').jpeg().toBuffer())
    .pipelineColourspace('cmyk')
    .resize(edge, edge, { kernel: 'nearest' })
    .toColourspace('cmyk');

/** Each is small and within the limits; its decoder wants 180 to 560 MB. */
const heavy: Record<string, () => Sharp | Promise<Buffer>> = {
  'a GIF': () => flat().gif(),
  'a progressive JPEG without subsampling': () => flat().jpeg(progressive),
  'a progressive JPEG of 48 megapixels': () => flat(6928).jpeg({ progressive: true }),
  'a progressive JPEG in CMYK': async () => (await inPrint()).jpeg(progressive).toBuffer(),
  'an interlaced PNG of 16 bits': () => flat().toColourspace('rgb16').png({ progressive: true }),
  'an interlaced PNG': () => flat().png({ progressive: true }),
  'a lossless WebP': () => flat().webp({ lossless: true }),
};

test('pictures that need more memory than there is are refused, alone and together, within 256 MiB', async () => {
  const group = memoryGroup(256);
  if (!group) return notTried('heavy pictures', noGroup);
  const program = await start(temporaryFolder('heavy'), { group });
  const keeper = await firstKeeper(program.origin);
  while (keeper.ledger.pets.size < 4) await writeOne(program.origin, keeper);
  const ids = [...keeper.ledger.pets.keys()];
  const missing: string[] = [];
  let tried = 0;
  /** Sends a picture for some of the pets at once. A child that the kernel killed costs its own picture, in words. */
  const send = async (what: string, bytes: Uint8Array, pets: number[], code?: string) => {
    const before = group.killed();
    const uploads = pets.map((at) => sendPicture(program.origin, keeper, ids[at] ?? 0, bytes));
    for (const answer of await Promise.all(uploads)) {
      tried += 1;
      const { status, data } = answer ?? {};
      if (status !== (code ? 422 : 200) || data?.['code'] !== code)
        missing.push(`${what}: ${JSON.stringify(answer)}`);
    }
    const killed = group.killed() - before;
    if (!code && killed > 0) missing.push(`${what}: ${killed} killed by the kernel`);
  };
  const ordinary = await flat(2000).jpeg().toBuffer();
  for (const [what, make] of Object.entries(heavy)) {
    const made = await make();
    const bytes = Buffer.isBuffer(made) ? made : await made.toBuffer();
    await send(what, bytes, [0], 'too_complex');
    await send(`two of ${what}`, bytes, [1, 2], 'too_complex');
    await send(`an ordinary one after ${what}`, ordinary, [3]);
  }
  await send('an ordinary JPEG of 48 megapixels', await flat(6928).jpeg().toBuffer(), [0]);
  await send('two progressive JPEGs of 24 megapixels', await aProgressivePhoto(), [1, 2]);
  missing.push(...keeper.ledger.faults);
  await program.stop(); // fails when it is not the process that was started
  report('pictures that need too much memory', tried, missing, `${group.killed()} by the kernel`);
});

/** As an honest camera or program writes it; both of a pair have to be taken. */
const aProgressivePhoto = async () =>
  (await noisyPhoto(6000, 4000)).jpeg({ progressive: true }).toBuffer();
