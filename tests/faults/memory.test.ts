import { afterEach, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, writeOne } from './ledger.ts';
import { mostMemory, start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

const MB = 1024 * 1024;

test('ten large pictures at once are all accepted, within 256 MiB', async () => {
  const program = await start(temporaryFolder('memory'));
  const keeper = await firstKeeper(program.origin);
  const missing: string[] = [];
  while (keeper.ledger.pets.size < 10) await writeOne(program.origin, keeper);
  const large = await aLargePicture();
  const responses = await Promise.all(
    [...keeper.ledger.pets.keys()].slice(0, 10).map((id) => {
      const form = new FormData();
      form.set('id', String(id));
      form.set('file', new File([large], 'p.jpg', { type: 'image/jpeg' }));
      return call(program.origin, keeper, 'POST', 'picture/upload', form, 150_000); // in turn
    }),
  );
  for (const response of responses)
    if (response?.status !== 200) missing.push(`an upload: ${JSON.stringify(response)}`);
  const most = mostMemory(program.pid);
  if (most > 256) missing.push(`${most} MiB of memory`);
  missing.push(...keeper.ledger.faults);
  await program.stop();
  const note = `${Math.round(large.length / MB)} MB each, at most ${most} MiB of memory`;
  report('ten large pictures at once', responses.length, missing, note);
});

test('bodies that are nested deep cost no memory and are no fault', async () => {
  const program = await start(temporaryFolder('deep'));
  const keeper = await firstKeeper(program.origin);
  const missing: string[] = [];
  for (const depth of [1000, 10_000, 30_000, 400_000]) {
    const response = await fetch(`${program.origin}/api/pet/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${keeper.token}` },
      body: '['.repeat(depth) + ']'.repeat(depth),
    });
    if (response.status !== 422) missing.push(`${depth} levels: ${response.status}`);
  }
  const most = mostMemory(program.pid);
  if (most > 256) missing.push(`${most} MiB of memory`);
  await program.stop();
  report('bodies nested deep', 4, missing, `at most ${most} MiB of memory`);
});

test('an upload that stands still does not keep the others from theirs', async () => {
  const program = await start(temporaryFolder('still'));
  const keeper = await firstKeeper(program.origin);
  await writeOne(program.origin, keeper, false);
  const { hostname, port } = new URL(program.origin);
  const still = connect(Number(port), hostname);
  still.on('error', () => {});
  still.write(
    `POST /api/picture/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keeper.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${18 * MB}\r\n\r\n--b\r\n`,
  );
  const missing: string[] = [];
  const before = keeper.ledger.pictures.size;
  while (keeper.ledger.pictures.size < before + 2 && keeper.ledger.answered < 400)
    await writeOne(program.origin, keeper, true);
  if (keeper.ledger.pictures.size < before + 2) missing.push('uploads of the others');
  still.destroy();
  missing.push(...keeper.ledger.faults);
  await program.stop();
  report('an upload that stands still', 1, missing);
});

test('an upload that pauses for longer than Bun’s own ten seconds is taken', async () => {
  const program = await start(temporaryFolder('pause'));
  const keeper = await firstKeeper(program.origin);
  await writeOne(program.origin, keeper, false);
  const [id] = keeper.ledger.pets.keys();
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#543' },
  })
    .jpeg()
    .toBuffer();
  const field = (name: string) => `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${field('"id"')}${id}\r\n${field('"file"; filename="p.jpg"')}`),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const pieces = async function* () {
    yield body.subarray(0, 200);
    await Bun.sleep(13_000);
    yield body.subarray(200);
  };
  const response = await fetch(`${program.origin}/api/picture/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${keeper.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: pieces() as unknown as BodyInit,
  });
  const missing = response.status === 200 ? [] : [`${response.status} ${await response.text()}`];
  await program.stop();
  report('an upload that pauses', 1, missing);
});

test('a promise that nobody awaits is logged and ends nothing', async () => {
  const faulty = `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits')))`;
  const folder = temporaryFolder('promise');
  const preload = join(folder, 'faulty.ts');
  writeFileSync(preload, faulty);
  const program = await start(join(folder, 'data'), {
    env: { BUN_OPTIONS: `--preload=${preload}` },
  });
  const missing: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    process.kill(program.pid, 'SIGUSR2');
    if (!(await fetch(`${program.origin}/api/health`)).ok) missing.push('health');
  }
  await program.stop();
  const logged = program.output().split('unhandled rejection').length - 1;
  expect(logged).toBeGreaterThan(0);
  report('a promise that nobody awaits', 3, missing, `${logged} times in the log`);
});

/** As a camera makes them: 48 megapixels of noise are too many bytes, so a part of it is smooth. */
async function aLargePicture(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  return (await sharp({
    create: { width: 5200, height: 3900, channels: 3, background: '#543', noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer()) as Buffer<ArrayBuffer>;
}
