import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '#root/tests/journeys/browser.ts';
import { startServer } from '#root/tests/journeys/server.ts';
import { PASSWORD } from './club.ts';
import { json, sayRow, sayTable } from './report.ts';

const ANIMALS = 2000;
/** The processor is slowed by so much: a cheap phone, or an old laptop. */
const SLOWED = 4;

/** What a keeper of 2,000 waits for in the table: sorting, grouping and filtering until it is drawn, and scrolling. */
export async function measureTable(): Promise<void> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const browser = await openBrowser();
  const session = await keeperOf(server.origin);
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    storageState: {
      cookies: [],
      origins: [
        { origin: server.origin, localStorage: [{ name: 'exuvia.session', value: session }] },
      ],
    },
  });
  const page = await context.newPage();
  await page.goto('/pets');
  await page.locator('.pet-line').first().waitFor();
  await page.waitForLoadState('networkidle');
  const wire = await context.newCDPSession(page);
  sayTable(`A table of ${ANIMALS} animals`, 'what', 'unslowed', `processor / ${SLOWED}`);
  const plain = await measure(page);
  await slow(wire, SLOWED);
  const slowed = await measure(page);
  for (const name of Object.keys(plain) as (keyof typeof plain)[])
    sayRow(name, plain[name], slowed[name]);
  await slow(wire, 1);
  await browser.close();
  await server.stop();
}

const slow = (wire: CDPSession, rate: number) =>
  wire.send('Emulation.setCPUThrottlingRate', { rate });

async function keeperOf(origin: string): Promise<string> {
  const person = { un: 'table@example.org', uname: 'Table', upw: PASSWORD };
  const registered = await fetch(`${origin}/api/user/register`, json(person));
  const { token, data } = (await registered.json()) as { token: string; data: unknown[] };
  const send = (path: string, body: object) => {
    const { headers, ...call } = json(body);
    return fetch(`${origin}/api/${path}`, {
      ...call,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
  };
  const values_add = Array.from({ length: ANIMALS }, (_, at) => ({
    sc_name: ['Brachypelma hamorii', 'Python regius', 'Caribena versicolor'][at % 3],
    name: `Animal ${at}`,
  }));
  for (let at = 0; at < ANIMALS; at += 500)
    await send('pet/add_all', { values_add: values_add.slice(at, at + 500) });
  const conf_val = JSON.stringify({ look: 'table' });
  await send('user_config/set', { conf_key: 'pets_table', conf_val });
  return JSON.stringify({ user: data[0], token });
}

/** In milliseconds from the click until what it changed is drawn; frames while the page scrolls. */
async function measure(page: Page) {
  return {
    'sort, until it is drawn': await timed(page, '.pet-grid thead th:nth-child(4) button'),
    'sort back': await timed(page, '.pet-grid thead th:nth-child(4) button'),
    'group, until it is drawn': await grouped(page),
    'no groups again': await grouped(page),
    'one type of three, until it is drawn': await timed(page, '.chips input >> nth=1'),
    'all types again': await timed(page, '.chips input >> nth=0'),
    'frames a second while scrolling': await scrolled(page),
  };
}

async function grouped(page: Page): Promise<string> {
  await page.locator('.table-tools .dropdown > button').click();
  const spent = await timed(page, '.table-tools [role="menuitemcheckbox"] >> nth=0');
  await page.keyboard.press('Escape');
  return spent;
}

async function timed(page: Page, selector: string): Promise<string> {
  const spent = await page.locator(selector).evaluate(async (element) => {
    const table = document.querySelector('.pet-grid tbody') as HTMLElement;
    const changed = new Promise<void>((done) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(done));
      });
      watching.observe(table, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    (element as HTMLElement).click();
    await changed;
    return performance.now() - start;
  });
  return `${spent.toFixed(0)} ms`;
}

/** A wheel that turns for two seconds. */
async function scrolled(page: Page): Promise<string> {
  const frames = await page.evaluate(async () => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < 2000) {
      window.scrollBy(0, 60);
      await new Promise(requestAnimationFrame);
      count++;
    }
    window.scrollTo(0, 0);
    return count / 2;
  });
  return frames.toFixed(0);
}
