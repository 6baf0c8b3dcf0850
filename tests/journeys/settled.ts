import type { BrowserContext, Page, Request } from 'playwright-core';

const underWay = new WeakMap<BrowserContext, Set<Request>>();
const patienceMs = 120_000;

/** Follows the requests of a profile from now on; `settled` needs it. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  // of what a page was loading when it was closed nobody tells the end
  context.on('page', (page) => {
    const own = new Set<Request>();
    page.on('request', (request) => own.add(request));
    page.on('close', () => own.forEach((request) => requests.delete(request)));
  });
}

/** Waits until no request is under way and nothing is loading, which is sooner than `networkidle` by half a second. */
export async function settled(page: Page): Promise<void> {
  const end = performance.now() + patienceMs;
  const requests = underWay.get(page.context()) ?? new Set();
  for (;;) {
    // Before, too: what a file that has just come asks for begins after these frames.
    const atFirst = requests.size;
    const loading = await page.evaluate(loadingAfterTwoFrames);
    if (loading.length === 0 && atFirst === 0 && requests.size === 0) return;
    if (performance.now() > end) {
      const open = [...requests].map((request) => request.url());
      throw new Error(`Still loading: ${[...open, ...loading].join(', ')}`);
    }
  }
}

/** What came is drawn in the first frame; what that asks for has begun in the second. */
async function loadingAfterTwoFrames(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  // The first frame is there before the program, and what is unsettled has its place, unseen.
  const parts = document.querySelectorAll(
    '[aria-busy=true], .skeleton, .loading-placeholder, .first-frame, .unsettled',
  );
  return [...parts].map(({ className, tagName }) => `${tagName} ${className}`);
}
