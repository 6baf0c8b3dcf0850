import '#web/testing/dom.ts';
import { beforeEach, describe, expect, test } from 'bun:test';
import type { Round } from './round.ts';
import { laterRound, type Kept } from './round-progress.ts';
import {
  keepRounds,
  progressKey,
  readRound,
  savedAt,
  storeRound,
  type RoundKeeper,
} from './stored-round.ts';

const key = 'exuvia.round.1';
const round = (id: number): Round => ({
  title: 'Due',
  way: 'each',
  day: null,
  pets: [{ id }] as Round['pets'],
  answers: [],
  at: 0,
  swaps: {},
  ticks: {},
  feeders: [],
});
const answer = { id: 1, outcome: 'skipped', food: '', record: null } as const;

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());

describe('a stored round', () => {
  test('is read as it was stored, after its animals and after its progress', () => {
    const first = round(1);
    storeRound(key, first);
    expect(readRound(key)).toEqual(first);
    const next = { ...first, answers: [answer], at: 1, feeders: ['Dubia'] };
    storeRound(key, next);
    expect(readRound(key)).toEqual(next);
  });

  test('stores its animals once', () => {
    const first = round(1);
    storeRound(key, first);
    const before = localStorage.getItem(key);
    storeRound(key, { ...first, answers: [answer] });
    expect(localStorage.getItem(key)).toBe(before);
  });

  test('takes no progress of another round', () => {
    const first = round(1);
    storeRound(key, first);
    storeRound(key, { ...first, answers: [answer] });
    const late = localStorage.getItem(progressKey(key)) ?? '';
    storeRound(key, round(2));
    expect(readRound(key)).toEqual(round(2));
    localStorage.setItem(progressKey(key), late);
    expect(readRound(key)).toEqual(round(2));
  });

  test('is still there with its progress where there is no room for another one', () => {
    const first = round(1);
    storeRound(key, first);
    const next = { ...first, answers: [answer] };
    storeRound(key, next);
    const roomy = localStorage;
    const full = { setItem: refuse, removeItem: (name: string) => roomy.removeItem(name) };
    Object.defineProperty(globalThis, 'localStorage', { value: full, configurable: true });
    storeRound(key, round(2));
    Object.defineProperty(globalThis, 'localStorage', { value: roomy, configurable: true });
    expect(readRound(key)).toEqual(next);
  });

  test('leaves nothing when it is removed', () => {
    const first = round(1);
    storeRound(key, first);
    storeRound(key, { ...first, answers: [answer] });
    storeRound(key, null);
    expect(localStorage.length).toBe(0);
    expect(readRound(key)).toBeNull();
  });

  test.each([
    ['beside the device’s database', true],
    ['before that was opened', false],
  ])(
    'that was removed %s stays so after more visits, where the browser still has it',
    (_, isOpen) => {
      const kept: Kept = { whole: undefined, progress: undefined };
      const keeper: RoundKeeper = {
        keepWhole: (whole) => void (kept.whole = whole),
        keepProgress: (progress) => void (kept.progress = progress),
      };
      const release = keepRounds(keeper, key, readRound(key));
      storeRound(key, { ...round(1), begun: 'one' });
      const onDisk = Object.entries(localStorage);
      if (!isOpen) release();
      storeRound(key, null);
      if (isOpen) release();
      for (let visit = 1; visit <= 2; visit++) keepRounds(keeper, key, readRound(key))();
      for (const [name, value] of onDisk) localStorage.setItem(name, value);
      const now = readRound(key);
      expect(now?.begun).toBe('one');
      expect(laterRound(now, kept, savedAt())).toBeNull();
    },
  );

  test('of the version before, with all in one, goes on', () => {
    localStorage.setItem(key, JSON.stringify({ ...round(1), answers: [answer] }));
    expect(readRound(key)).toEqual({ ...round(1), answers: [answer] });
  });
});
