// `bun tests/bench/table.ts`: how quick the table of a large collection and the palette over it are, on a built program.

import { loadavg } from 'node:os';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '#root/tests/journeys/browser.ts';
import { startServer } from '#root/tests/journeys/server.ts';
import { PASSWORD } from './club.ts';
import { atMost, json, median, say, sayRow, sayTable } from './report.ts';

/** Few, and as many as the table has to bear. */
const SIZES = [300, 2000] as const;
const RUNS = 7;
/** The processor is slowed by so much: a cheap phone, or an old laptop. */
const SLOWED = 4;
/** A keeper looks before the next tap: what follows the frame of one, in ms, must not count for the next. */
const PAUSE = 300;
/** Only what is in sight is drawn: nearly seven times as many animals may take this much longer. */
const GROWTH = 2;

/**
 * What a keeper waits for in the table: sorting, grouping, filtering and selecting until it is drawn, scrolling, and each
 * letter that is typed into the palette. The time of the processor says more than the clock on a machine that others use.
 */
export async function measureTable(): Promise<void> {
  const before = loadavg();
  const server = await startServer({ LOG_LEVEL: 'error' });
  const browser = await openBrowser();
  const results: Result[] = [];
  for (const animals of SIZES) {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      storageState: stateOf(server.origin, await keeperOf(server.origin, animals)),
    });
    results.push(await measured(context));
    await context.close();
  }
  await browser.close();
  await server.stop();
  report(results as [Result, Result]);
  const load = [before, loadavg()].map(([one = 0]) => one.toFixed(1)).join(' to ');
  say();
  say(`Medians of ${RUNS}, with the best in brackets. Load average ${load}.`);
}

/** In milliseconds, and frames a second while scrolling. */
type Times = Record<string, number[]>;
type Result = { plain: Times; slowed: Times };

async function measured(context: BrowserContext): Promise<Result> {
  const page = await context.newPage();
  await page.goto('/pets');
  await page.locator('.pet-line').first().waitFor();
  await page.waitForLoadState('networkidle');
  const wire = await context.newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  await measure(page, wire, {});
  const plain: Times = {};
  for (let run = 0; run < RUNS; run++) await measure(page, wire, plain);
  await slow(wire, SLOWED);
  const slowed: Times = {};
  for (let run = 0; run < RUNS; run++) await measure(page, wire, slowed);
  return { plain, slowed };
}

function report([few, many]: [Result, Result]): void {
  sayTable(
    `A table of ${SIZES.join(' and ')} animals`,
    ...['what', ...SIZES.map((animals) => `${animals}, slowed ${SLOWED} times`)],
    ...['growth', `${SIZES[1]}, unslowed`, 'of it processor'],
  );
  const text = (times: number[] = [], best = Math.min) =>
    `${median(times).toFixed(0)} (${best(...times).toFixed(0)})`;
  for (const what of Object.keys(many.plain).filter((key) => !key.startsWith(CPU))) {
    const isFrames = what === FRAMES;
    const best = isFrames ? Math.max : Math.min;
    const [a = [], b = []] = [few.slowed[what], many.slowed[what]];
    const growth = isFrames ? median(a) / median(b) : median(b) / median(a);
    const cpu = many.plain[CPU + what];
    sayRow(
      ...[what, text(a, best), text(b, best), growth.toFixed(2)],
      ...[text(many.plain[what], best), cpu ? text(cpu) : ''],
    );
    atMost(`table: ${what}, ${SIZES[1]} animals against ${SIZES[0]}`, GROWTH, growth);
  }
}

const CPU = 'processor: ';
const FRAMES = 'frames a second while scrolling';
const LETTER = 'a letter in the palette';

/** A part of the browser's that the types do not know yet. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/** What is typed, letter by letter; a space alone changes nothing. */
const lettersOf = (text: string) =>
  Array.from(text, (_, at) => text.slice(0, at + 1)).filter((part) => !part.endsWith(' '));

function stateOf(origin: string, session: string) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'exuvia.session', value: session }] }],
  };
}

const slow = (wire: CDPSession, rate: number) =>
  wire.send('Emulation.setCPUThrottlingRate', { rate });

