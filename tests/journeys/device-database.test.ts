import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import './device-script.ts';

// The device's database in a real browser's IndexedDB, without the app around it.

const { visit } = browserFixture();
let script = '';

beforeAll(async () => {
  const entrypoints = ['tests/journeys/device-script.ts'];
  const { outputs } = await Bun.build({ entrypoints, format: 'iife', target: 'browser' });
  script = (await outputs[0]?.text()) ?? '';
});

/** A visitor’s page, for which the app keeps nothing, with the device of a keeper opened in it. */
async function opened(page: Page): Promise<Page> {
  await page.goto('/');
  await page.evaluate(script);
  await page.evaluate(async () => {
    globalThis.device = await tools.openDevice(1, { uname: 'Ada', keep: true });
  });
  return page;
}

const newTab = async (page: Page) => opened(await page.context().newPage());

/** The ids of the animals, what waits, and the cursor. */
const held = (page: Page) =>
  page.evaluate(() => ({
    ids: [...(device.collection?.animals.keys() ?? [])],
    keys: device.queue.map(({ place, key }) => `${place} ${key}`),
    cursor: device.cursor,
  }));

const sync = (page: Page, ids: number[]) =>
  page.evaluate(async (ids) => {
    const pets = ids.map((id) => tools.packedAnimal(id));
    await device.applySync(tools.syncAnswer(1, { all: 1, pets, plans: [] }));
  }, ids);

const note = (page: Page, key: string) =>
  page.evaluate(async (key) => {
    await device.changeQueue({ add: [{ ...tools.entry, key }] });
  }, key);

test('what a sync brought and what was noted is there after a reload', async () => {
  await visit({}, async (page) => {
    await opened(page);
    expect(await held(page)).toEqual({ ids: [], keys: [], cursor: null });
    await sync(page, [1, 2]);
    await note(page, 'a');
    await note(page, 'b');
    await opened(page);
    expect(await held(page)).toEqual({ ids: [1, 2], keys: ['1 a', '2 b'], cursor: '1.db.1.0.x' });
    const animal = await page.evaluate(async () => {
      await device.whole;
      const { name, feedings } = device.collection?.animals.get(2) ?? {};
      return { name, feedings };
    });
    const feedings = [{ id: 20, date_f: '2026-05-01', food: 'Cricket', progress: 0, fp_id: null }];
    expect(animal).toMatchObject({ name: 'Animal 2', feedings });
  });
});

test('a species that an earlier version kept has no German name until the next sync', async () => {
  await visit({}, async (page) => {
    await opened(page);
    const names = await page.evaluate(async () => {
      const kept = { sc_id: 4, sc_name: 'Brachypelma hamorii', cm_name: '', synonyms: [] };
      await device.applySync(tools.syncAnswer(1, { all: 1, species: [kept as never] }));
      const next = await tools.openDevice(1, { uname: 'Ada', keep: true });
      return [...(next.collection?.species.values() ?? [])].map(({ de_name }) => de_name);
    });
    expect(names).toEqual(['']);
  });
});

test('heads come first: records are asked for when they are read', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await sync(page, [1, 2]);
    const seen = await page.evaluate(async () => {
      const next = await tools.openDevice(1, { uname: 'Ada', keep: true });
      const first = { names: next.collection?.animals.size, whole: tools.isWhole(next) };
      await next.whole;
      return [first, { names: next.collection?.animals.size, whole: tools.isWhole(next) }];
    });
    expect(seen).toEqual([
      { names: 2, whole: false },
      { names: 2, whole: true },
    ]);
  });
});

test('closing a device while it reads its records is no error', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await sync(page, [1, 2]);
    await page.evaluate(async () => {
      const next = await tools.openDevice(1, { uname: 'Ada', keep: true });
      next.close();
      await next.whole;
    });
  });
});

test('a sync that contains what was sent takes it out of the queue, and its place is not used again', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await sync(page, [1]);
    await note(page, 'a');
    await page.evaluate(async () => {
      const pets = [tools.packedAnimal(1, 'Renamed')];
      const put = device.queue.map((entry) => ({ ...entry, state: 'sent' as const, rev: 2 }));
      await device.changeQueue({ put });
      await device.applySync(tools.syncAnswer(2, { pets, answered: ['a'], gone: [7] }));
    });
    await opened(page);
    expect(await held(page)).toEqual({ ids: [1], keys: [], cursor: '1.db.2.0.x' });
    await note(page, 'b');
    expect((await held(page)).keys).toEqual(['2 b']);
  });
});

test('a sync that another tab began before an answer was stored leaves the answer as it is', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await sync(page, [1]);
    await note(page, 'a');
    await note(page, 'b');
    await note(page, 'c');
    await page.evaluate(async () => {
      // it hears nothing of this one, as if it had been asked a moment before
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      const other = await tools.openDevice(1, { uname: 'Ada', keep: true });
      const [a, b, c] = device.queue;
      if (!a || !b || !c) throw new Error('Nothing was noted');
      await device.changeQueue({ put: [{ ...a, state: 'sent', rev: 2 }], ids: { [-7]: 70 } });
      await device.changeQueue({ put: [{ ...b, state: 'refused' }] });
      await device.changeQueue({ remove: [c.place] });
      await other.applySync(tools.syncAnswer(2, { answered: ['a', 'b', 'c'] }));
    });
    await opened(page);
    expect(
      await page.evaluate(() => [device.queue.map(({ key, state }) => [key, state]), device.ids]),
    ).toEqual([
      [
        ['a', 'sent'],
        ['b', 'refused'],
      ],
      { [-7]: 70 },
    ]);
  });
});

