import { expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { start } from '../faults/program.ts';
import { dice, report, unsound } from '../faults/report.ts';
import type { App } from './app-script.ts';
import { visit } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { register } from './keepers.ts';
import { exportedLines, linesOf, tapIn, type Animal, type Ledger } from './random-taps.ts';
import { weakNetwork } from './weak-network.ts';

// Two devices of one keeper, one with two tabs: what becomes of their notes, whatever happens to network, pages and server.

declare const app: App;

const schedules = 20;
const steps = 10;
const seed = 1 + Number(process.env['FAULTS_SEED'] ?? 0);
const { browser } = browserFixture();

type Tab = { page: Page; own: Animal[] };

test('devices, cuts, reloads and a server that is killed: each note is there once, the later one wins', async () => {
  const roll = dice(1);
  const dataDir = temporaryFolder('schedules');
  const network = await weakNetwork();
  const launched = () => start(dataDir, { env: { PUBLIC_URL: network.origin } });
  let program = await launched();
  network.leadTo(program.origin);
  const keeper = await register(network.origin, 'Ada');
  const api = apiOf(network.origin, keeper);
  const { rows } = await api.get('species/selectable?limit=1');
  const sc_id: number = rows[0].sc_id;
  const ledger: Ledger = new Map();
  const animals: Animal[] = [];
  for (const name of ['Nyx', 'Pip', 'Juno']) {
    animals.push({ id: (await api.post('pet/add', { p_sc_id: sc_id, name })).id, name });
    ledger.set(`${name} animals`, 1);
  }
  const script = await appScript();
  const faults: string[] = [];
  let taps = 0;

  async function opened(page: Page): Promise<Tab> {
    await page.goto('/nothing-but-the-device');
    await page.evaluate(script);
    await page.evaluate(() => app.begun());
    return { page, own: [] };
  }

  const happens = {
    up: () => network.become('up'),
    down: () => network.become('down'),
    answersLost: () => network.become('answersLost'),
    async reload({ page }: Tab) {
      await page.reload();
      await page.evaluate(script);
    },
    async kill() {
      program.signal('SIGKILL');
      await program.ended;
      faults.push(...unsound(dataDir));
      program = await launched();
      network.leadTo(program.origin);
    },
  };

  async function runSchedule(tabs: Tab[], day: string, mayKill: boolean): Promise<void> {
    const kinds = Object.keys(happens) as (keyof typeof happens)[];
    const done: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      const tab = tabs[roll(tabs.length)];
      if (!tab) continue;
      const kind = kinds[roll(kinds.length * 2)];
      const isTap = kind === undefined || (kind === 'kill' && !mayKill);
      done.push(`${tabs.indexOf(tab)} ${isTap ? 'taps' : kind}`);
      if (!isTap) await happens[kind](tab);
      else taps += 1;
      if (isTap) await tapIn(tab.page, roll, { animals, own: tab.own, ledger, day, sc_id });
    }
    network.become('up');
    for (const { page } of tabs) faults.push(...(await page.evaluate(() => app.sent())));
    for (const { page } of tabs) expect(await page.evaluate(() => app.synced())).toBe(true);
    const held = exportedLines(await api.get('data/export.json'));
    expect({ after: done, held }).toEqual({ after: done, held: linesOf(ledger) });
    for (const { page } of tabs) expect(await countsOn(page)).toEqual(countsIn(ledger));
  }

  const options = { session: keeper, expected: [/ERR_|Failed to fetch/] };
  await visit(browser(), network.origin, options, async (page) => {
    await visit(browser(), network.origin, options, async (other) => {
      const pages = [page, await page.context().newPage(), other];
      const tabs: Tab[] = [];
      for (const one of pages) {
        await one.route('**/nothing-but-the-device', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
        );
        tabs.push(await opened(one));
      }
      for (let n = 0; n < schedules; n += 1) await runSchedule(tabs, browserDay(-n), n % 4 === 3);
    });
  });
  await program.stop();
  rmSync(dataDir, { recursive: true });
  report('random schedules of two devices', schedules, faults, `${taps} taps, seed ${seed}`);
});

/** What a device itself lists: its animals, and how many each record stands for. */
const countsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { rows } = await app.recorded(app.api.pet.list.get({ query: { limit: 100 } }));
    return rows.map(({ name, an_count }) => `${name} animals: ${an_count}`).toSorted();
  });

const countsIn = (ledger: Ledger): string[] =>
  linesOf(ledger).filter((line) => / animals: \d+$/.test(line));

async function appScript(): Promise<string> {
  const entrypoints = ['tests/journeys/app-script.ts'];
  const { outputs } = await Bun.build({ entrypoints, format: 'iife', target: 'browser' });
  return (await outputs[0]?.text()) ?? '';
}
