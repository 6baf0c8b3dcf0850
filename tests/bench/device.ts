// `bun tests/bench/device.ts [ANIMALS ...]` (default 300 2000): how quick the collection on a phone is without a network, and what it takes from one.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openDatabase } from '#src/db/database.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { fillThreeYears } from '#src/testing/three-years.ts';
import {
  keptOnDevice,
  openBrowser,
  visit,
  type VisitOptions,
} from '#root/tests/journeys/browser.ts';
import { browserDay } from '#root/tests/journeys/zone.ts';
import { register, type Keeper } from '#root/tests/journeys/keepers.ts';
import { startServer, type Server } from '#root/tests/journeys/server.ts';
import { coldPage, heapOf, reaction, SLOWED, tap, timeOf } from './probe.ts';
import { atMost, json, median, say, sayRow, sayTable } from './report.ts';

const RUNS = 7;
/** Each letter changes the list: the animals are called A-1, B-2 and so on. */
const WORD = '123';
const FED = 12;
const feeder = 'Dubia';

/** Median and worst of what was measured, and the target of the median. */
type Measured = { what: string; times: number[]; most: number; unit: string };

/** The device's targets, with collections of three years. */
export async function measureDevice(sizes = [300, 2000]): Promise<void> {
  sayTable(
    `On a phone without a network (390 px, processor slowed ${SLOWED} times)`,
    ...['animals', 'what', 'median', 'worst', 'at most'],
  );
  const before = loadavg();
  for (const animals of sizes)
    for (const { what, times, most, unit } of await measureSize(animals)) {
      const number = (value: number) => `${value.toFixed(unit === ' ms' ? 0 : 1)}${unit}`;
      const middle = median(times);
      sayRow(
        animals,
        what,
        number(middle),
        number(Math.max(...times)),
        Number.isFinite(most) ? number(most) : '',
      );
      if (Number.isFinite(most)) atMost(`${what}, ${animals} animals`, most, middle, unit);
    }
  const load = [before, loadavg()].map(([one = 0]) => one.toFixed(1)).join(' to ');
  say();
  say(`${RUNS} cold starts each, of a new page whose service worker sleeps. Load average ${load}.`);
}

