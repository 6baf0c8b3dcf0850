/** Milliseconds of calls in one turn of the event loop, before it is looked at what else arrived. */
const SLICE = 5;
/** Calls that may wait: of one caller, and of all, where each has an equal share. */
const MOST = { ofCaller: 100, ofAll: 2000 };

/**
 * Lets calls in at once while there is little to do. Else they wait, one of each caller in turn and one call in a turn of
 * the event loop, so that who sends thousands at once delays its own calls alone.
 */
export function createTurns(
  most = MOST,
  later: (work: () => void) => unknown = setImmediate,
  clock = () => performance.now(),
) {
  const waiting = new Map<string, (() => void)[]>();
  let began: number | null = null; // this turn of the event loop

  function next(): void {
    began = null;
    const [first] = waiting;
    if (!first) return;
    const [caller, own] = first;
    beginTurn();
    waiting.delete(caller);
    own.shift()?.();
    if (own.length > 0) waiting.set(caller, own); // behind the others
  }
  function beginTurn(): number {
    if (began === null) later(next);
    return (began ??= clock());
  }

  return {
    /** Whether a call may go on without waiting. */
    isFree: (): boolean => waiting.size === 0 && clock() - beginTurn() < SLICE,
    /** Whether as many of the caller's calls wait as may. */
    isFull(caller: string): boolean {
      const own = waiting.get(caller)?.length ?? 0;
      const share = Math.ceil(most.ofAll / (waiting.size + (own > 0 ? 0 : 1)));
      return own >= Math.min(most.ofCaller, share);
    },
    /** Resolves when it is the caller's turn. */
    wait(caller: string): Promise<void> {
      const own = waiting.get(caller) ?? [];
      beginTurn();
      waiting.set(caller, own);
      return new Promise((enter) => own.push(enter));
    },
  };
}
