// `npm run bench [SCALE ...]` (default 1 10): loads the built program and two bare baselines in turns, and writes what
// came out into RESULTS.md. Ratios are what counts: absolute numbers belong to the machine.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startServer, type Server } from '#root/tests/browser/server.ts';
import { buildClub, clubOf, emailOf, PASSWORD, type Club } from './club.ts';
import { load, middle, type Ask, type Round } from './load.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const scales = process.argv.slice(2).map(Number).filter(Boolean);
const lines: string[] = [];
const say = (line = '') => {
  lines.push(line);
  console.log(line);
};

type Baseline = { origin: string; stop: () => void };

say('# What Exuvia needs, measured');
say();
say(
  `Made by \`npm run bench\` on ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Bun ${Bun.version}. The loader runs on the same machine. A and B are bare servers (Bun.serve, prepared statements, no login, no checks): A asks the product's own best SQL, B asks for each animal's last feeding and molt by subqueries. All store with synchronous=FULL. Medians of ${ROUNDS} rounds in turns over ${CONNECTIONS} connections.`,
);

const listTimes: Record<string, number[]> = {};
/** What the product sets out to reach, and what the last club showed of it. */
const targets: { what: string; wanted: string; met: boolean; measured: string }[] = [];
for (const scale of scales.length ? scales : [1, 10]) await measureClub(scale);
sayGrowth();
await measureRest();
sayTargets();
writeFileSync(join(import.meta.dir, 'RESULTS.md'), `${lines.join('\n')}\n`);

