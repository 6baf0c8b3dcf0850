import { Database } from 'bun:sqlite';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { memoryGroup } from '#root/tests/faults/control-group.ts';
import { start } from '#root/tests/faults/program.ts';
import { buildClub, clubOf, emailOf, PASSWORD } from './club.ts';
import { atMost, json, memoryOf, say, sayRow, sayTable } from './report.ts';

const MEMORY = 256;
/** An ordinary call every so many milliseconds, whether the one before is answered or not. */
const EVERY = 20;
const QUIET = 5000;

type Caller = (path: string, body?: object, method?: string) => Promise<Response>;
type Heavy = { what: string; run: () => Promise<unknown> };

/** What an ordinary call waits while an import, a picture, an export and a backup run at once, within 256 MiB. */
export async function measureUnderLoad(): Promise<void> {
  const group = memoryGroup(MEMORY);
  const folder = temporaryFolder('bench');
  // A copy, since this process still has the original open, and the program refuses a database that is in use.
  const built = join(temporaryFolder('club'), 'exuvia.db');
  await buildClub(built, clubOf(1));
  copyFileSync(built, join(folder, 'exuvia.db'));
  const large = new Database(join(folder, 'exuvia.db'));
  large.run('UPDATE pets SET uid = 4 WHERE uid > 20'); // one keeper with 3,000 animals and 150,000 feedings
  large.close();
  const program = await start(folder, { group, env: { LOG_LEVEL: 'error' } });
  const as = async (uid: number): Promise<Caller> => callerOf(program.origin, uid);
  try {
    const heavy = await heavyWork(as);
    const keeper = await as(3);
    const ordinary = ordinaryCalls(keeper, await firstPet(keeper));
    const quiet = await whileRunning(ordinary, () => Bun.sleep(QUIET));
    const took: string[] = [];
    const loaded = await whileRunning(ordinary, () =>
      Promise.all(
        heavy.map(({ what, run }) => timed(run).then((ms) => took.push(`${what} ${ms}`))),
      ),
    );
    sayTable('Under load', 'an ordinary call', 'calls', 'median ms', 'p99 ms', 'longest ms');
    for (const [when, times] of [
      ['by itself', quiet],
      ['with an import, a picture, an export and a backup', loaded],
    ] as const)
      sayRow(when, times.length, at(times, 0.5), at(times, 0.99), at(times, 1));
    say();
    say(
      `The import has 5,000 animals with 20 feedings each, the picture 48 megapixels, the exported collection 3,000 animals with 150,000 feedings. They took: ${took.join(', ')}. Memory of the server ${memoryOf(program.pid)} MB, at its highest ${memoryOf(program.pid, 'VmHWM')} MB, ${group ? `with its children below ${MEMORY} MiB; ${group.killed()} processes ended for want of it` : 'without a limit, since no control group could be made'}.`,
    );
    atMost('an ordinary call under load, p99', 100, at(loaded, 0.99), ' ms');
  } finally {
    await program.stop();
    await cleanUp();
  }
}

async function heavyWork(as: (uid: number) => Promise<Caller>): Promise<Heavy[]> {
  const [admin, exporter, importer, photographer] = await Promise.all([2, 4, 5, 6].map(as));
  if (!admin || !exporter || !importer || !photographer) throw new Error('nobody logged in');
  await importer('data/upload?offset=0', new Blob([JSON.stringify(collection())]), 'PUT');
  const form = new FormData();
  form.set('id', String(await firstPet(photographer)));
  form.set('file', new File([new Uint8Array(await photograph())], 'photo.jpg'));
  return [
    { what: 'import', run: () => imported(importer) },
    { what: 'picture', run: () => photographer('picture/upload', form, 'POST') },
    { what: 'export', run: async () => (await exporter('data/export.zip')).bytes() },
    { what: 'backup', run: () => admin('admin/backups/add', {}, 'POST') },
  ];
}

async function firstPet(call: Caller): Promise<number> {
  const { rows } = (await (await call('pet/list')).json()) as { rows: { id: number }[] };
  return rows[0]?.id ?? 0;
}

async function imported(importer: Caller): Promise<void> {
  let answer = await importer('data/import', {}, 'POST');
  while (((await answer.json()) as { state: string }).state === 'running')
    answer = await importer('data/import');
}

function ordinaryCalls(call: Caller, id: number): () => Promise<unknown> {
  let turn = 0;
  const day = () =>
    new Date(Date.UTC(2010, 0, 1 + Math.floor(turn / 4))).toISOString().slice(0, 10);
  const calls = [
    () => call('pet/list?sort_by=date_f&asc=DESC'),
    () => call('pet/feeding/feed', { id, date_f: day(), food: 'Locust', progress: 0 }, 'POST'),
    () => call('species/selectable?search=grammo'),
    () => call('pet/dashboard/feed'),
  ];
  return async () => (await calls[turn++ % calls.length]?.())?.bytes();
}

/** The sorted times of ordinary calls while something runs. */
async function whileRunning(ask: () => Promise<unknown>, work: () => Promise<unknown>) {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const once = () =>
    timed(ask).then(
      (ms) => times.push(ms),
      (error: unknown) => failures.push(error),
    );
  const timer = setInterval(() => asked.push(once()), EVERY);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  await Promise.all(asked);
  if (failures.length > 0) throw failures[0];
  return times.toSorted((a, b) => a - b);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) * 10) / 10;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function callerOf(origin: string, uid: number): Promise<Caller> {
  const credentials = json({ un: emailOf(uid), upw: PASSWORD });
  const answer = await fetch(`${origin}/api/user/login`, credentials);
  const { token } = (await answer.json()) as { token: string };
  return async (path, body, method = 'GET') => {
    const isRaw = body instanceof FormData || body instanceof Blob;
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isRaw && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isRaw ? body : JSON.stringify(body) }),
    });
    // a fast failure would look like speed
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

const collection = () => ({
  exuvia: 2,
  pets: Array.from({ length: 5000 }, (_, pet) => ({
    id: pet + 1,
    name: `Sling ${pet}`,
    sc_name: 'Brachypelma hamorii',
    feedings: Array.from({ length: 20 }, (__, turn) => ({
      date_f: new Date(Date.UTC(2026, 0, 1 + turn * 7)).toISOString().slice(0, 10),
      food: turn % 2 ? 'Dubia roach' : 'Locust',
      progress: 0,
    })),
    molts: [{ date_mt: '2026-03-01', size: 2 }],
  })),
});

const photograph = () =>
  sharp({
    create: {
      width: 8000,
      height: 6000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 75 })
    .toBuffer();
