import type { Page } from 'playwright-core';

/** Nothing waits on the device any more, and the page says nothing of it. */
export async function allSent(page: Page): Promise<void> {
  await page.evaluate(untilAllSent);
  await page.getByText(/waits? for the network/).waitFor({ state: 'hidden' });
}

/** Runs in the page, which tells nobody when its queue is empty: it looks again and again. */
async function untilAllSent(): Promise<void> {
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(new Error('The database was not read')));
    });
  const countWaiting = async (name: string) => {
    const database = await read(indexedDB.open(name));
    const queue = database.transaction('queue').objectStore('queue');
    const entries = (await read(queue.getAll())) as { state: string }[];
    database.close();
    return entries.filter(({ state }) => state === 'waiting').length;
  };
  const until = performance.now() + 120_000;
  for (;;) {
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) => name);
    const kept = names.filter((name) => /^exuvia-\d+$/.test(name));
    const counts = await Promise.all(kept.map(countWaiting));
    if (counts.every((count) => count === 0)) return;
    if (performance.now() > until) throw new Error(`Still waiting: ${counts.join(', ')}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
