import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startServer, type Server } from '#root/tests/journeys/server.ts';
import { PASSWORD } from './club.ts';
import { load } from './load.ts';
import { atMost, json, median, memoryOf, sayRow, sayTable } from './report.ts';

/** Measurements without a baseline: start, memory, login, pictures, the image. */
export async function measureAlone(): Promise<void> {
  sayTable('By itself', 'what', 'measured');
  const server = await measureStart();
  const token = await measureLogin(server);
  const id = await measurePictures(server, token);
  const thumbnails = await load(
    () => fetch(`${server.origin}/uploads/thumb/tid_${id}.webp`),
    1000,
    16,
  );
  sayRow(
    'thumbnails',
    `${thumbnails.perSecond.toFixed(0)} a second, p99 ${thumbnails.p99.toFixed(2)} ms`,
  );
  await server.stop();
  sayRow('what the image adds to that of Bun', `${imageSize().toFixed(0)} MB`);
}

/** What the Dockerfile sets to keep the memory small. */
const imageSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  BUN_JSC_forceRAMSize: '167772160',
};

async function measureStart(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'exuvia-bench-'));
  const starts: number[] = [];
  for (let round = 0; round < 5; round++) {
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    if (round > 0) starts.push(server.startedAfterMs); // the first start creates the database
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  sayRow('start to the first healthy answer', `${median(starts)} ms`);
  atMost('start to the first healthy answer', 500, median(starts), ' ms');
  const server = await startServer({ LOG_LEVEL: 'error', ...imageSettings });
  await Bun.sleep(20_000);
  sayRow('memory at rest', `${memoryOf(server.pid)} MB resident`);
  atMost('memory at rest', 80, memoryOf(server.pid), ' MB');
  return server;
}

async function measureLogin({ origin }: Server): Promise<string> {
  const person = { un: 'bench@example.org', uname: 'Bench', upw: PASSWORD };
  const registered = await fetch(`${origin}/api/user/register`, json(person));
  const { token } = (await registered.json()) as { token: string };
  const { un, upw } = person;
  const logins = await load(() => fetch(`${origin}/api/user/login`, json({ un, upw })), 20, 2);
  sayRow('login (argon2id, 19 MiB)', `${logins.median.toFixed(0)} ms`);
  return token;
}

/** Returns the pet that has the picture. */
async function measurePictures({ origin, pid }: Server, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const added = await fetch(`${origin}/api/pet/add`, json({ p_sc_id: 1, name: 'Bench' }, headers));
  const { id } = (await added.json()) as { id: number };
  const photo = await photograph();
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const body = new FormData();
    body.set('id', String(id));
    body.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
    const begin = performance.now();
    const response = await fetch(`${origin}/api/picture/upload`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    times.push(performance.now() - begin);
  }
  const size = `${(photo.length / 2 ** 20).toFixed(1)} MB`;
  sayRow(
    `picture of 12 megapixels (${size}), stored in three sizes`,
    `${median(times).toFixed(0)} ms`,
  );
  const highest = memoryOf(pid, 'VmHWM');
  sayRow('memory at its highest, after five such pictures', `${highest} MB resident`);
  atMost('memory at its highest with pictures of 12 megapixels', 200, highest, ' MB');
  return id;
}

const photograph = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();

/** In MB: the folders that the Dockerfile copies. */
function imageSize(): number {
  const root = join(import.meta.dir, '../..');
  const files = ['dist', 'assets', 'drizzle'].flatMap((folder) =>
    [...new Bun.Glob('**/*').scanSync({ cwd: join(root, folder), dot: true })].map((name) =>
      join(root, folder, name),
    ),
  );
  return files.reduce((total, file) => total + Bun.file(file).size, 0) / 2 ** 20;
}
