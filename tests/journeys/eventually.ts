import { expect } from 'bun:test';
import { deepEquals } from 'bun';

const patienceMs = 120_000;
const pauseMs = 50;

/** Reads again and again until the answer is `wanted`: a device sends what was done soon, but nobody knows when. */
export async function eventually<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  const end = performance.now() + patienceMs;
  let now = await read();
  while (!deepEquals(now, wanted) && performance.now() < end) {
    await new Promise((done) => setTimeout(done, pauseMs));
    now = await read();
  }
  expect<unknown>(now).toEqual(wanted);
}