async function measureClub(scale: number): Promise<void> {
  const club = clubOf(scale);
  const folder = mkdtempSync(join(tmpdir(), 'exuvia-bench-'));
  const built = join(folder, 'club.db');
  await buildClub(built, club);
  for (const name of ['exuvia.db', 'a.db', 'b.db']) copyFileSync(built, join(folder, name));
  const a = await startBaseline('A', join(folder, 'a.db'));
  const b = await startBaseline('B', join(folder, 'b.db'));
  const product = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error', BACKUP_HOUR: '23' });
  try {
    say();
    say(
      `## ${scale}x: ${club.keepers} keepers, ${club.pets} pets, ${club.feedings} feedings (${Math.round(statSync(built).size / 2 ** 20)} MB)`,
    );
    await compare(product, a, b, club, scale);
    say();
    say(`Memory of the process after this load: ${memoryOf(product.pid)} MB resident.`);
  } finally {
    await product.stop();
    a.stop();
    b.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  product: Server,
  a: Baseline,
  b: Baseline,
  club: Club,
  scale: number,
): Promise<void> {
  const uid = 3;
  const token = await logIn(product.origin, emailOf(uid));
  const adminToken = await logIn(product.origin, emailOf(2));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const perKeeper = club.pets / club.keepers;
  const own = (turn: number) => ((turn % perKeeper) + 1) * club.keepers + (uid - 2);
  const api =
    (path: string): Ask =>
    () =>
      fetch(`${product.origin}/api/${path}`, { headers });
  const day = (turn: number) =>
    new Date(Date.UTC(2020, 0, 1 + Math.floor(turn / perKeeper))).toISOString().slice(0, 10);
  const record = (turn: number) => ({
    id: own(turn % (perKeeper - 1)),
    date_f: day(turn),
    food: 'Dubia roach',
    progress: 0,
  });
  const post = (url: string, body: object, sent: Record<string, string> = headers) =>
    fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  let turnOfFeed = scale;

  say();
  say('| call | product/s | median ms | p99 ms | A/s | product : A | p99 : A | product : B |');
  say('|---|---|---|---|---|---|---|---|');
  const page = (turn: number) => (turn * 12) % perKeeper;
  await row(
    'animals list',
    2000,
    (turn) =>
      fetch(`${product.origin}/api/pet/list?sort_by=date_f&asc=DESC&offset=${page(turn)}`, {
        headers,
      }),
    [
      (turn) => fetch(`${a.origin}/list?uid=${uid}&offset=${page(turn)}`),
      (turn) => fetch(`${b.origin}/list?uid=${uid}&offset=${page(turn)}`),
    ],
  );
  await row(
    'animal page',
    2000,
    (turn) => fetch(`${product.origin}/api/pet/detail/${own(turn % (perKeeper - 1))}`, { headers }),
    [
      (turn) => fetch(`${a.origin}/pet?id=${own(turn % (perKeeper - 1))}`),
      (turn) => fetch(`${b.origin}/pet?id=${own(turn % (perKeeper - 1))}`),
    ],
  );
  await row(
    'record a feeding',
    600,
    () => post(`${product.origin}/api/pet/feeding/feed`, record(turnOfFeed++)),
    [() => post(`${a.origin}/feed`, { ...record(turnOfFeed++), uid })],
  );
  await row('dashboard', 1000, api('pet/dashboard/feed'), []);
  await row('species search', 1000, api('species/selectable?search=grammo'), []);
  await row(
    'feed a plan of 80',
    100,
    () =>
      post(`${product.origin}/api/pet/feeding/feed_plan`, {
        fp_id: uid,
        date_f: day(200_000 + turnOfFeed++),
      }),
    [],
  );
  const admin = { authorization: `Bearer ${adminToken}` };
  await row(
    'admin list by last feeding',
    200,
    () => fetch(`${product.origin}/api/admin/all_pets?sort_by=date_f&asc=DESC`, { headers: admin }),
    [],
  );
}

async function row(name: string, total: number, ask: Ask, others: Ask[]): Promise<void> {
  const rounds: Round[][] = [[], ...others.map(() => [])];
  const asks = [ask, ...others];
  for (const one of asks) await load(one, Math.min(total, 200), CONNECTIONS); // warm
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, one] of asks.entries()) rounds[at]?.push(await load(one, total, CONNECTIONS));
  }
  const [product, a, b] = rounds.map((list) => middle(list));
  if (!product) return;
  (listTimes[name] ??= []).push(product.median);
  judge(name, product, a, b);
  const ratio = (other: Round | undefined) =>
    other ? (product.perSecond / other.perSecond).toFixed(2) : '';
  const slower = a ? (product.p99 / a.p99).toFixed(2) : '';
  say(
    `| ${name} | ${product.perSecond.toFixed(0)} | ${product.median.toFixed(2)} | ${product.p99.toFixed(2)} | ${a ? a.perSecond.toFixed(0) : ''} | ${ratio(a)} | ${slower} | ${ratio(b)} |`,
  );
}

/** Throughput against A and B, and the slowest answers: [call, at least of A, at least of B]. */
const wanted: Record<string, { ofA: number; ofB?: number }> = {
  'animals list': { ofA: 0.6, ofB: 1.5 },
  'animal page': { ofA: 0.6 },
  'record a feeding': { ofA: 0.8 },
};

function judge(name: string, product: Round, a?: Round, b?: Round): void {
  const { ofA, ofB } = wanted[name] ?? {};
  if (ofA && a)
    note(`${name}: throughput of A`, `at least ${ofA}`, product.perSecond / a.perSecond, ofA, 1);
  if (ofB && b)
    note(`${name}: throughput of B`, `at least ${ofB}`, product.perSecond / b.perSecond, ofB, 1);
  if (a) note(`${name}: p99 of A's`, 'at most 3', product.p99 / a.p99, 3, -1);
}

function note(what: string, wish: string, value: number, limit: number, direction: 1 | -1): void {
  const met = direction === 1 ? value >= limit : value <= limit;
  targets.push({ what, wanted: wish, met, measured: value.toFixed(2) });
}

function sayTargets(): void {
  say();
  say('## Targets');
  say();
  say('| target | wanted | measured | met |');
  say('|---|---|---|---|');
  for (const { what, wanted: wish, measured, met } of targets)
    say(`| ${what} | ${wish} | ${measured} | ${met ? 'yes' : '**no**'} |`);
}

