import { afterAll, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { firstKeeper, sendPicture, writeOne } from './ledger.ts';
import { memoryGroup, noGroup } from './control-group.ts';
import { noisyPhoto } from './photos.ts';
import { mostMemory, start } from './program.ts';
import { report } from './report.ts';

// All at once, each with a program of its own: one waits for 13 s.
afterAll(cleanUp);

const MB = 1024 * 1024;

/** The program within the memory of the image, where this user can bound it; what took more, and a note where not. */
async function startBounded(what: string) {
  const group = memoryGroup(256);
  const program = await start(temporaryFolder(what), { group });
  const tooMuch = () => [
    ...(mostMemory(program.pid) > 256 ? [`${mostMemory(program.pid)} MiB of memory`] : []),
    ...(group?.killed() ? [`${group.killed()} killed by the kernel`] : []),
  ];
  const note = () =>
    `the server at most ${mostMemory(program.pid)} MiB${group ? '' : `, ${noGroup}`}`;
  return { program, tooMuch, note };
}

test.concurrent('ten large pictures at once are all accepted, within 256 MiB', async () => {
  const { program, tooMuch, note } = await startBounded('memory');
  const keeper = await firstKeeper(program.origin);
  while (keeper.ledger.pets.size < 10) await writeOne(program.origin, keeper);
  const large = await aLargePicture();
  const uploads = [...keeper.ledger.pets.keys()].map((id) =>
    sendPicture(program.origin, keeper, id, large),
  );
  const responses = await Promise.all(uploads);
  const missing = responses
    .filter((response) => response?.status !== 200)
    .map((response) => `an upload: ${JSON.stringify(response)}`);
  missing.push(...tooMuch(), ...keeper.ledger.faults);
  const most = note();
  await program.stop();
  const size = `${Math.round(large.length / MB)} MB each, ${most}`;
  report('ten large pictures at once', responses.length, missing, size);
});

test.concurrent('bodies that are nested deep cost no memory and are no fault', async () => {
  const { program, tooMuch, note } = await startBounded('deep');
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
  missing.push(...tooMuch());
  const most = note();
  await program.stop();
  report('bodies nested deep', 4, missing, most);
});

test.concurrent(
  'an upload that pauses for longer than Bun’s own ten seconds is taken',
  async () => {
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
  },
);

test.concurrent('a promise that nobody awaits is logged and ends nothing', async () => {
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
  const photo = (await noisyPhoto(5200, 3900)).jpeg({ quality: 80 });
  return (await photo.toBuffer()) as Buffer<ArrayBuffer>;
}
