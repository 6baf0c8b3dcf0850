import type { CDPSession, Page } from 'playwright-core';

// Times within a page, from what a keeper does until the page is painted with its effect.

/** A part of the browser's that the types do not know yet. */
declare const scheduler: {
  postTask<T>(task: () => T, options: { priority: 'user-blocking' }): Promise<T>;
};
declare const probe: {
  /** Until this is painted, in ms since the page was asked for. */
  painted(selector: string): Promise<number>;
  /** From the next event of a kind until what the selector finds reads otherwise, in ms; `ready` when it waits. */
  changed(kind: string, selector: string): void;
  result: Promise<number>;
};

/** Runs in each page before its own scripts. */
const script = () => {
  /**
   * The time at which the frame that is being made is with the compositor: asked for ahead of what else waits for the
   * page's thread, which would be counted in.
   */
  const afterFrame = () =>
    scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
  const painted = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => resolve(afterFrame())));
  const once = (isThere: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      if (isThere()) return resolve();
      setTimeout(() => reject(new Error(`Nothing came: ${document.body.innerText}`)), 20_000);
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  const tools: typeof probe = {
    painted: (selector) => once(() => document.querySelector(selector) !== null).then(painted),
    changed(kind, selector) {
      const read = () => document.querySelector<HTMLElement>(selector)?.textContent ?? '';
      const before = read();
      tools.result = new Promise((resolve, reject) => {
        const started = ({ timeStamp }: Event) => {
          // looked for once a frame: an observer of the page has every change written down, which takes a slowed phone time
          const look = () => {
            if (read() !== before) void afterFrame().then((end) => resolve(end - timeStamp));
            else if (performance.now() - timeStamp < 20_000) requestAnimationFrame(look);
            else reject(new Error(`Nothing came: ${document.body.innerText}`));
          };
          requestAnimationFrame(look);
        };
        addEventListener(kind, started, { capture: true, once: true });
      });
    },
    result: Promise.resolve(0),
  };
  Object.assign(globalThis, { probe: tools });
};

/** How much slower than this machine the phone is. */
export const SLOWED = 4;

/** A new page on a slow phone whose service worker sleeps; `wire`: its debugger. */
export async function coldPage(page: Page): Promise<{ page: Page; wire: CDPSession }> {
  const context = page.context();
  const fresh = await context.newPage();
  fresh.setDefaultTimeout(20_000);
  await fresh.addInitScript(script);
  const wire = await context.newCDPSession(fresh);
  await wire.send('ServiceWorker.enable');
  await wire.send('ServiceWorker.stopAllWorkers');
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { page: fresh, wire };
}

/** Opens an address: milliseconds until the selector's part of it is painted. */
export async function timeOf(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate((wanted) => probe.painted(wanted), selector);
}

/** Longer than what is measured takes, in milliseconds. */
const QUIET = 300;

/** Milliseconds from an event, which `act` causes, until the text of a part of the page is painted again. */
export async function reaction(
  page: Page,
  { event, part, act }: { event: string; part: string; act: () => Promise<void> },
): Promise<number> {
  await page.evaluate(([kind = '', selector = '']) => probe.changed(kind, selector), [event, part]);
  await act();
  // asked at once, the debugger would take the page's thread before the frame
  await Bun.sleep(QUIET);
  return page.evaluate(() => probe.result);
}

/** How long a finger stays, in milliseconds. */
const TOUCH = 80;

/** A tap as a finger does it: what it begins when it comes down is done when it goes up. */
export async function tap(wire: CDPSession, point: { x: number; y: number }): Promise<void> {
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await Bun.sleep(TOUCH);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Of the page's scripts, in MB, once the garbage is collected. */
export async function heapOf(wire: CDPSession): Promise<number> {
  await wire.send('HeapProfiler.collectGarbage');
  const { usedSize } = await wire.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
