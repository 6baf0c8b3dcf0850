import { Problem } from '#src/platform/http/problem.ts';

/** Gives the place back. */
type Release = () => void;

export type Places = {
  /**
   * Waits for a place, of which a caller has one of each kind at a time. @throws Problem 503 when that takes longer than
   * the patience, or when too many wait
   */
  take: (caller: string, kind?: string) => Promise<Release>;
};

type Options = {
  places: number;
  /** How long a caller waits, in milliseconds. */
  patience: number;
  /** How many may wait, of one caller and in all. */
  waiting?: { ofOne: number; inAll: number };
};

type Waiting = { caller: string; key: string; enter: () => void; refuse: () => void };

/**
 * Places that callers take in turn: one that waits more than once is let in again after the others, and where no more
 * may wait, the one that waits most often makes room. A caller that has its place delays nobody else.
 */
export function createPlaces(options: Options): Places {
  const { places, patience, waiting: most = { ofOne: 20, inAll: Infinity } } = options;
  const having = new Set<string>();
  const waiting = new Set<Waiting>();

  const mayEnter = (key: string) => having.size < places && !having.has(key);
  const ofCaller = (caller: string) => [...waiting].filter((one) => one.caller === caller);

  function enter(key: string): Release {
    having.add(key);
    return () => {
      having.delete(key);
      letIn();
    };
  }

  function letIn(): void {
    for (const next of waiting) {
      if (!mayEnter(next.key)) continue;
      waiting.delete(next);
      next.enter();
      for (const one of ofCaller(next.caller)) {
        waiting.delete(one);
        waiting.add(one); // behind the others
      }
    }
  }

  /** @throws Problem 503 where the caller itself waits most often */
  function makeRoom(caller: string): void {
    const own = ofCaller(caller).length;
    if (own >= most.ofOne) throw crowded();
    if (waiting.size < most.inAll) return;
    const callers = [...new Set([...waiting].map((one) => one.caller))].map(ofCaller);
    const longest = callers.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= own + 1) throw crowded();
    longest.at(-1)?.refuse();
  }

  return {
    async take(caller, kind = '') {
      const key = `${kind} ${caller}`;
      if (mayEnter(key)) return enter(key); // then nobody waits who could have entered
      makeRoom(caller);
      const { promise, resolve, reject } = Promise.withResolvers<Release>();
      const next: Waiting = {
        caller,
        key,
        enter: () => resolve(enter(key)),
        refuse() {
          waiting.delete(next);
          reject(crowded());
        },
      };
      waiting.add(next);
      const timer = setTimeout(next.refuse, patience);
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

/** Stops waiting for a place when `ended` rejects: the place then goes to the next. */
export async function unlessEnded(
  place: Promise<Release>,
  ended: Promise<never>,
): Promise<Release> {
  try {
    return await Promise.race([ended, place]);
  } catch (error) {
    place.then((release) => release()).catch(() => {});
    throw error;
  }
}

const crowded = () => new Problem('crowded', null, { retryAfter: 5 });
