import { expect, test } from 'bun:test';
import { createRateLimits } from './rate-limits.ts';

function limitsAt(start: string) {
  let time = new Date(start).getTime();
  const limits = createRateLimits(() => new Date(time));
  const taken = (key: string) => {
    try {
      limits.take(key, 3, 60);
      return true;
    } catch {
      return false;
    }
  };
  return { ...limits, taken, wait: (seconds: number) => void (time += seconds * 1000) };
}

test('so many tries are taken within the time, and each makes room when it is old', () => {
  const { taken, wait } = limitsAt('2025-06-03T10:00:00Z');
  expect([taken('a'), taken('a')]).toEqual([true, true]);
  wait(30);
  expect([taken('a'), taken('a'), taken('b')]).toEqual([true, false, true]);
  wait(31);
  expect([taken('a'), taken('a'), taken('a')]).toEqual([true, true, false]);
});

test('a try that is given back was never there; those before it stay', () => {
  const { taken, giveBack, forget } = limitsAt('2025-06-03T10:00:00Z');
  expect([taken('a'), taken('a')]).toEqual([true, true]);
  for (let n = 0; n < 5; n += 1) {
    expect(taken('a')).toBe(true);
    giveBack('a');
  }
  expect([taken('a'), taken('a')]).toEqual([true, false]);
  giveBack('never tried');
  forget('a');
  expect(taken('a')).toBe(true);
});

test.each([
  [60, '60 seconds'],
  [15 * 60, '15 minutes'],
  [24 * 60 * 60, '24 hours'],
])('%d seconds are said as %s', (seconds, words) => {
  const limits = createRateLimits(() => new Date('2025-06-03T10:00:00Z'));
  limits.take('a', 1, seconds);
  expect(() => limits.take('a', 1, seconds)).toThrow(`Please wait ${words}.`);
});