function sayGrowth(): void {
  const grown = Object.entries(listTimes).filter(([, times]) => times.length > 1);
  if (grown.length === 0) return;
  say();
  say('## Growth: median of the largest club to that of the smallest');
  say();
  say('| call | ratio |');
  say('|---|---|');
  for (const [name, times] of grown) sayGrowthOf(name, (times.at(-1) ?? 0) / (times[0] ?? 1));
}

function sayGrowthOf(name: string, ratio: number): void {
  say(`| ${name} | ${ratio.toFixed(2)} |`);
  if (name in wanted || name === 'dashboard')
    note(`${name}: growth`, 'at most 1.3', ratio, 1.3, -1);
}

/** What has no baseline: start, memory, login, pictures. */
async function measureRest(): Promise<void> {
  say();
  say('## By itself');
  say();
  say('| what | measured |');
  say('|---|---|');
  const folder = mkdtempSync(join(tmpdir(), 'exuvia-bench-'));
  const starts: number[] = [];
  let server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  await server.stop();
  for (let round = 0; round < ROUNDS; round++) {
    server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    starts.push(server.startedAfterMs);
    if (round < ROUNDS - 1) await server.stop();
  }
  say(
    `| start to the first healthy answer | ${starts.toSorted((x, y) => x - y)[Math.floor(ROUNDS / 2)]} ms |`,
  );
  await Bun.sleep(3000);
  say(`| memory at rest | ${memoryOf(server.pid)} MB resident |`);
  const registered = await fetch(
    `${server.origin}/api/user/register`,
    json({ un: 'bench@example.org', uname: 'Bench', upw: PASSWORD }),
  );
  const { token } = (await registered.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const logins = await load(
    () =>
      fetch(`${server.origin}/api/user/login`, json({ un: 'bench@example.org', upw: PASSWORD })),
    20,
    2,
  );
  say(`| login (argon2id, 19 MiB) | ${logins.median.toFixed(0)} ms |`);
  const added = await fetch(
    `${server.origin}/api/pet/add`,
    json({ p_sc_id: 1, name: 'Bench' }, headers),
  );
  const { id } = (await added.json()) as { id: number };
  const photo = await sharp({
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
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const form = new FormData();
    form.set('id', String(id));
    form.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
    const begin = performance.now();
    const answer = await fetch(`${server.origin}/api/picture/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    if (!answer.ok) throw new Error(await answer.text());
    times.push(performance.now() - begin);
  }
  say(
    `| picture of 12 megapixels (${(photo.length / 2 ** 20).toFixed(1)} MB), stored in three sizes | ${times.toSorted((x, y) => x - y)[2]?.toFixed(0)} ms |`,
  );
  say(`| memory at its highest, after five such pictures | ${peakOf(server.pid)} MB resident |`);
  const thumbnail = await load(
    () => fetch(`${server.origin}/uploads/thumb/tid_${id}.webp`),
    1000,
    CONNECTIONS,
  );
  say(
    `| thumbnails | ${thumbnail.perSecond.toFixed(0)} a second, p99 ${thumbnail.p99.toFixed(2)} ms |`,
  );
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function json(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

async function logIn(origin: string, un: string): Promise<string> {
  const answer = await fetch(`${origin}/api/user/login`, json({ un, upw: PASSWORD }));
  return ((await answer.json()) as { token: string }).token;
}

async function startBaseline(kind: 'A' | 'B', file: string): Promise<Baseline> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'baseline.ts'), kind, file], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const reader = child.stdout.getReader();
  const port = /ready (\d+)/.exec(new TextDecoder().decode((await reader.read()).value))?.[1];
  if (!port) throw new Error('The baseline did not start.');
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Linux only; elsewhere NaN. */
function memoryOf(pid: number, field = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

function peakOf(pid: number): number {
  return memoryOf(pid, 'VmHWM');
}
