import { describe, expect, test } from 'bun:test';
import { recentTries, secondsToWait } from './tries.ts';

const limit = { most: 3, seconds: 60 };
const seconds = (times: number[]) => times.map((time) => time * 1000);

describe('a try', () => {
  test.each([
    ['without any before it', [], 100, 0],
    ['with room for one more', [90, 95], 100, 0],
    ['when the limit is full', [90, 95, 100], 100, 50],
    ['in the last moment of the window', [41, 95, 100], 100, 1],
    ['when the oldest is just out of the window', [40, 95, 100], 100, 0],
    ['with more than the limit has', [90, 91, 95, 99], 100, 51],
    ['after a clock that was ahead', [200, 300, 400], 100, 0],
  ])('%s', (_what, tries, now, wait) => {
    const recent = recentTries(seconds(tries), now * 1000, limit);
    expect(secondsToWait(recent, now * 1000, limit)).toBe(wait);
  });
});