test('of a change of several entries nothing is stored where another tab was quicker with one', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await note(page, 'a');
    await note(page, 'b');
    const changed = await page.evaluate(async () => {
      // it hears nothing of this one, as if it had been asked a moment before
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      const other = await tools.openDevice(1, { uname: 'Ada', keep: true });
      const [a, b] = device.queue;
      if (!a || !b) throw new Error('Nothing was noted');
      await device.changeQueue({ of: [b], put: [{ ...b, tried: 1 }] });
      const remove = [a.place, b.place];
      const add = [{ ...tools.entry, key: 'c' }];
      const late = await other.changeQueue({ of: [a, b], remove, add, round: { saved: 1 } });
      const seen = other.queue.map(({ key, tried }) => [key, tried ?? 0]);
      const before = (await other.keptRound()).progress ?? null;
      const of = other.queue.slice(0, 1);
      const next = await other.changeQueue({ of, remove: [1], add, round: { saved: 2 } });
      return { late, seen, before, next: next?.length, after: (await other.keptRound()).progress };
    });
    expect(changed).toEqual({
      ...{ late: null, before: null, next: 1, after: { saved: 2 } },
      seen: [
        ['a', 0],
        ['b', 1],
      ],
    });
    await opened(page);
    expect((await held(page)).keys).toEqual(['2 b', '3 c']);
  });
});

test('tabs show what another one has synced and noted', async () => {
  await visit({}, async (page) => {
    await opened(page);
    const other = await newTab(page);
    const changed = other.evaluate(async () => {
      const causes: string[] = [];
      await new Promise<void>((done) => {
        device.subscribe((cause) => {
          causes.push(cause);
          if (device.collection?.animals.size === 3 && device.queue.length === 1) done();
        });
      });
      return [...new Set(causes)];
    });
    await sync(page, [1, 2, 3]);
    await note(page, 'a');
    expect(await changed).toEqual(['elsewhere']);
    await note(other, 'b');
    expect((await held(other)).keys).toEqual(['1 a', '2 b']);
    await other.evaluate(() => device.whole);
    expect(await other.evaluate(() => tools.isWhole(device))).toBe(true);
  });
});

test('a log-out empties the device, though other tabs have it open', async () => {
  await visit({}, async (page) => {
    await opened(page);
    const other = await newTab(page);
    await sync(page, [1]);
    await page.evaluate(async () => {
      device.close();
      await tools.emptyDatabase(1);
    });
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    // what a third tab has stored meanwhile is no longer read, and no error
    await page.evaluate(() => new BroadcastChannel('exuvia-1').postMessage({ synced: { all: 1 } }));
    await other.evaluate(() => device.changeQueue({}).catch(() => {}));
    await other.close();
    await opened(page);
    expect(await held(page)).toEqual({ ids: [], keys: [], cursor: null });
  });
});

test('what waits stays when a device is emptied, and its numbering', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await sync(page, [1]);
    await note(page, 'a');
    await page.evaluate(async () => {
      device.close();
      await tools.emptyDatabase(1);
    });
    await opened(page);
    expect(await held(page)).toEqual({ ids: [], keys: ['1 a'], cursor: null });
    const kept = await page.evaluate(async () => {
      const open = indexedDB.open('exuvia-1');
      await new Promise((done) => open.addEventListener('success', done));
      const { result } = open;
      const names = [...result.objectStoreNames];
      const counts = names.map(
        (name) =>
          new Promise((done) => {
            const count = result.transaction(name).objectStore(name).count();
            count.addEventListener('success', () => done([name, count.result]));
          }),
      );
      return Object.fromEntries((await Promise.all(counts)) as [string, number][]);
    });
    expect(kept).toEqual({ heads: 0, histories: 0, meta: 2, queue: 1, sent: 0 });
  });
});

test('a device that isn’t the keeper’s stores nothing', async () => {
  await visit({}, async (page) => {
    await opened(page);
    await page.evaluate(async () => {
      device.close();
      await tools.emptyDatabase(1);
      globalThis.device = await tools.openDevice(1, { uname: 'Ada', keep: false });
    });
    await sync(page, [1]);
    await note(page, 'a');
    expect(await held(page)).toEqual({ ids: [1], keys: ['1 a'], cursor: '1.db.1.0.x' });
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });
});

test('a connection that the system has cut is opened again', async () => {
  await visit({}, async (page) => {
    await page.goto('/');
    await page.evaluate(() => {
      const { open } = IDBFactory.prototype;
      const held: IDBDatabase[] = [];
      IDBFactory.prototype.open = function (...given) {
        const request = open.apply(this, given);
        request.addEventListener('success', () => held.push(request.result));
        return request;
      };
      Object.assign(globalThis, { cut: () => held.splice(0).forEach((one) => one.close()) });
    });
    await page.evaluate(script);
    await page.evaluate(async () => {
      globalThis.device = await tools.openDevice(1, { uname: 'Ada', keep: true });
    });
    await page.evaluate('cut()');
    await note(page, 'a');
    await page.evaluate('cut()');
    await sync(page, [1]);
    await opened(page);
    expect(await held(page)).toEqual({ ids: [1], keys: ['1 a'], cursor: '1.db.1.0.x' });
  });
});
