import type { BrowserContext, Page } from 'playwright-core';

// A dialog and an upload have a history entry, which the app goes back from once they are over. A load that a test
// begins meanwhile is aborted or reverted by that: each of its loads waits until the history is at rest.

type Watched = { isHistoryGoing?: () => boolean };

/** Has every page of a context wait for its own history before it loads an address, reloads or goes back. */
export async function restBeforeLoads(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchHistory);
  context.on('page', (page) => {
    for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
      const load = page[name].bind(page) as (...args: unknown[]) => Promise<never>;
      page[name] = async (...args: unknown[]) => {
        await historyAtRest(page);
        return load(...args);
      };
    }
  });
}

/** A page that is being left has no history to wait for. */
const historyAtRest = (page: Page): Promise<void> =>
  page.evaluate(untilAtRest).catch((error: Error) => {
    if (!/context was destroyed|navigation/i.test(error.message)) throw error;
  });

/** Runs in the page, before anything of the app: `history.go` tells only by an event later that it went. */
function watchHistory(): void {
  const appGivesUpAfterMs = 1000; // where there is no such entry, see web/ui/history-blocker.ts
  let wentAt = -Infinity;
  for (const name of ['go', 'back', 'forward'] as const) {
    const go = History.prototype[name] as (this: History, ...args: unknown[]) => void;
    History.prototype[name] = function (...args: unknown[]) {
      wentAt = performance.now();
      go.apply(this, args);
    };
  }
  addEventListener('popstate', () => (wentAt = -Infinity));
  (window as Watched).isHistoryGoing = () => performance.now() - wentAt < appGivesUpAfterMs;
}

/** Runs in the page. What the last click led to is rendered once the page is idle, and goes back in a task after that. */
async function untilAtRest(): Promise<void> {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  do for (let turn = 0; turn < 2; turn += 1) await idle();
  while ((window as Watched).isHistoryGoing?.());
}
