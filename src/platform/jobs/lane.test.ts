import { expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { ChildDied, startChild, type Child } from './child-process.ts';
import { Cancelled, createLane } from './lane.ts';

const options = { megabytes: 130, seconds: 60, uses: 30, patience: 60 };

async function aFile(width: number): Promise<{ path: string }> {
  const path = join(temporaryFolder('lane'), 'picture');
  const picture = sharp({ create: { width, height: width, channels: 3, background: '#345' } });
  await picture.png({ progressive: width > 5000 }).toFile(path);
  return { path };
}

test('a child is used again, and a new one takes its place when its uses are spent', async () => {
  let started = 0;
  const lane = createLane({ ...options, uses: 2 }, (megabytes) => {
    started += 1;
    return startChild(megabytes);
  });
  const input = await aFile(30);
  for (const children of [1, 1, 2, 2]) {
    await lane.run('a', 'encode picture', input);
    expect(started).toBe(children);
  }
});

test('a caller with many tasks delays another one by only one of them', async () => {
  const lane = createLane(options);
  const input = await aFile(30);
  const done: string[] = [];
  const run = async (caller: string, times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      await lane.run(caller, 'encode picture', input);
      done.push(caller);
    }
  };
  await Promise.all([run('a', 4), run('b', 1)]);
  expect(done.indexOf('b')).toBe(1);
});

test('a task that takes too much memory or time fails alone: the next one is done', async () => {
  const [small, large] = [await aFile(30), await aFile(7070)];
  const narrow = createLane({ ...options, megabytes: 60 });
  await expect(narrow.run('a', 'encode picture', large)).rejects.toThrow();
  expect(await narrow.run('a', 'encode picture', small)).toHaveProperty('thumb');
  const short = createLane({ ...options, seconds: 0 });
  await expect(short.run('a', 'encode picture', large)).rejects.toThrow(ChildDied);
});

/** A child that does nothing until it has been looked at as often as its list is long: the processor's time it tells. */
function childThatTells(times: number[]): Child {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let looked = 0;
  return {
    isAlive: () => true,
    seconds() {
      if (looked === times.length - 1) resolve('done');
      return times[looked++] ?? 0;
    },
    kill: () => reject(new ChildDied('it took too long')),
    run: () => promise,
  };
}

test.each([
  ['on a busy machine ends when it is done', 0.2, [7, 7.1], 'done'],
  ['that takes the processor for too long is ended', 0.2, [7, 7.5, 7.5], 'ended'],
  ['that stands still is ended, too', 0.04, [7, 7, 7], 'ended'],
])('a task %s', async (_what, seconds, times, fate) => {
  const lane = createLane({ ...options, seconds }, () => childThatTells(times));
  const run = lane.run('a', 'a task', {}).catch(() => 'ended');
  expect(await run).toBe(fate);
});

test('where a child can not start with its limit, it gets a wider one', async () => {
  const lane = createLane({ ...options, megabytes: -250 });
  expect(await lane.run('a', 'encode picture', await aFile(30))).toHaveProperty('thumb');
});

test('a task that is cancelled ends at once, also while it waits for its turn', async () => {
  const lane = createLane(options);
  const large = await aFile(7000);
  const cancel = new AbortController();
  const { signal } = cancel;
  const first = lane.run('a', 'encode picture', large, { signal }).catch((error) => error);
  const second = lane.run('b', 'encode picture', large, { signal }).catch((error) => error);
  while (!lane.isBusy()) await new Promise(setImmediate);
  cancel.abort();
  expect([await first, await second]).toEqual([expect.any(Cancelled), expect.any(Cancelled)]);
  expect(await lane.run('b', 'encode picture', await aFile(30))).toHaveProperty('thumb');
});
