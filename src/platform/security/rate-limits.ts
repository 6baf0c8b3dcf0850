import { recentTries, secondsToWait } from '#src/domain/accounts/tries.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { limitKinds, type Counter, type LimitKind } from './rate-limit-kinds.ts';

/** Counts tries in windows, in memory. */
export type RateLimits = {
  /** Counts one try in all of them. @throws Problem 429 when one is full: then none has counted it */
  take: (...counters: Counter[]) => void;
  isFull: (counter: Counter) => boolean;
  /** Counts one try, however many there were. Returns whether there are more than the limit has. */
  note: (counter: Counter) => boolean;
  /** Takes the newest try back: it was a good one. */
  giveBack: (...counters: Counter[]) => void;
  /** Forgets the tries, such as after a good login. */
  forget: (...counters: Counter[]) => void;
};

/** Of each kind, so that a flood of one can't touch another. */
const MOST_KEYS = 20_000;

export function createRateLimits(now: () => Date, mostKeys = MOST_KEYS): RateLimits {
  const kinds = new Map<LimitKind, Map<string, number[]>>();
  const triesOf = (kind: LimitKind) => {
    const tries = kinds.get(kind) ?? new Map<string, number[]>();
    kinds.set(kind, tries);
    return tries;
  };
  const limitOf = ({ kind, times }: Counter) => ({
    ...limitKinds[kind],
    most: limitKinds[kind].most * times,
  });
  const recentOf = (one: Counter, time: number) =>
    recentTries(triesOf(one.kind).get(one.key) ?? [], time, limitOf(one));

  /** Makes room for one more key. A full counter is never dropped: the caller that filled it could start again. */
  const hasRoom = ({ kind, key }: Counter, time: number): boolean => {
    const tries = triesOf(kind);
    if (tries.size < mostKeys || tries.has(key)) return true;
    const { most } = limitKinds[kind];
    for (const [other, times] of tries) {
      if (recentTries(times, time, limitKinds[kind]).length >= most) continue;
      tries.delete(other);
      return true;
    }
    return false;
  };
  const store = (one: Counter, recent: number[], time: number) => {
    const tries = triesOf(one.kind);
    tries.delete(one.key); // the one that was used last is the last to be forgotten
    tries.set(one.key, [...recent, time].slice(-2 * limitOf(one).most)); // noted ones have no end
  };

  return {
    take(...counters) {
      const time = now().getTime();
      const taken = counters.map((one) => {
        const recent = recentOf(one, time);
        refuse(secondsToWait(recent, time, limitOf(one)));
        if (!hasRoom(one, time)) refuse(limitKinds[one.kind].seconds);
        return { one, recent };
      });
      for (const { one, recent } of taken) store(one, recent, time);
    },
    isFull(one) {
      const time = now().getTime();
      return secondsToWait(recentOf(one, time), time, limitOf(one)) > 0;
    },
    note(one) {
      const time = now().getTime();
      const recent = recentOf(one, time);
      if (hasRoom(one, time)) store(one, recent, time);
      return secondsToWait(recent, time, limitOf(one)) > 0;
    },
    giveBack: (...counters) => {
      for (const { kind, key } of counters) triesOf(kind).get(key)?.pop();
    },
    forget: (...counters) => {
      for (const { kind, key } of counters) triesOf(kind).delete(key);
    },
  };
}

/** @throws Problem 429 */
export function refuse(seconds: number): void {
  if (seconds > 0) throw new Problem('too_many_requests', { seconds }, { retryAfter: seconds });
}
