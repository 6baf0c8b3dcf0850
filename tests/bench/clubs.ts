import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server } from '#root/tests/journeys/server.ts';
import { buildClub, clubOf, emailOf, PASSWORD, type Club } from './club.ts';
import { load, middle, type Ask, type Round } from './load.ts';
import {
  atLeast,
  atMost,
  json,
  memoryOf,
  say,
  sayColumns,
  sayRow,
  sayTable,
  untilIdle,
} from './report.ts';

export const CONNECTIONS = 16;
export const ROUNDS = 5;

type Baseline = { origin: string; stop: () => void };

const medians: Record<string, number[]> = {};

/** The target of a call: its share of A's and of B's throughput, and how it may grow with the club. */
const wanted: Record<string, { ofA?: number; ofB?: number; growth: number }> = {
  'animals list': { ofA: 0.6, ofB: 1.5, growth: 1.3 },
  'animal page': { ofA: 0.6, growth: 1.3 },
  'record a feeding': { ofA: 0.8, growth: 1.3 },
  dashboard: { growth: 1.3 },
  'sync, nothing new': { growth: 1.3 },
};

/** One club of a given size: the product and the baselines in turns. */
export async function measureClub(scale: number): Promise<void> {
  const club = clubOf(scale);
  const folder = mkdtempSync(join(tmpdir(), 'exuvia-bench-'));
  const built = join(folder, 'club.db');
  await buildClub(built, club);
  for (const name of ['exuvia.db', 'a.db']) copyFileSync(built, join(folder, name));
  const a = await startBaseline('A', join(folder, 'a.db'));
  const b = await startBaseline('B', built); // read-only
  const product = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error', BACKUP_HOUR: '23' });
  await untilIdle(product.pid);
  try {
    say();
    say(
      `## ${scale}x: ${club.keepers} keepers, ${club.pets} pets, ${club.feedings} feedings (${Math.round(statSync(built).size / 2 ** 20)} MB)`,
    );
    await compare(product, a, b, club, scale);
    say();
    say(
      `Memory of the process after this load: ${memoryOf(product.pid)} MB resident, at its highest ${memoryOf(product.pid, 'VmHWM')} MB.`,
    );
    atMost(`memory under load, ${scale}x`, 130, memoryOf(product.pid), ' MB');
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
  sayColumns(
    'call',
    'product/s',
    'median ms',
    'p99 ms',
    'A/s',
    'product : A',
    'p99 : A',
    'product : B',
  );
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
  const cursor = await syncedCursor(`${product.origin}/api/sync`, headers);
  await row('sync, nothing new', 2000, api(`sync?since=${cursor}`), []);
  await row('species search', 1000, api('species/selectable?search=grammo'), []);
  const feedPlan = () =>
    post(`${product.origin}/api/pet/feeding/feed_plan`, {
      fp_id: uid,
      date_f: day(200_000 + turnOfFeed++),
    });
  await row('feed a plan of 80', 100, feedPlan, []);
  const alone = await load(feedPlan, 50, 1);
  atMost(`feeding a plan of 80, one at a time, ${scale}x`, 10, alone.median, ' ms');
  const admin = { authorization: `Bearer ${adminToken}` };
  await row(
    'admin list by last feeding',
    200,
    () => fetch(`${product.origin}/api/admin/all_pets?sort_by=date_f&asc=DESC`, { headers: admin }),
    [],
  );
}

/** The cursor of a device that has everything. */
async function syncedCursor(url: string, headers: Record<string, string>): Promise<string> {
  let query = '';
  for (;;) {
    const response = await fetch(`${url}${query}`, { headers });
    const { cursor, more } = (await response.json()) as { cursor: string; more: 0 | 1 };
    if (!more) return cursor;
    query = `?since=${cursor}`;
  }
}

async function row(name: string, total: number, ask: Ask, others: Ask[]): Promise<void> {
  const rounds: Round[][] = [[], ...others.map(() => [])];
  const asks = [ask, ...others];
  for (const one of asks) await load(one, Math.min(total, 200), CONNECTIONS); // warm-up
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, one] of asks.entries()) rounds[at]?.push(await load(one, total, CONNECTIONS));
  }
  const [product, a, b] = rounds.map((list) => middle(list));
  if (!product) return;
  (medians[name] ??= []).push(product.median);
  judge(name, product, a, b);
  const ratio = (other: Round | undefined) =>
    other ? (product.perSecond / other.perSecond).toFixed(2) : '';
  const slower = a ? (product.p99 / a.p99).toFixed(2) : '';
  const [each, usual, slowest] = [product.perSecond, product.median, product.p99];
  const numbers = [each.toFixed(0), usual.toFixed(2), slowest.toFixed(2), a?.perSecond.toFixed(0)];
  sayRow(name, ...numbers.map((number) => number ?? ''), ratio(a), slower, ratio(b));
}

function judge(name: string, product: Round, a?: Round, b?: Round): void {
  const { ofA, ofB } = wanted[name] ?? {};
  if (ofA && a) atLeast(`${name}: throughput of A`, ofA, product.perSecond / a.perSecond);
  if (ofB && b) atLeast(`${name}: throughput of B`, ofB, product.perSecond / b.perSecond);
  if (a) atMost(`${name}: p99 of A's`, 3, product.p99 / a.p99);
}

/** How the calls of the largest club compare with those of the smallest. */
export function sayGrowth(): void {
  const grown = Object.entries(medians).filter(([, times]) => times.length > 1);
  if (grown.length === 0) return;
  sayTable('Growth: median of the largest club to that of the smallest', 'call', 'ratio');
  for (const [name, times] of grown) {
    const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
    sayRow(name, ratio.toFixed(2));
    const most = wanted[name]?.growth;
    if (most) atMost(`${name}: growth`, most, ratio);
  }
}

async function logIn(origin: string, un: string): Promise<string> {
  const response = await fetch(`${origin}/api/user/login`, json({ un, upw: PASSWORD }));
  return ((await response.json()) as { token: string }).token;
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
