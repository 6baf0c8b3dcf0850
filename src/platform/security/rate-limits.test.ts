import { describe, expect, test } from 'bun:test';
import { counter, limitKinds, ofHousehold, type Counter } from './rate-limit-kinds.ts';
import { createRateLimits } from './rate-limits.ts';

const { most, seconds } = limitKinds.log_in_account;

function limitsAt(start: string, mostKeys?: number) {
  let time = new Date(start).getTime();
  const limits = createRateLimits(() => new Date(time), mostKeys);
  const taken = (...counters: Counter[]) => {
    try {
      limits.take(...counters);
      return true;
    } catch {
      return false;
    }
  };
  /** How many of so many tries are taken. */
  const takenOf = (tries: number, ...counters: Counter[]) =>
    Array.from({ length: tries }, () => taken(...counters)).filter(Boolean).length;
  return { ...limits, taken, takenOf, wait: (s: number) => void (time += s * 1000) };
}

const start = '2025-06-03T10:00:00Z';
const a = counter('log_in_account', 'a');
const b = counter('log_in_account', 'b');

test('so many tries are taken within the time, and each makes room when it is old', () => {
  const { takenOf, wait } = limitsAt(start);
  expect(takenOf(4, a)).toBe(4);
  wait(seconds / 2);
  expect([takenOf(most, a), takenOf(1, b)]).toEqual([most - 4, 1]);
  wait(seconds / 2);
  expect(takenOf(most, a)).toBe(4);
});

test('an attempt that is refunded does not count; those before it do', () => {
  const { taken, takenOf, giveBack, forget } = limitsAt(start);
  expect(takenOf(most - 1, a)).toBe(most - 1);
  for (let n = 0; n < 5; n += 1) {
    expect(taken(a)).toBe(true);
    giveBack(a);
  }
  expect([taken(a), taken(a)]).toEqual([true, false]);
  giveBack(counter('log_in_account', 'never tried'));
  forget(a);
  expect(taken(a)).toBe(true);
});

test('a try that one counter refuses is counted by none', () => {
  const { takenOf, taken } = limitsAt(start);
  expect(takenOf(most, a)).toBe(most);
  expect(takenOf(50, b, a)).toBe(0);
  expect(takenOf(most + 1, b)).toBe(most);
  expect(taken(counter('password', 'a'))).toBe(true); // another kind
});

test('what only is noted tells when there are more than the limit has', () => {
  const { note, wait } = limitsAt(start);
  const one = counter('account', 'a@example.org');
  const noted = Array.from({ length: limitKinds.account.most + 20 }, () => note(one));
  expect(noted.indexOf(true)).toBe(limitKinds.account.most);
  expect(noted.slice(limitKinds.account.most)).not.toContain(false);
  wait(limitKinds.account.seconds + 1);
  expect(note(one)).toBe(false);
});

describe('a flood of keys', () => {
  const key = (n: number) => counter('log_in_account', `flood ${n}`);

  test('makes no full counter be forgotten, only others', () => {
    const { taken, takenOf } = limitsAt(start, 5);
    expect(takenOf(most, a)).toBe(most);
    for (let n = 0; n < 100; n += 1) expect(taken(key(n))).toBe(true);
    expect(taken(a)).toBe(false);
  });

  test('is refused when all counters are full, until one is old', () => {
    const { taken, takenOf, wait } = limitsAt(start, 3);
    for (const n of [1, 2, 3]) expect(takenOf(most, key(n))).toBe(most);
    expect([taken(key(4)), taken(key(1))]).toEqual([false, false]);
    wait(seconds);
    expect(taken(key(4))).toBe(true);
  });
});

describe('a household', () => {
  const kind = 'log_in_account';
  const tryFrom = (addresses: string[]) => {
    const { taken } = limitsAt(start);
    return addresses.filter((address) => taken(...ofHousehold(kind, address, 'dora'))).length;
  };
  const hex = (n: number) => n.toString(16);

  test.each([
    ['one IPv4 address', () => '203.0.113.7', most],
    ['as many IPv4 addresses', (n: number) => `203.0.113.${n}`, 200],
    ['one /64', (n: number) => `2001:db8:1:2::${hex(n + 1)}`, most],
    ['one /56', (n: number) => `2001:db8:1:2${hex(n).padStart(2, '0')}::7`, 4 * most],
    ['as many /56', (n: number) => `2001:db8:${hex(n)}:200::7`, 200],
  ])('from %s', (_what, addressOf, taken) => {
    expect(tryFrom(Array.from({ length: 200 }, (_, n) => addressOf(n)))).toBe(taken);
  });
});

test.each([
  ['log_in_account', '15 minutes'],
  ['register', '60 minutes'],
  ['confirm', '24 hours'],
] as const)('the wait after %s is said as %s', (kind, words) => {
  const { takenOf, take } = limitsAt(start);
  takenOf(limitKinds[kind].most, counter(kind, 'a'));
  expect(() => take(counter(kind, 'a'))).toThrow(`Please wait ${words}.`);
});