async function keeperOf(origin: string, animals: number): Promise<string> {
  const person = { un: `table${animals}@example.org`, uname: `Table${animals}`, upw: PASSWORD };
  const registered = await fetch(`${origin}/api/user/register`, json(person));
  const { token, data } = (await registered.json()) as { token: string; data: unknown[] };
  const send = (path: string, body: object) => {
    const { headers, ...call } = json(body);
    return fetch(`${origin}/api/${path}`, {
      ...call,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
  };
  const values_add = Array.from({ length: animals }, (_, at) => ({
    sc_name: ['Brachypelma hamorii', 'Python regius', 'Caribena versicolor'][at % 3],
    name: `Animal ${at}`,
  }));
  for (let at = 0; at < animals; at += 500)
    await send('pet/add_all', { values_add: values_add.slice(at, at + 500) });
  const conf_val = JSON.stringify({ look: 'table' });
  await send('user_config/set', { conf_key: 'pets_table', conf_val });
  return JSON.stringify({ user: data[0], token });
}

/** From the click until what it changed is drawn; each step is taken back by the next one. */
async function measure(page: Page, wire: CDPSession, times: Times): Promise<void> {
  const note = (what: string, value: number) => void (times[what] ??= []).push(value);
  const click = async (what: string, selector: string) => {
    await page.waitForTimeout(PAUSE);
    const before = await processorTime(wire);
    note(what, await timed(page, selector));
    note(CPU + what, (await processorTime(wire)) - before);
  };
  await click('sort', '.pet-grid thead th:nth-child(4) button');
  for (const what of ['group', 'no groups again']) {
    await page.locator('.table-tools .dropdown > button').click();
    await click(what, '.table-tools [role="menuitemcheckbox"] >> nth=0');
    await page.keyboard.press('Escape');
  }
  await click('one type of two', '.chips input >> nth=1');
  await click('all types again', '.chips input >> nth=0');
  await click('select all', '.pet-grid thead input');
  await page.locator('.page-header .actions > button').first().click();
  await page.locator('.select-bar').waitFor({ state: 'detached' });
  await focusLine(page);
  await click('sort with the focus in a line', '.pet-grid thead th:nth-child(4) button');
  await click('sort back with it', '.pet-grid thead th:nth-child(4) button');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  note(FRAMES, await scrolled(page));
  await page.keyboard.press('Control+k');
  await page.locator('.pal-input').waitFor();
  for (const text of lettersOf('animal 19')) {
    const before = await processorTime(wire);
    note(LETTER, await typed(page, text));
    note(CPU + LETTER, (await processorTime(wire)) - before);
  }
  await page.keyboard.press('Escape');
  await page.locator('.pal-input').waitFor({ state: 'detached' });
}

async function processorTime(wire: CDPSession): Promise<number> {
  const { metrics } = await wire.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

const focusLine = (page: Page): Promise<void> =>
  page
    .locator('.pet-line >> nth=18')
    .locator('[data-column="name"]')
    .evaluate((cell) => (cell as HTMLElement).focus());

const timed = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(async (element) => {
    const table = document.querySelector('.pet-grid tbody') as HTMLElement;
    const changed = new Promise<void>((done) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        requestAnimationFrame(() => {
          void scheduler.postTask(done, { priority: 'user-blocking' });
        });
      });
      const what = { childList: true, subtree: true, characterData: true };
      watching.observe(table, { ...what, attributeFilter: ['aria-selected'] });
    });
    const start = performance.now();
    (element as HTMLElement).click();
    await changed;
    return performance.now() - start;
  });

/** From a letter until what it finds is drawn. */
const typed = (page: Page, text: string): Promise<number> =>
  page.locator('.pal-input').evaluate(async (element, value) => {
    const list = document.querySelector('.pal-list') as HTMLElement;
    const changed = new Promise<void>((done) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        requestAnimationFrame(() => {
          void scheduler.postTask(done, { priority: 'user-blocking' });
        });
      });
      watching.observe(list, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await changed;
    return performance.now() - start;
  }, text);

/** A wheel that turns for a second. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < 1000) {
      window.scrollBy(0, 60);
      await new Promise(requestAnimationFrame);
      count++;
    }
    window.scrollTo(0, 0);
    return count;
  });

if (import.meta.main) await measureTable();
