import { newKey } from '#web/state/write-key.ts';

// A write whose response was lost may have been done. When it is sent again with the same key, the server repeats its
// first response and does nothing twice.

/** Milliseconds until an identical write counts as a new one: by then somebody means to write it again. */
const FORGET = 10 * 60_000;

const unanswered = new Map<string, { key: string; since: number }>();

/** The Idempotency-Key of a write: a new one, or that of an identical write that has not succeeded yet. */
export function keyFor(write: string): string {
  const now = performance.now();
  const known = unanswered.get(write);
  if (known && now - known.since < FORGET) return known.key;
  const key = newKey();
  unanswered.set(write, { key, since: now });
  return key;
}

/** The write succeeded: the next identical one is a new write. */
export function settleKey(write: string): void {
  unanswered.delete(write);
}
