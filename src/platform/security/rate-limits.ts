import { Problem } from '#src/platform/http/problem.ts';

/** Counts in windows, in memory: a restart forgives, which is fine at home. */
export type RateLimits = {
  /** Counts one try. @throws Problem 429 when `key` has had `most` within `seconds`. */
  take: (key: string, most: number, seconds: number) => void;
  /** Takes the newest try back: it was a good one. */
  giveBack: (key: string) => void;
  /** Forgets the tries of a key, such as after a good login. */
  forget: (key: string) => void;
};

const MOST_KEYS = 50_000;

export function createRateLimits(now: () => Date): RateLimits {
  const tries = new Map<string, number[]>();
  return {
    take(key, most, seconds) {
      const time = now().getTime();
      const recent = (tries.get(key) ?? []).filter(
        (at) => at > time - seconds * 1000 && at <= time,
      );
      if (recent.length >= most) {
        const free = (recent[0] ?? time) + seconds * 1000;
        const wait = Math.max(1, Math.ceil((free - time) / 1000));
        throw new Problem('too_many_requests', { seconds: wait }, { retryAfter: wait });
      }
      // the oldest key goes first, so that a flood of keys can't fill the memory
      if (tries.size >= MOST_KEYS) tries.delete(tries.keys().next().value ?? '');
      tries.delete(key);
      tries.set(key, [...recent, time]);
    },
    giveBack: (key) => void tries.get(key)?.pop(),
    forget: (key) => void tries.delete(key),
  };
}
