import { ChildDied, startChild, type Child, type Progress } from './child-process.ts';
import { createPlaces, unlessEnded, type Places } from './places.ts';

type Lane = {
  /**
   * Runs a task of `src/child.ts` when it is the caller's turn. @throws ChildDied when it took too much memory or time,
   * `Cancelled` when its signal says so, Problem 503 when the wait takes too long, and what the task throws
   */
  run: <Result>(caller: string, task: string, input: unknown, options?: Options) => Promise<Result>;
  isBusy: () => boolean;
};

type Options = { progress?: Progress; signal?: AbortSignal };

type LaneOptions = {
  /** Of memory above what Bun itself needs, and of the processor's time for one task. */
  megabytes: number;
  seconds: number;
  /** Tasks that one child does before a new one takes its place: libraries don't give all memory back. */
  uses: number;
  /** How long a task may wait for its turn, in seconds. */
  patience: number;
};

export class Cancelled extends Error {}

/** A child that has nothing to do ends after so many milliseconds. */
const IDLE = 10_000;
/** How often a task is looked at, in milliseconds. */
const LOOK = 250;
/** On a busy machine a task may take so many times as long by the clock. */
const BUSY = 5;
/** What Bun may need besides on another kind of machine, where a child does not start with the limit of this one. */
const ELSEWHERE_MB = 300;

/**
 * Heavy work, one task at a time in a child process, in the order in which they come. A caller that asks for the next
 * when the last is done shares with the others. A child with uses left is kept for the next task, which then needs no new process.
 */
export function createLane(
  { megabytes, seconds, uses, patience }: LaneOptions,
  start: typeof startChild = startChild,
): Lane {
  const places = createPlaces({ places: 1, patience: patience * 1000 });
  let child: Child | null = null;
  let left = 0;
  let busy = false;
  let idle: NodeJS.Timeout | undefined;

  function end() {
    child?.kill();
    child = null;
  }

  /** Looks whether the task of a child takes too long. Others who need the processor, too, are no fault of it. */
  function watch(child: Child): () => void {
    const [used, began] = [child.seconds(), performance.now() / 1000];
    return () => {
      const elapsed = performance.now() / 1000 - began;
      if (child.seconds() - used > seconds || elapsed > seconds * BUSY) end();
    };
  }

  async function runNow(task: string, input: unknown, options: Options): Promise<unknown> {
    const isUsed = child?.isAlive() ?? false;
    try {
      return await runOnce(task, input, options);
    } catch (error) {
      if (!(error instanceof ChildDied)) throw error;
      if (error.atStart) return runOnce(task, input, options, megabytes + ELSEWHERE_MB);
      // memory left over from earlier tasks is not this one's fault
      if (isUsed) return runOnce(task, input, options);
      throw error;
    }
  }

  async function runOnce(
    task: string,
    input: unknown,
    { progress, signal }: Options,
    limit = megabytes,
  ) {
    if (signal?.aborted) throw new Cancelled();
    clearTimeout(idle);
    if (!child?.isAlive()) {
      child = start(limit);
      left = uses;
    }
    busy = true;
    left -= 1;
    const timer = setInterval(watch(child), LOOK);
    signal?.addEventListener('abort', end);
    try {
      return await child.run({ task, input }, progress ?? (() => {}));
    } catch (error) {
      if (error instanceof ChildDied) end();
      throw signal?.aborted ? new Cancelled() : error;
    } finally {
      signal?.removeEventListener('abort', end);
      clearInterval(timer);
      busy = false;
      if (left === 0) end();
      else idle = setTimeout(end, IDLE).unref();
    }
  }

  return {
    isBusy: () => busy,
    async run<Result>(caller: string, task: string, input: unknown, options: Options = {}) {
      const release = await unlessAborted(places.take(caller), options.signal);
      try {
        return (await runNow(task, input, options)) as Result;
      } finally {
        release();
      }
    },
  };
}

/** A cancelled caller stops waiting. */
async function unlessAborted(place: ReturnType<Places['take']>, signal?: AbortSignal) {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new Cancelled());
  signal?.addEventListener('abort', leave);
  return unlessEnded(place, aborted).finally(() => signal?.removeEventListener('abort', leave));
}
