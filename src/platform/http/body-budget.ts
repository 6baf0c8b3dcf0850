import { Problem } from './problem.ts';

/** Gives room that was taken back. */
type Release = () => void;

export type Budget = {
  /**
   * Waits until `bytes` more may be in memory. @throws Problem 503 when that takes longer than the budget's patience,
   * or when the caller has too many waiting
   */
  take: (caller: string, bytes: number) => Promise<Release>;
};

type Waiting = { caller: string; bytes: number; enter: () => void };

const MOST_WAITING = 20;

/**
 * Bounds the bytes of bodies in memory, `most` in all and `share` of one caller; what is larger comes alone. The others
 * wait in turn, for at most `patience` milliseconds, and a caller that has its share delays no other one.
 */
export function createBudget(options: { most: number; share: number; patience: number }): Budget {
  const { most, share, patience } = options;
  const shares = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let total = 0;

  const hasShare = (caller: string, bytes: number) => {
    const own = shares.get(caller) ?? 0;
    return own === 0 || own + bytes <= share;
  };
  const hasRoom = (bytes: number) => total === 0 || total + bytes <= most;

  const enter = (caller: string, bytes: number): Release => {
    total += bytes;
    shares.set(caller, (shares.get(caller) ?? 0) + bytes);
    return () => {
      total -= bytes;
      const left = (shares.get(caller) ?? 0) - bytes;
      if (left > 0) shares.set(caller, left);
      else shares.delete(caller);
      letIn();
    };
  };
  const letIn = () => {
    for (const next of waiting) {
      if (!hasShare(next.caller, next.bytes)) continue;
      if (!hasRoom(next.bytes)) return;
      waiting.delete(next);
      next.enter();
    }
  };

  return {
    async take(caller, bytes) {
      const isFirst = [...waiting].every((one) => !hasShare(one.caller, one.bytes));
      if (isFirst && hasShare(caller, bytes) && hasRoom(bytes)) return enter(caller, bytes);
      if ([...waiting].filter((one) => one.caller === caller).length >= MOST_WAITING)
        throw crowded();
      const { promise, resolve, reject } = Promise.withResolvers<Release>();
      const turn: Waiting = { caller, bytes, enter: () => resolve(enter(caller, bytes)) };
      waiting.add(turn);
      const timer = setTimeout(() => {
        waiting.delete(turn);
        reject(crowded());
        letIn();
      }, patience);
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

const crowded = () => new Problem('crowded', null, { retryAfter: 5 });
