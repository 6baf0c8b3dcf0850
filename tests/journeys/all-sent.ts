import type { Page } from 'playwright-core';

/** Nothing waits on the device any more, and the page says nothing of it. */
export async function allSent(page: Page): Promise<void> {
  await page.waitForFunction(isAllSent, undefined, { timeout: 40_000, polling: 250 });
  await page.getByText(/waits? for the network/).waitFor({ state: 'hidden' });
}

/** Runs in the page. */
async function isAllSent(): Promise<boolean> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(new Error('The database was not read')));
    });
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('exuvia-')) continue;
    const database = await settled(indexedDB.open(name));
    const entries: unknown[] = await settled(
      database.transaction('queue').objectStore('queue').getAll(),
    );
    database.close();
    if (entries.some((entry) => (entry as { state: string }).state === 'waiting')) return false;
  }
  return true;
}
