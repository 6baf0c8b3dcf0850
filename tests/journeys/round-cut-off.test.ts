import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { planOfThree } from './plan-of-three.ts';

const { server, visit, register } = browserFixture();

/** The start of a round of three animals in which nothing leaves the phone before `online`. */
async function roundOf(
  name: string,
  way: 'One by one' | 'Tick a list',
  then: (page: Page, online: () => Promise<void>) => Promise<void>,
) {
  const keeper = await register(name);
  const first = await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper, expected: [/ERR_FAILED/] }, async (page) => {
    const feedings = /pet\/feeding\/(feed|delete)/;
    await page.route(feedings, (route) => route.abort());
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: way }).tap();
    await then(page, () => page.unroute(feedings));
  });
  const api = apiOf(server().origin, keeper);
  const lists = [0, 1, 2].map((nth) => api.get(`pet/feeding/list?id=${first + nth}`));
  return (await Promise.all(lists)).map(({ rows }) => rows.length);
}

/** One with a mark in its list, which the device has kept. */
const markedList = (
  name: string,
  then: (page: Page, online: () => Promise<void>) => Promise<void>,
) =>
  roundOf(name, 'Tick a list', async (page, online) => {
    await page.locator('.row-button').first().tap();
    await page.evaluate(untilKept, 'ticks' as const);
    await then(page, online);
  });

/** Taps an outcome of the animal that is shown, and waits for the next one, whose name it answers. */
async function fed(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.locator('.deck:not([data-waiting])').waitFor();
  await page.getByRole('button', { name: /^Fed/ }).tap();
  await page.waitForFunction((name) => document.querySelector('h1')?.innerText !== name, before);
  return heading.innerText();
}

/**
 * Waits until the device's database has an outcome of the round, or a mark in its list, or no longer the second entry of its
 * queue. Runs in the page, and opens no database before the page has made it.
 */
async function untilKept(name: 'answers' | 'ticks' | 'removal'): Promise<void> {
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(new Error('The database was not read')));
    });
  const isKept = async (database: string) => {
    const open = await read(indexedDB.open(database));
    const round = await read(open.transaction('meta').objectStore('meta').get('round'));
    const second = await read(open.transaction('queue').objectStore('queue').get(2));
    open.close();
    if (name === 'removal') return second === undefined;
    return Object.keys((round as Record<string, object> | undefined)?.[name] ?? {}).length > 0;
  };
  const until = performance.now() + 60_000;
  for (;;) {
    const there = (await indexedDB.databases()).filter(({ version }) => version);
    const [kept] = there.flatMap((one) => /^exuvia-\d+$/.exec(one.name ?? '') ?? []);
    if (kept && (await isKept(kept))) return;
    if (performance.now() > until) throw new Error('The round was not kept');
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Runs in the page: of all that follows the disk gets only the transaction in which an entry leaves the queue. */
function dieBehindRemoval(): void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  let last: IDBTransaction | undefined;
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    const isLate = last && this.transaction !== last;
    return isLate ? (this.count() as IDBRequest<IDBValidKey>) : put.call(this, value, key);
  };
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === 'queue') last ??= this.transaction;
    return remove.call(this, key);
  };
  Storage.prototype.setItem = () => {};
}

test('a round whose last taps were not on the disk goes on behind them', async () => {
  await roundOf('Ada', 'One by one', async (page) => {
    const second = await fed(page);
    await page.evaluate(untilKept, 'answers' as const);
    // the browser writes it up to a minute late
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith('.progress')) localStorage.removeItem(key);
    });
    await page.reload();
    await page.waitForFunction((name) => document.querySelector('h1')?.innerText === name, second);
    expect(await page.locator('.round').innerText()).toContain('2 of 3');
  });
});

test('an outcome that was cut off right behind its undo is neither in the round nor recorded', async () => {
  const recorded = await roundOf('Emil', 'One by one', async (page, online) => {
    // the first one may have left, as far as the phone can tell
    const second = await fed(page);
    await fed(page);
    await page.evaluate(dieBehindRemoval);
    await page.locator('.deck:not([data-waiting])').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await page.evaluate(untilKept, 'removal' as const);
    await page.goto('about:blank');
    await online();
    await page.goto('/');
    await page.getByText('Continue feeding round').filter({ visible: true }).tap();
    await page.waitForFunction((name) => document.querySelector('h1')?.innerText === name, second);
    expect(await page.locator('.round').innerText()).toContain('2 of 3');
    await allSent(page);
  });
  expect(recorded).toEqual([1, 0, 0]);
});

test('a list that was cut off right behind the undo of all of it is open again, and nothing is recorded', async () => {
  const recorded = await markedList('Frieda', async (page, online) => {
    await page.getByRole('button', { name: /^Save/ }).tap();
    await page.evaluate(dieBehindRemoval);
    // what the first one wrote may have left, what the others did has not
    await page.getByRole('button', { name: 'Take all of it back' }).tap();
    await page.evaluate(untilKept, 'removal' as const);
    await page.goto('about:blank');
    await online();
    await page.goto('/');
    await page.getByText('Continue feeding round').filter({ visible: true }).tap();
    await page.locator('.is-exception').waitFor();
    expect(await page.locator('.row-button').count()).toBe(3);
    await allSent(page);
  });
  expect(recorded).toEqual([0, 0, 0]);
});

test('a round of which nothing was on the disk goes on, with its marks', async () => {
  await markedList('Berta', async (page) => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('exuvia.round')) localStorage.removeItem(key);
    });
    await page.goto('/');
    await page.getByText('Continue feeding round').filter({ visible: true }).tap();
    await page.locator('.is-exception').waitFor();
    expect(await page.locator('.row-button').count()).toBe(3);
  });
});

test('a list that was cut off right behind its saving is saved, and not there to be saved again', async () => {
  await markedList('Cleo', async (page) => {
    // from here on nothing is stored but what is stored together with the records
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
        const isAlone = ![...this.transaction.objectStoreNames].includes('queue');
        return isAlone ? (this.count() as IDBRequest<IDBValidKey>) : put.call(this, value, key);
      };
      Storage.prototype.setItem = () => {};
    });
    await page.getByRole('button', { name: /^Save/ }).tap();
    await page.getByRole('button', { name: 'Take all of it back' }).waitFor();
    await page.goto('/');
    await page.getByText('Nobody is due').first().waitFor();
    await page.getByText('Start feeding round').filter({ visible: true }).waitFor();
  });
});

test('a round that was finished is not there again where the browser still has it on the disk', async () => {
  await markedList('Dora', async (page) => {
    const rounds = () =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('exuvia.round'));
    const onDisk = await page.evaluate(rounds);
    expect(onDisk).toHaveLength(2);
    await page.getByRole('button', { name: /^Save/ }).tap();
    await page.getByRole('button', { name: 'Finish' }).tap();
    await page.getByText('Nobody is due').first().waitFor();
    // a visit that finds no round
    await page.reload();
    await page.getByText('Nobody is due').first().waitFor();
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, onDisk);
    await page.reload();
    await page.getByText('Nobody is due').first().waitFor();
    await page.getByText('Start feeding round').filter({ visible: true }).waitFor();
    expect(await page.evaluate(rounds)).toEqual([]);
  });
});
