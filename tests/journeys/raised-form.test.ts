import { expect, test } from 'bun:test';
import type { Page, Response } from 'playwright-core';
import { gone, keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { planOfThree } from './plan-of-three.ts';

// An update after which devices take everything again, while a phone in the cellar has noted what it could not send.

const { server, visit, register } = browserFixture();
const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/];

test('what waits on a device survives an update that raises the form of the sync, and is sent once', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  await planOfThree(server().origin, session);
  const { rows } = await api.get('pet/table');
  const [lost, waiting, third] = rows as { id: number; name: string }[];
  if (!lost || !waiting || !third) throw new Error('There are no three animals');
  await visit({ width: 'phone', session, expected }, async (upstairs) => {
    await upstairs.goto('/pets');
    await upstairs.getByText(lost.name).first().waitFor();
    await keptOnDevice(upstairs);
    await upstairs.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await upstairs.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
    const context = upstairs.context();

    // the answer to one record is lost on the stairs, and what follows is noted without a network
    await upstairs.goto(`/pets/details?id=${lost.id}`);
    const reached = new Promise<void>((resolve) => {
      void context.route('**/api/pet/feeding/**', async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort();
        resolve();
      });
    });
    await fed(upstairs);
    await reached;
    await context.unroute('**/api/pet/feeding/**');
    await upstairs.goto(`/pets/details?id=${waiting.id}`);
    await fed(upstairs);
    await upstairs.goto(`/pets/details?id=${third.id}`);
    await fed(upstairs);
    const before = await withOlderForm(upstairs);
    expect(before).toBeGreaterThan(0);
    await upstairs.close();

    const page = await context.newPage();
    await page.goto(`/pets/details?id=${waiting.id}`);
    await page.locator('.net-line.waits p').waitFor();
    await page.getByText('waits', { exact: true }).first().waitFor();
    // the answer of a page that is left could not be read
    await page.goto('/pets/waiting');
    const told = page.waitForResponse(isWhole);
    await context.setOffline(false);
    await told;
    await page.getByRole('heading', { name: 'Nothing waits' }).waitFor();
  });
  const day = browserDay();
  for (const { id } of [lost, waiting, third]) {
    const { rows: offers } = await api.get(`pet/feeding/list?id=${id}`);
    const today = (offers as { date_f: string; progress: number }[]).filter(
      ({ date_f }) => date_f === day,
    );
    expect(today.map(({ progress }) => progress)).toEqual([0]);
  }
});

async function fed(page: Page): Promise<void> {
  await page.locator('.record-bar').getByRole('button', { name: 'Fed' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save feeding' }).tap();
  await gone(dialog);
}

const isWhole = async (response: Response): Promise<boolean> =>
  response.url().includes('/api/sync') &&
  response.ok() &&
  ((await response.json()) as { all: number }).all === 1;

/** The device's cursor as the version before would have written it. Answers how many entries wait. */
const withOlderForm = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('No database'));
      });
    const [name = ''] = (await indexedDB.databases()).map((one) => one.name);
    const database = await done(indexedDB.open(name));
    const transaction = database.transaction(['meta', 'queue'], 'readwrite');
    const meta = transaction.objectStore('meta');
    const cursor = (await done(meta.get('cursor'))) as string;
    const [form = '', ...rest] = cursor.split('.');
    await done(meta.put([Number(form) - 1, ...rest].join('.'), 'cursor'));
    const waiting = await done(transaction.objectStore('queue').count());
    database.close();
    return waiting;
  });
