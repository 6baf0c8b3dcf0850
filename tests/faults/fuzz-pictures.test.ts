import { afterEach, test } from 'bun:test';
import sharp from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, type Keeper } from './ledger.ts';
import { start } from './program.ts';
import { dice, halfFiles, report } from './report.ts';

afterEach(cleanUp);

const MUTATIONS = 500;

test('500 corrupted pictures and forms are accepted or refused, and the program keeps running', async () => {
  const roll = dice(6);
  const program = await start(temporaryFolder('pictures'));
  const { origin } = program;
  const keeper = await firstKeeper(origin);
  const pet = { p_sc_id: keeper.sc_id, name: 'P', gender: 'f', an_count: 1, notes: '' };
  const id = Number((await call(origin, keeper, 'POST', 'pet/add', pet))?.data['id']);
  const originals = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const).map((form) =>
      sharp({
        create: {
          width: 90,
          height: 70,
          channels: 3,
          background: '#543',
          noise: { type: 'gaussian', mean: 100, sigma: 30 },
        },
      })
        .withExif({ IFD0: { Make: 'Exuvia' } })
        .toFormat(form)
        .toBuffer(),
    ),
  );
  const missing: string[] = [];
  const responses = new Map<number, number>();
  for (let turn = 0; turn < MUTATIONS; turn += 1) {
    const original = originals[turn % originals.length] ?? Buffer.alloc(0);
    const status = await send(origin, keeper, formOf(id, spoilt(original, roll), roll), roll);
    responses.set(status, (responses.get(status) ?? 0) + 1);
    if (status === 0 || status >= 500) missing.push(`mutation ${turn}: ${status}`);
  }
  if ((await call(origin, keeper, 'GET', 'pet/list'))?.status !== 200) missing.push('afterwards');
  missing.push(...halfFiles(program.dataDir), ...(await foreignBytes(origin, id)));
  await program.stop();
  const note = [...responses].map(([status, count]) => `${count} x ${status}`).join(', ');
  report('spoilt pictures and forms', MUTATIONS, missing, note);
});

/** One to five changes of the kinds that broken cameras, cards and people cause. */
function spoilt(original: Buffer, roll: (most: number) => number): Buffer {
  let bytes: Buffer = Buffer.from(original);
  for (let change = roll(5); change >= 0; change -= 1) {
    const at = roll(Math.max(bytes.length, 1));
    const kind = roll(7);
    if (kind === 0) bytes[at] = roll(256);
    if (kind === 1) bytes = bytes.subarray(0, at);
    if (kind === 2)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.alloc(roll(400), roll(256)),
        bytes.subarray(at),
      ]);
    if (kind === 3)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        bytes.subarray(Math.min(at + roll(60), bytes.length)),
      ]);
    if (kind === 4)
      for (let bit = 0; bit < 40; bit += 1) bytes[roll(Math.max(bytes.length, 1))] = roll(256);
    // sizes and counts are at the beginning
    if (kind === 5)
      bytes.fill(255, Math.min(roll(40), bytes.length), Math.min(roll(40) + 8, bytes.length));
    if (kind === 6) bytes = Buffer.concat([bytes, bytes]);
  }
  return bytes;
}

/** The form around it, which is sometimes corrupted, too. */
function formOf(id: number, picture: Buffer, roll: (most: number) => number): Buffer {
  const field = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--bound\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const form = Buffer.concat([
    field(
      'name="id"',
      roll(12) ? String(id) : (['-1', '', '1e3', '99999999999', '../1'][roll(5)] ?? ''),
    ),
    field(
      `name="file"; filename="${['p.jpg', '../../p', '', 'p.svg\u0000'][roll(4)]}"\r\nContent-Type: image/jpeg`,
      picture,
    ),
    Buffer.from('--bound--\r\n'),
  ]);
  return roll(8) ? form : spoilt(form, roll);
}

async function send(
  origin: string,
  keeper: Keeper,
  form: Buffer,
  roll: (most: number) => number,
): Promise<number> {
  const boundary = roll(20) ? 'bound' : ['', '"bound"', 'x'.repeat(300), '--'][roll(4)];
  try {
    const response = await fetch(`${origin}/api/picture/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keeper.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: new Uint8Array(form),
      signal: AbortSignal.timeout(60_000),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** What is served is a fresh encoding without metadata. */
async function foreignBytes(origin: string, id: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of ['thumb', 'mobile', 'large']) {
    const response = await fetch(`${origin}/uploads/${size}/tid_${id}.webp`);
    if (response.status === 404) continue;
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, exif } = await sharp(bytes).metadata();
    if (format !== 'webp' || exif)
      wrong.push(`${size}: ${format} with ${exif?.length ?? 0} bytes of EXIF`);
  }
  return wrong;
}
