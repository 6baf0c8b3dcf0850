import { joinPages } from '#web/device/apply-sync.ts';
import type { Device } from '#web/device/device.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { serverWrites } from '#web/state/network.ts';
import { askServer } from './api.ts';
import { ask } from './ask.ts';
import { resultOf } from './typed-client.ts';

// Brings what changed on the server into the device's collection.

/** How often the server is asked, in milliseconds: while somebody uses the page, and while it is merely open. */
const OFTEN = 5_000;
const SELDOM = 30_000;
/** How long after the last touch or key a page counts as used. */
const USED = 3 * 60_000;
const shortestPause = 2_000;

export type Sync = {
  /** Syncs at once, or joins the sync that has begun after all writes so far. Resolves whether it succeeded. */
  now(): Promise<boolean>;
  /** `serverWrites()` when the last sync that succeeded began. */
  seenWrites(): number;
  stop(): void;
};

/** `synced`: called after each sync that succeeded. */
export function startSync(device: Device, synced: () => void): Sync {
  const told = nothingTold();
  let running: { began: number; done: Promise<boolean> } | null = null;
  let seen = 0;
  let pause = shortestPause;
  let used = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function run(began: number): Promise<boolean> {
    try {
      await pull(device, () => isStopped, told);
      seen = began;
      pause = shortestPause;
      synced();
      return true;
    } catch (error) {
      console.warn('The collection could not be synced', error);
      pause = Math.min(pause * 2, SELDOM);
      return false;
    } finally {
      running = null;
      plan();
    }
  }

  function now(): Promise<boolean> {
    const began = serverWrites();
    if (running && running.began === began) return running.done;
    if (running) return running.done.then(now);
    if (isStopped) return Promise.resolve(false);
    const done = run(began);
    running = { began, done };
    return done;
  }

  /** A hidden page asks when it is shown again. */
  function plan(): void {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden') return;
    const rhythm = performance.now() - used < USED ? OFTEN : SELDOM;
    timer = setTimeout(() => void now(), pause > shortestPause ? pause : rhythm);
  }

  const wake = () => {
    if (document.visibilityState === 'visible') void now();
  };
  const touch = () => void (used = performance.now());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, touch);
  void now();
  return {
    now,
    seenWrites: () => seen,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, touch);
    },
  };
}

/** The pages that a sync was told before it was cut off, and the cursor that it began with. */
export type Told = { since: string | null; pages: SyncAnswer[] };
const nothingTold = (): Told => ({ since: null, pages: [] });

/** All pages are one change: half a collection is never shown. One that was cut off goes on where it was. */
export async function pull(
  device: Device,
  isStopped: () => boolean,
  told = nothingTold(),
  since = device.cursor,
): Promise<void> {
  if (told.since !== since) Object.assign(told, { since, pages: [] });
  do {
    const page = await askPage(told.pages.at(-1)?.cursor ?? since);
    if (isStopped()) return;
    told.pages.push(page);
  } while (told.pages.at(-1)?.more);
  const answer = joinPages(told.pages);
  told.pages = [];
  if (!answer || (await device.applySync(answer))) return;
  if (since === null) throw new Error('The server told the half of a collection');
  await pull(device, isStopped, nothingTold(), null);
}

function askPage(since: string | null): Promise<SyncAnswer> {
  const query = new URLSearchParams({ newer: '1', ...(since !== null && { since }) });
  return ask(async () => {
    const { data, error, response } = await resultOf(
      askServer('GET', `/api/sync?${query}`, undefined),
    );
    return { data: data as SyncAnswer | null, error, ...(response && { response }) };
  });
}