async function measureSize(animals: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'exuvia-bench-'));
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error' };
  let server = await startServer(env);
  const keeper = await register(server.origin, 'Ada');
  await server.stop();
  const db = openDatabase(join(folder, 'exuvia.db'));
  const { uid } = keeper.user as { uid: number };
  // the last round was a week ago, so all of them are due today
  fillThreeYears(db, { uid, animals, today: browserDay(-7) });
  db.$client
    .run(`UPDATE pets SET sc_id = (SELECT min(sc_id) FROM species WHERE an_type = 'scorpion')
    WHERE id > 0 AND id % 4 = 0`);
  db.$client.close();
  server = await startServer(env);
  const browser = await openBrowser();
  try {
    const options = { width: 'phone', session: keeper, expected: [/./] } satisfies VisitOptions;
    const times = await visit(browser, server.origin, options, measurePages);
    return [...times, ...(await measureBytes(server, keeper, animals))];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePages(page: Page): Promise<Measured[]> {
  await page.goto('/');
  await keptOnDevice(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
  await page.context().setOffline(true);
  const list: number[] = [];
  const today: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    list.push(await coldStart(page, '/pets', 'ul.pets li a'));
    today.push(await coldStart(page, '/', 'main li a[href^="/pets/details"]'));
  }
  return [
    { what: 'cold start to the list', times: list, most: 1000, unit: ' ms' },
    { what: 'cold start to the first page', times: today, most: 1000, unit: ' ms' },
    ...(await measureList(page)),
    ...(await measureRound(page)),
  ];
}

async function coldStart(from: Page, path: string, part: string): Promise<number> {
  const { page } = await coldPage(from);
  const time = await timeOf(page, path, part);
  await page.close();
  return time;
}

/** Keystrokes of a search, filters, and the heap of the page with the whole collection. */
async function measureList(from: Page): Promise<Measured[]> {
  const { page, wire } = await coldPage(from);
  await timeOf(page, '/pets', 'ul.pets li a');
  await settled(page);
  const keys: number[] = [];
  const part = 'ul.pets';
  await page.getByRole('searchbox').tap();
  for (const letter of WORD.repeat(2)) {
    if (keys.length === WORD.length) await page.getByRole('searchbox').fill('');
    await settled(page);
    const act = () => page.keyboard.down(letter);
    keys.push(await reaction(page, { event: 'keydown', part, act }));
    await page.keyboard.up(letter);
  }
  await page.getByRole('searchbox').fill('');
  await settled(page);
  // as a finger on a chip takes the focus, and with it the keyboard
  await page.getByRole('searchbox').blur();
  const filters: number[] = [];
  const chips = page.getByRole('group').first().getByRole('radio');
  // all animals and tarantulas in turns: the scorpions are the first page of all
  for (const nth of [1, 0, 1, 0, 1, 0]) {
    await settled(page);
    const act = () => chips.nth(nth).evaluate((one: HTMLElement) => one.click());
    filters.push(await reaction(page, { event: 'click', part, act }));
  }
  await settled(page);
  const heap = await heapOf(wire);
  await page.close();
  return [
    { what: 'a keystroke of a search', times: keys, most: 50, unit: ' ms' },
    { what: 'a filter', times: filters, most: 50, unit: ' ms' },
    { what: 'heap of the page', times: [heap], most: 80, unit: ' MB' },
  ];
}

/** The taps of a feeding round. */
async function measureRound(from: Page): Promise<Measured[]> {
  const { page, wire } = await coldPage(from);
  await page.goto('/pets/feeding');
  await page.getByRole('button', { name: 'One by one' }).tap();
  const taps: number[] = [];
  for (let nth = 0; nth < FED; nth += 1) {
    await page.locator('.deck:not([data-waiting])').waitFor();
    const box = await page.locator('.deck .yes').boundingBox();
    await settled(page);
    // a locator's tap has the page look for what it hits, which takes a slowed one some milliseconds
    const act = () => tap(wire, { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 });
    taps.push(await reaction(page, { event: 'click', part: 'h1', act }));
  }
  await page.close();
  return [{ what: 'a tap on Fed', times: taps, most: 50, unit: ' ms' }];
}

/** Waits until the page has had nothing to do for half a second. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = () => requestIdleCallback((idle) => (idle.didTimeout ? wait() : resolve()));
        setTimeout(wait, 500);
      }),
  );
}

/** A first sync, and those after an evening, in bytes on the wire. */
async function measureBytes(server: Server, keeper: Keeper, animals: number): Promise<Measured[]> {
  const first = await download(server, keeper);
  const authorization = { authorization: `Bearer ${keeper.token}` };
  const changes: Measured[] = [];
  let { cursor } = first;
  for (const fed of [30, 150]) {
    for (let id = 1; id <= fed; id += 1) {
      const body = { id, date_f: browserDay(), food: feeder, progress: 0 };
      await fetch(`${server.origin}/api/pet/feeding/feed`, json(body, authorization));
    }
    const day = await download(server, keeper, cursor);
    ({ cursor } = day);
    const what = `the changes of a day with ${fed} fed animals`;
    changes.push({ what, times: [day.bytes / 1000], most: 20, unit: ' KB' });
  }
  const most = animals === 300 ? 120 : Number.POSITIVE_INFINITY;
  return [{ what: 'the first sync', times: [first.bytes / 1000], most, unit: ' KB' }, ...changes];
}

/** Over plain http browsers take gzip alone. */
async function download(
  { origin }: Server,
  { token }: Keeper,
  since?: string,
): Promise<{ bytes: number; cursor: string }> {
  const query = new URLSearchParams({ newer: '1', ...(since !== undefined && { since }) });
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const response = await fetch(`${origin}/api/sync?${query}`, { headers, decompress: false });
  const body = new Uint8Array(await response.arrayBuffer());
  const isPacked = response.headers.get('content-encoding') === 'gzip';
  const text = new TextDecoder().decode(isPacked ? Bun.gunzipSync(body) : body);
  const { cursor, more } = JSON.parse(text) as SyncAnswer;
  const rest = more ? await download({ origin } as Server, { token } as Keeper, cursor) : null;
  return { bytes: body.length + (rest?.bytes ?? 0), cursor: rest?.cursor ?? cursor };
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  await measureDevice(sizes.length > 0 ? sizes : undefined);
}
