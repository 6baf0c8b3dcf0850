import { Problem } from '#src/platform/http/problem.ts';
import { createPlaces, unlessEnded } from '#src/platform/jobs/places.ts';

/** More bytes than any form of a page sends; parsed and checked they take ten times as much. */
const LARGE = 100_000;
/** These keep what they were sent until it is their turn to store it, so that many small ones are as much. */
const KEEPS_ITS_BODY = '/api/pet/add_all';

/** Less than the 60 s after which the server ends a connection without a byte. */
const PATIENCE = 45_000;

const options = { places: 2, patience: PATIENCE, waiting: { ofOne: 3, inAll: 30 } };

type Body = { path: string; caller: string; bytes: number; ended: Promise<never> };

/**
 * Large bodies are parsed two at a time, one of each keeper, and the next when the response to one is made: what waits is
 * its text, which unfinished-bodies.ts counts, and no more.
 */
export function createLargeBodies() {
  const places = createPlaces(options);
  const held = new WeakMap<Request, () => void>();

  return {
    /** Waits until a body may be parsed. @throws Problem 503 */
    async enter(request: Request, { path, caller, bytes, ended }: Body): Promise<void> {
      if (bytes < LARGE && path !== KEEPS_ITS_BODY) return;
      held.set(request, await unlessEnded(places.take(caller), ended));
      if (request.signal.aborted) throw new Problem('crowded');
    },
    /** Called when the response to a call is made. */
    leave(request: Request): void {
      held.get(request)?.();
      held.delete(request);
    },
  };
}
