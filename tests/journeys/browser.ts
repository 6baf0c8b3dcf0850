import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { findChromium, missingTools } from '#root/scripts/browser-tools.ts';
import { restBeforeLoads } from './history-at-rest.ts';
import { followRequests } from './settled.ts';
import { browserZone } from './zone.ts';

export type Width = 'phone' | 'desktop';
export type Light = 'light' | 'dark';
export type VisitOptions = {
  width?: Width;
  light?: Light;
  session?: Session;
  /** The first language of the browser; British English if omitted. */
  locale?: string;
  /** Where nothing is kept for a time without a network: to keep all files takes a seventh of a first visit. */
  serviceWorkers?: 'block';
  /** Console errors that belong to the test, such as /status of 422/. */
  expected?: RegExp[];
};
export type Session = { user: unknown; token: string };

const devices: Record<Width, BrowserContextOptions> = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** @throws when no Chromium is found, with the command that installs one. */
export async function openBrowser({
  args = [],
  env,
  executablePath = findChromium(),
}: LaunchOptions = {}): Promise<Browser> {
  if (!executablePath) throw new Error(missingTools().join('\n'));
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
    ...(env && { env }),
  });
}

/**
 * Runs one visit in a fresh browser profile. Afterwards throws on faults that a keeper might not see: an error in the
 * console, an uncaught one, a breach of the content policy, a foreign host.
 */
export async function visit<T>(
  browser: Browser,
  origin: string,
  options: VisitOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...devices[options.width ?? 'desktop'],
    baseURL: origin,
    colorScheme: options.light ?? 'light',
    reducedMotion: 'reduce',
    locale: options.locale ?? 'en-GB',
    timezoneId: browserZone,
    serviceWorkers: options.serviceWorkers ?? 'allow',
  });
  context.setDefaultTimeout(120_000);
  const problems = watch(context, origin);
  followRequests(context);
  try {
    await restBeforeLoads(context);
    const page = await context.newPage();
    if (options.session) await remember(page, origin, options.session);
    const result = await work(page);
    const wrong = problems.filter((problem) => !options.expected?.some((one) => one.test(problem)));
    if (wrong.length) throw new Error(`The browser complained:\n${wrong.join('\n')}`);
    return result;
  } finally {
    await context.close();
  }
}

/**
 * The profile has logged in before, as the app remembers it: from its first page on. `storageState` does the same, but
 * loads a page of its own for it.
 */
async function remember(page: Page, origin: string, session: Session): Promise<void> {
  const script = await page.context().addInitScript(
    ([at, stored]) => {
      if (location.origin === at) localStorage.setItem('exuvia.session', stored);
    },
    [origin, JSON.stringify(session)] as const,
  );
  // Sent before anything that follows the first load; a profile that is closed by then has no script any more.
  page.once('domcontentloaded', () => void script.dispose().catch(() => {}));
}

function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isUpdateCheck(message.text())) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    const isLocal = ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isLocal && target !== origin) problems.push(`foreign host: ${request.url()}`);
  });
  return problems;
}

/** Chromium's own check for a newer service worker, some seconds after a page was loaded: it may find no network. */
function isUpdateCheck(text: string): boolean {
  return text.startsWith('An unknown error occurred when fetching the script');
}

/** Waits until a dialog is gone, with its history entry: opening another address earlier would be reverted. */
export async function gone(dialog: Locator): Promise<void> {
  await dialog.waitFor({ state: 'detached' });
  await unblocked(dialog.page());
}

/** Waits until no dialog and no upload has a history entry, which the app goes back from: a load would be aborted. */
export async function unblocked(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !(history.state as { blockerDepth?: number } | null)?.blockerDepth,
  );
}

/** Waits until the whole app works on the device without a network. */
export async function keptOnDevice(page: Page): Promise<void> {
  // Not waitForFunction, which takes the promise of an async function for true.
  await page.evaluate(async () => {
    const assets = (await (await fetch('/assets.json')).json()) as string[];
    const isKept = async () => {
      const kept = await Promise.all([...assets, '/'].map((name) => caches.match(name)));
      return kept.every(Boolean);
    };
    while (!(await isKept())) await new Promise(requestAnimationFrame);
  });
}
