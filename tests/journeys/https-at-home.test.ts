import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Browser, Page } from 'playwright-core';
import { atEnd } from '#src/testing/clean-up.ts';
import { axe } from './axe.ts';
import { keptOnDevice, visit, type VisitOptions } from './browser.ts';
import { homeName, canTeach, openStranger, openTaught } from './home-browser.ts';
import { register } from './keepers.ts';
import { excess } from './layout-faults.ts';
import { addAuthenticator, addPasskey } from './passkeys.ts';
import { freePort } from '#src/testing/free-port.ts';
import { startServer, type Server } from './server.ts';

// An installation with HTTPS=home, in browsers that find it by its name.

let server: Server;
let stranger: Browser;
let plain: string;
let safe: string;

beforeAll(async () => {
  const [port, httpsPort] = [freePort(), freePort()];
  server = await startServer({
    HTTPS: 'home',
    PORT: String(port),
    HTTPS_PORT: String(httpsPort),
    PUBLIC_URL: `http://${homeName}:${port}`,
  });
  atEnd(() => server.stop());
  plain = `http://${homeName}:${port}`;
  safe = `https://${homeName}:${httpsPort}`;
  stranger = await openStranger();
});
afterAll(() => stranger?.close());

/** The page asks the safe address, and Chromium says when it does not trust it. */
const expected = [/foreign host: .*\/api\/trust\/$/, /ERR_CERT_AUTHORITY_INVALID|ERR_FAILED/];

const over = <T>(browser: Browser, options: VisitOptions, work: (page: Page) => Promise<T>) =>
  visit(browser, plain, { ...options, expected }, work);

test('a phone that does not know it is told how, and may go on without', async () => {
  await over(stranger, { width: 'phone' }, async (page) => {
    await page.goto('/species?search=albopilosus');
    await page.getByText('This device does not know your Exuvia yet.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/trust');
    // a computer in the size of a phone: its own tab is open, the others are one tap away
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Linux');
    for (const [device, file] of [
      ['iPhone, iPad', 'exuvia-home.mobileconfig'],
      ['Android', 'exuvia-home.crt'],
    ] as const) {
      await page.getByRole('tab', { name: device }).click();
      const link = page.getByRole('link', { name: 'Load the file' });
      expect(await link.getAttribute('href')).toBe(`/api/trust/${file}`);
    }
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Load the file' }).click();
    expect((await download).suggestedFilename()).toBe('exuvia-home.crt');

    await page.getByRole('button', { name: 'Go on without' }).click();
    await page.getByRole('heading', { name: 'Species', level: 1 }).waitFor();
    expect(page.url()).toBe(`${plain}/species?search=albopilosus`);
    const { isSafe, passkeys, cameras, worker } = await abilities(page);
    expect([isSafe, passkeys, cameras, worker]).toEqual([false, false, false, false]);
  });
});

test.each<VisitOptions>([
  { width: 'phone', light: 'dark' },
  { width: 'phone', locale: 'de-DE' },
  { width: 'desktop', locale: 'de-DE' },
])('its steps can be read by everybody: %j', async (options) => {
  await over(stranger, options, async (page) => {
    if (options.width === 'phone') await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/trust');
    await page.getByText(/does not know|kennt Exuvia noch nicht/).waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await excess(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }
  });
});

describe.skipIf(!canTeach)('a phone that was taught to trust it', () => {
  let taught: Browser;
  beforeAll(async () => {
    const authority = await fetch(`${server.origin}/api/trust/exuvia-home.crt`);
    taught = await openTaught(new Uint8Array(await authority.arrayBuffer()));
  });
  afterAll(() => taught?.close());

  test('the page notices by itself when it worked, and goes on to where one wanted', async () => {
    const allowed = [/foreign host: http:/, /ERR_FAILED/];
    await visit(taught, safe, { width: 'phone', expected: allowed }, async (page) => {
      // as long as the safe address can't be reached, it is not known
      await page.route(`${safe}/**`, (route) => route.abort());
      await page.goto(`${plain}/species`);
      await page.getByText('This device does not know your Exuvia yet.').waitFor();
      await page.unroute(`${safe}/**`);
      await page.waitForURL(`${safe}/species`);
      await page.getByRole('heading', { name: 'Species', level: 1 }).waitFor();
    });
  });

  test('over the safe line the app starts without a network, and passkeys and camera are there', async () => {
    const keeper = await register(server.origin, 'Ada');
    const options = {
      width: 'phone',
      session: keeper,
      expected: [/ERR_CONNECTION_REFUSED|ERR_FAILED/],
    };
    await visit(taught, safe, options as VisitOptions, async (page) => {
      await page.goto('/trust');
      await page.getByText('You are here over a safe line.').waitFor();
      expect(await abilities(page)).toEqual({
        ...{ isSafe: true, passkeys: true, cameras: true, worker: true },
      });
      expect(await cameraOf(page)).toBe('live');
      await page.goto('/profile/security');
      await addAuthenticator(page);
      await addPasskey(page, keeper.password);

      await page.goto('/about');
      await keptOnDevice(page);
      await server.stop();
      const context = page.context();
      await page.close();
      const later = await context.newPage();
      await (await context.newCDPSession(later)).send('Network.clearBrowserCache');
      await later.goto('/pets');
      await later.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    });
  });
});

/** What browsers give pages over https alone. */
const abilities = (page: Page) =>
  page.evaluate(() => ({
    isSafe: window.isSecureContext,
    passkeys: 'PublicKeyCredential' in window,
    cameras: 'mediaDevices' in navigator,
    worker: 'serviceWorker' in navigator,
  }));

/** The state of what the camera shows, which the headers of the page may forbid. */
const cameraOf = (page: Page) =>
  page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    const [track] = stream.getVideoTracks();
    const state = track?.readyState;
    track?.stop();
    return state;
  });
