import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import { planOfThree } from './plan-of-three.ts';

const { server, visit, register } = browserFixture();

/**
 * Waits until the device's database has an outcome of the round, or a mark in its list. Runs in the page, and opens no
 * database before the page has made it.
 */
async function untilKept(name: 'answers' | 'ticks'): Promise<void> {
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(new Error('The database was not read')));
    });
  const isKept = async (database: string) => {
    const open = await read(indexedDB.open(database));
    const round = await read(open.transaction('meta').objectStore('meta').get('round'));
    open.close();
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

test('a round whose last taps were not on the disk goes on behind them', async () => {
  const keeper = await register('Ada');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'One by one' }).tap();
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    await page.locator('.deck:not([data-waiting])').waitFor();
    await page.getByRole('button', { name: /^Fed/ }).tap();
    await page.waitForFunction((name) => document.querySelector('h1')?.innerText !== name, first);
    const second = await heading.innerText();
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

test('a round of which nothing was on the disk goes on, with its marks', async () => {
  const keeper = await register('Berta');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'Tick a list' }).tap();
    await page
      .getByRole('button', { name: /refused/i })
      .first()
      .tap();
    await page.evaluate(untilKept, 'ticks' as const);
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
  const keeper = await register('Cleo');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'Tick a list' }).tap();
    await page.locator('.row-button').first().tap();
    await page.evaluate(untilKept, 'ticks' as const);
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
  const keeper = await register('Dora');
  await planOfThree(server().origin, keeper);
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/pets/feeding');
    await page.getByRole('button', { name: 'Tick a list' }).tap();
    await page.locator('.row-button').first().tap();
    await page.evaluate(untilKept, 'ticks' as const);
    const rounds = () =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('exuvia.round'));
    const onDisk = await page.evaluate(rounds);
    expect(onDisk).toHaveLength(2);
    await page.getByRole('button', { name: /^Save/ }).tap();
    await page.getByRole('button', { name: 'Finish' }).tap();
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
