import { newKey } from '#web/state/write-key.ts';

// A write whose response was lost may have been done. When it is sent again with the same key, the server repeats its
// first response and does nothing twice. A new record that was corrected meanwhile has that key, too: where the first one
// has arrived, the server refuses it (`key_reused`) rather than store a second one.

/** Milliseconds until an identical write counts as a new one: by then somebody means to write it again. */
const FORGET = 10 * 60_000;

/** By write, and that of the last new record whose response was lost by its call. */
const unanswered = new Map<string, { key: string; since: number }>();

/** The Idempotency-Key of a write: a new one, or that of one that has not succeeded yet and is the same or may be. */
export function keyFor(write: string, call = write): string {
  const now = performance.now();
  const known = unanswered.get(write) ?? unanswered.get(call);
  if (known && now - known.since < FORGET) return known.key;
  const key = newKey();
  unanswered.set(write, { key, since: now });
  return key;
}

/** No response came: whether it was done is not known. */
export function noteLost(path: string, call: string, key: string): void {
  if (/[/_]add$/.test(path)) unanswered.set(call, { key, since: performance.now() });
}

/** The write succeeded: the next identical one is a new write. */
export function settleKey(write: string, call = write): void {
  unanswered.delete(write);
  unanswered.delete(call);
}
