import type { Page } from 'playwright-core';
import { openBrowser } from '#root/tests/journeys/browser.ts';
import { startServer } from '#root/tests/journeys/server.ts';
import { PASSWORD } from './club.ts';
import { atMost, json, sayRow, sayTable } from './report.ts';

type Visit = { requests: number; kilobytes: number };

/** What the first visit of a phone loads, and the second one: requests and transferred bytes. */
export async function measureVisits(): Promise<void> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const browser = await openBrowser();
  const person = { un: 'visit@example.org', uname: 'Visit', upw: PASSWORD };
  const registered = await fetch(`${server.origin}/api/user/register`, json(person));
  const { token, data } = (await registered.json()) as { token: string; data: unknown[] };
  const session = JSON.stringify({ user: data[0], token });
  sayTable('What a phone loads', 'page', 'first visit', 'second visit');
  for (const [name, path, loggedIn] of [
    ['landing page', '/', false],
    ['dashboard', '/', true],
    ['list of pets', '/pets', true],
  ] as const) {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      storageState: loggedIn
        ? {
            cookies: [],
            origins: [
              { origin: server.origin, localStorage: [{ name: 'exuvia.session', value: session }] },
            ],
          }
        : undefined,
    });
    const first = await visit(await context.newPage(), path);
    const second = await visit(await context.newPage(), path);
    sayRow(name, inWords(first), inWords(second));
    await context.close();
  }
  const first = await firstScreen(server.origin);
  sayRow('the first screen itself, packed', `${first.toFixed(1)} KB`, '');
  atMost('first screen, packed', 100, first, ' KB');
  await browser.close();
  await server.stop();
}

/** The page and what it names, compressed, without headers. Later requests are not part of the first paint. */
async function firstScreen(origin: string): Promise<number> {
  const packed = async (path: string) => {
    const answer = await fetch(origin + path, {
      headers: { 'accept-encoding': 'br' },
      decompress: false,
    });
    return (await answer.arrayBuffer()).byteLength;
  };
  const html = await (await fetch(`${origin}/`)).text();
  const page = html.replaceAll(/<link rel="deferred-.*?>/g, '');
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const sizes = await Promise.all(['/', ...new Set(named)].map(packed));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Until the page shows its heading and the network is idle. What a service worker precaches does not count. */
async function visit(page: Page, path: string): Promise<Visit> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const seen: Visit = { requests: 0, kilobytes: 0 };
  wire.on('Network.responseReceived', ({ response }) => {
    if (!response.fromServiceWorker && !response.fromDiskCache) seen.requests += 1;
  });
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.kilobytes += encodedDataLength / 1024;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  return seen;
}

const inWords = ({ requests, kilobytes }: Visit): string =>
  `${kilobytes.toFixed(1)} KB in ${requests} requests`;
