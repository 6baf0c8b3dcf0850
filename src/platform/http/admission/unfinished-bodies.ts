import { Problem } from '#src/platform/http/problem.ts';

/** One body on its way. */
export type Arriving = {
  /** Counts bytes that arrived; may end this body or another one. */
  add: (bytes: number) => void;
  /** Rejects with Problem 503 when this body has to make room. */
  ended: Promise<never>;
  leave: () => void;
};

type Body = { caller: string; bytes: number; end: (problem: Problem) => void };

/**
 * Bounds the bytes of unfinished bodies by what has arrived, not by what was announced. Nobody waits: where there is no
 * room, the caller that holds the most loses its largest body, so that small ones always get through.
 */
export function createUnfinishedBodies(most: number) {
  const bodies = new Set<Body>();
  let total = 0;

  function remove(body: Body): void {
    if (bodies.delete(body)) total -= body.bytes;
  }

  function makeRoom(): void {
    if (total <= most) return;
    const shares = new Map<string, number>();
    for (const { caller, bytes } of bodies) shares.set(caller, (shares.get(caller) ?? 0) + bytes);
    const [caller] = [...shares].reduce((one, other) => (other[1] > one[1] ? other : one));
    const own = [...bodies].filter((body) => body.caller === caller);
    const largest = own.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    remove(largest);
    largest.end(new Problem('crowded', null, { retryAfter: 5 }));
    makeRoom();
  }

  return (caller: string): Arriving => {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => {}); // it may end while nobody waits
    const body: Body = { caller, bytes: 0, end: reject };
    bodies.add(body);
    return {
      add(bytes) {
        if (!bodies.has(body)) return; // ended by another one
        body.bytes += bytes;
        total += bytes;
        makeRoom();
      },
      ended,
      leave: () => remove(body),
    };
  };
}
