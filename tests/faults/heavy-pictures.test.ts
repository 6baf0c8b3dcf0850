import { afterEach, test } from 'bun:test';
import sharp, { type Sharp } from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { memoryGroup } from './control-group.ts';
import { call, firstKeeper, writeOne } from './ledger.ts';
import { start } from './program.ts';
import { notTried, report } from './report.ts';

afterEach(cleanUp);

const flat = (edge = 7070) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#345' } });
const progressive = { progressive: true, chromaSubsampling: '4:4:4' };

/** Each is small and within the limits; its decoder wants 180 to 560 MB. */
const heavy: Record<string, () => Sharp> = {
  'a GIF': () => flat().gif(),
  'a progressive JPEG without subsampling': () => flat().jpeg(progressive),
  'a progressive JPEG of 48 megapixels': () => flat(6928).jpeg({ progressive: true }),
  'a progressive JPEG in CMYK': () => flat().toColourspace('cmyk').jpeg(progressive),
  'an interlaced PNG of 16 bits': () => flat().toColourspace('rgb16').png({ progressive: true }),
  'an interlaced PNG': () => flat().png({ progressive: true }),
  'a lossless WebP': () => flat().webp({ lossless: true }),
};

test('pictures that need more memory than there is are refused, alone and together, within 256 MiB', async () => {
  const group = memoryGroup(256);
  if (!group) return notTried('heavy pictures', 'no control group can be made');
  const program = await start(temporaryFolder('heavy'), { group });
  const keeper = await firstKeeper(program.origin);
  while (keeper.ledger.pets.size < 4) await writeOne(program.origin, keeper);
  const ids = [...keeper.ledger.pets.keys()];
  const missing: string[] = [];
  let tried = 0;
  const send = async (what: string, bytes: Uint8Array, status: number, at = 0) => {
    const form = new FormData();
    form.set('id', String(ids[at]));
    form.set('file', new File([new Uint8Array(bytes)], 'picture'));
    const response = await call(program.origin, keeper, 'POST', 'picture/upload', form);
    tried += 1;
    if (response?.status !== status) missing.push(`${what}: ${JSON.stringify(response)}`);
  };
  const ordinary = await flat(2000).jpeg().toBuffer();
  for (const [what, make] of Object.entries(heavy)) {
    const bytes = await make().toBuffer();
    await send(what, bytes, 422);
    await Promise.all([send(what, bytes, 422, 1), send(what, bytes, 422, 2)]);
    await send(`an ordinary one after ${what}`, ordinary, 200, 3);
  }
  const large = await flat(6928).jpeg().toBuffer();
  await send('an ordinary JPEG of 48 megapixels', large, 200);
  missing.push(...keeper.ledger.faults);
  await program.stop(); // fails when it is not the process that was started
  report('pictures that need too much memory', tried, missing, `${group.killed()} by the kernel`);
}, 400_000);
